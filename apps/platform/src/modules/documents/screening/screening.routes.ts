import { z } from "zod";
import { answer, Refusal, success, wireTime } from "../../../http/answers/answer.ts";
import { refusalsOf } from "../../../http/answers/refusals.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { requireStaff } from "../../staff/index.ts";
import { loadList } from "./load-list.ts";
import { selectList, type LoadedList } from "./screening.store.ts";

/** Bytes of a list: all sanctions and politically exposed persons are some 300 MB. */
const MOST_BYTES = 1024 * 1024 * 1024;

const TABLE = {
  NOT_A_LIST: [
    422,
    "This is not a whole targets.simple.csv with persons. The list before is still in use.",
  ],
} as const;

const wireList = z
  .object({
    file: z.string(),
    persons: z.number().int(),
    names: z.number().int().meta({ description: "With aliases." }),
    loadedBy: z.string(),
    loadedAt: wireTime,
  })
  .meta({ id: "ScreeningList", description: "The list that names are compared with." });

/** The list of names that documents are compared with, for the house. */
export function screeningRoutes(app: App, platform: Platform): void {
  const reading = {
    summary: "The list that names on identity documents are compared with; null for none",
    response: { 200: answer(z.object({ list: wireList.nullable() })) },
  };
  app.get(
    "/operator/v1/screening",
    { preHandler: requireStaff(platform, "documents.read"), schema: reading },
    async () => {
      const list = await selectList(platform.db);
      return success({ list: list ? toWire(list) : null });
    },
  );

  const loading = {
    summary: "Loads a list (OpenSanctions' targets.simple.csv) in place of the one before",
    upload: z.object({ file: z.file().max(MOST_BYTES) }),
    response: { 200: answer(z.object({ list: wireList })) },
    refusals: refusalsOf(TABLE),
  };
  app.post(
    "/operator/v1/screening",
    { preHandler: requireStaff(platform, "screening.load"), schema: loading },
    async (request) => {
      const part = request.isMultipart()
        ? await request.file({ limits: { fileSize: MOST_BYTES, files: 1 } })
        : undefined;
      const loaded = part
        ? await loadList(
            platform,
            { name: part.filename.slice(0, 200), stream: part.file },
            request.staff.username,
          )
        : ({ ok: false, refusal: "NOT_A_LIST" } as const);
      if (!loaded.ok) throw new Refusal(TABLE.NOT_A_LIST[0], loaded.refusal, TABLE.NOT_A_LIST[1]);
      return success({ list: toWire(loaded.value) });
    },
  );
}

function toWire({ loadedAt, ...same }: LoadedList): z.infer<typeof wireList> {
  return { ...same, loadedAt: loadedAt.toString() };
}
