import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../../testing/alone-limits.ts";
import { keepProfiles } from "../../../../testing/choose-profiles.ts";
import type { TestPlayer, TestStaff } from "../../../../testing/people.ts";
import { useSites } from "../../../../testing/use-sites.ts";
import { depositOf, PESO } from "../../testing/open-cashier.ts";
import { newsOf } from "../../testing/open-till.ts";
import { takeNews } from "../callbacks/take-news.ts";
import { lawsOfDeposit } from "../laws-of-deposits.ts";

const { db, sites } = await useSites();
await onlyLargeNeedsTwo(db, 1_000n * PESO);
const [ana, ben] = [await sites.staff("cashier"), await sites.staff("cashier")];
// The law wants money from the player's own account alone.
await keepProfiles(db, ["GB"]);

async function anaCruz(): Promise<TestPlayer> {
  const player = await sites.player(2);
  await db.run(sql`update player set book = 'real' where id = ${player.id}`);
  await db.run(sql`
    update player_profile set fullname = 'Ana Cruz' where player_id = ${player.id}`);
  return player;
}
const record = (player: TestPlayer, payer?: string, of: Partial<Recorded> = {}) =>
  (of.by ?? ana).call("POST", "/bank-transfers", {
    player: player.publicId,
    amount: ((of.pesos ?? 500n) * PESO).toString(),
    reference: of.reference ?? randomUUID(),
    ...(payer === undefined ? {} : { payer }),
  });
interface Recorded {
  readonly pesos: bigint;
  readonly reference: string;
  readonly by: TestStaff;
}
const correct = (by: TestStaff, id: string, payer: string, reason = "Read wrongly") =>
  by.call("POST", `/deposits/${id}/payer`, { payer, reason });
const cashOf = async ({ id }: TestPlayer) => (await sites.platform.wallet.balance(id))?.cash ?? 0n;
/** The deposit that waits because of its payer. */
const heldOf = async (player: TestPlayer) =>
  (await ana.call("GET", `/deposits?player=${player.publicId}&status=REVIEW`)).value.content[0].id;

