import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Actor } from "../../cashier.ts";
import type { PaymentNews } from "../../providers/provider.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { keepCallback } from "./callbacks.store.ts";
import { isSentBack } from "../arrivals/uncredited.store.ts";
import { isOtherPayer } from "../is-other-payer.ts";
import type { DepositLaws } from "../laws-of-deposits.ts";
import { refusedCredit } from "../refused-credit.ts";
import { tellSubmitted } from "../tell-submitted.ts";
import { creditDeposit } from "../credit-deposit.ts";
import {
  GIVEN_UP,
  hasNumber,
  isTransfer,
  sharingNumbers,
  UNPAID,
  WAITING,
  type Deposit,
  type DepositStatus,
} from "../deposit.ts";
import { isTxnTaken, lockDeposit, moveDeposit, setTakenBack } from "../deposits.store.ts";
import { setReported } from "./set-reported.ts";
import { askSoon } from "../watching/watched.store.ts";
import { takeMore } from "./take-more.ts";

/** Banks that report transfers, and that nobody can ask. */
const ONLY_REPORTING: ReadonlySet<string> = new Set(["qr"]);

export type NewsRefusal = "UNKNOWN_DEPOSIT" | "OTHER_PAYMENT" | "EVENT_REUSED";

/** The deposit after the callback, and whether the callback changed it. */
interface Told {
  readonly deposit: Deposit;
  readonly changed: boolean;
}

/**
 * Applies a provider's report about a payment, in any order and any number of times: a repeated
 * event changes nothing, a payment is credited once, a different amount or currency, late money and
 * what may not be credited wait for staff, and no payment is ever lost. What comes on top of a
 * payment that is known, or by another payment that names the deposit, becomes a deposit of its
 * own. A payment that the provider takes back after it was told stays as it is and is marked: staff
 * reverse it, and it is neither credited nor sent back. Only what the provider says when it is
 * asked takes the mark away, because a message that it was paid may be older than the charge-back;
 * and a new message of a bank that can't be asked.
 */
export async function takeNews(
  tx: Tx,
  wallet: Wallet,
  news: PaymentNews,
  laws: DepositLaws | undefined,
): Promise<Result<Told, NewsRefusal>> {
  const deposit = await lockDeposit(tx, news.reference, {});
  if (!deposit || !laws || !sharingNumbers(deposit).some((method) => method === news.provider))
    return refuse("UNKNOWN_DEPOSIT");
  const isIts = hasNumber(deposit, news.payment);
  const isOther = deposit.providerTxn !== null && !isIts;
  if (isOther && news.status !== "PAID") return refuse("OTHER_PAYMENT");
  // One payment pays only one deposit, even if messages name several.
  if (!isIts && (await isTxnTaken(tx, deposit, news.payment))) return refuse("OTHER_PAYMENT");
  const { brandId, method } = deposit;
  if (await isSentBack(tx, { brandId, method, number: news.payment }))
    return refuse("OTHER_PAYMENT");
  const { provider, event, digest, body } = news;
  const kept = await keepCallback(tx, { provider, event, digest, deposit: deposit.id, body });
  if (kept === "other") return refuse("EVENT_REUSED");
  const after =
    kept === "seen"
      ? await sayAgain(tx, deposit, news)
      : isOther
        ? await takeMore(tx, deposit, news)
        : await applyNews(tx, wallet, deposit, news, laws);
  return ok({ deposit: after ?? deposit, changed: after !== undefined });
}

