import { sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
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

/** Publishes what a law asks of documents, in force at once. */
async function publish(code: string, version: number, cells: object): Promise<void> {
  await db.run(sql`
    insert into profile_version (
      code, version, name, authority, zone, effective_at, published_at, published_by, cells
    )
    values (
      ${code}, ${version}, 'Isle of Man', '', 'UTC', clock_timestamp(),
      now() - interval '2 days', 'test', ${JSON.stringify(cells)}::jsonb
    )`);
}

test("where the law asks for a face, staff give no second level without one, and read by which rule", async () => {
  await chooseProfiles(db, ["PH"]);
  const staff = await sites.staff("support");
  const give = (publicId: string, level: number) =>
    staff.call("POST", `/players/${publicId}/kyc`, { level, reason: "Seen at the counter" });
  const player = await sites.player(1);
  expect(await give(player.publicId, 2)).toMatchObject({
    status: 422,
    code: "PROFILE_LIMIT",
    message: expect.stringMatching(/picture of the face .* Rule PH\.kyc\.face, version 1\.$/),
  });
  expect(await levelOf(player)).toBe(1);
  const proven = await provenPlayer();
  expect((await give(proven.publicId, 1)).status).toBe(200);
  expect((await give(proven.publicId, 2)).status).toBe(200);
  await chooseProfiles(db, ["GB"]);
  expect((await give(player.publicId, 2)).status).toBe(200);
});

test("a level given by hand is taken back once the law asks for a face, and one that was proven stays", async () => {
  const [byHand, proven] = [await sites.player(2), await provenPlayer()];
  await expireDocuments(platform);
  expect(await levelOf(byHand)).toBe(2);
  await chooseProfiles(db, ["BR"]);
  await expireDocuments(platform);
  expect([await levelOf(byHand), await levelOf(proven)]).toEqual([1, 2]);
});

test("an ended document counts for the law's term, and not a day longer", async () => {
  const about = { source: "Act", confidence: "sure", asOf: "2026" };
  await publish("IM", 2, { "kyc.docExpiry": { value: "P30D", ...about } });
  await publish("MT", 2, { "kyc.docExpiry": { value: "by the operator's policy", ...about } });
  const player = await provenPlayer();
  const ended = (days: number) =>
    db.run(sql`
      update player_document
      set expires_on = (now() at time zone 'Asia/Manila')::date - ${days}::int
      where player_id = ${player.id} and kind = 'PASSPORT'`);
  await chooseProfiles(db, ["IM", "MT"]);
  await ended(30);
  await expireDocuments(platform);
  expect(await levelOf(player)).toBe(2);
  await ended(31);
  await expireDocuments(platform);
  expect(await latest(player, "IDENTITY")).toMatchObject({ state: "EXPIRED" });
  expect(await levelOf(player)).toBe(1);
});
