import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { untilSettled } from "@perya/postgres/testing";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import { pullRecords, pullRecordsOf } from "./playing/pull-records.ts";
import { GAME, PESO, useArcade } from "./testing/use-arcade.ts";

const arcade = await useArcade();
const { db, sites, platform, studio, vendor, rich, move, money } = arcade;
const STAKE = 10n * PESO;

interface Told {
  readonly kind: "bet" | "win";
  readonly transaction: string;
  readonly round: string;
  readonly reference?: string;
  readonly units?: bigint;
  readonly game?: string;
}

/** Writes a record into the studio's books, as it will be told. */
async function tell({ publicId }: TestPlayer, told: Told): Promise<void> {
  const { kind, transaction, round, reference = null, units = STAKE, game = GAME } = told;
  const delta = kind === "bet" ? -units : units;
  await studio.db.run(sql`
    insert into own_movement (
      transaction, player, kind, currency, units, delta, status, balance, reference, round, game
    )
    select ${transaction}::uuid, id, ${kind}, 'PHP', ${units}, ${delta}, 'RS_OK', 0,
      ${reference}::uuid, ${round}, ${game}
    from studio_player where name = ${publicId} and operator like '%:arcade'`);
}
const pull = async () => {
  await untilSettled(studio.db);
  await pullRecords(platform);
};
/** A player with forty pesos at hand and sixty at the vendor. */
const playing = async () => {
  const player = await rich(100n);
  await move(player, "in", 60n);
  return player;
};
const idsOf = (round: string) => ({ round, transaction: randomUUID() });
const [owner, cashier] = [await sites.staff("owner"), await sites.staff("cashier")];
const recordsOf = async ({ publicId }: TestPlayer, status?: string) => {
  const narrowed = status === undefined ? "" : `&status=${status}`;
  const { value } = await cashier.call("GET", `/vendor-records?player=${publicId}${narrowed}`);
  return value.content as { id: string; why: string; status: string; round: string }[];
};
const waiting = async () =>
  (await owner.call("GET", "/vendor-wallets")).value.waitingRecords as { count: number }[];

test("a record that can't be read is set aside as it was written, and those after it are booked", async () => {
  const player = await playing();
  const [odd, good] = [idsOf(randomUUID()), idsOf(randomUUID())];
  await tell(player, { kind: "bet", ...odd, game: "" });
  await tell(player, { kind: "bet", ...good });
  await pull();
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 50 });
  const [row] = await recordsOf(player, "WAITING");
  expect(row).toMatchObject({
    vendor: "perya-arcade",
    transaction: odd.transaction,
    round: odd.round,
    player: player.publicId,
    playerName: player.username,
    why: "UNREADABLE: game_code can't be read",
  });
  const { value } = await cashier.call("GET", `/vendor-records/${row?.id}`);
  expect(JSON.parse(value.written)).toMatchObject({
    transaction_uuid: odd.transaction,
    game_code: "",
    amount: Number(STAKE),
  });
  await pull();
  expect(await money(player)).toMatchObject({ kept: 50 });
});

test("an answer that is no page of records is shown to staff as it was written, and the records go on once there is a page", async () => {
  const player = await playing();
  const good = idsOf(randomUUID());
  await tell(player, { kind: "bet", ...good });
  let answer = "<html>Down for maintenance\0</html>";
  const front = createServer((_request, response) => response.end(answer));
  front.listen(0, "127.0.0.1");
  await once(front, "listening");
  onTestFinished(() => void front.close());
  const { port } = front.address() as AddressInfo;
  const broken = { ...vendor, gamesUrl: `http://127.0.0.1:${port}` };
  const pages = async (status: string) =>
    (await owner.call("GET", `/vendor-records?status=${status}`)).value.content.filter(
      ({ why }: Record<string, unknown>) => why === "PAGE_UNREADABLE",
    );
  for (const text of [answer, '{"transactions":[],"cursor":"1:1","cursor":"2:2"}']) {
    answer = text;
    await pullRecordsOf(platform, broken);
  }
  const [page, more] = await pages("WAITING");
  expect(page).toMatchObject({ vendor: "perya-arcade", tries: 2, player: null });
  expect(more).toBeUndefined();
  const { value } = await owner.call("GET", `/vendor-records/${page.id}`);
  expect(value.written).toBe(answer);
  expect(await money(player)).toMatchObject({ kept: 60 });
  await pull();
  expect(await pages("WAITING")).toEqual([]);
  expect(await pages("BOOKED")).toMatchObject([{ id: page.id }]);
  expect(await money(player)).toMatchObject({ kept: 50 });
});