describe("the name of the account that paid", () => {
  test("is typed by staff who credit, and another's than the player's is not credited", async () => {
    const player = await anaCruz();
    expect((await record(player, "CRUZ, Ana")).value).toMatchObject({
      status: "SUCCEEDED",
      payer: "CRUZ, Ana",
      otherPayer: false,
      payers: [{ payer: "CRUZ, Ana", source: "STAFF", by: `staff:${ana.username}` }],
    });
    expect(await record(player, "Ben Reyes")).toMatchObject({ status: 422, code: "OTHER_PAYER" });
    expect((await ana.call("GET", `/deposits/${await heldOf(player)}`)).value).toMatchObject({
      payer: "Ben Reyes",
      otherPayer: true,
    });
    expect(await cashOf(player)).toBe(500n * PESO);
  });

  test("is asked for with a slip as well", async () => {
    const player = await anaCruz();
    const { value } = await player.call("POST", "/deposits", depositOf("bank-transfer", 300n));
    const { amount: paidAmount } = value.transfer.exactAmount;
    const approve = (payer: string) =>
      ana.call("POST", `/deposits/${value.id}/approve`, {
        paidAmount,
        reference: `slip ${value.id}`,
        payer,
      });
    expect(await approve("Ben Reyes")).toMatchObject({ status: 422, code: "OTHER_PAYER" });
    expect(await cashOf(player)).toBe(0n);
  });

  test("must be the same for both who credit a large transfer", async () => {
    const player = await anaCruz();
    const large = { pesos: 5_000n, reference: randomUUID() };
    const { value } = await record(player, "Ana Cruz", large);
    expect(value.status).toBe("SUBMITTED");
    expect(await record(player, "Ben Reyes", { ...large, by: ben })).toMatchObject({
      status: 409,
      code: "PAYER_DIFFERS",
    });
    expect(await cashOf(player)).toBe(0n);
    expect((await record(player, "Cruz Ana", { ...large, by: ben })).value.status).toBe(
      "SUCCEEDED",
    );
  });

  test("is corrected by two people with a reason, and every name there was stays", async () => {
    const player = await anaCruz();
    const reference = randomUUID();
    await record(player, "Ana Cruse Reyes", { reference });
    const id = await heldOf(player);
    expect((await correct(ana, id, "Ana Cruz")).value).toMatchObject({
      payer: "Ana Cruse Reyes",
      corrections: [{ payer: "Ana Cruz", by: ana.username, reason: "Read wrongly" }],
    });
    expect(await correct(ana, id, "Ana Cruz")).toMatchObject({ code: "SECOND_PERSON_NEEDED" });
    const corrected = await correct(ben, id, "Ana Cruz");
    expect(corrected.value).toMatchObject({
      payer: "Ana Cruz",
      corrections: [],
      payers: [
        { payer: "Ana Cruse Reyes", source: "STAFF", second: null, reason: null },
        {
          payer: "Ana Cruz",
          source: "CORRECTION",
          by: `staff:${ana.username}`,
          second: ben.username,
          reason: "Read wrongly",
        },
      ],
    });
    expect((await correct(ana, id, "Ana Cruz")).value.payers).toHaveLength(2);
    expect((await record(player, "Ana Cruz", { reference })).value).toMatchObject({
      id,
      status: "SUCCEEDED",
    });
    expect(await cashOf(player)).toBe(500n * PESO);
  });

  test("is corrected from the list of what waits too, unless it has changed meanwhile", async () => {
    const player = await anaCruz();
    await record(player, "A Cruz");
    const id = await heldOf(player);
    const waiting = async () =>
      (await ben.call("GET", "/approvals")).value.find(
        ({ subject }: { subject: string }) => subject === id,
      );
    await correct(ana, id, "Ana Cruz");
    const { id: approval, details } = await waiting();
    expect(details).toEqual([
      { label: "Name so far", value: "A Cruz" },
      { label: "Name of the account that paid", value: "Ana Cruz" },
    ]);
    expect((await ben.call("POST", `/approvals/${approval}/approve`, {})).status).toBe(200);
    expect((await ana.call("GET", `/deposits/${id}`)).value.payer).toBe("Ana Cruz");
    await correct(ana, id, "Ana C. Cruz");
    const { id: stale } = await waiting();
    await db.run(sql`update deposit set payer = 'Another Name' where public_id = ${id}`);
    expect(await ben.call("POST", `/approvals/${stale}/approve`, {})).toMatchObject({
      status: 409,
      code: "WRONG_STATE",
    });
  });

  test("as the bank tells it itself replaces what staff typed, and nobody corrects it", async () => {
    const player = await anaCruz();
    const { value } = await player.call("POST", "/deposits", depositOf("qr", 500n));
    const { amount: paidAmount } = value.transfer.exactAmount;
    const { platform } = sites;
    await ana.call("POST", `/deposits/${value.id}/approve`, {
      paidAmount,
      reference: `typed ${value.id}`,
      payer: "Ana Cruise",
    });
    const laws = await lawsOfDeposit(platform, value.id);
    const told = { provider: "qr", payer: "Ben Reyes" } as const;
    const news = newsOf(value.id, "PAID", BigInt(paidAmount), told);
    await db.inTransaction((tx) => takeNews(tx, platform.wallet, news, laws));
    expect(await correct(ana, value.id, "Ana Cruz")).toMatchObject({
      status: 409,
      code: "PAYER_TOLD",
    });
    expect((await ana.call("GET", `/deposits/${value.id}`)).value).toMatchObject({
      payer: "Ben Reyes",
      payers: [
        { payer: "Ana Cruise", source: "STAFF" },
        { payer: "Ben Reyes", source: "PROVIDER" },
      ],
    });
  });
});
