import { LANGUAGES } from "@perya/languages";
import { expect, test } from "vitest";
import { send } from "../testing/people.ts";
import { useSites } from "../testing/use-sites.ts";
import { invitationOf, playerById, playerByUsername } from "../modules/players/index.ts";
import { demoLogins } from "./demo-logins.ts";
import { seedDemo } from "./seed-demo.ts";

const { db, sites } = await useSites();

test("the demo begins with people, an agent whose code brings others in, and every way in and back; a second start changes nothing", async () => {
  await seedDemo(sites.platform);
  const first = await db.rows({
    text: "select section, version from brand_settings order by 1",
    values: [],
  });
  await seedDemo(sites.platform);
  expect(
    await db.rows({ text: "select section, version from brand_settings order by 1", values: [] }),
  ).toEqual(first);
  const agent = await invitationOf(db, 1n, "fiesta26");
  expect(await playerById(db, agent?.playerId ?? 0n)).toMatchObject({
    username: "rosa",
    kind: "1",
  });
  const players = demoLogins
    .filter(({ password }) => password === "Fiesta2026")
    .map(({ username }) => username);
  for (const username of players)
    expect(await playerByUsername(db, 1n, username)).toMatchObject({ username });
  const { banners, player, popup } = (
    await send(sites.playerUrl, {}, "GET", "/api/v1/announcements")
  ).value;
  expect([
    banners.filter(({ groupName }: { groupName: string }) => groupName === "w_home").length,
    player.length,
    popup.length,
  ]).toEqual([6, 3, 1]);
  const owner = await sites.staff("auditor");
  const { features, register, resources } = (await owner.call("GET", "/settings")).value.settings;
  expect(features).toMatchObject({
    USERNAMEREG: true,
    MOBILEREG: true,
    MOBILEVERCODELOGIN3: true,
    CHNGPASSMAIL3: true,
    CHNGPASSVERIF3: true,
    NEWIPVERIFY: true,
  });
  expect([
    register.fields.email.shown,
    register.fields.email.required,
    resources.customerService.length,
  ]).toEqual([true, false, 1]);
});

test.each(LANGUAGES.filter(({ written }) => written))(
  "CA-21 what the demo tells is said in $tag",
  async ({ code, tag }) => {
    await seedDemo(sites.platform);
    const { banners, player, popup, promotion } = (
      await send(sites.playerUrl, { language: code }, "GET", "/api/v1/announcements")
    ).value;
    const told = [...banners, ...player, ...popup, ...promotion];
    expect(told).toHaveLength(16);
    expect(told.filter(({ language }) => language !== tag)).toEqual([]);
    expect(new Set(told.map(({ title }) => title)).size).toBe(16);
  },
);

test("the seed of a newer version changes nothing at a brand that exists, also not what its staff never touched or took away", async () => {
  await seedDemo(sites.platform);
  // As a brand looks whose version knew less: without a section, an agent, a cashier, and whose
  // staff took all content away.
  await db.run({ text: "delete from brand_settings where section = 'features'", values: [] });
  await db.run({
    text: "update player set username = 'rosalinda' where username = 'rosa'",
    values: [],
  });
  await db.run({
    text: "update staff set username = 'teller' where username = 'cashier2'",
    values: [],
  });
  await db.run({ text: "delete from content_item", values: [] });
  const whole = async () => ({
    settings: await db.rows({ text: "select * from brand_settings order by section", values: [] }),
    players: await db.rows({ text: "select * from player order by id", values: [] }),
    staff: await db.rows({ text: "select * from staff order by id", values: [] }),
    content: await db.rows({ text: "select * from content_item order by id", values: [] }),
    ledger: await db.rows({ text: "select * from wallet_entry order by player, seq", values: [] }),
  });
  const before = await whole();
  expect(before.players.length).toBeGreaterThan(2);
  await seedDemo(sites.platform);
  expect(await whole()).toEqual(before);
});

test("a brand for real money is given no accounts that anyone knows the password of", async () => {
  await db.run({ text: "update brand set real_money = true where id = 1", values: [] });
  await expect(seedDemo(sites.platform)).rejects.toThrow(
    "SEED_DEMO is on, but the brand plays for real money",
  );
  await db.run({ text: "update brand set real_money = false where id = 1", values: [] });
});
