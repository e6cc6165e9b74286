import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { untilWaiting } from "../../../testing/waiting.ts";
import { payerOf } from "../payer-of.ts";
import { depositOf, PESO } from "../testing/open-cashier.ts";
import { newsOf } from "../testing/open-till.ts";
import { takeNews } from "./callbacks/take-news.ts";
import { lawsOfDeposit } from "./laws-of-deposits.ts";
import { openDeposit } from "./open-deposit.ts";

const { db, sites } = await useSites();
const { platform } = sites;
await onlyLargeNeedsTwo(db, 1_000_000n * PESO);
const ana = await sites.staff("cashier");

/** A player for real money with a day's limit of their own. */
async function limited(pesos: bigint | null, level = 1): Promise<TestPlayer> {
  const player = await sites.player(level);
  await db.run(sql`update player set book = 'real' where id = ${player.id}`);
  if (pesos !== null)
    await player.call("POST", "/limits", {
      name: "dailyDeposit",
      amount: (pesos * PESO).toString(),
    });
  return player;
}

const record = (player: TestPlayer, pesos: bigint, reference: string = randomUUID()) =>
  ana.call("POST", "/bank-transfers", {
    player: player.publicId,
    amount: (pesos * PESO).toString(),
    reference,
  });
const approve = (id: string, units: bigint, reference: string = randomUUID()) =>
  ana.call("POST", `/deposits/${id}/approve`, { paidAmount: units.toString(), reference });
const sendBack = (id: string, units: bigint, reference: string, returnReference: string) =>
  ana.call("POST", `/deposits/${id}/return`, {
    paidAmount: units.toString(),
    reference,
    returnReference,
    reason: "It is above your limit",
  });
const cashOf = async ({ id }: TestPlayer) =>
  ((await platform.wallet.balance(id))?.cash ?? 0n) / PESO;
const depositsOf = async (player: TestPlayer) =>
  (await player.call("GET", "/deposits")).value.content as { id: string; status: string }[];
const opened = (player: TestPlayer, pesos: bigint) =>
  db.inTransaction(async (tx) => {
    const payer = await payerOf(tx, player.id);
    const asked = {
      player: payer,
      method: "sandbox",
      units: pesos * PESO,
      key: randomUUID(),
    } as const;
    const deposit = await openDeposit(tx, asked);
    if (!deposit.ok) throw new Error(deposit.refusal);
    return deposit.value.publicId;
  });
async function news(id: string, pesos: bigint) {
  const laws = await lawsOfDeposit(platform, id);
  const said = newsOf(id, "PAID", pesos * PESO);
  const taken = await db.inTransaction((tx) => takeNews(tx, platform.wallet, said, laws));
  if (!taken.ok) throw new Error(taken.refusal);
  return taken.value.deposit;
}
const FAR = Temporal.Instant.from("2099-01-01T00:00:00Z");
const guarded = ({ id: player }: TestPlayer, kind: "block" | "exclude") =>
  kind === "block"
    ? ({ kind, player, key: randomUUID() } as const)
    : ({ kind, player, key: randomUUID(), until: FAR, reason: "a test" } as const);
const act = (player: TestPlayer, kind: "block" | "exclude") =>
  db.inTransaction((tx) => platform.wallet.append(tx, [guarded(player, kind)]));

