import { sql } from "@perya/postgres/sql";
import { apart } from "@perya/postgres/testing";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openProviders } from "../providers/providers.ts";
import { PESO, depositOf } from "../testing/open-cashier.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { untilWaiting } from "../../../testing/waiting.ts";
import { expireDeposits } from "./expire-deposits.ts";
import { openDeposit } from "./open-deposit.ts";
import { useBankTransfers, slip, PNG } from "../testing/use-bank-transfers.ts";

const { transfer, cashier, db, staff, approve } = await useBankTransfers();

describe("the amount to transfer", () => {
  test("is the asked one with two last digits of its own, and says where to", async () => {
    const { value } = await transfer();
    const exact = BigInt(value.transfer.exactAmount.amount);
    expect(exact - 1_000n * PESO).toBeGreaterThan(0n);
    expect(exact - 1_000n * PESO).toBeLessThan(PESO);
    expect(exact % 1_000n).toBe(0n);
    expect(value).toMatchObject({
      status: "AWAITING_PAYMENT",
      transfer: { bank: "Banko ng Perya" },
    });
  });

  test("differs among ninety-nine open requests; the hundredth is asked for another amount, until one is over", async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => cashier.player()));
    const payer = (at: number) => {
      const { id, publicId, username } = players[at % players.length] as TestPlayer;
      return {
        id,
        publicId,
        brandId: 1n,
        username,
        currency: "PHP",
        book: "play",
        kycLevel: 2,
      } as const;
    };
    const open = (at: number) =>
      db.inTransaction((tx) =>
        openDeposit(tx, {
          player: payer(at),
          method: "bank-transfer",
          units: 777n * PESO,
          key: `${at}`,
        }),
      );
    await db.run(sql`alter table deposit disable trigger deposit_move`);
    const exact = new Set<bigint | null>();
    for (let at = 0; at < 198; at += 1) {
      const opened = await open(at);
      if (!opened.ok) throw new Error(opened.refusal);
      exact.add(opened.value.exactUnits);
      // A player may only have five unpaid at once; with their slip in they wait for staff and
      // still own their amount.
      await db.run(sql`update deposit set status = 'SUBMITTED' where id = ${opened.value.id}`);
    }
    await db.run(sql`alter table deposit enable trigger deposit_move`);
    expect(exact.size).toBe(198);
    expect(await open(200)).toMatchObject({ refusal: "AMOUNT_BUSY" });
    await db.run(
      sql`update deposit set status = 'REJECTED' where exact_units = ${777n * PESO + 42_000n}`,
    );
    // The last free one is one player's, also when two ask for it at the same moment.
    const asked: ReturnType<typeof open>[] = [];
    await db.inTransaction(async (tx) => {
      await tx.run(sql`lock table deposit in share row exclusive mode`);
      for (const at of [201, 202]) asked.push(apart(() => open(at)));
      await untilWaiting(db, asked.length);
    });
    const answers = await Promise.all(asked);
    expect(answers.map((answer) => answer.ok || answer.refusal)).toContain("AMOUNT_BUSY");
    expect(answers.flatMap((answer) => (answer.ok ? [answer.value.exactUnits] : []))).toEqual([
      777n * PESO + 42_000n,
    ]);
  });
});

