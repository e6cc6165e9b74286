import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { register } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { depositSucceeded, riskFiguresOf, withdrawalEnded } from "../../cashier/index.ts";
import { documentListed } from "../../documents/index.ts";
import { tellFact } from "../../facts/index.ts";
import { playerByPublicId, saveProfile } from "../../players/index.ts";
import { currentSection } from "../../settings/index.ts";
import { capsUsed, type HouseCommand } from "../../wallet/index.ts";
import { hearRisk } from "../testing/use-risk.ts";
import { gatherFacts } from "./gather-facts.ts";

const PESO = 100_000n;
const { db, sites } = await useSites();
const { platform } = sites;
const ana = await sites.staff("cashier");
const owner = await sites.staff("owner");

const scoreOf = async (subject: string) => {
  await hearRisk(db, platform);
  return (await ana.call("GET", `/risk/scores?subjects=${subject}`)).value.scores[0];
};
const rulesOf = async (subject: string) =>
  (await scoreOf(subject)).reasons.map(({ rule }: { rule: string }) => rule);

/** Registers a new player from an address, with the browser that all tests use. */
async function at(address: string) {
  const username = `p${randomUUID().slice(0, 12).replaceAll("-", "")}`;
  const headers = { "x-forwarded-for": address };
  const { value } = await register(db, sites.playerUrl, headers, username);
  const player = await playerByPublicId(db, value.customerId);
  if (!player) throw new Error("A registered player is missing");
  return player;
}

/** A deposit that staff credited. */
async function deposited(player: Awaited<ReturnType<typeof sites.player>>, pesos: bigint) {
  const { value } = await player.call("POST", "/deposits", {
    method: "bank-transfer",
    amount: (pesos * PESO).toString(),
    key: randomUUID(),
  });
  const seen = { paidAmount: (pesos * PESO).toString(), reference: randomUUID() };
  await ana.call("POST", `/deposits/${value.id}/approve`, seen);
  return value.id as string;
}

test("rules look back as far as the brand says", async () => {
  const player = await sites.player(2);
  await deposited(player, 100n);
  await db.run(sql`
    update deposit set created_at = created_at - interval '36 hours' where player = ${player.id}`);
  await deposited(player, 200n);
  await player.call("POST", "/bank-accounts", {
    bank: "First Bank",
    number: "1234567890",
    holder: player.username,
  });
  await db.run(sql`
    update bank_account set created_at = created_at - interval '5 days'
    where player = ${player.id}`);
  const figures = (depositHours: number, meanDays: number, accountDays: number) =>
    db.inTransaction((tx) => riskFiguresOf(tx, player.id, { depositHours, meanDays, accountDays }));
  expect(await figures(24, 30, 6)).toMatchObject({
    depositsOfDay: [200n * PESO],
    depositsLately: [200n * PESO],
    depositedBefore: 100n * PESO,
    accountsLately: 1,
  });
  expect(await figures(48, 0, 4)).toMatchObject({
    depositsOfDay: [200n * PESO],
    depositsLately: [200n * PESO, 100n * PESO],
    depositedBefore: 0n,
    accountsLately: 0,
  });
});

describe("a registration", () => {
  test("from the address and browser of another player says so, and one of its own says nothing", async () => {
    const first = await at("192.0.2.10");
    const second = await at("192.0.2.10");
    const alone = await at("192.0.2.99");
    expect(await rulesOf(second.publicId)).toEqual(["sharedDevice"]);
    expect(await scoreOf(alone.publicId)).toMatchObject({ score: 0, reasons: [] });
    const { links } = (await ana.call("GET", `/players/${second.publicId}/risk`)).value;
    expect(links).toMatchObject([
      {
        player: { id: first.publicId, username: first.username },
        ties: [{ kind: "device" }, { kind: "address", value: "192.0.2.10", times: 1 }],
      },
    ]);
  });

  test("by another brand's player at the same address is no link", async () => {
    const other = await db.row<{ id: bigint }>(sql`
      insert into brand (host, name, real_money, currency, country, zone, minimum_age)
      values ('other.example', 'Other', false, 'PHP', 'PH', 'Asia/Manila', 18)
      returning id`);
    const theirs = await at("192.0.2.20");
    await db.run(sql`
      update player_place set brand_id = ${other?.id ?? 0n} where player_id = ${theirs.id}`);
    expect(await rulesOf((await at("192.0.2.20")).publicId)).toEqual([]);
  });
});

