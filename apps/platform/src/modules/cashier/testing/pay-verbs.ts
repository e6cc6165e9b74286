import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Result } from "@perya/result";
import type { Wallet } from "../../wallet/index.ts";
import { answerLeg, type Answer } from "../withdrawals/legs/answer-leg.ts";
import { askAgain } from "../withdrawals/legs/ask-again.ts";
import { chooseWish } from "../withdrawals/legs/choose-wish.ts";
import { forceLeg } from "../withdrawals/legs/force-leg.ts";
import type { Wish } from "../withdrawals/legs/leg.ts";
import { sendLeg } from "../withdrawals/legs/send-leg.ts";
import { confirmReturn } from "../withdrawals/paying/confirm-return.ts";
import { failPayout } from "../withdrawals/paying/fail-payout.ts";
import { notReceived } from "../withdrawals/paying/not-received.ts";
import { refundPayout } from "../withdrawals/paying/refund-payout.ts";
import { retryPayout } from "../withdrawals/paying/retry-payout.ts";
import { startPaying } from "../withdrawals/paying/start-paying.ts";
import type { Withdrawal } from "../withdrawals/withdrawal.ts";
import { ana, ben, carla, onlyAbove } from "./open-till.ts";

const ALONE = onlyAbove(10n ** 18n);

type Said = Promise<Result<Withdrawal>>;

/** What is said to have arrived of a leg, in ledger units. */
export const HALF_UNITS = 20_000_000n;
const HALF: Answer = {
  said: "PARTLY_RECEIVED",
  units: HALF_UNITS,
  rest: "TRANSFER",
  pictures: [],
};

/**
 * Steps of paying a withdrawal, in legs of so many ledger units or in one. Each is of the first leg
 * unless another is named; what takes two people is named after the person.
 */
export function payVerbs(
  wallet: Wallet,
  publicId: string,
  player: bigint,
  legs?: readonly bigint[],
) {
  const answer = (said: Answer) => (tx: Tx, n: number) =>
    answerLeg(tx, wallet, { player, publicId, n, answer: said });
  const cameBack = (staff: typeof ana, word: string) => async (tx: Tx, n: number) => {
    // The bank gives each transfer a number of its own, however often one leg comes back.
    const before = await tx.row<{ returns: bigint }>(sql`
      select count(*) as returns from payout_return
      join withdrawal_leg leg on leg.id = payout_return.leg
      join withdrawal on withdrawal.id = leg.withdrawal
      where withdrawal.public_id = ${publicId}`);
    const reference = `${word} ${publicId} ${n} ${before?.returns}`;
    const returnedUnits = legs?.[n - 1] ?? 40_000_000n;
    const seen = { publicId, n, returnedUnits, reference, reason: "account closed" };
    return confirmReturn(tx, wallet, { ...seen, staff }, ALONE);
  };
  const wants = (wish: Wish) => (tx: Tx, n: number) =>
    chooseWish(tx, wallet, { player, publicId, n, wish });
  const force = (staff: typeof ana) => (tx: Tx, n: number) =>
    forceLeg(tx, wallet, {
      publicId,
      n,
      proof: "PROOF-1",
      pictures: [`${crypto.randomUUID()}.png`],
      reason: "the bank says so",
      staff,
    });
  return {
    pay: (tx) => startPaying(tx, wallet, { publicId, legs, staff: carla }),
    sent: (tx, n) =>
      sendLeg(tx, { publicId, n }, { reference: `OUT-${n}`, units: undefined }, carla),
    fail: (tx, n) => failPayout(tx, { publicId, n }, "no such account", ana),
    retry: (tx, n) => retryPayout(tx, wallet, { publicId, n }, undefined, carla),
    refund: (tx, n) => refundPayout(tx, wallet, { publicId, n }, "it came back", ana, ALONE),
    "not arrived": (tx, n) => notReceived(tx, { publicId, n }, "lost", ana, ALONE),
    "not arrived-second": (tx, n) => notReceived(tx, { publicId, n }, "lost", ben, ALONE),
    "ask again": (tx, n) => askAgain(tx, { publicId, n }, "it arrived", ana),
    received: answer({ said: "RECEIVED" }),
    "not received": answer({ said: "NOT_RECEIVED", pictures: [`${crypto.randomUUID()}.png`] }),
    "half received": answer(HALF),
    "half received, rest as cash": answer({ ...HALF, rest: "CASH" } as Answer),
    force: force(ana),
    "force-second": force(ben),
    back: cameBack(ana, "back"),
    "back-second": cameBack(ben, "back"),
    "back-other": cameBack(ben, "other"),
    "back late": (tx, n) => {
      const seen = { publicId, n, returnedUnits: HALF_UNITS, reason: "account closed" };
      const reference = crypto.randomUUID();
      return confirmReturn(tx, wallet, { ...seen, reference, staff: ana }, ALONE);
    },
    "wants cash": wants("CASH"),
    "wants a transfer": wants("TRANSFER"),
  } as const satisfies Record<string, (tx: Tx, n: number) => Said>;
}

export type PayStep = keyof ReturnType<typeof payVerbs>;
