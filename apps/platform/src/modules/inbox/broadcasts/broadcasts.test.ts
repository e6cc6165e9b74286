import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import { PASSWORD, type TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { deliverAll, readBy, sendAll, unreadOf } from "../testing/use-inbox.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const owner = await sites.staff("owner", 1n);

const FIVE_HUNDRED = 50_000_000n;
const words = { EN: { title: "Fiesta", text: "The fair is open." } };
const draft = { advertises: true, language: "EN", words };
const named = (...players: readonly TestPlayer[]) => ({
  names: players.map(({ username }) => username),
});

const counted = async (audience: object, advertises = true) => {
  const { law: _law, ...found } = (
    await owner.call("POST", "/broadcasts/count", { audience, advertises })
  ).value;
  return found;
};

/** Sends a message to as many as are counted, and gives it to everyone. */
async function send(audience: object, more: object = {}) {
  const expected = (await counted(audience)).count;
  const { value } = await owner.call("POST", "/broadcasts", {
    ...draft,
    audience,
    expected,
    ...more,
  });
  return value;
}

const shown = async (id: string) => (await owner.call("GET", `/broadcasts/${id}`)).value;
const titlesOf = async (player: TestPlayer, language?: string) =>
  (await readBy(player, "?kind=staff", language)).map(({ title }) => title);
const change = {
  country: (player: TestPlayer, code: string) =>
    db.run(sql`update player set country = ${code} where id = ${player.id}`),
  registered: (player: TestPlayer, at: string) =>
    db.run(sql`update player set created_at = ${at} where id = ${player.id}`),
  seen: (player: TestPlayer, at: string) =>
    db.run(sql`update player_login set last_login_at = ${at} where player_id = ${player.id}`),
};

/** Gives a player money, in ledger units. */
async function fund({ id: player }: TestPlayer, units: bigint): Promise<void> {
  const given = { kind: "adjust", player, units, key: randomUUID(), reason: "to play" } as const;
  await db.inTransaction((tx) => platform.wallet.append(tx, [given]));
}

describe("whom a message is for", () => {
  test("players by name or public id; unknown names are listed, and then nothing is sent", async () => {
    const [ana, ben] = [await sites.player(), await sites.player()];
    const names = [ana.username.toUpperCase(), ben.publicId, "nobody-at-all"];
    expect(await counted({ names })).toEqual({
      count: 2,
      names: [ana.username, ben.username].toSorted(),
      unknown: ["nobody-at-all"],
    });
    const refused = await owner.call("POST", "/broadcasts", {
      ...draft,
      audience: { names },
      expected: 2,
    });
    expect([refused.status, refused.code]).toEqual([422, "UNKNOWN_NAMES"]);
    await send(named(ana, ben));
    await sendAll(db, platform);
    expect([await titlesOf(ana), await titlesOf(ben)]).toEqual([["Fiesta"], ["Fiesta"]]);
  });

  test("a segment by country, level, registration, last sign-in and balance, and no other player", async () => {
    const [inside, abroad, late, away, poor, low] = [
      await sites.player(2),
      await sites.player(2),
      await sites.player(2),
      await sites.player(2),
      await sites.player(2),
      await sites.player(0),
    ];
    for (const player of [inside, abroad, late, away, poor, low]) {
      await change.country(player, "TH");
      await change.registered(player, "2026-01-15T00:00:00Z");
      await change.seen(player, "2026-02-15T00:00:00Z");
      if (player !== poor) await fund(player, FIVE_HUNDRED);
    }
    await change.country(abroad, "VN");
    await change.registered(late, "2026-02-01T00:00:00Z");
    await change.seen(away, "2026-01-31T23:59:59Z");
    const segment = {
      countries: ["TH"],
      levels: [2, 3],
      registered: { from: "2026-01-01T00:00:00Z", before: "2026-02-01T00:00:00Z" },
      seen: { from: "2026-02-01T00:00:00Z" },
      balance: { currency: "PHP", least: FIVE_HUNDRED.toString() },
    };
    expect(await counted({ segment })).toEqual({ count: 1, names: [inside.username], unknown: [] });
    await send({ segment });
    await sendAll(db, platform);
    for (const player of [inside, abroad, late, away, poor, low])
      expect(await titlesOf(player)).toEqual(player === inside ? ["Fiesta"] : []);
  });

  test("a segment by VIP level, with those who have none by 0", async () => {
    const [gold, bronze, none] = [await sites.player(), await sites.player(), await sites.player()];
    for (const [player, level] of [
      [gold, 3],
      [bronze, 1],
    ] as const)
      await db.run(sql`
        insert into vip_member (player_id, brand_id, level, highest)
        values (${player.id}, 1, ${level}, ${level})`);
    for (const player of [gold, bronze, none]) await change.country(player, "NP");
    const counts = async (...vipLevels: number[]) =>
      (await counted({ segment: { countries: ["NP"], vipLevels } })).names;
    expect(await counts(3, 4)).toEqual([gold.username]);
    expect(await counts(0)).toEqual([none.username]);
    expect(await counts(0, 1)).toEqual([bronze.username, none.username].toSorted());
  });

  test("players who are excluded are left out of advertising, and of nothing else", async () => {
    const [playing, excluded] = [await sites.player(1), await sites.player(1)];
    await excluded.call("POST", "/exclusion", { kind: "TIME_OUT", period: "P1W" });
    const audience = named(playing, excluded);
    expect((await counted(audience, true)).count).toBe(1);
    expect((await counted(audience, false)).count).toBe(2);
    await send(audience);
    await sendAll(db, platform);
    expect([await titlesOf(playing), await titlesOf(excluded)]).toEqual([["Fiesta"], []]);
  });

  test("players who have closed their account are in no audience", async () => {
    const [playing, gone] = [await sites.player(1), await sites.player(1)];
    await gone.call("POST", "/account-closing", { password: PASSWORD });
    const audience = named(playing, gone);
    for (const advertises of [true, false])
      expect((await counted(audience, advertises)).names).toEqual([playing.username]);
  });

  test("a message for another number of players than was counted is refused", async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => sites.player()));
    const body = { ...draft, audience: named(...players) };
    const refused = await owner.call("POST", "/broadcasts", { ...body, expected: 1 });
    expect([refused.status, refused.code]).toEqual([409, "AUDIENCE_CHANGED"]);
    expect((await owner.call("POST", "/broadcasts", { ...body, expected: 11 })).status).toBe(200);
  });
});

