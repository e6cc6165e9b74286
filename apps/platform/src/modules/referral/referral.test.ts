import { sql } from "@perya/postgres/sql";
import { expect, onTestFinished, test } from "vitest";
import { passTime } from "../../testing/pass-time.ts";
import { chooseProfiles } from "../../testing/choose-profiles.ts";
import { issueInvitation, setKind } from "../players/index.ts";
import { setSection } from "../settings/testing/set-section.ts";
import type { Wallet } from "../wallet/index.ts";
import { reviewNext } from "./rewarding/review-friend.ts";
import { pesos, useReferral } from "./testing/use-referral.ts";

const world = await useReferral();
const { db, sites, platform, invite, doAll, review, states, seen, cash, shown } = world;
const terms = (change: object) => setSection(platform, "referral", change);
/** Changes the terms for one test. */
const termsFor = async (change: object, back: object) => {
  await terms(change);
  onTestFinished(() => terms(back));
};

test("PR-04 while the brand has nobody invited there is neither code nor link, and a code of before brings nothing", async () => {
  const player = await sites.player(1);
  const code = await world.codeOf(player);
  const entries = async () =>
    JSON.stringify((await player.call("GET", "/permission")).value.info.menus);
  expect(await entries()).toContain('"invite"');
  await termsFor({ on: false }, { on: true });
  passTime(5_000);
  expect(await entries()).not.toContain('"invite"');
  expect((await player.call("GET", "/referral")).value).toBeNull();
  expect(await player.call("POST", "/referral/code")).toMatchObject({
    status: 409,
    code: "REFERRAL_OFF",
  });
  const friend = await invite(player, { referralCode: code });
  expect(await seen(friend)).toBeNull();
});

test("MC-11 a player has one code and link, however often and from however many windows they ask", async () => {
  const player = await sites.player(1);
  expect(await shown(player)).toMatchObject({ code: null, link: null, friends: [] });
  const all = await Promise.all([1, 2, 3].map(() => world.codeOf(player)));
  expect(new Set(all).size).toBe(1);
  expect((await shown(player)).link).toBe(`${sites.playerUrl}/register?referralCode=${all[0]}`);
});

test("MC-11 a friend who pays in, plays and is verified brings 50.00 once, and each step shows", async () => {
  const [player] = [await sites.player(1)];
  const friend = await invite(player);
  expect(await states(player)).toEqual(["registered"]);
  await world.verify(friend);
  await review();
  expect(await states(player)).toEqual(["verified"]);
  await world.payIn(friend, 300);
  await world.payIn(friend, 200);
  await review();
  expect(await states(player)).toEqual(["deposited"]);
  await world.play(friend, 4_999);
  await review();
  expect([await states(player), await cash(player)]).toEqual([["deposited"], 0]);
  await world.play(friend, 1);
  await review();
  await review();
  expect([await states(player), await cash(player), await cash(friend)]).toEqual([
    ["rewarded"],
    50,
    0,
  ]);
  const { brought, friends } = await shown(player);
  expect(brought).toMatchObject({ friends: 1, rewarded: 1, rewards: { amount: pesos(50) } });
  expect(friends[0].name).not.toContain(friend.username.slice(2, 8));
  const played = await db.rows(sql`
    select source, required from requirement where player = ${player.id}`);
  expect(played).toEqual([{ source: "REWARD", required: BigInt(pesos(50)) }]);
  expect(await world.ledgerProblems()).toEqual([]);
});

test("a friend keeps the terms of the day they came, and is rewarded too where those say so", async () => {
  await termsFor(
    { friendReward: pesos(20), reward: pesos(30) },
    { friendReward: "0", reward: pesos(50) },
  );
  const player = await sites.player(1);
  const friend = await invite(player);
  await terms({ on: false, reward: pesos(1) });
  await doAll(friend);
  await review();
  await terms({ on: true });
  expect([await cash(player), await cash(friend)]).toEqual([30, 20]);
});

