import type { Tx } from "@perya/postgres";
import { newPublicId } from "../../../secrets/public-id.ts";
import type { BrandSettings } from "../../settings/index.ts";
import { contractsIn } from "../agreeing/contracts-in.store.ts";
import {
  insertAbove,
  insertDone,
  isMeasured,
  selectFrozen,
  selectMembers,
  writeTeams,
  type Settled,
} from "../measuring/measures.store.ts";
import { measureRules } from "../measuring/measure-rules.ts";
import { billsOf, type Bill, type Settling } from "./bill-of.ts";
import {
  selectCarried,
  selectFixed,
  selectPaidBefore,
  selectWithin,
  writeBills,
  writeParts,
  type NewBill,
} from "./bills.store.ts";
import { reviewOf } from "./review-of.ts";

type PayTerms = BrandSettings["agentPay"];

/**
 * Settles a period of a brand in the caller's transaction: freezes what players did, goes through
 * the tree as it was at the period's start, and writes the bills of all contracts. Done again it
 * leaves alone what is paid or decided, and writes the rest from the same measures.
 */
export async function settlePeriod(tx: Tx, one: Settled, terms: PayTerms): Promise<void> {
  const inKind = await contractsIn(tx, one.brandId, one.kind, one.start, one.end);
  const contracts = inKind.filter(({ period }) => period === one.period);
  if (contracts.length === 0) return;
  const holders = contracts.map(({ toId }) => toId);
  if (!(await isMeasured(tx, one))) {
    await insertDone(tx, one, measureRules(terms));
    await insertAbove(tx, one, holders);
  }
  const fixed = await selectFixed(tx, one);
  const kept = new Set(fixed.map(({ contract }) => contract));
  const carried = await selectCarried(tx, one.kind, holders, one.start);
  const settling = contracts
    .filter(({ id }) => !kept.has(id))
    .map(({ id, toId, categories, carry, ...terms }): readonly [bigint, Settling] => [
      toId,
      {
        contract: id,
        terms,
        categories,
        carry: one.kind === "DIVIDEND" ? carry : null,
        carryIn: carried.get(toId) ?? 0n,
        isSameMonthNext: one.isSameMonthNext,
      },
    ]);
  const { bills, teams } = billsOf({
    members: await selectMembers(tx, one),
    contracts: new Map(settling),
    settled: new Map([
      ...(await selectWithin(tx, one)),
      ...fixed.map(({ player, gross }) => [player, gross] as const),
    ]),
    currency: one.currency,
  });
  await writeTeams(tx, one, teams);
  await writeBills(tx, one, await statesOf(tx, one, terms, bills, new Map(settling)));
  await writeParts(tx, one, bills);
}

/** The bills with their states, and what staff have to look at. */
async function statesOf(
  tx: Tx,
  one: Settled,
  terms: PayTerms,
  bills: readonly Bill[],
  contracts: ReadonlyMap<bigint, Settling>,
): Promise<NewBill[]> {
  const holders = bills.map(({ player }) => player);
  const paidBefore = await selectPaidBefore(tx, holders);
  const frozen = await selectFrozen(tx, one.end);
  return bills.map((bill) => {
    const settling = contracts.get(bill.player);
    if (!settling) throw new Error(`A bill of ${bill.player} has no contract`);
    const { terms: agreed, categories } = settling;
    const ppm = bill.tier === null ? null : (agreed.tiers[bill.tier]?.ppm ?? null);
    const review = reviewOf(bill, {
      above: terms.reviewAbove === null ? null : BigInt(terms.reviewAbove),
      isFirstDividend: one.kind === "DIVIDEND" && !paidBefore.has(bill.player),
      isDividend: one.kind === "DIVIDEND",
      isFrozen: frozen.has(bill.player),
    });
    const state =
      bill.payable === 0n
        ? bill.gross === 0n
          ? "NOT_QUALIFIED"
          : "CALCULATED"
        : review.length > 0
          ? "PENDING_REVIEW"
          : "PAYABLE";
    const tiers = agreed.tiers.map(({ minTurnover, minNetLoss, ...tier }) => ({
      ...tier,
      minTurnover: `${minTurnover}`,
      minNetLoss: minNetLoss === null ? null : `${minNetLoss}`,
    }));
    const publicId = newPublicId("bl");
    return { ...bill, publicId, ppm, tiers, mode: agreed.mode, categories, review, state };
  });
}
