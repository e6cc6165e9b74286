import { z } from "zod";
import { answer, success } from "../../http/answer.ts";
import type { App } from "../../http/app.ts";
import type { Platform } from "../../platform.ts";
import { requireStaff } from "../staff/index.ts";

const troubles = z
  .object({
    fullFolders: z
      .array(z.string())
      .meta({ description: "Folders on whose disk there is no room left." }),
  })
  .meta({ id: "Troubles", description: "What is wrong with the machine and needs a person." });

/** What is wrong with the machine, for the staff of the house: a brand's can't mend it. */
export function troubleRoutes(app: App, platform: Platform): void {
  const schema = {
    summary: "What is wrong with the machine and needs a person; nothing for staff of one brand",
    response: { 200: answer(troubles) },
  };
  app.get("/operator/v1/troubles", { preHandler: requireStaff(platform), schema }, ({ staff }) =>
    success({ fullFolders: staff.brandId === null ? [...platform.room.full()] : [] }),
  );
}
