import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Wallet } from "../../../wallet/index.ts";
import { isWhole } from "../../is-whole.ts";
import { insertComplaint } from "../complaints/complaints.store.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { isInTime } from "./deadline.ts";
import { endLeg } from "./end-leg.ts";
import { followLegs } from "./follow-legs.ts";
import { FORCE_KIND, isWaiting, RETURN_KIND } from "./leg-requests.ts";
import { ANSWERABLE, type Leg, type Wish } from "./leg.ts";
import { clockOf, insertLegPictures, moveLeg } from "./legs.store.ts";
import { lockLeg, type LegName, type LockedLeg } from "./lock-leg.ts";

/** What a player says of a leg. Ledger units. */
export type Answer =
  | { readonly said: "RECEIVED" }
  /** Names of the pictures that show it, among the files of slips. */
  | { readonly said: "NOT_RECEIVED"; readonly pictures: readonly string[] }
  | {
      readonly said: "PARTLY_RECEIVED";
      readonly units: bigint;
      readonly rest: Wish;
      /** For nothing received, which is the same as not received. */
      readonly pictures: readonly string[];
    };

export interface LegAnswer extends LegName {
  readonly player: bigint;
  readonly answer: Answer;
}

/** `AMOUNT_NOT_WHOLE`: a part that no bank can have paid, as it is no whole number of cents. */
type AnswerRefusal = AnswerLegRefusal | "AMOUNT_NOT_WHOLE";

export type AnswerLegRefusal = "NOT_FOUND" | "WRONG_STATE" | "PICTURES_NEEDED" | "AMOUNT_TOO_LARGE";

/**
 * A player's answer about a leg. All of it is "received" and nothing "not received", whichever way
 * it is said. The same answer again changes nothing. By the database's clock once the withdrawal is
 * locked, so an answer in the millisecond of the deadline is in time; a later one is a complaint,
 * unless one person saw the money come back, which stops silence from counting.
 */
export async function answerLeg(
  tx: Tx,
  wallet: Wallet,
  { player, answer, ...name }: LegAnswer,
  now: (tx: Tx) => Promise<Temporal.Instant> = clockOf,
): Promise<Result<Withdrawal, AnswerRefusal>> {
  const found = await lockLeg(tx, name, { player });
  if (!found.ok) return found;
  const { withdrawal, leg } = found.value;
  const plain = plainAnswer(answer, leg);
  if (plain === undefined) return refuse("AMOUNT_TOO_LARGE");
  if (plain.said === "PARTLY_RECEIVED" && !isWhole(plain.units, withdrawal))
    return refuse("AMOUNT_NOT_WHOLE");
  if (isSaid(plain, leg)) return ok(withdrawal);
  const isOver = !isInTime(await now(tx), leg.dueAt) && !(await isWaiting(tx, name, RETURN_KIND));
  if (isOver || leg.status === "AUTO_CONFIRMED") return answerLate(tx, wallet, found.value, plain);
  if (!ANSWERABLE.includes(leg.status)) return refuse("WRONG_STATE");
  return take(tx, wallet, found.value, plain);
}

/**
 * An answer after the deadline reverses nothing: the leg counts as received, and what the player
 * says is a complaint that staff answer.
 */
async function answerLate(
  tx: Tx,
  wallet: Wallet,
  locked: LockedLeg,
  answer: Answer,
): Promise<Result<Withdrawal, "PICTURES_NEEDED">> {
  const { leg } = locked;
  if (answer.said === "NOT_RECEIVED" && answer.pictures.length === 0)
    return refuse("PICTURES_NEEDED");
  const withdrawal =
    leg.status === "AUTO_CONFIRMED"
      ? locked.withdrawal
      : await endLeg(tx, wallet, locked, { to: "AUTO_CONFIRMED" }, "system");
  if (answer.said === "RECEIVED") return ok(withdrawal);
  const saidUnits = answer.said === "PARTLY_RECEIVED" ? answer.units : 0n;
  const complaint = { leg: leg.id, kind: "LATE_ANSWER", text: "", saidUnits } as const;
  if (await insertComplaint(tx, complaint))
    await insertLegPictures(tx, leg.id, "PLAYER", answer.pictures);
  return ok(withdrawal);
}

async function take(
  tx: Tx,
  wallet: Wallet,
  locked: LockedLeg,
  answer: Answer,
): Promise<Result<Withdrawal, "PICTURES_NEEDED" | "WRONG_STATE">> {
  const { withdrawal, leg } = locked;
  if (answer.said === "RECEIVED")
    return ok(await endLeg(tx, wallet, locked, { to: "CONFIRMED" }, "player"));
  if (answer.said === "PARTLY_RECEIVED") {
    // The bank's proof is of the whole transfer: a part of it is not paid out beside that.
    if (await isWaiting(tx, { publicId: withdrawal.publicId, n: leg.n }, FORCE_KIND))
      return refuse("WRONG_STATE");
    const end = { to: "PARTIAL", received: answer.units, wish: answer.rest } as const;
    return ok(await endLeg(tx, wallet, locked, end, "player"));
  }
  if (leg.status === "DISPUTED") return refuse("WRONG_STATE");
  if (answer.pictures.length === 0) return refuse("PICTURES_NEEDED");
  await insertLegPictures(tx, leg.id, "PLAYER", answer.pictures);
  await moveLeg(tx, leg, "DISPUTED", "player");
  return ok(await followLegs(tx, withdrawal, "player"));
}

/** An answer with the amounts that say another one; undefined for more than the leg. */
function plainAnswer(answer: Answer, { units }: Leg): Answer | undefined {
  if (answer.said !== "PARTLY_RECEIVED") return answer;
  if (answer.units > units) return undefined;
  if (answer.units === units) return { said: "RECEIVED" };
  return answer.units === 0n ? { said: "NOT_RECEIVED", pictures: answer.pictures } : answer;
}

/** Whether the leg stands as the answer says already. */
function isSaid(answer: Answer, leg: Leg): boolean {
  if (answer.said === "RECEIVED")
    return leg.status === "CONFIRMED" || leg.status === "AUTO_CONFIRMED";
  return (
    answer.said === "PARTLY_RECEIVED" &&
    leg.status === "PARTIAL" &&
    leg.receivedUnits === answer.units
  );
}
