import { readClock } from "@perya/postgres";
import type { Platform } from "../../../../platform.ts";
import { brandById } from "../../../brands/index.ts";
import { tellFact } from "../../../facts/index.ts";
import { playersByIds, type Player } from "../../../players/index.ts";
import { unclaimedLawOf } from "../../../profiles/index.ts";
import { balancesOf } from "../../../wallet/index.ts";
import { balanceUnclaimed } from "../facts.ts";
import { dueOf } from "./unclaimed-from.ts";
import { insertUnclaimed, selectExcluded, type ExcludedSince } from "./unclaimed.store.ts";

const AT_A_TIME = 200;
const NOTICE_HOURS = 30 * 24;

/**
 * Tells excluded players who left money with us, a month before, that a law has it go to public
 * funds; once, unless another exclusion ends later. What goes there is for two people of the staff
 * to move: until then it is paid out as any balance.
 */
export async function noteUnclaimed(platform: Platform): Promise<void> {
  for (let after = 0n; ;) {
    const excluded = await selectExcluded(platform.db, after, AT_A_TIME);
    const last = excluded.at(-1);
    if (!last) return;
    const ids = excluded.map(({ player }) => player);
    const balances = await balancesOf(platform.db, ids);
    const since = new Map(excluded.map((one) => [one.player, one]));
    for (const player of await playersByIds(platform.db, ids)) {
      const [one, units] = [since.get(player.id), balances.get(player.id) ?? 0n];
      if (one && units > 0n) await tellOne(platform, player, one, units);
    }
    after = last.player;
  }
}

async function tellOne(
  platform: Platform,
  { id: player, brandId, currency }: Player,
  excluded: ExcludedSince,
  units: bigint,
): Promise<void> {
  const { db } = platform;
  const law = await unclaimedLawOf(platform, brandId);
  const brand = law && (await brandById(db, brandId));
  if (!brand) return;
  const due = dueOf(excluded, law.days);
  const first = due.subtract({ hours: NOTICE_HOURS });
  if (Temporal.Instant.compare(await readClock(db), first) < 0) return;
  const day = due.toZonedDateTimeISO(brand.zone).toPlainDate().toString();
  await db.inTransaction(async (tx) => {
    if (await insertUnclaimed(tx, player, due))
      await tellFact(tx, balanceUnclaimed, { player, units, currency, day });
  });
}
