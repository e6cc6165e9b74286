import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { depositOwners, METHODS_OF, type ListingProvider } from "../../cashier/index.ts";
import type { StatementLine } from "../statements/mapping.ts";
import { takeStatement } from "../statements/take-statement.ts";
import { spanOfDays } from "../../../http/answers/days.ts";

/** Days that are read together: what came late of the earlier ones is seen too. */
const DAYS = 3;

/**
 * Reads a brand's payments of the days up to one from a provider that lists them, as its statement.
 * A payment that names no deposit of ours is the house's: its brand is the one of every host.
 */
export async function readProvider(
  { db, log }: Platform,
  provider: ListingProvider,
  brand: Brand,
  to: string,
): Promise<void> {
  const from = Temporal.PlainDate.from(to)
    .subtract({ days: DAYS - 1 })
    .toString();
  const span = spanOfDays({ fromDay: from, toDay: to }, brand.zone);
  const listed = await provider.list(span.from, span.to, (err) =>
    log.warn({ err, provider: provider.code }, "a payment could not be read"),
  );
  const owners = await depositOwners(
    db,
    listed.map(({ reference }) => reference),
  );
  const isOurs = (reference: string): boolean => {
    const owner = owners.get(reference);
    if (!owner) return brand.host === "*";
    const methods: readonly string[] = METHODS_OF[provider.code];
    return owner.brandId === brand.id && methods.includes(owner.method);
  };
  const lines = listed
    .filter(({ reference }) => isOurs(reference))
    .map(({ payment: number, at, units, currency, payer }, index): StatementLine => {
      const day = at.toZonedDateTimeISO(brand.zone).toPlainDate().toString();
      return { lineNo: index + 1, direction: "IN", number, units, currency, at, day, payer };
    });
  const said = lines.map(({ number, units, currency }) => [number, String(units), currency]);
  const statement = {
    brand,
    provider: provider.code,
    file: "read from the provider",
    bytes: JSON.stringify(said),
    from,
    to,
    lines,
    by: "system",
    mayGrow: true,
  };
  const taken = await db.inTransaction((tx) => takeStatement(tx, statement));
  if (!taken.ok) log.warn({ provider: provider.code, reason: taken.message }, "payments differ");
}
