import type { Tx } from "@perya/postgres";
import { birthdaysOf } from "../../players/index.ts";
import { ageOn } from "../../profiles/index.ts";

/** Whole years on the brand's calendar day; undefined where the birth date is not known. */
export async function ageOf(
  tx: Tx,
  player: bigint,
  now: Temporal.Instant,
  zone: string,
): Promise<number | undefined> {
  const born = (await birthdaysOf(tx, [player])).get(player);
  if (born === undefined) return undefined;
  return ageOn(Temporal.PlainDate.from(born), now.toZonedDateTimeISO(zone).toPlainDate());
}
