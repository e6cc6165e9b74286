import { sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test, vi } from "vitest";
import { listingProviders } from "../../cashier/index.ts";
import { stepPath } from "../../cashier/testing/pay-steps.ts";
import { useDeposits } from "../../cashier/testing/use-deposits.ts";
import { withdrawing } from "../../cashier/testing/withdrawing.ts";
import { brandById } from "../../brands/index.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { takeStatement } from "../statements/take-statement.ts";
import { daysOf } from "../days/days-of.ts";
import { lookAtYesterday } from "./look-at-yesterday.ts";
import { readProvider } from "./read-providers.ts";

const { cashier, db, gateway, gatewayDb, ordered } = await useDeposits();
const { platform } = cashier;
// A zone where it is noon or later whenever the test runs.
await db.run(sql`
  update brand set zone = case
    when extract(hour from now() at time zone 'UTC') >= 12 then 'UTC'
    else 'Etc/GMT-12'
  end`);
const clock = await db.row<{ noon: Temporal.Instant; day: string }>(sql`
  select ((now() at time zone zone)::date - interval '12 hours') at time zone zone as noon,
    to_char((now() at time zone zone)::date - 1, 'YYYY-MM-DD') as day
  from brand where id = 1`);
if (!clock) throw new Error("There is no brand");
const { noon, day } = clock;

const look = () => lookAtYesterday(platform, listingProviders(platform.config));
const found = () =>
  db.rows<{ provider: string; kind: string; state: string; number: string | null; units: bigint }>(
    sql`select provider, kind, state, number, units from reconciliation_difference
      where brand_id = 1 and day = ${day}::date
      order by provider, id`,
  );
const payment = async (id: string) => {
  const row = await db.row<{ txn: string }>(
    sql`select provider_txn as txn from deposit where public_id = ${id}`,
  );
  return row?.txn ?? "";
};

/** Most time for the provider's callback on a busy machine. */
const CALLBACK_MS = 120_000;
const zoneOf = async () => (await brandById(db, 1n))?.zone ?? "UTC";

/** A deposit that was paid and credited yesterday. */
async function paidYesterday(pesos: bigint) {
  const { player, id, checkoutUrl } = await ordered(pesos);
  await gateway.press(checkoutUrl, { act: "pay" });
  await vi.waitFor(
    async () =>
      expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe("SUCCEEDED"),
    { timeout: CALLBACK_MS },
  );
  await db.run(sql`
    update cashier_step set at = ${noon} from deposit
    where subject = 'deposit' and subject_id = deposit.id and public_id = ${id}`);
  const number = await payment(id);
  await gatewayDb.run(sql`update payment set paid_at = ${noon} where public_id = ${number}`);
  return { player, number };
}

test("MO-09 a provider that lists its payments is read by itself in the morning, and one in use without a statement is a warning until it comes", async () => {
  const fine = await paidYesterday(500n);
  const differs = await paidYesterday(600n);
  const gone = await paidYesterday(700n);
  const unheard = await payment((await ordered(800n)).id);
  await gatewayDb.run(sql`
    update payment set paid_units = units - 5 where public_id = ${differs.number}`);
  await gatewayDb.run(sql`
    update payment set paid_at = ${noon}::timestamptz - interval '20 days'
    where public_id = ${gone.number}`);
  await gatewayDb.run(sql`
    update payment set status = 'PAID', paid_units = units, paid_at = ${noon}
    where public_id = ${unheard}`);

  await gateway.stop();
  await look();
  await look();
  const warned = { kind: "NO_STATEMENT", state: "OPEN" };
  expect(await found()).toMatchObject([
    { provider: "bank", ...warned },
    { provider: "sandbox", ...warned },
  ]);

  await gateway.start();
  await Promise.all([look(), look()]);
  await look();
  const days = await daysOf(db, { id: 1n, zone: await zoneOf(), currency: "PHP" }, day, day);
  expect(days.find(({ provider }) => provider === "sandbox")).toMatchObject({
    in: { readAt: expect.any(Temporal.Instant) },
    out: { readAt: null },
  });
  const ofSandbox = (await found()).filter(({ provider }) => provider === "sandbox");
  expect(ofSandbox.map(({ kind, state, number }) => [kind, state, number])).toEqual(
    expect.arrayContaining([
      ["NO_STATEMENT", "FOUND", null],
      ["AMOUNT_DIFFERS", "OPEN", differs.number],
      ["MISSING_AT_PROVIDER", "OPEN", gone.number],
      ["MISSING_WITH_US", "OPEN", unheard],
    ]),
  );
  expect(ofSandbox).toHaveLength(4);
  expect(ofSandbox.map(({ number }) => number)).not.toContain(fine.number);
});