test("what comes after an unreadable record of the same round waits, and is booked with it once the vendor corrects it", async () => {
  const player = await playing();
  const round = randomUUID();
  const [bet, win] = [idsOf(round), idsOf(round)];
  await tell(player, { kind: "bet", ...bet, game: "" });
  await tell(player, { kind: "win", ...win, reference: bet.transaction, units: 25n * PESO });
  await pull();
  expect((await recordsOf(player)).map(({ why }) => why)).toEqual([
    "ROUND_WAITS",
    "UNREADABLE: game_code can't be read",
  ]);
  expect(await money(player)).toMatchObject({ kept: 60 });
  await studio.db.run(sql`
    update own_movement set game = ${GAME} where transaction = ${bet.transaction}::uuid`);
  await db.run(sql`delete from vendor_record_cursor where vendor = ${vendor.id}`);
  await pull();
  expect((await recordsOf(player)).map(({ status }) => status)).toEqual(["BOOKED", "BOOKED"]);
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 75 });
});

test("a win that is told before its bet is booked as soon as the bet is told", async () => {
  const player = await playing();
  const round = randomUUID();
  const [bet, win] = [idsOf(round), idsOf(round)];
  await tell(player, { kind: "win", ...win, reference: bet.transaction, units: 25n * PESO });
  await pull();
  expect(await recordsOf(player, "WAITING")).toHaveLength(1);
  expect(await money(player)).toMatchObject({ kept: 60 });
  await tell(player, { kind: "bet", ...bet });
  await pull();
  expect(await recordsOf(player, "WAITING")).toEqual([]);
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 75 });
});

test("staff try a record again, and it is booked once with all of its round when what kept it is put right", async () => {
  const player = await playing();
  const round = randomUUID();
  const [bet, win] = [idsOf(round), idsOf(round)];
  const inCurrency = (currency: string) =>
    db.run(sql`update vendor_wallet set currency = ${currency} where player = ${player.id}`);
  await inCurrency("USD");
  await tell(player, { kind: "bet", ...bet });
  await tell(player, { kind: "win", ...win, reference: bet.transaction, units: 25n * PESO });
  await pull();
  const [, first] = await recordsOf(player, "WAITING");
  expect(first).toMatchObject({ why: "WRONG_CURRENCY" });
  const retry = () => cashier.call("POST", `/vendor-records/${first?.id}/retry`, {});
  expect((await retry()).value).toMatchObject({ status: "WAITING", why: "WRONG_CURRENCY" });
  await inCurrency("PHP");
  const tries = await Promise.all([retry(), retry()]);
  expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await recordsOf(player)).map(({ status }) => status)).toEqual(["BOOKED", "BOOKED"]);
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 75 });
  expect((await retry()).code).toBe("NOT_WAITING");
});

test("a record that will never be booked is closed with a reason, moves no money, and what waited behind it goes on", async () => {
  const player = await playing();
  const round = randomUUID();
  const [odd, bet] = [idsOf(round), idsOf(round)];
  await tell(player, { kind: "bet", ...odd, game: "" });
  await tell(player, { kind: "bet", ...bet });
  await pull();
  const [, first] = await recordsOf(player, "WAITING");
  const count = (await waiting())[0]?.count ?? 0;
  const close = (reason: string) =>
    cashier.call("POST", `/vendor-records/${first?.id}/close`, { reason });
  expect((await close("")).status).toBe(400);
  expect((await close("The vendor voided it")).value).toMatchObject({ status: "CLOSED" });
  expect((await waiting())[0]?.count ?? 0).toBe(count - 2);
  expect(await money(player)).toEqual({ cash: 40, transit: 0, kept: 50 });
  const { value } = await owner.call("GET", `/audit?subject=vr_${first?.id}`);
  expect(value.content[0]).toMatchObject({
    action: "vendor-record.close",
    reason: "The vendor voided it",
  });
});

test("who may only read the records neither tries nor closes one", async () => {
  const support = await sites.staff("support");
  const { value } = await support.call("GET", "/vendor-records");
  const { id } = value.content[0];
  expect((await support.call("POST", `/vendor-records/${id}/retry`, {})).status).toBe(403);
  const close = { reason: "Not mine to say" };
  expect((await support.call("POST", `/vendor-records/${id}/close`, close)).status).toBe(403);
});

test("staff see when a vendor told its records last, also when there were none", async () => {
  await db.run(sql`update vendor_record_cursor set pulled_at = now() - interval '1 hour'`);
  await pull();
  const { value } = await owner.call("GET", "/vendor-wallets");
  const [last] = value.lastRecords;
  expect(last.vendor).toBe("perya-arcade");
  expect(
    Temporal.Instant.from(last.at).until(Temporal.Now.instant()).total("minutes"),
  ).toBeLessThan(30);
});

test("the ledger adds up after all of this", async () => {
  expect(await arcade.problems()).toEqual([]);
});