describe("a transfer that nobody asked for", () => {
  test("above the player's own limit is not credited by staff, waits, and goes back for good", async () => {
    const player = await limited(100n, 0);
    const reference = randomUUID();
    expect(await record(player, 4_000n, reference)).toMatchObject({
      status: 422,
      code: "DEPOSIT_LIMIT",
      message:
        "This is more than the player's level allows. Send it back. Level 0 of verification.",
    });
    expect(await record(player, 400n)).toMatchObject({
      status: 422,
      code: "OWN_DEPOSIT_LIMIT",
      message:
        "This is above the player's own deposit limit, or the law's. Send it back. " +
        "Limit of deposits in 24 hours: ₱100.00, set by the player.",
    });
    const [, first] = await depositsOf(player);
    expect(first?.status).toBe("REVIEW");
    const id = first?.id ?? "";
    expect(await approve(id, 4_000n * PESO, reference)).toMatchObject({ code: "DEPOSIT_LIMIT" });
    const returned = await sendBack(id, 4_000n * PESO, reference, "OUT-1");
    expect(returned.value).toMatchObject({
      status: "RETURNED",
      paid: { amount: (4_000n * PESO).toString() },
      reference,
    });
    expect(returned.value.timeline.at(-1)).toMatchObject({
      status: "RETURNED",
      reference: "OUT-1",
    });
    expect((await sendBack(id, 4_000n * PESO, reference, "OUT-1")).status).toBe(200);
    expect(await record(player, 4_000n, reference)).toMatchObject({ code: "WRONG_STATE" });
    expect(await record(player, 40n, reference)).toMatchObject({ code: "WRONG_STATE" });
    expect(await cashOf(player)).toBe(0n);
    expect((await player.call("GET", `/deposits/${id}`)).value).toMatchObject({
      status: "RETURNED",
      reason: "It is above your limit",
    });
    // What went back, and what waits to go back, leaves the limit to the player's own deposit.
    expect((await record(player, 100n)).value.status).toBe("SUCCEEDED");
    expect(await cashOf(player)).toBe(100n);
  });

  test("is not credited before the law's proof, nor before its compulsory limit", async () => {
    await chooseProfiles(db, ["PH"]);
    const player = await limited(null);
    expect(await record(player, 50n)).toMatchObject({ status: 403, code: "PROOF_NEEDED" });
    await chooseProfiles(db, ["DK"]);
    expect(await record(player, 50n)).toMatchObject({
      status: 422,
      code: "LIMIT_NEEDED",
      message:
        "The player has to set a limit before money comes in. Send it back. Rule DK.limit.deposit.",
    });
    expect(await cashOf(player)).toBe(0n);
  });

  test("above the limit of the balance held is not credited by staff, who read whose limit it is", async () => {
    const player = await limited(null, 3);
    const staffLimit = { limits: { balance: (200n * PESO).toString() }, reason: "A talk" };
    const support = await sites.staff("owner");
    await support.call("POST", `/players/${player.publicId}/limits`, staffLimit);
    expect(await record(player, 201n)).toMatchObject({
      status: 422,
      code: "BALANCE_LIMIT",
      message:
        "The balance would be above the player's own limit of it. Send it back. " +
        "Limit of the balance held: ₱200.00, set by staff.",
    });
    expect(await cashOf(player)).toBe(0n);
    expect((await record(player, 150n)).value.status).toBe("SUCCEEDED");
    expect(await record(player, 51n)).toMatchObject({ code: "BALANCE_LIMIT" });
    expect(await cashOf(player)).toBe(150n);
  });

  test("is not credited to a player below the law's age", async () => {
    const player = await limited(null, 3);
    await db.run(sql`
      insert into player_profile (player_id, birthday)
      values (${player.id}, current_date - interval '19 years 30 days')
      on conflict (player_id) do update set birthday = excluded.birthday`);
    await chooseProfiles(db, ["NJ"]);
    expect(await record(player, 50n)).toMatchObject({
      status: 403,
      code: "UNDER_AGE",
      message: expect.stringContaining("Rule NJ.age.min: 21 years."),
    });
  });

  test("is credited within all limits, also where a request for the same money waits", async () => {
    const player = await limited(1_000n);
    await player.call("POST", "/deposits", depositOf("bank-transfer", 900n));
    expect((await record(player, 900n)).value.status).toBe("SUCCEEDED");
  });
});