test("more that a provider tells of a payment later is taken, and what differs then is a new row each time", async () => {
  const { number } = await paidYesterday(900n);
  const other = await paidYesterday(950n);
  const brand = await brandById(db, 1n);
  const [port] = listingProviders(platform.config);
  if (!brand || !port) throw new Error("Nobody lists payments");
  const grow = (of: string, by: bigint) =>
    gatewayDb.run(sql`
      update payment set paid_units = coalesce(paid_units, units) + ${by} where public_id = ${of}`);
  const read = () => readProvider(platform, port, brand, day);
  const ofNumber = async () => (await found()).filter((one) => one.number === number);
  const differs = (state: string, units: bigint) => ({ kind: "AMOUNT_DIFFERS", state, units });
  await gatewayDb.run(sql`update payment set paid_units = units - 5 where public_id = ${number}`);
  await read();
  await read();
  expect(await ofNumber()).toMatchObject([differs("OPEN", 5n)]);
  await grow(number, 10n);
  await read();
  await read();
  expect(await ofNumber()).toMatchObject([differs("FOUND", 5n), differs("OPEN", 5n)]);
  await db.run(sql`
    update reconciliation_difference set state = 'SETTLED', how = 'NOTED', settled_at = now()
    where number = ${number} and state = 'OPEN'`);
  await grow(number, 2n);
  await read();
  const all = [differs("FOUND", 5n), differs("SETTLED", 5n), differs("OPEN", 7n)];
  expect(await ofNumber()).toMatchObject(all);

  // A payment of which less is told than before is a fault of the provider's.
  await grow(other.number, -1n);
  await grow(number, 3n);
  await read();
  expect(await ofNumber()).toMatchObject(all);
});

test("what a provider paid out is not missing in its list of arrivals, and is in a whole statement without it", async () => {
  const [ana, ben] = [await cashier.staff(), await cashier.staff()];
  const desk = withdrawing(cashier, [ana, ben]);
  const { player, bankAccount } = await desk.ready(700n);
  const id = await desk.ask(player, bankAccount, 140n);
  await ana.call("POST", stepPath(id, "approve"), {});
  await ben.call("POST", stepPath(id, "pay"), {});
  await ben.call("POST", stepPath(id, "sent"), { reference: "OUT-1" });
  const ofIt = sql`withdrawal = (select id from withdrawal where public_id = ${id})`;
  await db.run(sql`
    update cashier_step
    set at = ${noon}, payer = case to_status when 'SENT' then 'sandbox' end
    where subject = 'leg' and subject_id = (select id from withdrawal_leg where ${ofIt})`);
  const brand = await brandById(db, 1n);
  const [port] = listingProviders(platform.config);
  if (!brand || !port) throw new Error("Nobody lists payments");
  const paidOut = async () => (await found()).filter(({ number }) => number === "OUT-1");
  await paidYesterday(500n);
  await readProvider(platform, port, brand, day);
  expect(await paidOut()).toEqual([]);
  const whole = { provider: port.code, file: "whole.csv", bytes: "", by: ana.username };
  await db.inTransaction((tx) =>
    takeStatement(tx, { brand, ...whole, from: day, to: day, lines: [] }),
  );
  expect(await paidOut()).toMatchObject([{ kind: "MISSING_AT_PROVIDER", state: "OPEN" }]);
});

test("yesterday's statements are due from the brand's hour on", async () => {
  const before = await db.row<{ zone: string }>(sql`select zone from brand where id = 1`);
  // A zone where it is two in the morning now.
  const offset = ((26 - Temporal.Now.zonedDateTimeISO("UTC").hour + 12) % 24) - 12;
  const there = `Etc/GMT${offset > 0 ? "-" : "+"}${Math.abs(offset)}`;
  const zone = async (name: string) => {
    await db.run(sql`update brand set zone = ${name} where id = 1`);
  };
  onTestFinished(() => zone(before?.zone ?? "UTC"));
  await zone(there);
  await db.run(sql`delete from reconciliation_difference where kind = 'NO_STATEMENT'`);
  const due = async () => {
    await look();
    return (
      await db.rows(sql`
      select id from reconciliation_difference where kind = 'NO_STATEMENT'`)
    ).length;
  };
  expect(await due()).toBe(0);
  await setSection(platform, "reconciliation", { dueHour: 0 });
  onTestFinished(() => setSection(platform, "reconciliation", { dueHour: 8 }));
  expect(await due()).toBeGreaterThan(0);
});