describe("a slip", () => {
  test("hands the deposit to staff, who see the picture and credit what they saw at the bank", async () => {
    const { player, id } = await transfer();
    expect((await player.call("POST", `/deposits/${id}/slip`, slip(PNG))).value).toMatchObject({
      status: "SUBMITTED",
      slip: true,
    });
    const waiting = await staff.call("GET", `/deposits?status=WAITING&search=${player.username}`);
    expect(waiting.value.content[0]).toMatchObject({
      id,
      player: { id: player.publicId, username: player.username },
      slip: true,
    });
    expect((await staff.call("GET", `/deposits/${id}/slip`)).status).toBe(200);
    expect((await approve(id, 999n * PESO, "BANK-1")).value).toMatchObject({
      status: "SUCCEEDED",
      reference: "BANK-1",
    });
    expect(await cashier.balance(player)).toEqual({ cash: 999n * PESO, held: 0n });
  });

  test.each([
    [
      "a text that says it is a picture",
      Buffer.from("\u0089PNG but not really, only a longer text than that"),
    ],
    ["a page with a script", Buffer.from("<html><script>alert(1)</script></html>")],
    ["nothing", Buffer.alloc(0)],
  ])("that is %s is refused", async (_what, bytes) => {
    const { player, id } = await transfer();
    expect(await player.call("POST", `/deposits/${id}/slip`, slip(bytes))).toMatchObject({
      status: 422,
      code: "NOT_A_PICTURE",
    });
    expect((await player.call("GET", `/deposits/${id}`)).value.status).toBe("AWAITING_PAYMENT");
  });

  test("above five megabytes is refused", async () => {
    const { player, id } = await transfer();
    const large = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]);
    expect(await player.call("POST", `/deposits/${id}/slip`, slip(large))).toMatchObject({
      status: 413,
      code: "SLIP_TOO_LARGE",
    });
  });

  test("sent again replaces the first, on the disk too", async () => {
    const { player, id } = await transfer();
    await player.call("POST", `/deposits/${id}/slip`, slip(PNG));
    const before = await readdir(join(cashier.filesDir, "slips"));
    await player.call("POST", `/deposits/${id}/slip`, slip(PNG, "../../etc/passwd.png"));
    const after = await readdir(join(cashier.filesDir, "slips"));
    expect(after).toHaveLength(before.length);
    expect(after.toSorted()).not.toEqual(before.toSorted());
  });

  test("that comes after the time was over makes late money, not lost money", async () => {
    const { player, id } = await transfer();
    await db.run(sql`update deposit set expires_at = now() where public_id = ${id}`);
    await expireDeposits(cashier.platform, openProviders(cashier.platform.config));
    expect((await player.call("POST", `/deposits/${id}/slip`, slip(PNG))).value.status).toBe(
      "REVIEW",
    );
  });
});

describe("limits", () => {
  test("a new player may bring 2,000 in all, open requests included", async () => {
    const player = await cashier.player(0);
    const { value: first } = await transfer(1_500n, player);
    expect(first.status).toBe("AWAITING_PAYMENT");
    expect(await player.call("POST", "/deposits", depositOf("bank-transfer", 600n))).toMatchObject({
      status: 422,
      code: "DEPOSIT_LIMIT",
    });
    const { value } = await player.call("GET", "/cashier/methods");
    const most = value.deposit.map((method: { max: { amount: string } }) => method.max.amount);
    const left = 2_000n * PESO - BigInt(first.transfer.exactAmount.amount);
    expect(new Set(most)).toEqual(new Set([left.toString()]));
  });

  test("what an unverified player brought counts for good, and a verified one's for a day", async () => {
    for (const [level, left] of [
      [0, 422],
      [1, 200],
    ] as const) {
      const player = await cashier.player(level);
      await transfer(1_500n, player);
      await db.run(sql`
        update deposit set created_at = created_at - interval '3 days'
        where player = ${player.id}`);
      expect(
        (await player.call("POST", "/deposits", depositOf("bank-transfer", 600n))).status,
      ).toBe(left);
    }
  });

  test.each([
    [99n, "AMOUNT_TOO_SMALL"],
    [200_001n, "AMOUNT_TOO_LARGE"],
  ])("%s pesos are refused: %s", async (pesos, code) => {
    const player = await cashier.player(3);
    expect(await player.call("POST", "/deposits", depositOf("bank-transfer", pesos))).toMatchObject(
      { status: 422, code },
    );
  });

  test("a sixth unpaid request is refused", async () => {
    const player = await cashier.player();
    for (let at = 0; at < 5; at += 1) await transfer(200n, player);
    expect(await player.call("POST", "/deposits", depositOf("bank-transfer", 200n))).toMatchObject({
      status: 422,
      code: "TOO_MANY_OPEN",
    });
  });

  test("a player who is excluded may bring nothing", async () => {
    const player = await cashier.player();
    const until = Temporal.Now.instant().add({ hours: 24 });
    await db.inTransaction((tx) =>
      cashier.platform.wallet.append(tx, [
        { kind: "exclude", player: player.id, key: `exclude:${player.publicId}`, until },
      ]),
    );
    expect(await player.call("POST", "/deposits", depositOf("bank-transfer", 200n))).toMatchObject({
      status: 403,
      code: "PLAYER_DISABLED",
    });
  });
});

test("the database itself refuses a step that is not on the list, in the row and in the timeline", async () => {
  const { id } = await transfer();
  await expect(
    db.run(sql`update deposit set status = 'LATE_PAID' where public_id = ${id}`),
  ).rejects.toThrow("cannot go from AWAITING_PAYMENT to LATE_PAID");
  await expect(
    db.run(sql`
      insert into cashier_step (subject, subject_id, n, from_status, to_status, actor)
      values ('deposit', 1, 99, 'REJECTED', 'SUCCEEDED', 'x')`),
  ).rejects.toThrow(/foreign key/);
});

test("the ledger is right to the unit after all of this", async () => {
  expect(await cashier.ledgerProblems()).toEqual([]);
});
