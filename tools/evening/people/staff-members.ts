import { setTimeout as pause } from "node:timers/promises";
import { openDraw } from "@perya/fair";
import { rulesOf } from "../../../apps/platform/src/modules/lottery/games/rules-of.ts";
import type { TestStaff } from "../../../apps/platform/src/testing/people.ts";
import { CANCEL_GAME, GAMES, TYPED_GAME, VOID_GAME } from "../games.ts";
import type { Span } from "../proof/prove.ts";
import type { Journal } from "./journal.ts";

const ROUND_MS = 500;
/**
 * Which typed results are corrected, counted from the evening's first; one of them is corrected
 * twice.
 */
const CORRECTED: ReadonlyMap<number, number> = new Map([
  [2, 1],
  [4, 2],
]);
const CANCEL_SECONDS = 30;
/** Enough time for the last draws to settle. */
const SETTLING_MS = 5_000;
/** The longest wait for a draw that does not come: the proof reports which one it is. */
const LONGEST_WAIT_MS = 180_000;
const HALF_MINUTE = { kind: "every", seconds: 30 };

interface Draw {
  readonly issueNo: string;
  readonly status: string;
  readonly rules: string;
  readonly drawAt: string;
  readonly version: number;
}

type StaffMembers = readonly [TestStaff, TestStaff];

/**
 * Configures the games: results of one are typed in, orders of another can be cancelled, and all
 * have draws more often if the evening is to be short.
 */
export async function prepareGames([staff, second]: StaffMembers, quick: boolean): Promise<void> {
  for (const code of GAMES) {
    const change = {
      ...(code === TYPED_GAME ? { source: "MANUAL" } : {}),
      ...(code === CANCEL_GAME ? { cancelSeconds: CANCEL_SECONDS } : {}),
      ...(quick ? { calendar: HALF_MINUTE } : {}),
    };
    if (Object.keys(change).length === 0) continue;
    const {
      status,
      code: refusal,
      value,
    } = await staff.call("PUT", `/lottery/games/${code}`, { ...change, reason: "For the evening" });
    if (status !== 200) throw new Error(`${code} could not be changed: ${status} ${refusal}`);
    if (value.approvalId !== null)
      await second.call("POST", `/approvals/${value.approvalId}/approve`);
  }
}

/**
 * Types in a result for every draw that waits for one and corrects some, each approved by the
 * second person, until the evening is over and no draw waits, or a limit passes.
 */
export async function typeResults(
  staffMembers: StaffMembers,
  seed: string,
  { from, to: until }: Pick<Span, "from" | "to">,
  journal: Journal,
): Promise<void> {
  const first = new Set<string>();
  const left = new Map<string, number>();
  for (let typed = 0; ;) {
    const waiting = await draws(staffMembers[0], TYPED_GAME, "DRAWING");
    for (const draw of waiting) {
      if (
        !(await agree(staffMembers, draw, `${seed}:${draw.issueNo}:1`, journal)) ||
        first.has(draw.issueNo)
      )
        continue;
      first.add(draw.issueNo);
      if (Date.parse(draw.drawAt) > from) left.set(draw.issueNo, CORRECTED.get(++typed) ?? 0);
    }
    const settled = await draws(staffMembers[0], TYPED_GAME, "SETTLED");
    for (const draw of settled) {
      const more = left.get(draw.issueNo) ?? 0;
      if (
        more > 0 &&
        (await agree(staffMembers, draw, `${seed}:${draw.issueNo}:${draw.version + 1}`, journal))
      )
        left.set(draw.issueNo, more - 1);
    }
    const coming = await draws(staffMembers[0], TYPED_GAME, "OPEN", "LOCKED", "DRAWING");
    const areAllIn =
      !coming.some(({ drawAt }) => Date.parse(drawAt) <= until) &&
      [...left.values()].every((more) => more === 0);
    if (Date.now() > until + (areAllIn ? SETTLING_MS : LONGEST_WAIT_MS)) return;
    await pause(ROUND_MS);
  }
}

/**
 * One person types in a result, cannot approve it alone, and the other one approves it. False when
 * no process answers at the moment.
 */
async function agree(
  [one, two]: StaffMembers,
  { issueNo, rules: code }: Draw,
  seed: string,
  journal: Journal,
): Promise<boolean> {
  const rules = rulesOf(code);
  const outcome = rules.draw(openDraw(seed, "typed"), {});
  try {
    const entered = await one.call("POST", `/lottery/issues/${TYPED_GAME}/${issueNo}/results`, {
      outcome,
      reason: "Read from the machine",
    });
    const waiting = await two.call("GET", "/lottery/results");
    const result = (waiting.value as { id: string; issueNo: string }[]).find(
      (own) => own.issueNo === issueNo,
    );
    if (!result) {
      if (entered.status === 200)
        journal.faults.push(`a result of ${issueNo} was typed in and does not wait`);
      return false;
    }
    const own = await one.call("POST", `/lottery/results/${result.id}/approve`, {
      reason: "I trust myself",
    });
    if (own.code !== "OWN_RESULT")
      journal.faults.push(
        `one person alone decided the result of ${issueNo}: ${own.status} ${own.code}`,
      );
    const agreed = await two.call("POST", `/lottery/results/${result.id}/approve`, {
      reason: "Read it too",
    });
    if (agreed.status !== 200)
      journal.faults.push(
        `nobody could agree to the result of ${issueNo}: ${agreed.status} ${agreed.code}`,
      );
    return agreed.status === 200;
  } catch {
    return false;
  }
}

/** Voids the open draw of a game, with the bets on it. */
export async function voidOne([staff]: StaffMembers, journal: Journal): Promise<void> {
  const [draw] = await draws(staff, VOID_GAME, "OPEN");
  if (!draw) return void journal.faults.push(`${VOID_GAME} has no draw that could be void`);
  const { status, code } = await staff.call(
    "POST",
    `/lottery/issues/${VOID_GAME}/${draw.issueNo}/void`,
    { reason: "The machine fell over" },
  );
  if (status !== 200)
    journal.faults.push(`${draw.issueNo} could not be made void: ${status} ${code}`);
}

/** A game's draws in some states, newest first; empty while no process answers. */
async function draws(
  staff: TestStaff,
  gameCode: string,
  ...states: readonly string[]
): Promise<Draw[]> {
  const found: Draw[] = [];
  for (const state of states) {
    const answer = await staff
      .call("GET", `/lottery/issues?gameCode=${gameCode}&status=${state}`)
      .catch(() => undefined);
    if (answer?.status === 200) found.push(...(answer.value as { content: Draw[] }).content);
  }
  return found;
}
