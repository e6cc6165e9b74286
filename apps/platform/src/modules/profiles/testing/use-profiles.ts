import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { passTime } from "../../../testing/pass-time.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { approved } from "../../../testing/vendors.ts";

export const reason = "Counsel's letter of May";

/** Both sites with two owners of the house, who ask and approve. */
export async function useProfiles() {
  const { db, sites } = await useSites();
  const pair = { asker: await sites.staff("owner"), second: await sites.staff("owner") };
  const ask = (method: string, path: string, body?: unknown) => pair.asker.call(method, path, body);
  return {
    db,
    sites,
    ask,
    /** What one asks for and the other approves. */
    both: (path: string, body: object) => approved(pair, path, { reason, ...body }),
    /** The second person's answer to a request. */
    decide: (approvalId: string, decision: object = {}) =>
      pair.second.call(
        "POST",
        `/approvals/${approvalId}/${"reason" in decision ? "reject" : "approve"}`,
        decision,
      ),
    jurisdiction: async (brand = 1n) => (await ask("GET", `/jurisdiction?brand=${brand}`)).value,
    /** A choice counts ten seconds after it was made, by the database's clock. */
    untilItCounts: async (brand: bigint) => {
      await db.run(sql`alter table profile_choice disable trigger profile_choice_stays`);
      await db.run(sql`
        update profile_choice set effective_at = effective_at - interval '10 seconds'
        where brand_id = ${brand} and effective_at > now()`);
      await db.run(sql`alter table profile_choice enable trigger profile_choice_stays`);
      passTime(10_000);
    },
    brandIn: async (country: string, realMoney: boolean, currency = "PHP"): Promise<bigint> => {
      const host = `${randomUUID()}.example`;
      const row = await db.row<{ id: bigint }>(sql`
        insert into brand (host, name, real_money, currency, country, zone, minimum_age)
        values (
          ${host}, ${host}, ${realMoney}, ${currency}, ${country},
          'Asia/Manila', 18
        )
        returning id`);
      return row?.id ?? 0n;
    },
  };
}

/** A cell of this value. */
export function cell(value: unknown) {
  return {
    value,
    source: "https://example.org/act",
    confidence: "sure",
    asOf: "2026-05-01",
  } as const;
}

/** An instant in some days, as the wire has it. */
export function inDays(days: number): string {
  return Temporal.Now.instant()
    .add({ hours: 24 * days })
    .round("second")
    .toString();
}
