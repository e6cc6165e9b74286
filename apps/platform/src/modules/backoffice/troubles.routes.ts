import { z } from "zod";
import { answer, success } from "../../http/answers/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { requireStaff } from "../staff/index.ts";

const troubles = z
  .object({
    fullFolders: z.array(z.string()).meta({ description: "Folders on a full disk." }),
  })
  .meta({ id: "Troubles", description: "Problems of the machine that need a person." });

/** What is wrong with the machine, for house staff: a brand's staff can't fix it. */
export function troubleRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "Problems of the machine that need a person; empty for staff of one brand",
    response: { 200: answer(troubles) },
  };
  app.get("/operator/v1/troubles", { preHandler: requireStaff(platform), schema }, ({ staff }) =>
    success({ fullFolders: staff.brandId === null ? [...platform.room.full()] : [] }),
  );
}