describe("money that a provider reports", () => {
  test("late for four requests is credited up to the limit of the day, counted by when it was paid", async () => {
    const player = await limited(1_000n);
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      ids.push(await opened(player, 1_000n));
      await db.run(sql`update deposit set status = 'EXPIRED' where public_id = ${ids.at(-1)}`);
    }
    await db.run(sql`
      update deposit set created_at = created_at - interval '3 days'
      where player = ${player.id}`);
    for (const id of ids) expect((await news(id, 1_000n)).status).toBe("REVIEW");
    const answers = [];
    for (const id of ids) answers.push(await approve(id, 1_000n * PESO));
    expect(answers.map(({ value, code }) => value?.status ?? code)).toEqual([
      "SUCCEEDED",
      "OWN_DEPOSIT_LIMIT",
      "OWN_DEPOSIT_LIMIT",
      "OWN_DEPOSIT_LIMIT",
    ]);
    expect(await cashOf(player)).toBe(1_000n);
    expect(
      await player.call("POST", "/deposits", depositOf("bank-transfer", 1_000n)),
    ).toMatchObject({ status: 422, code: "OWN_DEPOSIT_LIMIT" });
    await db.run(sql`
      update deposit set paid_at = paid_at - interval '25 hours'
      where player = ${player.id} and paid_at is not null`);
    expect((await approve(ids[1] ?? "", 1_000n * PESO)).value.status).toBe("SUCCEEDED");
  });

  test("beyond what was asked is not credited above the level's day", async () => {
    const player = await limited(null);
    const id = await opened(player, 1_000n);
    expect((await news(id, 40_000n)).status).toBe("REVIEW");
    expect(await approve(id, 40_000n * PESO)).toMatchObject({ code: "DEPOSIT_LIMIT" });
    expect(await cashOf(player)).toBe(0n);
  });

  test("for a limit that was lowered since waits with the reason for staff", async () => {
    const player = await limited(1_000n);
    const id = await opened(player, 1_000n);
    await player.call("POST", "/limits", { name: "dailyDeposit", amount: (10n * PESO).toString() });
    expect(await news(id, 1_000n)).toMatchObject({
      status: "REVIEW",
      paidUnits: 1_000n * PESO,
      reason:
        "This is above the player's own deposit limit, or the law's. Send it back. " +
        "Limit of deposits in 24 hours: ₱10.00, set by the player.",
    });
  });

  test.each(["block", "exclude"] as const)(
    "after a player's %s waits, and no click credits it",
    async (kind) => {
      const player = await limited(null);
      const [id, other] = [await opened(player, 500n), await opened(player, 600n)];
      await act(player, kind);
      expect((await news(id, 500n)).status).toBe("REVIEW");
      for (const pesos of [500n, 600n])
        expect(await approve(pesos === 500n ? id : other, pesos * PESO)).toMatchObject(
          pesos === 500n ? { status: 403, code: "PLAYER_DISABLED" } : { code: "WRONG_STATE" },
        );
      const reference = randomUUID();
      for (let n = 0; n < 2; n++)
        expect(await record(player, 50n, reference)).toMatchObject({ code: "PLAYER_DISABLED" });
      expect(await cashOf(player)).toBe(0n);
      const wrong = await sendBack(id, 501n * PESO, "IN-2", "OUT-2");
      expect(wrong).toMatchObject({ status: 422, code: "PAID_AMOUNT_DIFFERS" });
      expect((await sendBack(id, 500n * PESO, "IN-2", "OUT-2")).value).toMatchObject({
        status: "RETURNED",
        reference: `gp_${id}`,
      });
      // A repeated report of money that went back changes nothing.
      expect((await news(id, 500n)).status).toBe("RETURNED");
    },
  );
});

test("a credit waits for an exclusion that is being written, and then does not happen", async () => {
  const player = await limited(null);
  const { recorded } = await db.inTransaction(async (tx) => {
    await platform.wallet.append(tx, [guarded(player, "exclude")]);
    const recorded = record(player, 50n);
    await untilWaiting(db);
    return { recorded };
  });
  expect(await recorded).toMatchObject({ status: 403, code: "PLAYER_DISABLED" });
  expect(await cashOf(player)).toBe(0n);
});

test("a closed account takes no money", async () => {
  const player = await limited(null);
  await db.run(sql`update player_login set closed_at = now() where player_id = ${player.id}`);
  expect(await record(player, 50n)).toMatchObject({ status: 403, code: "PLAYER_DISABLED" });
});
