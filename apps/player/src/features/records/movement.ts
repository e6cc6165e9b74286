import type { AccountMovement } from "@perya/api-client/player";
import type { SignName } from "../../shared/sign.tsx";

interface Movement {
  readonly title: string;
  readonly sign: SignName;
}

const MOVEMENTS: Readonly<Record<AccountMovement["kind"], Movement>> = {
  bet: { title: "Stake", sign: "out" },
  win: { title: "Payout", sign: "in" },
  rollback: { title: "Taken back", sign: "back" },
  deposit: { title: "Deposit", sign: "in" },
  adjust: { title: "Adjustment", sign: "both" },
  hold: { title: "Withdrawal requested", sign: "out" },
  release: { title: "Withdrawal returned", sign: "back" },
  "transfer-out": { title: "Transfer sent", sign: "out" },
  "transfer-in": { title: "Transfer received", sign: "in" },
  collect: { title: "Taken for what was owed", sign: "out" },
};

/** What moved a player's money, in their words, and a sign for it. A vendor's own word for a round's step stays as it is. */
export function movementOf(kind: string): Movement {
  return Object.hasOwn(MOVEMENTS, kind) ? MOVEMENTS[kind as AccountMovement["kind"]] : { title: kind, sign: "other" };
}