test("a kill at any movement pays neither or both, once", async () => {
  await termsFor({ friendReward: pesos(20) }, { friendReward: "0" });
  const player = await sites.player(1);
  const friend = await invite(player);
  await doAll(friend);
  await db.run(sql`
    update referral_friend
    set look_at = now() + case when friend_id = ${friend.id} then '0' else '1 day' end::interval`);
  const { wallet } = platform;
  for (const nth of [1, 2])
    for (const written of [false, true]) {
      let count = 0;
      const dying: Wallet = {
        ...wallet,
        append: async (tx, group) => {
          const isLast = ++count === nth;
          if (isLast && !written) throw new Error("killed");
          const answer = await wallet.append(tx, group);
          if (isLast) throw new Error("killed");
          return answer;
        },
      };
      await expect(db.inTransaction((tx) => reviewNext(tx, dying))).rejects.toThrow("killed");
      expect([await cash(player), await cash(friend)]).toEqual([0, 0]);
    }
  await Promise.all([1, 2].map(() => db.inTransaction((tx) => reviewNext(tx, wallet))));
  await review();
  expect([await cash(player), await cash(friend)]).toEqual([50, 20]);
});

test("a deposit that is charged back before the reward takes it back, and counts no more", async () => {
  const player = await sites.player(1);
  const friend = await invite(player);
  await world.verify(friend);
  const deposit = await world.payIn(friend, 500);
  await world.play(friend, 5_000);
  await world.chargeBack(friend, deposit);
  await review();
  expect([await states(player), await cash(player)]).toEqual([["played"], 0]);
  expect((await seen(friend)).deposits.amount).toBe("0");
  await world.payIn(friend, 500);
  await review();
  expect(await cash(player)).toBe(50);
});

test("what is paid in or played too late does not count", async () => {
  const player = await sites.player(1);
  const friend = await invite(player);
  await db.run(sql`
    update referral_friend set registered_at = registered_at - interval '40 days',
      deposit_until = now() - interval '2 hours', play_until = play_until - interval '40 days'
    where friend_id = ${friend.id}`);
  await doAll(friend);
  await review();
  expect([await states(player), await cash(player)]).toEqual([["late"], 0]);
});

test("an agent's line wins: who came with an agent's code too is nobody's friend", async () => {
  const [player, agent] = [await sites.player(1), await sites.player(1)];
  const { code } = await db.inTransaction(async (tx) => {
    await setKind(tx, agent.id, "1");
    return issueInvitation(tx, agent.id, "affiliate");
  });
  const friend = await invite(player, { affiliateCode: code });
  expect(await seen(friend)).toBeNull();
  expect(await states(player)).toEqual([]);
});

test("PR-04 a friend from the same address brings nothing: the player reads that it does not count, staff why", async () => {
  const address = "192.0.2.44";
  const player = await sites.player(1, { address });
  const friend = await invite(player, { address });
  await doAll(friend);
  await review();
  expect([await states(player), await cash(player)]).toEqual([["refused"], 0]);
  expect(JSON.stringify(await shown(player))).not.toMatch(/address|device|shares with/i);
  expect(await seen(friend)).toMatchObject({
    status: "REFUSED",
    reason: "LINKED",
    detail: "Shares with who invited them: device, address",
  });
  const listed = await world.staff.call("GET", "/referrals?status=REFUSED");
  expect(listed.value.content[0]).toMatchObject({
    friend: { id: friend.publicId },
    referrer: { id: player.publicId },
    reason: "LINKED",
  });
});

test("PR-04 of two friends who look like one person neither brings a reward once both are known", async () => {
  const player = await sites.player(1);
  const address = "192.0.2.45";
  const [one, other] = [await invite(player, { address }), await invite(player, { address })];
  await doAll(one);
  await doAll(other);
  await review();
  expect(await states(player)).toEqual(["refused", "refused"]);
  expect((await seen(one)).detail).toContain("Shares with another friend");
});

