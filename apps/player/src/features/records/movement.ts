import type { AccountMovement } from "@perya/api-client/player";

const IN = "M20 11v17m-7-7 7 7 7-7";
const OUT = "M20 29V12m-7 7 7-7 7 7";
const BACK = "M13 18h10a5 5 0 0 1 0 10h-6M13 18l5-5m-5 5 5 5";

interface Movement {
  readonly title: string;
  readonly sign: string;
}

const MOVEMENTS: Readonly<Record<AccountMovement["kind"], Movement>> = {
  bet: { title: "Stake", sign: OUT },
  win: { title: "Payout", sign: IN },
  rollback: { title: "Taken back", sign: BACK },
  deposit: { title: "Deposit", sign: IN },
  adjust: { title: "Adjustment", sign: "M12 16h16M12 24h16" },
  hold: { title: "Withdrawal requested", sign: OUT },
  release: { title: "Withdrawal returned", sign: BACK },
  "transfer-out": { title: "Transfer sent", sign: OUT },
  "transfer-in": { title: "Transfer received", sign: IN },
  collect: { title: "Taken for what was owed", sign: OUT },
};

/** What moved a player's money, in their words, and a sign for it. A vendor's own word for a round's step stays as it is. */
export function movementOf(kind: string): Movement {
  return Object.hasOwn(MOVEMENTS, kind) ? MOVEMENTS[kind as AccountMovement["kind"]] : { title: kind, sign: "M12 20h16" };
}
