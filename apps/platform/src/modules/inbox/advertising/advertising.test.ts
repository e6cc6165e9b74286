import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { deliverAll, readBy, sendAll } from "../testing/use-inbox.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const owner = await sites.staff("owner", 1n);

let version = 1;
/** Publishes what a law says of advertising, in force at once. */
async function publish(cells: Readonly<Record<string, unknown>>): Promise<void> {
  const about = { source: "Act", confidence: "sure", asOf: "2026" };
  const whole = Object.fromEntries(
    Object.entries(cells).map(([field, value]) => [field, { value, ...about }]),
  );
  version += 1;
  await db.run(sql`
    insert into profile_version (
      code, version, name, authority, zone, effective_at, published_at, published_by, cells
    )
    values (
      'IM', ${version}, 'Isle of Man', '', 'UTC', clock_timestamp(),
      now() - interval '2 days', 'test', ${JSON.stringify(whole)}::jsonb
    )`);
  passTime(5_000);
}

/** Hours that began some hours ago and end in some. */
const around = (ago: number, left: number, media = "internet") => {
  const now = Temporal.Now.zonedDateTimeISO("UTC");
  const clock = (hours: number) =>
    now.add({ hours }).toPlainTime().toString({ smallestUnit: "minute" });
  return [{ from: clock(-ago), to: clock(left), media }];
};

const draft = { language: "EN", words: { EN: { title: "Fiesta", text: "The fair is open." } } };
const count = async (advertises: boolean, ...players: TestPlayer[]) =>
  (
    await owner.call("POST", "/broadcasts/count", {
      audience: { names: players.map(({ username }) => username) },
      advertises,
    })
  ).value;
const send = (advertises: boolean, ...players: TestPlayer[]) =>
  owner.call("POST", "/broadcasts", {
    ...draft,
    advertises,
    audience: { names: players.map(({ username }) => username) },
    expected: players.length,
  });
const textsOf = async (player: TestPlayer, language = "EN") =>
  (await readBy(player, "?kind=staff", language)).map(({ text }) => text);
const wantsMail = async (player: TestPlayer) => {
  const email = `${player.username}@mail.example`;
  await db.run(sql`
    update player_profile set email = ${email}, email_verified_at = now()
    where player_id = ${player.id}`);
  await player.call("PUT", "/inbox/mail", { kinds: ["staff"] });
  return async () =>
    (await db.rows<{ text: string }>(sql`select text from message where recipient = ${email}`)).map(
      ({ text }) => text,
    );
};

test("what advertises waits until the quiet hours are over, and what serves goes at once", async () => {
  await chooseProfiles(db, ["IM"]);
  await publish({ "ads.quiet": around(1, 2) });
  const player = await sites.player();
  expect((await count(true, player)).law).toMatchObject({
    waitsUntil: expect.stringMatching(/:00Z$/),
    rule: `IM.ads.quiet, version ${version}`,
    forbidden: false,
  });
  expect((await count(false, player)).law).toBeNull();
  await send(true, player);
  expect(await sendAll(db, platform, 1)).toBe(1);
  const [waiting] = await db.rows<{ minutes: number }>(sql`
    select (extract(epoch from run_at - now()) / 60)::float8 as minutes
    from graphile_worker._private_jobs job
    join graphile_worker._private_tasks task on task.id = job.task_id
    where task.identifier = 'inbox-broadcast'`);
  // A law can change while it waits: it is looked at again after an hour.
  expect(Math.round(waiting?.minutes ?? 0)).toBe(60);
  expect(await textsOf(player)).toEqual([]);
  await publish({ "ads.quiet": around(3, -1) });
  expect((await count(true, player)).law).toMatchObject({ waitsUntil: null, rule: null });
  await sendAll(db, platform);
  expect(await textsOf(player)).toEqual(["The fair is open."]);

  const other = await sites.player();
  await publish({ "ads.quiet": around(1, 2) });
  await send(false, other);
  await sendAll(db, platform);
  expect(await textsOf(other)).toEqual(["The fair is open."]);
});

test("what advertises carries the law's text, kept as it was sent, and what serves carries none", async () => {
  await chooseProfiles(db, ["PH"]);
  const player = await sites.player();
  const warning = "Gambling is addictive. Know when to stop.";
  expect((await count(true, player)).law.says).toEqual([warning]);
  const { value } = await send(true, player);
  await send(false, player);
  await sendAll(db, platform);
  await chooseProfiles(db, ["KE"]);
  expect(await textsOf(player)).toEqual(["The fair is open.", `The fair is open.\n\n${warning}`]);
  expect((await owner.call("GET", `/broadcasts/${value.id}`)).value.says).toEqual([warning]);
  await send(true, player);
  await sendAll(db, platform);
  const house = "Gambling can be addictive. Play responsibly. Not for anyone under 21.";
  expect((await textsOf(player))[0]).toBe(`The fair is open.\n\n${house}`);
});

test("a player who is too young for the brand's law is advertised nothing", async () => {
  await chooseProfiles(db, ["PH"]);
  const [young, old, unknown] = [await sites.player(), await sites.player(), await sites.player()];
  const born = (player: TestPlayer, years: number, days: number) =>
    db.run(sql`
      update player_profile
      set birthday = (now() at time zone 'Asia/Manila')::date
        - make_interval(years => ${years}, days => ${days})
      where player_id = ${player.id}`);
  await born(young, 20, 360);
  await born(old, 21, 5);
  await db.run(sql`update player_profile set birthday = null where player_id = ${unknown.id}`);
  expect((await count(true, young, old, unknown)).names).toEqual(
    [old.username, unknown.username].toSorted(),
  );
  expect((await count(false, young, old, unknown)).count).toBe(3);
});

test("a mail that advertises waits as well, and never reaches who has taken a break meanwhile", async () => {
  await chooseProfiles(db, ["IM"]);
  await publish({ "ads.quiet": [] });
  const [player, resting] = [await sites.player(1), await sites.player(1)];
  const [mails, restingMails] = [await wantsMail(player), await wantsMail(resting)];
  await send(true, player, resting);
  await sendAll(db, platform);
  await publish({ "ads.quiet": around(1, 2) });
  await resting.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
  await deliverAll(db, platform);
  expect(await mails()).toEqual([]);
  await publish({ "ads.quiet": [] });
  await deliverAll(db, platform);
  expect(await mails()).toEqual([expect.stringContaining("The fair is open.")]);
  expect(await restingMails()).toEqual([]);
});

test("where the law lets no advertising out at any hour none is sent off", async () => {
  await chooseProfiles(db, ["IM"]);
  await publish({ "ads.quiet": [{ from: "00:00", to: "24:00", media: "direct" }] });
  const player = await sites.player();
  expect((await count(true, player)).law).toMatchObject({ forbidden: true, waitsUntil: null });
  expect(await send(true, player)).toMatchObject({
    status: 422,
    code: "ADVERTISING_FORBIDDEN",
    message: expect.stringContaining(`Rule IM.ads.quiet, version ${version}.`),
  });
  expect((await send(false, player)).status).toBe(200);
});
