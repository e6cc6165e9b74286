import { expect, test } from "vitest";
import { sql } from "@perya/postgres/sql";
import { useSites } from "../../testing/use-sites.ts";
import { tellFact } from "../facts/index.ts";
import { bonusMoved, bonusRefused } from "../promotions/index.ts";
import { hearAll, readBy } from "./testing/use-inbox.ts";

const { db, sites } = await useSites();
const { platform } = sites;
type Moved = Parameters<(typeof bonusMoved)["told"]["encode"]>[0];
const AMOUNT = "\u2066₱50.00\u2069";

/** A player with the letters that are written of some steps of a bonus of 50, newest first. */
async function writtenOf(steps: readonly (readonly [from: string, to: string, more?: object])[]) {
  const player = await sites.player();
  const told = {
    player: player.id,
    brand: 1n,
    bonus: "gr_1",
    promotion: "pr_1",
    label: { EN: "Lantern bonus", VI: "Thưởng đèn lồng" },
    currency: "PHP",
    units: 5_000_000n,
    removed: 0n,
    byPlayer: true,
    // In Manila it is the 2nd already.
    until: "2026-12-01T20:00:00Z",
    why: null,
  };
  await db.inTransaction(async (tx) => {
    for (const [from, to, more] of steps)
      await tellFact(tx, bonusMoved, { ...told, from, to, ...more } as Moved);
    await tellFact(tx, bonusRefused, told);
  });
  await hearAll(db, platform);
  return player;
}

test("a player reads what becomes of a bonus: credited, completed, ended, or refused with a deposit, and nothing of steps between", async () => {
  const removed = { removed: 5_000_000n };
  const player = await writtenOf([
    ["ISSUED", "CLAIMED"],
    ["CLAIMED", "PROCESS"],
    ["CLAIMED", "COMPLETED"],
    ["PROCESS", "COMPLETED"],
    ["PROCESS", "COMPLETED", removed],
    ["PROCESS", "EXPIRED", removed],
    ["ISSUED", "EXPIRED"],
    ["PROCESS", "FORFEITED", removed],
    ["PROCESS", "FORFEITED", { ...removed, byPlayer: false }],
    ["PROCESS", "VOIDED", removed],
  ]);
  const read = (await readBy(player)).toReversed();
  expect(read.map(({ title, link }) => [title, link])).toEqual([
    ["Your bonus is here", "/member/bonusDetails"],
    ["Your bonus is here", "/member/bonusDetails"],
    ["Your bonus is played through", "/member/bonusDetails"],
    ["Your bonus is played through", "/member/bonusDetails"],
    ["Your bonus has ended", "/member/bonusDetails"],
    ["Your bonus was not claimed", "/member/bonusDetails"],
    ["You gave up a bonus", "/member/bonusDetails"],
    ["Your bonus has ended", "/member/bonusDetails"],
    ["A bonus was cancelled", "/member/bonusDetails"],
    ["Your deposit brought no bonus", "/promotions/pr_1"],
  ]);
  expect(new Set(read.map(({ kind }) => kind))).toEqual(new Set(["promotions"]));
  expect(read[3]?.text).toContain(`${AMOUNT} is above what it lets you keep`);
  expect(read[4]?.text).toContain(`Taken back: ${AMOUNT}`);
  expect((await readBy(player, "", "VI"))[0]?.text).toContain("Thưởng đèn lồng");
});

test("an accepted application says how much and until which day of the brand's clock, a rejected one why; who is excluded is not invited to claim", async () => {
  const accepted = await writtenOf([["APPLYING", "ISSUED"]]);
  expect((await readBy(accepted)).at(-1)).toMatchObject({
    title: "Your application was accepted",
    text: `Lantern bonus gives you ${AMOUNT}. Claim it by December 2, 2026.`,
    link: "/promotions/pr_1",
  });
  const rejected = await writtenOf([["APPLYING", "REJECTED", { why: "PROOF_MISSING" }]]);
  expect((await readBy(rejected)).at(-1)?.text).toBe(
    "Lantern bonus: proof was missing. You can apply again with it.",
  );
  const excluded = await sites.player();
  await db.inTransaction((tx) =>
    platform.wallet.append(tx, [
      {
        kind: "exclude",
        player: excluded.id,
        key: "out",
        until: Temporal.Now.instant().add({ hours: 24 }),
      },
    ]),
  );
  await db.inTransaction((tx) =>
    tellFact(tx, bonusMoved, {
      player: excluded.id,
      brand: 1n,
      bonus: "gr_1",
      promotion: "pr_1",
      label: { EN: "Lantern bonus" },
      from: "APPLYING",
      to: "ISSUED",
      currency: "PHP",
      units: 1n,
      removed: 0n,
      byPlayer: false,
      until: "2026-12-01T20:00:00Z",
      why: null,
    }),
  );
  await hearAll(db, platform);
  const kept = await db.rows(sql`select 1 from inbox_message where player = ${excluded.id}`);
  expect(kept).toEqual([]);
});
