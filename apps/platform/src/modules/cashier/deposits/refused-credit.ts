import type { Tx } from "@perya/postgres";
import type { DepositLawRefusal } from "../../limits/index.ts";
import type { LawRule } from "../../profiles/index.ts";
import { currentSection } from "../../settings/index.ts";
import { lockMoney } from "../../wallet/index.ts";
import { methodsOf } from "../methods.ts";
import { payerOf } from "../payer-of.ts";
import { lockPlayer } from "../players.store.ts";
import type { Deposit } from "./deposit.ts";
import { creditedSince, creditedSums } from "./deposit-sums.store.ts";
import { isOtherPayer } from "./is-other-payer.ts";
import type { DepositLaws } from "./laws-of-deposits.ts";
import { mayPayIn } from "./may-pay-in.ts";
import { refusedByLaw } from "./open-lawful-deposit.ts";
import { needsProof, overLimit } from "./open-deposit.ts";

/** Why money that arrived may not be credited. */
type CreditRefusal =
  | "PLAYER_DISABLED"
  | "METHOD_FORBIDDEN"
  | "OTHER_PAYER"
  | "PROOF_NEEDED"
  | "REGISTER_REFUSED"
  | "DEPOSIT_LIMIT"
  | "OWN_DEPOSIT_LIMIT"
  | "BALANCE_LIMIT"
  | DepositLawRefusal;

/** The same in staff's words. */
export const SEND_BACK: Readonly<Record<CreditRefusal, string>> = {
  PLAYER_DISABLED: "The player is excluded or blocked, or the account is closed. Send it back.",
  METHOD_FORBIDDEN: "The law does not let players pay in this way. Send it back.",
  OTHER_PAYER: "It was paid under a name that is not the player's. Send it back.",
  PROOF_NEEDED: "The player has to prove an identity before money comes in. Send it back.",
  REGISTER_REFUSED: "A national register excludes the player, or can't be asked. Send it back.",
  UNDER_AGE: "The player has not reached the age for deposits here. Send it back.",
  LIMIT_NEEDED: "The player has to set a limit before money comes in. Send it back.",
  DEPOSIT_LIMIT: "This is more than the player's level allows. Send it back.",
  BALANCE_LIMIT: "The balance would be above the player's own limit of it. Send it back.",
  CURRENCY_CLOSED:
    "The law names no amount in this currency, so deposits in it are closed. Send it back.",
  OWN_DEPOSIT_LIMIT: "This is above the player's own deposit limit, or the law's. Send it back.",
};

export function isCreditRefusal(code: string): code is CreditRefusal {
  return Object.hasOwn(SEND_BACK, code);
}

/** Why money may not be credited, and the sentence that staff read, with the law's rule. */
interface BarredCredit {
  readonly refusal: CreditRefusal;
  readonly sentence: string;
}

/**
 * Why so many ledger units may not be credited to a deposit's player now: limits win over staff and
 * over late news (player-money, section 0.4). What was credited before counts, and nothing that
 * still waits: that is asked itself. The player and their money stay locked, so that neither an
 * exclusion nor another credit comes between the answer and the credit.
 */
export async function refusedCredit(
  tx: Tx,
  deposit: Pick<Deposit, "player" | "book" | "brandId" | "method" | "payer">,
  units: bigint,
  laws: DepositLaws,
): Promise<BarredCredit | undefined> {
  const { player: id, book, brandId, method } = deposit;
  await lockPlayer(tx, id);
  await lockMoney(tx, id);
  if (!(await mayPayIn(tx, id))) return barred("PLAYER_DISABLED");
  const { kind } = methodsOf(await currentSection(tx, brandId, "methods"))[method];
  const closed = laws.payments.closed.get(kind);
  if (closed) return barred("METHOD_FORBIDDEN", closed);
  if (book !== "real") return undefined;
  const { identity, payments } = laws;
  if (payments.ownAccount && (await isOtherPayer(tx, deposit)))
    return barred("OTHER_PAYER", payments.ownAccount);
  const player = await payerOf(tx, id);
  const sums = await creditedSums(tx, id);
  if (laws.keptOut) return barred("REGISTER_REFUSED");
  if (await needsProof(tx, { player, units, identity }, sums.lifetime))
    return barred("PROOF_NEEDED", identity);
  const over =
    (await refusedByLaw(tx, laws, player, units, creditedSince)) ??
    (await overLimit(tx, player, units, sums));
  return over && { refusal: over.refusal, sentence: `${SEND_BACK[over.refusal]} ${over.by}.` };
}

function barred(refusal: CreditRefusal, law?: LawRule): BarredCredit {
  const rule = law ? ` Rule ${law.rule}, version ${law.version}.` : "";
  return { refusal, sentence: `${SEND_BACK[refusal]}${rule}` };
}
