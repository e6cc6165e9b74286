import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Brand } from "./brands.ts";
import { insertZone, selectNow } from "./zones.store.ts";

/**
 * Gives a brand's days another IANA zone, from the next start of a day there on, and returns that
 * time. The day that is running ends early or late, and keeps what it has. Between zones that are a
 * whole day apart it is refused: a date would come twice.
 */
export async function changeZone(
  tx: Tx,
  brand: Brand,
  zone: string,
): Promise<Result<Temporal.Instant, "A_DAY_APART">> {
  const start = (await selectNow(tx)).toZonedDateTimeISO(zone).startOfDay().add({ days: 1 });
  const runningThen = start.withTimeZone(brand.zone).toPlainDate();
  if (Temporal.PlainDate.compare(runningThen, start.toPlainDate()) > 0)
    return refuse("A_DAY_APART");
  await insertZone(tx, brand.id, start.toInstant(), zone);
  return ok(start.toInstant());
}
