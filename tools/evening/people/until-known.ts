import { setTimeout as pause } from "node:timers/promises";
import type { Answered } from "../../../apps/platform/src/testing/people.ts";
import type { Journal } from "./journal.ts";

const AGAIN_MS = 700;
/** Longer than any part is ever down: a request without an answer by then never gets one. */
const LONGEST_SILENCE_MS = 300_000;
const SERVER_FAULT = 500;
const TOO_MANY = 429;

/**
 * Repeats a request until a process answers. Throws when none ever does, so that the evening ends.
 */
export async function untilKnown(
  journal: Journal,
  ask: () => Promise<Answered>,
): Promise<Answered> {
  for (const deadline = Date.now() + LONGEST_SILENCE_MS; Date.now() < deadline;) {
    const answer = await ask().catch(() => undefined);
    if (answer && answer.status < SERVER_FAULT && answer.status !== TOO_MANY) return answer;
    if (answer && answer.status >= SERVER_FAULT && answer.status !== 503)
      journal.faults.push(`a bettor was answered with ${answer.status} ${answer.code}`);
    journal.unknown++;
    await pause(AGAIN_MS);
  }
  throw new Error(`Nobody has answered for ${LONGEST_SILENCE_MS / 1_000} s`);
}
