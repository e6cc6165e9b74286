import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useSites } from "../../../testing/use-sites.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { bet } from "../../wallet/testing/open-book.ts";
import { setStaffLimits } from "../index.ts";

const { db, sites } = await useSites();
const { platform } = sites;
const PESO = 100_000n;
const DAY_MS = 86_400_000;
const PART_MS = DAY_MS / 288;

/** A player with 1,000 pesos, and what the pages of theirs are told. */
async function someone(): Promise<{ player: TestPlayer; told: string[] }> {
  const player = await sites.player(1);
  const deposit = { player: player.id, key: randomUUID(), units: 1_000n * PESO };
  await db.inTransaction((tx) => platform.wallet.append(tx, [{ kind: "deposit", ...deposit }]));
  const told: string[] = [];
  platform.live.listen(player.id, ({ type }) => void told.push(type));
  return { player, told };
}

const stake = async (player: TestPlayer, pesos: bigint) => {
  const [answer] = await platform.wallet.submit([
    bet({ player: player.id, units: pesos * PESO, vendor: 3 }),
  ]);
  return answer?.ok === false ? answer.refusal : "OK";
};
const reached = async (player: TestPlayer) =>
  (await player.call("GET", "/limits/reached")).value.reached;
const set = (player: TestPlayer, name: string, pesos: bigint) =>
  player.call("POST", "/limits", { name, amount: (pesos * PESO).toString() });

test("a refused bet tells the player's pages, which read the limit and when it frees up", async () => {
  const { player, told } = await someone();
  expect(await reached(player)).toBeNull();
  await set(player, "dailyLoss", 500n);
  expect(await stake(player, 450n)).toBe("OK");
  const before = Date.now();
  expect(told).not.toContain("limit");
  expect(await stake(player, 100n)).toBe("LIMIT_REACHED");
  expect(told).toContain("limit");
  const limit = await reached(player);
  expect(limit).toMatchObject({
    name: "dailyLoss",
    most: { amount: (500n * PESO).toString(), currency: "PHP" },
    own: true,
  });
  // Once the stake that was lost has left the window: at most one part of it later.
  const frees = Date.parse(limit.freesAt) - before - DAY_MS;
  expect(Math.abs(frees)).toBeLessThanOrEqual(PART_MS);
  // More than the limit itself never fits.
  expect(await stake(player, 501n)).toBe("LIMIT_REACHED");
  expect((await reached(player)).freesAt).toBeNull();
});

test("a limit of staff is named as theirs, a single bet frees up at no time, and a law is not named", async () => {
  const { player } = await someone();
  await set(player, "singleBet", 100n);
  const staff = { actor: "owner", reason: "asked" };
  const limited = { id: player.id, currency: "PHP" };
  await db.inTransaction((tx) =>
    setStaffLimits(platform, tx, limited, new Map([["singleBet", 50n * PESO]]), staff),
  );
  expect(await stake(player, 60n)).toBe("LIMIT_REACHED");
  expect(await reached(player)).toEqual({
    name: "singleBet",
    most: { amount: (50n * PESO).toString(), currency: "PHP" },
    own: false,
    freesAt: null,
  });
  const bonus = async (bonusBet: bigint | null) =>
    db.inTransaction((tx) =>
      platform.wallet.append(tx, [
        { kind: "limit", player: player.id, key: randomUUID(), bonusBet },
      ]),
    );
  await bonus(20n * PESO);
  expect(await stake(player, 30n)).toBe("LIMIT_REACHED");
  expect(await reached(player)).toMatchObject({
    name: "bonusBet",
    most: { amount: (20n * PESO).toString() },
  });
  await bonus(null);
  expect(await reached(player)).toBeNull();
  const law = {
    from: 0,
    closed: null,
    tooYoung: null,
    highest: { value: 2n * PESO, rule: "GB.stake.max v1" },
    lowest: null,
    apartMs: null,
    session: null,
  };
  await platform.wallet.submit([
    bet({ player: player.id, units: 3n * PESO, vendor: 3, law: [law] }),
  ]);
  expect(await reached(player)).toEqual({ name: null, most: null, own: false, freesAt: null });
});
