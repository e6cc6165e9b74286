import { commitmentOf, openDraw, splitPacket } from "@perya/fair";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { pesos, useGiveaways } from "../testing/use-giveaways.ts";

const world = await useGiveaways();
const { db, owner, packets } = world;
const { offer, packet, claim, end, write } = packets;

interface Row {
  readonly id: string;
  readonly taken: number;
  readonly paid: { readonly amount: string };
  readonly returned: { readonly amount: string };
  readonly seed: string | null;
}

const rowOf = async (id: string): Promise<Row | undefined> =>
  (await owner.call("GET", "/red-packets")).value.packets.find((one: Row) => one.id === id);

test("PR-12 shares are fixed when it is offered, come in the order of the claims, and anyone can check them once it is over", async () => {
  const id = await offer({ totalUnits: pesos(100), minUnits: pesos(1), shares: 3 });
  const [ana, ben] = [await world.player(), await world.player()];
  const before = await packet(id, ana);
  expect(before).toMatchObject({ status: "OPEN", left: 3, seed: null, split: [], mine: null });
  const got: string[] = [];
  for (const player of [ana, ben]) got.push((await claim(id, player)).value.share.amount);
  expect((await rowOf(id))?.seed).toBeNull();
  const seen = (await owner.call("GET", `/red-packets/${id}/shares`)).value.shares;
  expect(seen).toHaveLength(2);
  await end(id);
  const over = await packet(id, ben);
  expect(over).toMatchObject({ status: "OVER", left: 1, commitment: before.commitment });
  expect(commitmentOf(over.seed)).toBe(before.commitment);
  expect(over.label).toBe(`redpacket:${id}`);
  const split = splitPacket(openDraw(over.seed, over.label), { total: 10_000, count: 3, min: 100 });
  const amounts = split.map((minor) => (BigInt(minor) * 1_000n).toString());
  const shown = over.split as { amount: { amount: string }; isTaken: boolean; isMine: boolean }[];
  expect(shown.map(({ amount }) => amount.amount)).toEqual(amounts);
  expect(got).toEqual(amounts.slice(0, 2));
  expect(shown.map(({ isTaken, isMine }) => [isTaken, isMine])).toEqual([
    [true, false],
    [true, true],
    [false, false],
  ]);
  // What nobody took within a day is the house's again.
  const paid = BigInt(amounts[0] ?? 0) + BigInt(amounts[1] ?? 0);
  expect(await rowOf(id)).toMatchObject({
    taken: 2,
    paid: { amount: paid.toString() },
    returned: { amount: (BigInt(pesos(100)) - paid).toString() },
    seed: over.seed,
  });
  expect((await claim(id, await world.player())).code).toBe("PACKET_OVER");
});

test("PR-12 many who claim at once each get another share, none twice, and all of it is given", async () => {
  const id = await offer({ totalUnits: pesos(50), minUnits: pesos(1), shares: 5 });
  const players = await Promise.all(Array.from({ length: 8 }, () => world.player()));
  const answers = await Promise.all(
    players.flatMap((player) => [claim(id, player), claim(id, player)]),
  );
  const got = answers.filter(({ status }) => status === 200);
  // A second claim of a player answers the share they have.
  expect(got).toHaveLength(10);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(["PACKET_OVER"]),
  );
  const cash = await Promise.all(players.map((player) => world.units(player)));
  expect(cash.reduce((sum, one) => sum + one, 0n).toString()).toBe(pesos(50));
  expect(cash.filter((one) => one > 0n)).toHaveLength(5);
  expect(await rowOf(id)).toMatchObject({ taken: 5, returned: { amount: "0" } });
  expect(await world.ledgerProblems()).toEqual([]);
});

test("PR-12 one share is all of it, and a packet of the smallest shares alone gives those", async () => {
  const one = await offer({ totalUnits: pesos(7), minUnits: pesos(1), shares: 1 });
  expect((await claim(one, await world.player())).value.share.amount).toBe(pesos(7));
  const least = await offer({ totalUnits: pesos(4), minUnits: pesos(2), shares: 2 });
  for (let at = 0; at < 2; at++)
    expect((await claim(least, await world.player())).value.share.amount).toBe(pesos(2));
});

