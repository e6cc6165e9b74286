import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { describe, expect, test } from "vitest";
import type { TestPlayer } from "../../testing/people.ts";
import type { Platform } from "../../platform.ts";
import type { Wallet } from "../wallet/index.ts";
import { beginIn } from "./moving/begin-in.ts";
import { beginOut } from "./moving/begin-out.ts";
import { sendMovement } from "./moving/send-movement.ts";
import { PESO, useArcade } from "./testing/use-arcade.ts";

const arcade = await useArcade();
const { db, platform, vendor, rich, move, money, there, statusOf } = arcade;
const UNITS = 20n * PESO;

/** A wallet whose process dies before or after the ledger's entry is written, not yet committed. */
function dying(wallet: Wallet, when: "before" | "after"): Platform {
  const append = async (tx: Tx, group: Parameters<Wallet["append"]>[1]) => {
    if (when === "after") await wallet.append(tx, group);
    throw new Error("power cut");
  };
  return { ...platform, wallet: { ...wallet, append } };
}

const holderOf = (player: TestPlayer) => ({
  id: player.id,
  publicId: player.publicId,
  username: player.username,
  brandId: 1n,
  currency: "PHP",
  book: "play" as const,
});
const begin = (on: Platform, player: TestPlayer, way: "in" | "out", key: string) =>
  db.inTransaction(async (tx) => {
    const holder = holderOf(player);
    const begun =
      way === "in"
        ? await beginIn(tx, on.wallet, { holder, vendor, units: UNITS, cause: "PLAYER", key })
        : await beginOut(tx, { holder, vendor: vendor.id, units: UNITS, cause: "PLAYER", key });
    if (!begun.ok) throw new Error(begun.refusal);
    return begun.value;
  });
/** The taker died: another one comes once its lease is over. */
const leaseOver = ({ id }: TestPlayer) =>
  db.run(
    sql`update vendor_movement set due_at = now() where player = ${id} and due_at is not null`,
  );

describe.each(["before", "after"] as const)(
  "a process that dies %s the ledger is written",
  (when) => {
    test("on taking the money leaves nothing begun, and the next try takes it once", async () => {
      const player = await rich(50n);
      await expect(begin(dying(platform.wallet, when), player, "in", "one")).rejects.toThrow(
        "power",
      );
      expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
      expect(await statusOf(player)).toBeUndefined();
      const tries = await Promise.all(
        [1, 2, 3].map(() => begin(platform, player, "in", "onlyonce")),
      );
      expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
      expect(await money(player)).toEqual({ cash: 30, transit: 20, kept: 0 });
      await Promise.all(tries.map(({ id }) => sendMovement(platform, id)));
      expect(await money(player)).toEqual({ cash: 30, transit: 0, kept: 20 });
    });

    test.each([
      ["in", "DONE", { cash: 30, transit: 20, kept: 0 }, { cash: 30, transit: 0, kept: 20 }],
      ["out", "DONE", { cash: 10, transit: 0, kept: 40 }, { cash: 30, transit: 0, kept: 20 }],
    ] as const)(
      "on booking that a movement %s is done keeps its state, and it is booked once",
      async (way, end, before, after) => {
        const player = await rich(50n);
        if (way === "out") await move(player, "in", 40n);
        const { id } = await begin(platform, player, way, `booking ${way}`);
        await expect(sendMovement(dying(platform.wallet, when), id)).rejects.toThrow("power cut");
        expect(await money(player)).toEqual(before);
        expect(await statusOf(player)).toBe("SENT");
        // Nobody else takes it while its taker may be alive.
        expect(await sendMovement(platform, id)).toBeUndefined();
        await leaseOver(player);
        await Promise.all([1, 2, 3].map(() => sendMovement(platform, id)));
        expect(await statusOf(player)).toBe(end);
        expect(await money(player)).toEqual(after);
        expect(await there(player)).toBe(20n * PESO);
      },
    );

    test("on giving refused money back keeps it on the way, and it comes back once", async () => {
      const player = await rich(50n);
      const { id } = await begin(platform, player, "in", "refused");
      await db.run(sql`update vendor_movement set currency = 'GBP' where id = ${id}`);
      await expect(sendMovement(dying(platform.wallet, when), id)).rejects.toThrow("power cut");
      expect(await money(player)).toEqual({ cash: 30, transit: 20, kept: 0 });
      await leaseOver(player);
      await Promise.all([1, 2, 3].map(() => sendMovement(platform, id)));
      expect(await statusOf(player)).toBe("REFUSED");
      expect(await money(player)).toEqual({ cash: 50, transit: 0, kept: 0 });
    });
  },
);

test("a process that dies between asking and hearing asks for the same transaction again", async () => {
  const player = await rich(50n);
  const { id, transaction } = await begin(platform, player, "in", "not heard");
  await db.run(sql`
    update vendor_movement set status = 'SENT', attempts = 1, sent_at = now() where id = ${id}`);
  await arcade.say("transfer_wallet/deposit", {
    user: player.publicId,
    transaction_uuid: transaction,
    request_uuid: transaction,
    currency: "PHP",
    amount: Number(UNITS),
  });
  await leaseOver(player);
  await sendMovement(platform, id);
  expect(await money(player)).toEqual({ cash: 30, transit: 0, kept: 20 });
  expect(await there(player)).toBe(UNITS);
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await arcade.problems()).toEqual([]);
});