test("accounts of tests earn nothing, on either side", async () => {
  const [player, other] = [await sites.player(1), await sites.player(1)];
  const [friend, marked] = [await invite(player), await invite(other)];
  await doAll(friend);
  await doAll(marked);
  await db.run(sql`update player set test_since = now() where id in (${player.id}, ${marked.id})`);
  await review();
  expect([await cash(player), await cash(other)]).toEqual([0, 0]);
  expect([(await seen(friend)).reason, (await seen(marked)).reason]).toEqual(["TEST", "TEST"]);
});

test("a blocked player's reward waits, is paid once they may be paid again, and is lost after thirty days", async () => {
  const [player, other] = [await sites.player(1), await sites.player(1)];
  const [friend, late] = [await invite(player), await invite(other)];
  const block = (player: bigint, on: boolean) =>
    db.inTransaction((tx) =>
      platform.wallet.append(tx, [
        { kind: on ? "block" : "unblock", player, key: `${player}:${on}`, reason: "a test" },
      ]),
    );
  await block(player.id, true);
  await block(other.id, true);
  await doAll(friend);
  await doAll(late);
  await review();
  expect(await seen(friend)).toMatchObject({ status: "QUALIFIED", reason: "BARRED" });
  expect(await cash(player)).toBe(0);
  await block(player.id, false);
  await db.run(sql`
    update referral_friend set qualified_at = now() - interval '31 days'
    where friend_id = ${late.id}`);
  await review();
  expect([await cash(player), await cash(other)]).toEqual([50, 0]);
  expect(await seen(late)).toMatchObject({ status: "REFUSED", reason: "BARRED" });
});

test("no more friends of a month are paid for than the brand says, and the player reads that", async () => {
  await termsFor({ friendsPerMonth: 1 }, { friendsPerMonth: 20 });
  const player = await sites.player(1);
  const [first, second] = [await invite(player), await invite(player)];
  await doAll(first);
  await review();
  await doAll(second);
  await review();
  expect([await states(player), await cash(player)]).toEqual([["full", "rewarded"], 50]);
});

test("MC-10 where rewards are to be claimed they wait in the reward centre, are paid once however often they are claimed, and by themselves in the end", async () => {
  await termsFor({ paid: "claim", claimDays: 10 }, { paid: "at once" });
  const player = await sites.player(1);
  const [one, other] = [await invite(player), await invite(player)];
  await doAll(one);
  const deposit = await world.payIn(other, 500);
  await world.verify(other);
  await world.play(other, 5_000);
  await review();
  expect([await states(player), await cash(player)]).toEqual([["waits", "waits"], 0]);
  const { open } = (await player.call("GET", "/rewards")).value;
  expect(open).toHaveLength(2);
  const claim = (id: string) => player.call("POST", `/rewards/friend/${id}/claim`);
  const pressed = await Promise.all([1, 2, 3].map(() => claim(open[0].id)));
  expect(pressed.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(pressed.filter(({ code }) => code === "REWARD_CLAIMED")).toHaveLength(2);
  expect(await cash(player)).toBe(50);

  // What a charge-back takes back can't be claimed, and waits again once it is paid in again.
  await world.chargeBack(other, deposit);
  expect((await claim(open[1].id)).status).toBe(404);
  await world.payIn(other, 500);
  await review();
  expect(await states(player)).toEqual(["waits", "rewarded"]);
  await db.run(sql`
    update referral_friend set qualified_at = now() - interval '10 days'
    where friend_id = ${other.id}`);
  await review();
  expect(await cash(player)).toBe(100);
  const { credited } = (await player.call("GET", "/rewards")).value;
  expect(credited.map(({ cash: paid }: { cash: { amount: string } }) => paid.amount)).toEqual([
    pesos(50),
    pesos(50),
  ]);
});

test("what the brand's law forbids can't be promised", async () => {
  await chooseProfiles(db, ["SE"]);
  onTestFinished(() => chooseProfiles(db, ["DEMO"]));
  const { versions } = (await world.staff.call("GET", "/settings")).value;
  const asked = await world.staff.call("PUT", "/settings/referral", {
    version: versions.referral,
    value: { on: true, reward: pesos(60) },
    reason: "more friends",
  });
  expect([asked.status, asked.code]).toEqual([422, "BELOW_JURISDICTION"]);
});
