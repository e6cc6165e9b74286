import { sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test } from "vitest";
import { told } from "../../facts/testing/told.ts";
import { setKycLevel } from "../../players/index.ts";
import { setSection } from "../../settings/testing/set-section.ts";
import { todayOf } from "../deciding/decide-document.ts";
import { expireDocuments } from "../deciding/expire-documents.ts";
import { documentExpires } from "../facts.ts";
import { PASSPORT, provePhone, useDocuments } from "../testing/use-documents.ts";

const { db, sites, platform, ana, sent, decide, levelOf, latest, provenPlayer, verification } =
  await useDocuments();

test("name and birth date given once, with a proven phone, make level 1", async () => {
  const player = await sites.player();
  const person = { fullName: "Ana Cruz", birthDate: "1990-05-01" };
  const young = { ...person, birthDate: `${Temporal.Now.plainDateISO().year - 10}-01-01` };
  const give = (body: object) => player.call("POST", "/documents/person", body);
  expect((await give(young)).code).toBe("TOO_YOUNG");
  expect((await give(person)).status).toBe(200);
  expect((await give({ ...person, fullName: "Bea Cruz" })).code).toBe("KNOWN_ALREADY");
  expect(await levelOf(player)).toBe(0);
  await provePhone(db, platform, player);
  expect(await levelOf(player)).toBe(1);
});

test("a name that is not the one of the bank account is not typed but proven", async () => {
  const player = await sites.player();
  const account = { bank: "Metrobank", number: "700000123", holder: "Ana Cruz" };
  expect((await player.call("POST", "/bank-accounts", account)).status).toBe(200);
  const give = (fullName: string) =>
    player.call("POST", "/documents/person", { fullName, birthDate: "1990-05-01" });
  expect(await give("Bea Reyes")).toMatchObject({ status: 422, code: "NAME_DIFFERS" });
  expect((await give("CRUZ, Ana")).status).toBe(200);
});

test("an expired document takes its level away, after two reminders", async () => {
  const player = await provenPlayer();
  const inDays = (days: number) =>
    db.run(sql`
    update player_document set expires_on = current_date + ${days}::int
    where player_id = ${player.id} and kind = 'PASSPORT'`);
  const heard = async () =>
    (await told(db, documentExpires))
      .filter((one) => (one as { player: string }).player === player.id.toString())
      .map((one) => (one as { over: boolean }).over);
  await inDays(40);
  await expireDocuments(platform);
  expect(await heard()).toEqual([]);
  await inDays(29);
  await expireDocuments(platform);
  await expireDocuments(platform);
  expect(await heard()).toEqual([false]);
  await db.run(sql`
    update player_document set reminded_on = current_date - 23, expires_on = current_date + 6
    where player_id = ${player.id} and kind = 'PASSPORT'`);
  await expireDocuments(platform);
  await expireDocuments(platform);
  expect(await heard()).toEqual([false, false]);
  expect(await levelOf(player)).toBe(2);
  const today = await todayOf(db, 1n);
  await db.run(sql`
    update player_document set expires_on = ${today.toString()}::date
    where player_id = ${player.id} and kind = 'PASSPORT'`);
  await expireDocuments(platform);
  expect(await levelOf(player)).toBe(2);
  await inDays(-2);
  await expireDocuments(platform);
  expect(await heard()).toEqual([false, false, true]);
  expect(await latest(player, "IDENTITY")).toMatchObject({ state: "EXPIRED" });
  expect(await levelOf(player)).toBe(1);
});

test("a document is reminded of as long before its end as the brand says", async () => {
  await setSection(platform, "documents", { firstReminderDays: 60 });
  onTestFinished(() => setSection(platform, "documents", { firstReminderDays: 30 }));
  const player = await provenPlayer();
  await db.run(sql`
    update player_document set expires_on = current_date + 59
    where player_id = ${player.id} and kind = 'PASSPORT'`);
  await expireDocuments(platform);
  expect(await told(db, documentExpires)).toContainEqual(
    expect.objectContaining({ player: player.id.toString(), over: false }),
  );
});

test("on its last day a document is still taken and approved, as one that was approved before still counts", async () => {
  const player = await sites.player();
  const today = (await todayOf(db, 1n)).toString();
  const passport = await sent(player, { ...PASSPORT, expiresOn: today });
  expect(await decide(ana, passport, "approve")).toMatchObject({ value: { status: "DONE" } });
});

test("a level that staff gave by hand is not taken away by an expiry", async () => {
  const player = await provenPlayer();
  await db.inTransaction((tx) => setKycLevel(tx, player.id, 3));
  await db.run(sql`
    update player_document set expires_on = current_date - 2
    where player_id = ${player.id} and kind = 'PASSPORT'`);
  await expireDocuments(platform);
  expect(await levelOf(player)).toBe(3);
});

test("show what each allows at the brand", async () => {
  const { levels } = await verification(await sites.player());
  expect(levels).toMatchObject([
    { level: 0, withdrawalPerDay: { amount: "0", currency: "PHP" } },
    { level: 1, depositPerDay: { amount: "2000000000" } },
    { level: 2 },
    { level: 3, depositLifetime: null },
  ]);
});