test("one share for each device: another account on it reads nothing of the reason", async () => {
  const id = await offer();
  const [one, other] = [await world.player(), await world.player()];
  await db.run(sql`
    insert into player_place (player_id, brand_id, place)
    select id, 1, '192.0.2.77' from player where id in (${one.id}, ${other.id})
    on conflict do nothing`);
  expect((await claim(id, one)).status).toBe(200);
  expect(await claim(id, other)).toMatchObject({
    code: "REWARD_BARRED",
    message: "Your account can't take rewards at the moment.",
  });
  expect((await rowOf(id))?.taken).toBe(1);
});

test("who is blocked, below its levels, or too early takes none, and no share is lost by it", async () => {
  const id = await offer({ kycLevel: 2 });
  const player = await world.player();
  expect((await claim(id, player)).code).toBe("PACKET_LEVEL");
  const soon = await offer({ startsAt: "2099-01-01T00:00:00Z" });
  expect((await claim(soon, player)).code).toBe("PACKET_EARLY");
  const open = await offer();
  const key = `packet:${player.id}`;
  const barring = { kind: "block", player: player.id, key } as const;
  await db.inTransaction((tx) => world.platform.wallet.append(tx, [barring]));
  expect((await claim(open, player)).code).toBe("REWARD_BARRED");
  expect((await rowOf(open))?.taken).toBe(0);
  expect((await packet(open, await world.player())).left).toBe(10);
});

test("a draft is seen by staff alone, two people offer it, its terms stay, and one person stops it", async () => {
  const made = await write();
  const { id } = made.value;
  const player = await world.player();
  expect((await player.call("GET", `/red-packets/${id}`)).code).toBe("NOT_FOUND");
  expect((await claim(id, player)).code).toBe("NOT_FOUND");
  await owner.call("POST", `/red-packets/${id}/offer`);
  const { value: waiting } = await world.second.call("GET", "/approvals");
  const asked = waiting.find((one: { subject: string }) => one.subject === id);
  expect(asked.details).toContainEqual({
    label: "Budget",
    value: expect.stringMatching(/100\.00 in 10 shares$/),
  });
  await world.agree(id);
  const row = (await owner.call("GET", "/red-packets")).value.packets[0];
  const { words, totalUnits, minUnits, shares, startsAt, version } = row;
  const same = { words, totalUnits, minUnits, shares, startsAt };
  const put = (change: object) =>
    owner.call("PUT", `/red-packets/${id}`, { version, packet: { ...same, ...change } });
  expect((await put({ shares: 2 })).code).toBe("TERMS_FIXED");
  expect((await put({ words: { EN: { title: "Gold packet" } } })).status).toBe(200);
  const stop = () => owner.call("POST", `/red-packets/${id}/close`, { reason: "By mistake" });
  expect((await stop()).value).toMatchObject({ status: "CLOSE", returned: { amount: pesos(100) } });
  expect((await stop()).code).toBe("WRONG_STATE");
  expect((await claim(id, player)).code).toBe("PACKET_OVER");
});

test("what can't be split, or is against the law, is not offered", async () => {
  const reject = async (change: object) => (await write(change)).code;
  expect(await reject({ totalUnits: pesos(9), minUnits: pesos(1), shares: 10 })).toBe(
    "INVALID_REQUEST",
  );
  expect(await reject({ minUnits: "1" })).toBe("NOT_WHOLE");
  expect(await reject({ totalUnits: pesos(50_000_000) })).toBe("TOO_LARGE");
  const barred = await write();
  await chooseProfiles(db, ["BR"]);
  expect((await owner.call("POST", `/red-packets/${barred.value.id}/offer`)).code).toBe(
    "AGAINST_LAW",
  );
});