test("a phone and an identity number that two players gave are links of their own", async () => {
  const [one, two] = [await sites.player(), await sites.player()];
  const same = { mobile: "+639171234567", idNumber: "P1234567A" };
  for (const { id } of [one, two]) await db.inTransaction((tx) => saveProfile(tx, id, same));
  const { links } = (await ana.call("GET", `/players/${one.publicId}/risk`)).value;
  expect(links).toMatchObject([
    {
      player: { username: two.username },
      ties: [
        { kind: "phone", value: "4567" },
        { kind: "document", value: "567A" },
      ],
    },
  ]);
});

test("an identity document with the same number at two players is a link of its own", async () => {
  const [one, two, other] = [await sites.player(), await sites.player(), await sites.player()];
  for (const [{ id }, mark] of [
    [one, "same"],
    [two, "same"],
    [other, "another"],
  ] as const)
    await db.run(sql`
      insert into player_document (public_id, player_id, brand_id, key, kind, number_mark)
      values (${`doc_${id}`}, ${id}, 1, ${randomUUID()}, 'PASSPORT', ${Buffer.from(mark)})`);
  const { links } = (await ana.call("GET", `/players/${one.publicId}/risk`)).value;
  expect(links).toMatchObject([
    { player: { username: two.username }, ties: [{ kind: "document", value: "", times: 1 }] },
  ]);
});

describe("deposits", () => {
  test("ten times the mean of the days before are found, with their score beside the deposit", async () => {
    const player = await sites.player(2);
    const before = await deposited(player, 300n);
    await hearRisk(db, platform);
    await db.run(sql`
      update deposit set created_at = now() - interval '5 days' where public_id = ${before}`);
    expect(await rulesOf(await deposited(player, 100n))).toEqual(["suddenVolume"]);
    expect(await rulesOf(before)).toEqual([]);
  });

  test("are scored when the slip is in, before staff decide", async () => {
    const player = await sites.player(2);
    const { value } = await player.call("POST", "/deposits", {
      method: "bank-transfer",
      amount: (500n * PESO).toString(),
      key: randomUUID(),
    });
    expect(await scoreOf(value.id)).toBeUndefined();
    const slip = new FormData();
    slip.append("file", new Blob([PNG], { type: "image/png" }), "slip.png");
    await player.call("POST", `/deposits/${value.id}/slip`, slip);
    expect(await scoreOf(value.id)).toMatchObject({ score: 0 });
  });

  test("from the threshold on open one case, and a second finding is added to it", async () => {
    const player = await sites.player(2);
    await db.run(sql`update risk_case set state = 'CLEARED'`);
    const put = await changeRisk({ caseFrom: 30 });
    const before = await deposited(player, 300n);
    await hearRisk(db, platform);
    await db.run(sql`
      update deposit set created_at = now() - interval '5 days' where public_id = ${before}`);
    const [first, second] = [await deposited(player, 100n), await deposited(player, 100n)];
    await hearRisk(db, platform);
    await hearRisk(db, platform);
    await put();
    const cases = (await ana.call("GET", `/players/${player.publicId}/cases`)).value;
    expect(cases).toMatchObject([{ state: "OPEN", score: 30, openedBy: "rules" }]);
    const { steps } = (await ana.call("GET", `/cases/${cases[0].id}`)).value;
    expect(
      steps.map(({ kind, subject }: { kind: string; subject: string }) => [kind, subject]),
    ).toEqual([
      ["OPENED", first],
      ["FOUND", second],
    ]);
  });
});

