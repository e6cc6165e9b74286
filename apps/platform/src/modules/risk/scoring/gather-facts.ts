import { readClock, type Tx } from "@perya/postgres";
import { depositByPublicId, isOtherPayer, riskFiguresOf } from "../../cashier/index.ts";
import { turnoverOf } from "../../turnover/index.ts";
import { returnedOf } from "../../vendor-wallets/index.ts";
import { stakedInDay } from "../../wallet/index.ts";
import { linksOf, type LinkedPlayer } from "../links/links-of.ts";
import type { RiskFacts } from "../rules/facts.ts";
import type { RiskSettings } from "../risk-settings.ts";
import type { Subject } from "./subject.ts";

const DAY = { hours: 24 };

/** Everything a brand's rules want to know about a subject's player, as it is now. */
export async function gatherFacts(
  tx: Tx,
  subject: Subject,
  { rules: { structuring, suddenVolume, manyAccounts } }: RiskSettings,
): Promise<RiskFacts> {
  const { player, brandId } = subject;
  const figures = await riskFiguresOf(tx, player, {
    depositHours: structuring.hours,
    meanDays: suddenVolume.days,
    accountDays: manyAccounts.days,
  });
  const links = await linksOf(tx, player, brandId);
  const now = await readClock(tx);
  const returned = await returnedOf(tx, player, now.subtract(DAY));
  return {
    ...figures,
    otherPayer: await isPaidByOther(tx, subject),
    othersWithAccount: withKind(links, "account"),
    othersWithDevice: withKind(links, "device"),
    othersAtAddress: withKind(links, "address"),
    othersSamePerson: links.filter(({ ties }) =>
      ties.some(({ kind }) => kind === "phone" || kind === "document"),
    ).length,
    stakesOfDay: await stakedInDay(tx, player),
    turnoverOfDay: await turnoverOf(tx, player, now.subtract(DAY)),
    returnsOfDay: returned.times,
    returnedOfDay: returned.units,
  };
}

function withKind(links: readonly LinkedPlayer[], kind: string): number {
  return links.filter(({ ties }) => ties.some((tie) => tie.kind === kind)).length;
}

async function isPaidByOther(tx: Tx, { kind, id }: Subject): Promise<boolean> {
  if (kind !== "deposit") return false;
  const deposit = await depositByPublicId(tx, id, { brandId: null });
  return deposit !== undefined && isOtherPayer(tx, deposit);
}
