import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { bet } from "../../wallet/testing/open-book.ts";
import { tellBalances } from "./tell-balances.ts";

const { db, sites } = await useSites();
const PESO = 100_000n;
const php = (pesos: bigint) => ({ amount: (pesos * PESO).toString(), currency: "PHP" });

async function withLimit(pesos: bigint): Promise<TestPlayer> {
  const player = await sites.player(3);
  const amount = (pesos * PESO).toString();
  await player.call("POST", "/limits", { name: "balance", amount });
  return player;
}

async function append(player: TestPlayer, pesos: bigint): Promise<void> {
  const kind = pesos < 0n ? "adjust" : "deposit";
  const done = await db.inTransaction((tx) =>
    sites.platform.wallet.append(tx, [
      { kind, player: player.id, key: randomUUID(), units: pesos * PESO },
    ]),
  );
  if (!done.ok) throw new Error(done.refusal);
}

const payIn = (player: TestPlayer, pesos: bigint) =>
  player.call("POST", "/deposits", {
    method: "bank-transfer",
    amount: (pesos * PESO).toString(),
    key: randomUUID(),
  });

/** What a player was told of their balance, in the order of time. */
const told = async (player: TestPlayer) =>
  (
    await db.rows<{ units: string }>(sql`
      select payload -> 'told' ->> 'units' as units from graphile_worker._private_jobs
      where payload ->> 'fact' = 'balance above limit'
        and payload -> 'told' ->> 'player' = ${player.id.toString()}
      order by id`)
  ).map(({ units }) => BigInt(units) / PESO);

test("no deposit lifts the balance above its player's limit, counting what waits to be paid in", async () => {
  const player = await withLimit(1_000n);
  await append(player, 400n);
  const balance = async () =>
    (await player.call("GET", "/limits")).value.limits.find(
      ({ name }: { name: string }) => name === "balance",
    );
  expect(await balance()).toMatchObject({ own: php(1_000n), used: php(400n) });
  expect(await payIn(player, 700n)).toMatchObject({ status: 422, code: "BALANCE_LIMIT" });
  expect((await payIn(player, 300n)).status).toBe(200);
  expect(await payIn(player, 301n)).toMatchObject({ code: "BALANCE_LIMIT" });
});

test("a win may lift it above: the player is told once to withdraw the rest, until it is within again", async () => {
  const player = await withLimit(500n);
  await append(player, 400n);
  await tellBalances(sites.platform);
  expect(await told(player)).toEqual([]);
  const stake = bet({ player: player.id, units: 100n * PESO, vendor: 3 });
  await sites.platform.wallet.submit([stake]);
  const win = { ...stake, kind: "win", transaction: randomUUID(), units: 900n * PESO } as const;
  expect((await sites.platform.wallet.submit([win]))[0]).toMatchObject({ ok: true });
  await Promise.all([tellBalances(sites.platform), tellBalances(sites.platform)]);
  expect(await told(player)).toEqual([700n]);
  expect(await payIn(player, 100n)).toMatchObject({ code: "BALANCE_LIMIT" });
  await append(player, -700n);
  await tellBalances(sites.platform);
  await append(player, 10n);
  await tellBalances(sites.platform);
  expect(await told(player)).toEqual([700n, 10n]);
});