describe("a message on its way", () => {
  /** Adds so many players of a country. */
  const populate = (country: string, players: number) =>
    db.run(sql`
      insert into player (public_id, brand_id, kind, username, currency, book, country)
      select 'pl_' || lower(${country}) || lpad(nth::text, 18, '0'), 1, '0', ${country} || nth,
        'PHP', 'real', ${country}
      from generate_series(1, ${players}) nth`);

  test("stops for who has not had it when it is cancelled, and can't be cancelled twice", async () => {
    await sendAll(db, platform);
    await populate("BT", 1_500);
    const { id } = await send({ segment: { countries: ["BT"] } });
    expect(await shown(id)).toMatchObject({ state: "sending", expected: 1_500, delivered: 0 });
    await sendAll(db, platform, 1);
    const { value } = await owner.call("POST", `/broadcasts/${id}/cancel`);
    expect(value).toMatchObject({ state: "cancelled", cancelledBy: owner.username });
    expect(await sendAll(db, platform)).toBe(1);
    expect(await shown(id)).toMatchObject({ state: "cancelled", delivered: 1_000 });
    const again = await owner.call("POST", `/broadcasts/${id}/cancel`);
    expect([again.status, again.code]).toEqual([409, "ALREADY_ENDED"]);
  });

  test("reaches every one of many, each once, though a step is done twice", async () => {
    await populate("LA", 2_500);
    const { id } = await send({ segment: { countries: ["LA"] } });
    await sendAll(db, platform, 1);
    expect((await shown(id)).delivered).toBe(1_000);
    await db.run(sql`
      update inbox_broadcast set reached = 0, delivered = 0 where public_id = ${id}`);
    await sendAll(db, platform);
    const row = await db.row<{ players: bigint; messages: bigint }>(sql`
      select count(distinct player) as players, count(*) as messages
      from inbox_message join inbox_broadcast b on b.id = broadcast_id
      where b.public_id = ${id}`);
    expect(row).toEqual({ players: 2_500n, messages: 2_500n });
    expect((await shown(id)).state).toBe("sent");
  });

  test("is read in the language one has, and mailed to who wants that", async () => {
    const player = await sites.player();
    const email = `${player.username}@mail.example`;
    await db.run(sql`
      update player_profile set email = ${email}, email_verified_at = now()
      where player_id = ${player.id}`);
    await player.call("PUT", "/inbox/mail", { kinds: ["staff"] });
    await send(named(player), {
      words: { ...words, VI: { title: "Hội chợ", text: "Hội chợ đã mở." } },
      link: "/promotions",
    });
    await sendAll(db, platform);
    expect(await titlesOf(player, "VI")).toEqual(["Hội chợ"]);
    expect(await titlesOf(player, "AR")).toEqual(["Fiesta"]);
    expect(await unreadOf(player)).toBe(1);
    await deliverAll(db, platform);
    const mails = await db.rows<{ subject: string; text: string }>(
      sql`select subject, text from message where recipient = ${email}`,
    );
    expect(mails).toEqual([
      { subject: expect.stringContaining("Fiesta"), text: expect.stringContaining("/promotions") },
    ]);
  });

  test("is in the audit trail with who sent it, and needs the permission", async () => {
    const player = await sites.player();
    const support = await sites.staff("support", 1n);
    const body = { ...draft, audience: named(player), expected: 1 };
    expect((await support.call("POST", "/broadcasts", body)).status).toBe(403);
    const { id } = await send(named(player));
    expect((await support.call("GET", `/broadcasts/${id}`)).value.by).toBe(owner.username);
    const row = await db.row(sql`select actor, action from audit_row where subject = ${id}`);
    expect(row).toEqual({ actor: owner.username, action: "inbox.send" });
  });
});
