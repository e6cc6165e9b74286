import type { Tx } from "@perya/postgres";
import { newPublicId } from "../../../../secrets/public-id.ts";
import type { Actor } from "../../cashier.ts";
import type { PaymentNews } from "../../providers/provider.ts";
import { hasNumber, type Deposit } from "../deposit.ts";
import { insertDeposit, moveDeposit } from "../deposits.store.ts";
import { setReported } from "./set-reported.ts";
import { tellSubmitted } from "../tell-submitted.ts";
import { lockBesides } from "./besides.store.ts";

/**
 * Takes what a payment brought beyond what is known of it: a report tells all that was paid, so
 * only the difference is new. It raises what still waits for staff; what was decided stays as it
 * is, and the difference becomes a deposit of its own that staff credit or send back. Undefined
 * when the report brings nothing new. The caller has locked the deposit that the payment names.
 */
export async function takeMore(
  tx: Tx,
  named: Deposit,
  news: PaymentNews,
): Promise<Deposit | undefined> {
  const besides = await lockBesides(tx, named, news.payment);
  const parts = hasNumber(named, news.payment) ? [named, ...besides] : besides;
  const inCurrency = parts.filter(({ paidCurrency }) => paidCurrency === news.currency);
  const known = inCurrency.reduce((sum, { paidUnits }) => sum + (paidUnits ?? 0n), 0n);
  const more = news.units - known;
  if (more <= 0n) return undefined;
  const actor: Actor = `provider:${news.provider}`;
  const open = inCurrency.find(({ status }) => status === "REVIEW");
  if (open) return raise(tx, open, more, news, actor);
  // The first part has the payment's number, and the ones after it are counted behind it.
  const first = parts[0]?.providerTxn;
  const number = first ? `${first}#${parts.length + 1}` : news.payment;
  const reason = `${first ? "Paid on top of" : "A payment beside that of"} ${named.publicId}`;
  const beside = await writeBeside(tx, named, { units: more, number, isFirst: !parts[0] }, actor);
  const awaiting = await moveDeposit(tx, beside, "AWAITING_PAYMENT", actor);
  const paid = await setReported(tx, awaiting, { ...news, units: more }, number);
  const submitted = await moveDeposit(tx, paid, "SUBMITTED", actor, { reference: number });
  await tellSubmitted(tx, submitted);
  return moveDeposit(tx, submitted, "REVIEW", actor, { reason });
}

async function raise(
  tx: Tx,
  open: Deposit,
  more: bigint,
  news: PaymentNews,
  actor: Actor,
): Promise<Deposit> {
  const units = (open.paidUnits ?? 0n) + more;
  const raised = await setReported(tx, open, { ...news, units }, open.providerTxn ?? "");
  return moveDeposit(tx, raised, "REVIEW", actor, {
    reason: `More was paid since: ${open.reason ?? "it waits"}`,
  });
}

/** A flat fee is taken once of a payment, with its first part. */
function writeBeside(
  tx: Tx,
  { id: beside, player, brandId, playerName, playerRef, ...terms }: Deposit,
  { units, number, isFirst }: { units: bigint; number: string; isFirst: boolean },
  actor: Actor,
): Promise<Deposit> {
  const { method, currency, book, account, feeBps, feeFlatUnits } = terms;
  return insertDeposit(
    tx,
    {
      publicId: newPublicId("dep"),
      beside,
      key: `payment:${number}`,
      player,
      brandId,
      playerName,
      playerRef,
      method,
      units,
      currency,
      book,
      account,
      feeBps,
      exactUnits: null,
      feeFlatUnits: isFirst ? feeFlatUnits : 0n,
      expiresMinutes: 0,
    },
    actor,
  );
}
