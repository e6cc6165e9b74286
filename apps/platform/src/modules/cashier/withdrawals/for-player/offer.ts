import type { Tx } from "@perya/postgres";
import { money, roundDownToMinor } from "@perya/money";
import { currentSection } from "../../../settings/index.ts";
import { moneyOf } from "../../../wallet/index.ts";
import { accountBlocks, type AccountBlock } from "../../bank-accounts/account-block.ts";
import type { BankAccount } from "../../bank-accounts/bank-account.ts";
import { selectBankAccounts } from "../../bank-accounts/bank-accounts.store.ts";
import type { Payer } from "../../cashier.ts";
import { limitsOf, smaller } from "../../limits.ts";
import { withdrawalEligibility, type WithdrawalBlock } from "../eligibility.ts";
import { costOf, mostOutOf, type Cost } from "../fee.ts";
import { wayTo } from "../ways/way.ts";

/** An account that a player's money may go to. */
interface OfferedAccount {
  readonly account: BankAccount;
  readonly block: AccountBlock | undefined;
  /** Most that may go there now, in ledger units. */
  readonly most: bigint;
}

/** What staff may pay out for a player. Ledger units. */
export interface Offer {
  readonly missing: readonly WithdrawalBlock[];
  readonly cash: bigint;
  /** Taken from cash first. */
  readonly owed: bigint;
  readonly accounts: readonly OfferedAccount[];
  /** What an amount costs. */
  readonly costOf: (units: bigint) => Cost;
}

/** Looks up what a withdrawal that staff start for a player could be now. */
export async function offerTo(tx: Tx, player: Payer): Promise<Offer> {
  const limits = limitsOf(await currentSection(tx, player.brandId, "cashier"));
  const terms = await currentSection(tx, player.brandId, "payouts");
  const asked = await withdrawalEligibility(tx, player, limits, terms);
  const { cash, owed } = (await moneyOf(tx, player.id)) ?? { cash: 0n, owed: 0n };
  const { currency } = player;
  const cost = (units: bigint) => costOf(terms, units, currency, asked);
  const spare = cash > owed ? cash - owed : 0n;
  const most = [limits.withdrawalMax, asked.dailyLeft].reduce(
    smaller,
    mostOutOf(terms, spare, currency, asked),
  );
  const blockOf = await accountBlocks(tx, player);
  const bound = (await selectBankAccounts(tx, player.id)).filter(({ removed }) => !removed);
  const accounts = bound.map((account) => {
    const units = smaller(most, asked.mostTo[wayTo(account.number)] ?? most);
    const { units: whole } = roundDownToMinor(money(units, currency));
    return { account, block: blockOf(account), most: whole };
  });
  return { missing: asked.missing, cash, owed, accounts, costOf: cost };
}
