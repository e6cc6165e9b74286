import { readClock, type Tx } from "@perya/postgres";
import { brandById } from "../../brands/index.ts";
import { birthdaysOf } from "../../players/index.ts";
import { ageOn, minimumAgeNow } from "../../profiles/index.ts";
import { barredAmong } from "../../wallet/index.ts";

/**
 * Those of a brand's players whom nothing is advertised to: who is blocked, has taken a break or
 * excluded themselves, or is too young for the brand and its law.
 */
export async function notAdvertisedTo(
  tx: Tx,
  brandId: bigint,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const brand = await brandById(tx, brandId);
  if (!brand) throw new Error(`There is no brand ${brandId}`);
  const today = (await readClock(tx)).toZonedDateTimeISO(brand.zone).toPlainDate();
  const age = await minimumAgeNow(tx, brand);
  const birthdays = await birthdaysOf(tx, players);
  const young = [...birthdays].filter(
    ([, day]) => ageOn(Temporal.PlainDate.from(day), today) < age,
  );
  return new Set([...(await barredAmong(tx, players)), ...young.map(([player]) => player)]);
}
