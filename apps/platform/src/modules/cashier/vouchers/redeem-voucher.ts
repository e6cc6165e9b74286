import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import { currentSection } from "../../settings/index.ts";
import { lockMoney, type Wallet } from "../../wallet/index.ts";
import type { Payer } from "../cashier.ts";
import { creditDeposit } from "../deposits/credit-deposit.ts";
import type { Deposit } from "../deposits/deposit.ts";
import { depositByKey, insertDeposit, moveDeposit, setPaid } from "../deposits/deposits.store.ts";
import { depositSums } from "../deposits/deposit-sums.store.ts";
import type { DepositLaws } from "../deposits/laws-of-deposits.ts";
import { mayPayIn } from "../deposits/may-pay-in.ts";
import { refusedByLaw } from "../deposits/open-lawful-deposit.ts";
import { needsProof, overLimit, unfitness } from "../deposits/open-deposit.ts";
import { brandTime } from "../deposits/terms/brand-time.store.ts";
import { methodsOf } from "../methods.ts";
import { lockPlayer } from "../players.store.ts";
import { voucherHash } from "./voucher-code.ts";
import { countGuesses, insertGuess, lockVoucher, setRedeemed } from "./vouchers.store.ts";

const METHOD = "voucher";
/** Wrong codes that a player may type in so many minutes. */
const GUESSES = 5;
const MINUTES = 15;

/** What redeeming can be refused with. */
export const REDEEM_REFUSALS = {
  KEY_REUSED: true,
  PLAYER_DISABLED: true,
  NOT_OFFERED: true,
  METHOD_CLOSED: true,
  METHOD_LEVEL: true,
  TOO_MANY_ATTEMPTS: true,
  VOUCHER_INVALID: true,
  DEPOSIT_LIMIT: true,
  OWN_DEPOSIT_LIMIT: true,
  BALANCE_LIMIT: true,
  CURRENCY_CLOSED: true,
  LIMIT_NEEDED: true,
  UNDER_AGE: true,
  PROOF_NEEDED: true,
  REGISTER_REFUSED: true,
} as const;

/**
 * Redeems a voucher: a deposit of its amount, credited at once, under the same limits as any other.
 * A code that is wrong, used, expired, void or another brand's is refused in the same words and
 * counts as a guess; one that a limit stops stays valid. Repeating a key answers the same deposit.
 */
export async function redeemVoucher(
  tx: Tx,
  wallet: Wallet,
  player: Payer,
  { code, key }: { readonly code: string; readonly key: string },
  laws: DepositLaws,
): Promise<Result<Deposit, keyof typeof REDEEM_REFUSALS>> {
  await lockPlayer(tx, player.id);
  const earlier = await depositByKey(tx, player.id, key);
  if (earlier) return earlier.method === METHOD ? ok(earlier) : refuse("KEY_REUSED");
  // An exclusion waits until the voucher is credited, or comes first.
  await lockMoney(tx, player.id);
  if (!(await mayPayIn(tx, player.id))) return refuse("PLAYER_DISABLED");
  const terms = methodsOf(await currentSection(tx, player.brandId, "methods"))[METHOD];
  const unfit = unfitness(terms, player, await brandTime(tx, player.brandId), laws.payments);
  if (unfit) return refuse(unfit);
  if ((await countGuesses(tx, player.id, MINUTES)) >= GUESSES) return refuse("TOO_MANY_ATTEMPTS");
  const hash = voucherHash(code);
  const voucher = hash && (await lockVoucher(tx, hash, player));
  if (!voucher) {
    await insertGuess(tx, player.id, MINUTES);
    return refuse("VOUCHER_INVALID");
  }
  const { units } = voucher;
  const { lifetime } = await depositSums(tx, player.id);
  if (await needsProof(tx, { player, units, identity: laws.identity }, lifetime))
    return refuse("PROOF_NEEDED");
  if (laws.keptOut) return refuse("REGISTER_REFUSED");
  const over =
    (await refusedByLaw(tx, laws, player, voucher.units)) ??
    (await overLimit(tx, player, voucher.units));
  if (over) return refuse(over.refusal);
  const deposit = await writeDeposit(tx, player, key, voucher);
  await setRedeemed(tx, voucher.id, deposit.id);
  return ok(await creditDeposit(tx, wallet, deposit, { actor: "system", ...laws }));
}

/** The deposit that a voucher is, paid and submitted. */
async function writeDeposit(
  tx: Tx,
  player: Payer,
  key: string,
  { id, units }: { readonly id: bigint; readonly units: bigint },
): Promise<Deposit> {
  const { brandId, username: playerName, publicId: playerRef, currency, book } = player;
  const names = { publicId: newPublicId("dep"), player: player.id, brandId, playerName, playerRef };
  const deposit = await insertDeposit(tx, {
    ...names,
    key,
    method: METHOD,
    units,
    currency,
    book,
    exactUnits: null,
    account: null,
    feeBps: 0,
    feeFlatUnits: 0n,
    expiresMinutes: 0,
  });
  const awaiting = await moveDeposit(tx, deposit, "AWAITING_PAYMENT", "system");
  const paid = await setPaid(tx, awaiting, { units, currency }, `voucher ${id}`);
  return moveDeposit(tx, paid, "SUBMITTED", "player");
}
