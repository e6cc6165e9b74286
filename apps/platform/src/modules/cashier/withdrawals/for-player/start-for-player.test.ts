import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { expect, test } from "vitest";
import type { TestPlayer } from "../../../../testing/people.ts";
import { told } from "../../../facts/testing/told.ts";
import { barLogin } from "../../../identity/index.ts";
import { setSection } from "../../../settings/testing/set-section.ts";
import { withdrawalStarted } from "../../index.ts";
import { endSilences } from "../legs/end-silence.ts";
import { PESO } from "../../testing/open-cashier.ts";
import { request, useWithdrawals } from "../../testing/use-withdrawals.ts";

const { db, cashier, staff, second, payer, deposit, ready, step } = await useWithdrawals();

const inAYear = Temporal.Now.instant()
  .add({ hours: 24 * 365 })
  .round("millisecond");
const barred = async (pesos: bigint) => {
  const made = await ready(pesos);
  await db.inTransaction((tx) => barLogin(tx, made.player.id, inAYear));
  return made;
};
const offerTo = async (player: TestPlayer, pesos?: bigint) => {
  const amount = pesos === undefined ? "" : `?amount=${pesos * PESO}`;
  return (await staff.call("GET", `/players/${player.publicId}/withdrawal-offer${amount}`)).value;
};
const body = (bankAccount: string, pesos: bigint, more = {}) => ({
  amount: (pesos * PESO).toString(),
  bankAccount,
  key: randomUUID(),
  fee: "0",
  owed: "0",
  reason: "Asked by letter, excluded by law",
  ...more,
});
const start = (player: TestPlayer, asked: object) =>
  staff.call("POST", `/players/${player.publicId}/withdrawals`, asked);

test("staff pay all the cash of a player who may not sign in to a bank account of theirs, in three persons", async () => {
  const { player, bankAccount } = await barred(1_000n);
  const offer = await offerTo(player);
  expect(offer).toMatchObject({
    barredUntil: inAYear.toString(),
    missing: [],
    cash: { amount: (1_000n * PESO).toString(), currency: "PHP" },
    accounts: [{ id: bankAccount, block: null, most: { amount: (1_000n * PESO).toString() } }],
  });
  expect(offer.accounts[0].number).toMatch(/^•••• \d{4}$/);

  const asked = body(bankAccount, 1_000n);
  const { status, value } = await start(player, asked);
  expect([status, value.status]).toEqual([200, "REQUESTED"]);
  expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 1_000n * PESO });
  // A press repeated after a lost answer holds nothing more.
  expect((await start(player, asked)).value.id).toBe(value.id);
  expect(value.timeline[0]).toMatchObject({
    status: "REQUESTED",
    actor: expect.stringContaining("staff:"),
  });
  const facts = (await told(db, withdrawalStarted)) as { readonly withdrawal: string }[];
  expect(facts.filter(({ withdrawal }) => withdrawal === value.id)).toHaveLength(1);

  expect(await step(value.id, "approve", {}, staff)).toMatchObject({
    status: 403,
    code: "STARTED_BY_YOU",
  });
  expect((await step(value.id, "approve", {}, second)).value.status).toBe("APPROVED");
  expect(await step(value.id, "pay", {}, staff)).toMatchObject({ code: "STARTED_BY_YOU" });
  expect(await step(value.id, "pay", {}, second)).toMatchObject({ code: "APPROVED_BY_YOU" });
  expect((await step(value.id, "pay", {}, payer)).status).toBe(200);
  const sent = { reference: randomUUID() };
  expect(await step(value.id, "sent", sent, staff)).toMatchObject({ code: "STARTED_BY_YOU" });
  expect((await step(value.id, "sent", sent, payer)).status).toBe(200);
  // Silence of a player who can't answer on a page counts after a week, not after half an hour.
  const [leg] = await db.rows<{ days: number }>(sql`
    select round(extract(epoch from due_at - now()) / 86400)::int as days
    from withdrawal_leg where withdrawal = (
      select id from withdrawal where public_id = ${value.id}
    )`);
  expect(leg?.days).toBe(7);
  expect(await cashier.ledgerProblems()).toEqual([]);
});

