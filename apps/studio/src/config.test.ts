import { fromMinor } from "@perya/money";
import { newRsaPair } from "@perya/secrets";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { games, type Rules } from "./games.ts";
import { readStakes, stakesOf } from "./stakes.ts";

const keys = newRsaPair();
const good = {
  STUDIO_DATABASE_URL: "postgres://localhost/studio",
  STUDIO_SECRET_KEY: "k".repeat(32),
  STUDIO_PRIVATE_KEY: keys.privateKey,
  OPERATOR_PUBLIC_KEY: keys.publicKey,
};

test("a usable environment is read, keys also as base64 of a PEM, addresses without their last slash", () => {
  const config = readConfig({
    ...good,
    OPERATOR_PUBLIC_KEY: Buffer.from(keys.publicKey).toString("base64"),
    STUDIO_URL: "https://games.example/",
  });
  expect(config).toMatchObject({
    operatorPublicKey: keys.publicKey,
    publicUrl: "https://games.example",
    port: 8090,
    walletTimeoutMs: 5_000,
    betRetryMs: 1_000,
  });
});

test.each([
  ["STUDIO_DATABASE_URL", "of another database", "mysql://localhost"],
  ["STUDIO_SECRET_KEY", "too short", "short"],
  ["STUDIO_PRIVATE_KEY", "a public key", keys.publicKey],
  ["OPERATOR_PUBLIC_KEY", "a private key", keys.privateKey],
  ["STUDIO_PORT", "beyond 65535", "99999"],
  ["WALLET_URL", "without a scheme", "localhost"],
  ["STUDIO_STAKES", "of another shape", '{"PHP":[100]}'],
  ["STUDIO_STAKES", "below zero", '{"PHP":{"levels":["-100"],"maxWin":"1"}}'],
  [
    "STUDIO_STAKES",
    "beyond what a JSON integer carries",
    '{"PHP":{"levels":["100"],"maxWin":"99999999999999"}}',
  ],
  ["STUDIO_STAKES", "in an unknown currency", '{"QQQ":{"levels":["100"],"maxWin":"1000"}}'],
])("%s %s is named, and no secret is shown", (name, _why, value) => {
  const read = () => readConfig({ ...good, [name]: value });
  expect(read).toThrow(name);
  expect(read).not.toThrow("PRIVATE KEY-----\nMII");
});

test("a stake is offered only in whole steps of its game and when its highest win stays below the most", () => {
  const stakes = readStakes('{"PHP":{"levels":["100","110","200","40000"],"maxWin":"30000000"}}');
  if (!stakes.ok) throw new Error(stakes.detail);
  expect(stakesOf(stakes.value, games.get("harbor-lanterns") as Rules, "PHP")).toEqual([
    100n,
    200n,
  ]);
  expect(stakesOf(stakes.value, games.get("harbor-lanterns") as Rules, "ABC")).toEqual([]);
});

test("every game offers stakes in every currency that has any, below what a JSON integer can carry", () => {
  const stakes = readStakes(undefined);
  if (!stakes.ok) throw new Error(stakes.detail);
  for (const currency of stakes.value.keys())
    for (const rules of games.values()) {
      const levels = stakesOf(stakes.value, rules, currency);
      expect(levels.length, `${rules.code} in ${currency}`).toBeGreaterThan(2);
      for (const level of levels)
        expect(fromMinor(level * BigInt(rules.maxWinX), currency).units).toBeLessThan(2n ** 53n);
    }
});