async function applyNews(
  tx: Tx,
  wallet: Wallet,
  deposit: Deposit,
  news: PaymentNews,
  laws: DepositLaws,
): Promise<Deposit | undefined> {
  const actor: Actor = `provider:${news.provider}`;
  const isUnpaid = UNPAID.includes(deposit.status);
  if (news.status !== "PAID") {
    if (news.status === "FAILED" && deposit.takenBackAt === null && isTold(deposit))
      return setTakenBack(tx, deposit, true);
    // A transfer that a bank refused may be made again until its time is over.
    return isUnpaid && !isTransfer(deposit)
      ? moveDeposit(tx, deposit, news.status, actor)
      : undefined;
  }
  const standing = (await standAgain(tx, deposit, news)) ?? deposit;
  const isSlipAlone = WAITING.includes(deposit.status) && deposit.paidUnits === null;
  const isRefusedSlip = deposit.status === "REJECTED" && deposit.paidUnits === null;
  if (GIVEN_UP.includes(deposit.status) || isRefusedSlip) return takeLate(tx, deposit, news, actor);
  if (!isUnpaid && !isSlipAlone)
    return (await takeMore(tx, standing, news)) ?? (standing === deposit ? undefined : standing);

  const submitted = await submit(tx, deposit, news, actor);
  // Staff look at a slip that came late, whatever the bank says of its transfer.
  if (submitted.status === "REVIEW") return submitted;
  const doubt = await doubtOf(tx, submitted, news, laws);
  if (doubt === undefined) return creditDeposit(tx, wallet, submitted, { actor, ...laws });
  if (isUnpaid) await tellSubmitted(tx, submitted);
  return moveDeposit(tx, submitted, "REVIEW", actor, { reason: doubt });
}

/**
 * What a provider says now may be what it said before, after it had said otherwise: it took a
 * payment back twice, or let it stand again.
 */
async function sayAgain(tx: Tx, deposit: Deposit, news: PaymentNews): Promise<Deposit | undefined> {
  if (!news.isCurrent || !hasNumber(deposit, news.payment)) return undefined;
  if (news.status === "PAID") return standAgain(tx, deposit, news);
  const isBack = news.status === "FAILED" && deposit.takenBackAt === null && isTold(deposit);
  return isBack ? setTakenBack(tx, deposit, true) : undefined;
}

/**
 * A payment that was taken back counts again, once the provider says so when it is asked. One that
 * only reports can't be asked: a message that it has not sent before is its word.
 */
async function standAgain(
  tx: Tx,
  deposit: Deposit,
  { isCurrent, provider }: PaymentNews,
): Promise<Deposit | undefined> {
  if (deposit.takenBackAt === null) return undefined;
  if (isCurrent || ONLY_REPORTING.has(provider)) return setTakenBack(tx, deposit, false);
  await askSoon(tx, deposit);
  return undefined;
}

/** Where a payment that was told is with us: what is taken back of it then concerns staff. */
const TAKEN: ReadonlySet<DepositStatus> = new Set([...WAITING, "SUCCEEDED"]);
const isTold = ({ paidUnits, status }: Deposit) => paidUnits !== null && TAKEN.has(status);

/** Records what was paid. A deposit that waits for its payment is then submitted. */
async function submit(tx: Tx, deposit: Deposit, news: PaymentNews, actor: Actor): Promise<Deposit> {
  // Paid before the provider's answer to our order reached us.
  const awaiting =
    deposit.status === "CREATED"
      ? await moveDeposit(tx, deposit, "AWAITING_PAYMENT", "system")
      : deposit;
  const paid = await setReported(tx, awaiting, news, news.payment);
  return paid.status === "AWAITING_PAYMENT"
    ? moveDeposit(tx, paid, "SUBMITTED", actor, { reference: news.payment })
    : paid;
}

async function takeLate(
  tx: Tx,
  deposit: Deposit,
  news: PaymentNews,
  actor: Actor,
): Promise<Deposit> {
  const late = await moveDeposit(
    tx,
    await setReported(tx, deposit, news, news.payment),
    "LATE_PAID",
    actor,
    { reference: news.payment },
  );
  await tellSubmitted(tx, late);
  return moveDeposit(tx, late, "REVIEW", "system", {
    reason: `Paid after it was ${deposit.status.toLowerCase()}`,
  });
}

/** Why a person should look at a payment before it is credited. */
async function doubtOf(
  tx: Tx,
  deposit: Deposit,
  news: PaymentNews,
  laws: DepositLaws,
): Promise<string | undefined> {
  if (news.currency !== deposit.currency) return `Paid in ${news.currency}`;
  if (news.units !== (deposit.exactUnits ?? deposit.units)) return "A different amount was paid";
  const barred = await refusedCredit(tx, deposit, news.units, laws);
  if (barred) return barred.sentence;
  // Another's money is not credited to a player by itself: it may be stolen, or laundered.
  return (await isOtherPayer(tx, deposit)) ? "Paid under another name" : undefined;
}
