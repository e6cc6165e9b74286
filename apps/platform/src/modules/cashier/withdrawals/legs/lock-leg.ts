import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Owner } from "../../owner.store.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { lockWithdrawal } from "../withdrawals.store.ts";
import type { Leg } from "./leg.ts";
import { selectLegs } from "./legs.store.ts";

/** A leg by its withdrawal's public id and its number there. */
export interface LegName {
  readonly publicId: string;
  readonly n: number;
}

/** A leg with its withdrawal, which is locked until the transaction ends, if it is the owner's. */
export interface LockedLeg {
  readonly withdrawal: Withdrawal;
  readonly leg: Leg;
}

/** Locks a leg's withdrawal, which every change of a leg does first. */
export async function lockLeg(
  tx: Tx,
  { publicId, n }: LegName,
  owner: Owner,
): Promise<Result<LockedLeg, "NOT_FOUND">> {
  const withdrawal = await lockWithdrawal(tx, publicId, owner);
  const leg = withdrawal && (await selectLegs(tx, withdrawal.id)).find((one) => one.n === n);
  return leg ? ok({ withdrawal, leg }) : refuse("NOT_FOUND");
}

/** A leg's name where requests for a second person are about it. */
export function legSubject({ publicId, n }: LegName): string {
  return `${publicId}:${n}`;
}

/** The leg that a request is about. Throws for another subject. */
export function legOfSubject(subject: string): LegName {
  const [publicId = "", n] = subject.split(":");
  if (!Number.isInteger(Number(n))) throw new Error(`${subject} names no leg`);
  return { publicId, n: Number(n) };
}