test("above what one may approve, two others approve", async () => {
  const { player, bankAccount } = await barred(6_000n);
  const { value } = await start(player, body(bankAccount, 6_000n));
  expect((await step(value.id, "approve", {}, second)).value).toMatchObject({
    status: "REQUESTED",
    needsTwo: true,
  });
  expect(await step(value.id, "approve", {}, staff)).toMatchObject({ code: "STARTED_BY_YOU" });
  expect((await step(value.id, "approve", {}, payer)).value.status).toBe("APPROVED");
});

test("what is less than the smallest withdrawal goes too: it would stay otherwise", async () => {
  const { player, bankAccount } = await barred(1_000n);
  const small = body(bankAccount, 3n);
  expect((await start(player, small)).status).toBe(200);
  const rest = await offerTo(player);
  expect(rest.accounts[0].most.amount).toBe((997n * PESO).toString());
});

test("a fee is told before, and another one than was told moves nothing", async () => {
  await setSection(cashier.platform, "payouts", { feeFree: 0, feeFlat: "1000000" });
  try {
    const { player, bankAccount } = await barred(1_000n);
    const offer = await offerTo(player, 500n);
    expect(offer.fee.amount).toBe((10n * PESO).toString());
    expect(offer.accounts[0].most.amount).toBe((990n * PESO).toString());
    expect(await start(player, body(bankAccount, 990n))).toMatchObject({ code: "FEE_DIFFERS" });
    const told990 = body(bankAccount, 990n, { fee: (10n * PESO).toString() });
    expect((await start(player, told990)).status).toBe(200);
    expect(await cashier.balance(player)).toEqual({ cash: 0n, held: 990n * PESO });
  } finally {
    await setSection(cashier.platform, "payouts", { feeFlat: "0" });
  }
});

test("who may sign in asks themselves, and nothing goes to an account that is not the player's", async () => {
  const free = await ready(1_000n);
  expect(await offerTo(free.player)).toMatchObject({ barredUntil: null });
  expect(await start(free.player, body(free.bankAccount, 100n))).toMatchObject({
    status: 409,
    code: "MAY_SIGN_IN",
  });
  const { player } = await barred(1_000n);
  expect(await start(player, body(free.bankAccount, 100n))).toMatchObject({
    code: "BANK_ACCOUNT_NOT_FOUND",
  });
  const [trace] = await db.rows<{ n: bigint }>(sql`
    select count(*) as n from withdrawal where player in (${player.id}, ${free.player.id})`);
  expect(trace?.n).toBe(0n);
});

/** A transfer that was credited and not played, of a player whom the law now forbids to play. */
const shutOut = async (pesos: bigint, kind: "EXCLUSION" | "TIME_OUT" = "EXCLUSION") => {
  const player = await cashier.player(2);
  await deposit(player, pesos);
  await db.run(sql`
    insert into exclusion (player_id, kind, until, actor)
    values (${player.id}, ${kind}, ${inAYear}, 'player')`);
  await db.inTransaction((tx) => barLogin(tx, player.id, inAYear));
  await db.run(sql`
    update player_profile set fullname = 'Juan dela Cruz' where player_id = ${player.id}`);
  return player;
};
const record = (player: TestPlayer, by = staff, holder = "Juan dela Cruz") =>
  by.call("POST", `/players/${player.publicId}/bank-accounts`, {
    bank: "Metrobank",
    number: `${800_000_000n + player.id}`,
    holder,
    evidence: "Letter of the bank, folder 12",
    reason: "Asked by letter",
  });

