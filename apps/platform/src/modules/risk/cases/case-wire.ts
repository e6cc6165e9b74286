import { z } from "zod";
import { Refusal, wireTime } from "../../../http/answers/answer.ts";
import { CASE_MOVES, CASE_STATES, STEP_KINDS, type CaseStep, type RiskCase } from "./case.ts";
import type { CaseFileName } from "./case-files.store.ts";

export const caseParams = z.object({ id: z.string().regex(/^rc_[0-9a-v]{20}$/) });
/** Why something was done, for colleagues and the authority. */
export const caseReason = z.string().trim().min(3, "Please give a reason").max(2_000);

const REFUSALS = {
  NOT_FOUND: [404, "There is no such case."],
  WRONG_STATE: [409, "The case is in another state by now. Look at it again."],
  CASE_OPEN: [409, "A case of this player is being looked into already."],
  NOT_A_FILE: [422, "Only PNG and JPG pictures and PDF files can be added."],
  FILE_TOO_LARGE: [422, "A file can be at most 5 MB."],
} as const satisfies Readonly<Record<string, readonly [status: number, sentence: string]>>;

export function caseRefusal(code: keyof typeof REFUSALS): Refusal {
  return new Refusal(REFUSALS[code][0], code, REFUSALS[code][1]);
}

export const caseRow = z
  .object({
    id: z.string(),
    player: z.object({ id: z.string(), username: z.string() }),
    state: z.enum(CASE_STATES),
    score: z.number().int().meta({ description: "The highest that was added; 0 by hand." }),
    assignee: z.string().nullable(),
    openedBy: z.string().meta({ description: "A member of staff, or `rules`." }),
    openedAt: wireTime,
    movedAt: wireTime,
  })
  .meta({ id: "CaseRow" });

const step = z.object({
  kind: z.enum(STEP_KINDS),
  actor: z.string(),
  words: z.string(),
  at: wireTime,
  subject: z.string().nullable().meta({ description: "What was scored, by its public id." }),
  score: z.number().int().nullable(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export const caseDetails = caseRow
  .extend({
    moves: z.array(z.enum(CASE_STATES)).meta({ description: "Where it can go now." }),
    steps: z.array(step),
    files: z.array(
      z.object({ id: z.string(), name: z.string(), kind: z.enum(["png", "jpg", "pdf"]) }),
    ),
  })
  .meta({ id: "CaseDetails", description: "A suspicion about a player, and all that happened." });

export function toCaseRow(found: RiskCase): z.infer<typeof caseRow> {
  const { publicId, playerRef, playerName, state, score, assignee, openedBy } = found;
  return {
    id: publicId,
    player: { id: playerRef, username: playerName },
    state,
    score,
    assignee,
    openedBy,
    openedAt: found.openedAt.toString(),
    movedAt: found.movedAt.toString(),
  };
}

export function toCaseDetails(
  found: RiskCase,
  steps: readonly CaseStep[],
  files: readonly CaseFileName[],
): z.infer<typeof caseDetails> {
  return {
    ...toCaseRow(found),
    moves: [...CASE_MOVES[found.state]],
    steps: steps.map(toStep),
    files: files.map(({ id, name, kind }) => ({ id: id.toString(), name, kind })),
  };
}

function toStep({ kind, actor, words, details, at }: CaseStep): z.infer<typeof step> {
  const text = (name: string) => {
    const value = details[name];
    return typeof value === "string" ? value : null;
  };
  const { score } = details;
  return {
    kind,
    actor,
    words,
    at: at.toString(),
    subject: text("subject"),
    score: typeof score === "number" ? score : null,
    from: text("from"),
    to: text("to"),
  };
}