test("an approved player who may be on a list that came later gets a case, once for each document", async () => {
  const player = await sites.player(2);
  const document = `doc_${"0".repeat(20)}`;
  for (const persons of [1, 1, 2])
    await db.inTransaction((tx) =>
      tellFact(tx, documentListed, { player: player.id, document, persons }),
    );
  await hearRisk(db, platform);
  const cases = (await ana.call("GET", `/players/${player.publicId}/cases`)).value;
  expect(cases).toMatchObject([{ state: "OPEN", score: 100, openedBy: "rules" }]);
  const { steps } = (await ana.call("GET", `/cases/${cases[0].id}`)).value;
  expect(steps).toMatchObject([
    { subject: document, words: `The player may be a listed person: see document ${document}` },
  ]);
});

test("what is above the reported amount is recorded once, what is at it is not", async () => {
  const player = await sites.player(2);
  const told = { player: player.id, brand: 1n, currency: "PHP" };
  const limit = 5_000_000n * PESO;
  const numbered = (prefix: string, n: number) => `${prefix}_${String(n).padStart(20, "0")}`;
  await db.inTransaction(async (tx) => {
    const deposit = { ...told, method: "bank", fee: 0n };
    await tellFact(tx, depositSucceeded, {
      ...deposit,
      deposit: numbered("dep", 1),
      units: limit,
    });
    for (const method of ["bank", "bank, told again"])
      await tellFact(tx, depositSucceeded, {
        ...deposit,
        method,
        deposit: numbered("dep", 2),
        units: limit + 1n,
      });
    for (const paid of [true, false])
      await tellFact(tx, withdrawalEnded, {
        ...told,
        withdrawal: numbered("wd", paid ? 3 : 4),
        units: limit + 1n,
        paid,
      });
  });
  await hearRisk(db, platform);
  const { content } = (await ana.call("GET", "/risk/covered")).value;
  expect(content.map((one: { subject: string }) => one.subject)).toEqual([
    numbered("wd", 3),
    numbered("dep", 2),
  ]);
  expect(content[0]).toMatchObject({
    amount: { amount: (limit + 1n).toString(), currency: "PHP" },
    above: { amount: limit.toString(), currency: "PHP" },
  });
});

const PNG = new Uint8Array(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
);

/** Changes the rules by two people; returns what puts them back. */
async function changeRisk(change: object): Promise<() => Promise<void>> {
  const decide = async (value: object) => {
    const { versions } = (await owner.call("GET", "/settings?brand=1")).value;
    const asked = await owner.call("PUT", "/settings/risk?brand=1", {
      version: versions.risk,
      value,
      reason: "Tried out",
    });
    const second = await sites.staff("owner");
    const approved = await second.call("POST", `/approvals/${asked.value.approvalId}/approve`);
    if (approved.status !== 200) throw new Error(`Rules: ${asked.code} ${approved.code}`);
  };
  await decide(change);
  return () => decide({});
}

test("money that lies at a vendor was not played with", async () => {
  const player = await sites.player(2);
  const of = { player: player.id } as const;
  const commands: readonly HouseCommand[] = [
    { kind: "adjust", key: randomUUID(), units: 1_000n * PESO, ...of },
    { kind: "debit", key: randomUUID(), units: 500n * PESO, contra: "vendor:7:kept", ...of },
  ];
  const moved = await db.inTransaction((tx) => platform.wallet.append(tx, commands));
  expect(moved.ok).toBe(true);
  expect((await capsUsed(db, player.id))?.dailyWager).toBe(500n * PESO);
  const subject = { kind: "withdrawal", id: "wd_1", brandId: 1n, ...of } as const;
  const settings = await currentSection(db, 1n, "risk");
  expect(await gatherFacts(db, subject, settings)).toMatchObject({ stakesOfDay: 0n });
});