test("deposits that an excluded player may not play go back, to an account that two people record, after a review", async () => {
  const player = await shutOut(300n);
  expect(await offerTo(player)).toMatchObject({ missing: [], accounts: [] });
  expect(await record(player, staff, "Ben Reyes")).toMatchObject({ code: "HOLDER_DIFFERS" });
  expect((await record(player)).value).toEqual({ waits: true });
  expect(await record(player)).toMatchObject({ code: "SECOND_PERSON_NEEDED" });
  expect((await record(player, second, "DELA CRUZ, Juan")).value).toEqual({ waits: true });
  expect((await record(player, second)).value).toEqual({ waits: false });
  const [account] = (await offerTo(player)).accounts;
  expect(account).toMatchObject({ block: null, most: { amount: (300n * PESO).toString() } });
  const { value } = await start(player, body(account.id, 300n));
  expect(value).toMatchObject({
    status: "RISK_REVIEW",
    needsTwo: true,
    reason: expect.stringContaining("not played"),
  });
  const trail = await db.row<{ after: object }>(sql`
    select after from audit_row
    where subject = ${player.publicId} and action = 'bank-account.bind'`);
  expect(trail?.after).toMatchObject({
    askedBy: staff.username,
    number: expect.stringMatching(/^••••/),
    evidence: "Letter of the bank, folder 12",
  });
});

test("who only takes a break plays deposits first, as anyone", async () => {
  expect((await offerTo(await shutOut(300n, "TIME_OUT"))).missing).toEqual(["TURNOVER_OPEN"]);
});

test("what such a player says by mail, that a transfer did not arrive, stops its clock; of one that counts as received it is a complaint", async () => {
  const { player, bankAccount } = await barred(1_000n);
  const { value } = await start(player, body(bankAccount, 400n));
  await step(value.id, "approve", {}, second);
  await step(value.id, "pay", {}, payer);
  await step(value.id, "sent", { reference: randomUUID() }, payer);
  const reason = "Letter of 3 May, folder 12";
  expect((await step(value.id, "missing", {}, staff)).code).toBe("REASON_NEEDED");
  const disputed = (await step(value.id, "missing", { reason }, staff)).value;
  expect(disputed).toMatchObject({
    status: "DISPUTED",
    barred: true,
    legs: [{ status: "DISPUTED", reason }],
  });
  expect(disputed.legs[0].dueAt).toBeUndefined();
  expect((await step(value.id, "missing", { reason }, second)).status).toBe(200);
  // Two people find the same: it is paid again or refunded, as any that is disputed.
  await step(value.id, "not-received", { reason }, staff);
  const failed = (await step(value.id, "not-received", { reason }, second)).value;
  expect(failed.legs[0].status).toBe("FAILED");

  const late = (await start(player, body(bankAccount, 100n))).value.id;
  await step(late, "approve", {}, second);
  await step(late, "pay", {}, payer);
  await step(late, "sent", { reference: randomUUID() }, payer);
  await db.run(sql`
    update withdrawal_leg set due_at = now() - interval '1 minute'
    where withdrawal = (select id from withdrawal where public_id = ${late})`);
  await endSilences(cashier.platform);
  expect((await step(late, "missing", { reason }, staff)).value.legs).toMatchObject([
    { status: "AUTO_CONFIRMED", complaint: { kind: "LATE_ANSWER", text: reason } },
  ]);
  expect(await step(late, "missing", { reason }, staff)).toMatchObject({ code: "COMPLAINT_OPEN" });
});

test("who may sign in says it on the page, with pictures", async () => {
  const { player, bankAccount } = await ready(1_000n);
  const { value } = await player.call("POST", "/withdrawals", request(bankAccount, 300n));
  await step(value.id, "approve", {}, second);
  await step(value.id, "pay", {}, payer);
  await step(value.id, "sent", { reference: randomUUID() }, payer);
  expect(await step(value.id, "missing", { reason: "By phone" }, staff)).toMatchObject({
    status: 409,
    code: "MAY_SIGN_IN",
  });
});
