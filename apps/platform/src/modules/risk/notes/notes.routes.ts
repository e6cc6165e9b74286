import { z } from "zod";
import { answer, success, wireTime } from "../../../http/answers/answer.ts";
import type { App } from "../../../http/app.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { requireStaff, type StaffSignedIn } from "../../staff/index.ts";
import { findPlayer } from "../find-player.ts";
import { changeTag } from "./change-tag.ts";
import { insertNote, selectNotes, selectTags, selectTagsUsed } from "./notes.store.ts";

const params = z.object({ id: z.string().max(40) });
const made = { by: z.string(), at: wireTime };
const notes = z
  .object({
    notes: z.array(z.object({ words: z.string(), ...made })),
    tags: z.array(z.object({ tag: z.string(), ...made })),
  })
  .meta({ id: "NotesOfPlayer", description: "What staff wrote about a player, newest first." });
const tag = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9 -]{0,29}$/, "Up to 30 letters, digits, spaces and hyphens");
const response = { 200: answer(notes) };
const refusals = { 404: ["NOT_FOUND"] };

/** Notes and tags on players, for staff alone. */
export function notesRoutes(app: App, platform: Platform): void {
  const { db } = platform;
  const preHandler = requireStaff(platform, "players.notes");

  const reading = { summary: "Notes and tags of a player", params, response, refusals };
  app.get("/operator/v1/players/:id/notes", { preHandler, schema: reading }, (request) =>
    notesOf(request.staff, request.params.id),
  );

  const writing = {
    summary: "Writes a note about a player; it stays",
    params,
    body: z.object({ words: z.string().trim().min(1).max(2_000) }),
    response,
    refusals,
  };
  app.post(
    "/operator/v1/players/:id/notes",
    { preHandler, schema: writing },
    async ({ staff, params: { id }, body }) => {
      const player = await findPlayer(db, id, staff);
      await db.inTransaction(async (tx) => {
        await insertNote(tx, player, body.words, staff.username);
        await recordAudit(tx, {
          actor: staff.username,
          action: "player.note",
          subject: player.publicId,
          brandId: player.brandId,
        });
      });
      return notesOf(staff, id);
    },
  );

  const tagging = {
    summary: "Gives a player a tag, or takes it away",
    params,
    body: z.object({ tag, on: z.boolean() }),
    response,
    refusals: { ...refusals, 422: ["TOO_MANY_TAGS"] },
  };
  app.post(
    "/operator/v1/players/:id/tags",
    { preHandler, schema: tagging },
    async ({ staff, params: { id }, body }) => {
      const player = await findPlayer(db, id, staff);
      await db.inTransaction((tx) => changeTag(tx, player, staff.username, body));
      return notesOf(staff, id);
    },
  );

  const used = {
    summary: "The tags that players have",
    response: { 200: answer(z.array(z.string())) },
  };
  app.get(
    "/operator/v1/player-tags",
    { preHandler: requireStaff(platform, "players.read"), schema: used },
    async ({ staff }) => success(await selectTagsUsed(db, staff.brandId)),
  );

  async function notesOf(staff: StaffSignedIn, id: string) {
    const player = await findPlayer(db, id, staff);
    const of = ({ madeBy, madeAt }: { madeBy: string; madeAt: Temporal.Instant }) => ({
      by: madeBy,
      at: madeAt.toString(),
    });
    return success({
      notes: (await selectNotes(db, player.id)).map((one) => ({ words: one.words, ...of(one) })),
      tags: (await selectTags(db, player.id)).map((one) => ({ tag: one.tag, ...of(one) })),
    });
  }
}
