import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../testing/choose-profiles.ts";
import { setSection } from "../settings/testing/set-section.ts";
import { LADDER } from "../loyalty/testing/vip-ladder.ts";
import { setTestAccount } from "../players/index.ts";
import { countAgain } from "./progress/count-again.ts";
import { followTurnover } from "./progress/follow-turnover.ts";
import { pesos, useMissions } from "./testing/use-missions.ts";

const world = await useMissions();
const {
  db,
  platform,
  owner,
  offer,
  play,
  deposit,
  chargeBack,
  told,
  mission,
  claim,
  points,
  cash,
} = world;

test("PR-11 turnover does a daily mission, its points are claimed once, and the next day has another one", async () => {
  const id = await offer();
  const player = await world.player();
  await play(player, 400n);
  expect(await mission(player, id)).toMatchObject({
    status: "ACTIVE",
    progressMoney: { amount: pesos(400) },
    targetMoney: { amount: pesos(1_000) },
    points: 20,
  });
  expect((await claim(player, id)).code).toBe("MISSION_NOT_DONE");
  await play(player, 700n);
  expect(await mission(player, id)).toMatchObject({
    status: "DONE",
    progressMoney: { amount: pesos(1_000) },
  });
  expect((await player.call("GET", "/missions/summary")).value).toEqual({ toClaim: 1, active: 0 });
  const both = await Promise.all([claim(player, id), claim(player, id)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect((await claim(player, id)).code).toBe("REWARD_CLAIMED");
  expect(await points(player)).toBe("20");
  expect((await player.call("GET", "/missions/summary")).value.toClaim).toBe(0);

  // What was done yesterday is claimed beside what begins today.
  await db.run(sql`
    update mission_progress set period = period - 1, status = 'DONE', claimed_at = null
    where player_id = ${player.id}`);
  const both2 = (await world.missions(player)).filter((one) => one.id === id);
  expect(both2.map(({ status }) => status)).toEqual(["DONE", "ACTIVE"]);
  await db.run(sql`
    update mission_progress set done_at = now() - interval '7 days'
    where player_id = ${player.id}`);
  expect((await claim(player, id, both2[0]?.period)).code).toBe("REWARD_LATE");
  expect((await world.missions(player)).filter((one) => one.id === id)).toHaveLength(1);
});

test("a round counts in the day of the brand in which it ended, and only in its mission's games", async () => {
  await world.clear();
  const id = await offer({ category: "LIVE" });
  const player = await world.player();
  await db.run(sql`update mission set starts_at = now() - interval '40 hours'`);
  const now = Temporal.Now.instant();
  await play(player, 1_000n, { category: "RNG" });
  await play(player, 1_000n, { category: "LIVE", at: now.subtract({ hours: 24 }) });
  await play(player, 2_000n, { category: "LIVE", at: now.subtract({ hours: 48 }) });
  await play(player, 300n, { category: "LIVE", excluded: true });
  await play(player, 200n, { category: "LIVE" });
  const found = (await world.missions(player)).filter((one) => one.id === id);
  expect(found.map((one) => [one.status, one.progressMoney?.amount])).toEqual([
    ["DONE", pesos(1_000)],
    ["ACTIVE", pesos(200)],
  ]);
  const today = found[1]?.period ?? "";
  expect(Temporal.PlainDate.from(today).subtract({ days: 1 }).toString()).toBe(found[0]?.period);
});

test("two workers and a follower that is interrupted count each round once", async () => {
  await world.clear();
  const id = await offer({ target: pesos(1_000_000) });
  const player = await world.player();
  for (const stake of [100n, 200n, 300n]) await world.book(player, stake);
  const cut = db.inTransaction(async (tx) => {
    await followTurnover(tx);
    throw new Error("the power went");
  });
  await expect(cut).rejects.toThrow("the power went");
  await Promise.all([world.follow(), world.follow(), world.follow()]);
  await world.follow();
  expect((await mission(player, id))?.progressMoney?.amount).toBe(pesos(600));
});

test("after the record was repaired what is under way counts what it says now, and what was done stays so", async () => {
  const id = await offer();
  const [one, other] = [await world.player(), await world.player()];
  await play(one, 400n);
  await play(other, 1_000n);
  await claim(other, id);
  const again = async (factor: number) => {
    await db.run(sql`alter table turnover_entry disable trigger turnover_entry_append_only`);
    await db.run(sql`
      update turnover_entry set turnover = turnover * ${factor} / 10
      where player_id = any (${[one.id, other.id]}::int8[])`);
    await db.run(sql`alter table turnover_entry enable trigger turnover_entry_append_only`);
    for (const _ of [1, 2]) await db.inTransaction(countAgain);
  };
  await again(5);
  expect(await mission(one, id)).toMatchObject({ progressMoney: { amount: pesos(200) } });
  expect(await mission(other, id)).toMatchObject({
    status: "CLAIMED",
    progressMoney: { amount: pesos(1_000) },
  });
  expect(await points(other)).toBe("20");
  await again(50);
  expect(await mission(one, id)).toMatchObject({ status: "DONE" });
  await claim(one, id);
  expect(await points(one)).toBe("20");
});

test("a win is a round that paid more than it cost", async () => {
  await world.clear();
  const id = await offer({ kind: "WIN_COUNT", target: "2", span: "WEEKLY" });
  const player = await world.player();
  await play(player, 100n, { paid: 100n });
  await play(player, 100n, { paid: 101n });
  expect(await mission(player, id)).toMatchObject({ status: "ACTIVE", progress: 1, target: 2 });
  await play(player, 100n, { paid: 500n });
  expect((await mission(player, id))?.status).toBe("DONE");
});

test("a deposit counts once however often it is told, and no longer once it was charged back", async () => {
  await world.clear();
  const count = await offer({ kind: "DEPOSIT_COUNT", target: "2", span: "WEEKLY" });
  const sum = await offer({ kind: "DEPOSIT_SUM", target: pesos(500), span: "ONCE" });
  const player = await world.player();
  const first = await deposit(player, 400n);
  await told(player, first);
  expect(await mission(player, count)).toMatchObject({ progress: 1 });
  const next = await deposit(player, 100n);
  expect((await mission(player, count))?.status).toBe("DONE");
  expect((await claim(player, sum)).status).toBe(200);
  await chargeBack(player, next);
  expect(await mission(player, count)).toMatchObject({ status: "ACTIVE", progress: 1 });
  // What was paid for it stays paid, and no other deposit is paid for it again.
  expect((await mission(player, sum))?.status).toBe("CLAIMED");
  await told(player, next);
  expect(await mission(player, count)).toMatchObject({ progress: 1 });
  const back = await deposit(player, 100n, { isTold: false });
  await chargeBack(player, back);
  await told(player, back);
  expect(await mission(player, count)).toMatchObject({ progress: 1 });
});

test("a level of verification counts also where it was reached before, and its cash is played before it leaves", async () => {
  await world.clear();
  const id = await offer({
    kind: "KYC",
    target: "1",
    span: "ONCE",
    points: 5,
    cash: pesos(50),
    wagerTimes: 3,
  });
  const player = await world.player();
  expect((await mission(player, id))?.status).toBe("DONE");
  const claims = await Promise.all([claim(player, id), claim(player, id), claim(player, id)]);
  expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
  expect([await cash(player), await points(player)]).toEqual([50n, "5"]);
  expect(
    await db.row(sql`
      select source, required, done from requirement where player = ${player.id}`),
  ).toMatchObject({ source: "REWARD", required: 15_000_000n });
  expect(await world.ledgerProblems()).toEqual([]);
  const { value } = await owner.call("GET", "/missions");
  const row = value.missions.find((one: { id: string }) => one.id === id);
  expect(row).toMatchObject({ claims: "1", paid: { amount: pesos(50) }, status: "OPEN" });
});

test("a test account has no missions, and a blocked player takes no reward until the block is lifted", async () => {
  await world.clear();
  const id = await offer({ target: pesos(10) });
  const [player, tester] = [await world.player(), await world.player()];
  await play(player, 10n);
  const act = (verb: string) =>
    owner.call("POST", `/players/${player.publicId}/${verb}`, { reason: "Looked at" });
  expect((await act("block")).status).toBe(200);
  const paid = async () => (await claim(player, id, (await today()).toString())).code;
  expect(await paid()).toBe("REWARD_BARRED");
  expect((await act("unblock")).status).toBe(200);
  expect(await paid()).toBeUndefined();
  expect(await points(player)).toBe("20");
  await db.inTransaction((tx) => setTestAccount(tx, tester.id, true));
  expect(await world.missions(tester)).toEqual([]);
  expect((await claim(tester, id, (await today()).toString())).code).toBe("REWARD_BARRED");
});

test("a mission of a VIP level is locked below it", async () => {
  await world.clear();
  await setSection(platform, "vip", LADDER);
  const id = await offer({ target: pesos(10), vipLevel: 2 });
  const player = await world.player();
  await play(player, 10n);
  expect((await mission(player, id))?.status).toBe("LOCKED");
  expect((await claim(player, id)).code).toBe("MISSION_LOCKED");
  await db.run(sql`
    insert into vip_member (player_id, brand_id, level, highest) values (${player.id}, 1, 2, 2)
    on conflict (player_id) do update set level = 2, highest = 2`);
  expect((await claim(player, id)).status).toBe(200);
});

test("a mission is offered by two people, keeps its terms from then on, and closed by one", async () => {
  await world.clear();
  const made = (await world.write()).value;
  const send = { ...made, id: undefined };
  const put = (version: string, change: object) =>
    owner.call("PUT", `/missions/${made.id}`, { version, mission: draftFrom(send, change) });
  const changed = await put(made.version, { points: 30 });
  expect(changed.value).toMatchObject({ points: 30, status: "DRAFT" });
  expect((await put(made.version, { points: 40 })).code).toBe("CHANGED_MEANWHILE");
  const player = await world.player();
  expect(await mission(player, made.id)).toBeUndefined();

  const asked = await owner.call("POST", `/missions/${made.id}/offer`);
  expect(asked.value).toMatchObject({ status: "DRAFT", waiting: { by: owner.username } });
  expect((await owner.call("POST", `/missions/${made.id}/offer`)).code).toBe("ASKED_ALREADY");
  const later = await put(changed.value.version, { points: 31 });
  expect((await world.agree(made.id)).code).toBe("CHANGED_MEANWHILE");
  await put(later.value.version, { points: 30 });
  const { value } = await world.second.call("GET", "/approvals");
  const request = value.find((one: { subject: string }) => one.subject === made.id);
  await world.second.call("POST", `/approvals/${request.id}/reject`, { reason: "Ask once more" });
  await owner.call("POST", `/missions/${made.id}/offer`);
  expect((await world.agree(made.id)).status).toBe(200);
  expect(await mission(player, made.id)).toMatchObject({ status: "ACTIVE" });

  const row = (await owner.call("GET", "/missions")).value.missions.find(
    (one: { id: string }) => one.id === made.id,
  );
  expect(row.status).toBe("OPEN");
  const kept = { startsAt: row.startsAt, points: 30 };
  expect((await put(row.version, { ...kept, points: 1 })).code).toBe("TERMS_FIXED");
  const words = { EN: { title: "Play a lot", text: "" } };
  expect((await put(row.version, { ...kept, words })).status).toBe(200);
  expect(await mission(player, made.id)).toMatchObject({ title: "Play a lot" });
  const closed = await owner.call("POST", `/missions/${made.id}/close`, { reason: "Summer over" });
  expect(closed.value.status).toBe("CLOSE");
  expect(await mission(player, made.id)).toBeUndefined();
});

test("a mission that the brand's law does not allow is not offered, and one without a reward not written", async () => {
  await world.clear();
  expect((await world.write({ points: 0 })).status).toBe(400);
  expect((await world.write({ words: { VI: { title: "Chơi" } } })).status).toBe(400);
  expect((await world.write({ kind: "KYC", target: "4", span: "ONCE" })).status).toBe(400);
  expect((await world.write({ kind: "KYC", target: "1" })).status).toBe(400);
  expect((await world.write({ kind: "DEPOSIT_SUM", category: "RNG" })).status).toBe(400);
  expect((await world.write({ cash: "150" })).code).toBe("NOT_WHOLE");
  await chooseProfiles(db, ["BR"]);
  const { id } = (await world.write({ cash: pesos(10) })).value;
  const refused = await owner.call("POST", `/missions/${id}/offer`);
  expect(refused.code).toBe("AGAINST_LAW");
});

const today = async () => {
  const row = await db.row<{ day: string }>(sql`
    select ((now() at time zone zone)::date)::text as day from brand where id = 1`);
  return Temporal.PlainDate.from(row?.day ?? "");
};

/** What staff send of a row, with some of it otherwise. */
function draftFrom(row: Readonly<Record<string, unknown>>, change: object) {
  const names = "kind category target span vipLevel language words points cash wagerTimes order";
  const kept = [...names.split(" "), "startsAt", "endsAt"].map((name) => [name, row[name]]);
  return { ...Object.fromEntries(kept), ...change };
}
