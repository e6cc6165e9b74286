import { money, toMinor } from "@perya/money";
import { readClock, type Tx } from "@perya/postgres";
import { refuse, type Refused } from "@perya/result";
import type { Brand } from "../../brands/index.ts";
import { birthdaysOf, type Player } from "../../players/index.ts";
import { ageOn, bonusLawNow } from "../../profiles/index.ts";
import { hasRealBet } from "../../wallet/index.ts";
import { rewardsHad } from "../rewards/rewards.store.ts";
import type { Grant } from "./grant.ts";
import { grantsHad } from "./grants.store.ts";

/** What the law looks at of a bonus. Ledger units; weights in basis points by category. */
interface Looked {
  readonly brand: Brand;
  readonly player: Pick<Player, "id">;
  readonly deposit: bigint;
  readonly bonus: bigint;
  readonly required: bigint;
  readonly days: number;
  readonly weights: Readonly<Record<string, number>>;
  /** A grant that does not count as one that the player had before. */
  readonly applied?: Pick<Grant, "id">;
}

/** Why the brand's law forbids to give a player a bonus. */
export async function refusedByLaw(
  tx: Tx,
  { brand, player, deposit, bonus, required, days, weights, applied }: Looked,
): Promise<Refused<"LAW" | "TOO_YOUNG"> | undefined> {
  const law = await bonusLawNow(tx, brand);
  const minor = (units: bigint) => Number(toMinor(money(units, brand.currency)));
  const broken = law.refuses({
    currency: brand.currency,
    deposit: minor(deposit),
    bonus: minor(bonus),
    required: minor(required),
    days,
    weights,
  });
  if (broken) return refuse("LAW", broken.sentence);
  if (law.welcome === "once") {
    const had =
      (await grantsHad(tx, player.id, applied?.id)).any || (await rewardsHad(tx, player.id));
    if (had || (await hasRealBet(tx, [player.id]))) return refuse("LAW", law.welcomeRule?.sentence);
  }
  if (law.minAge === undefined) return undefined;
  const today = (await readClock(tx)).toZonedDateTimeISO(brand.zone).toPlainDate();
  const birthday = (await birthdaysOf(tx, [player.id])).get(player.id);
  const isOldEnough =
    birthday !== undefined && ageOn(Temporal.PlainDate.from(birthday), today) >= law.minAge;
  return isOldEnough ? undefined : refuse("TOO_YOUNG", law.ageRule?.sentence);
}
