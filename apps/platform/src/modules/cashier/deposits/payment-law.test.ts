import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { onlyLargeNeedsTwo } from "../../../testing/alone-limits.ts";
import { chooseProfiles } from "../../../testing/choose-profiles.ts";
import { passTime } from "../../../testing/pass-time.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import type { PaymentKind } from "../../../declared-payment-kinds.ts";
import { settingsOf, type BrandSettings } from "../../settings/index.ts";
import { setSection } from "../../settings/testing/set-section.ts";
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

async function realPlayer(): Promise<TestPlayer> {
  const player = await sites.player(2);
  await db.run(sql`update player set book = 'real' where id = ${player.id}`);
  return player;
}

/** Says what the payment company takes until the test has ended, under a law that forbids none. */
async function payWith(kind: PaymentKind): Promise<void> {
  await chooseProfiles(db, ["IM"]);
  const change = async (to: PaymentKind) => {
    const { methods } = await settingsOf(platform, 1n);
    await setSection(platform, "methods", { sandbox: { ...methods.sandbox, kind: to } });
  };
  await change(kind);
  onTestFinished(() => change("bank transfer"));
}

const offered = async (player: TestPlayer) =>
  (await player.call("GET", "/cashier/methods")).value.deposit.map(
    ({ code }: { code: string }) => code,
  );

const paid = async (id: string, payer: string | null) => {
  const laws = await lawsOfDeposit(platform, id);
  const taken = await db.inTransaction((tx) =>
    takeNews(tx, platform.wallet, { ...newsOf(id, "PAID", 500n * PESO), payer }, laws),
  );
  if (!taken.ok) throw new Error(taken.refusal);
  return taken.value.deposit;
};

const opened = (player: TestPlayer) =>
  db.inTransaction(async (tx) => {
    const asked = { method: "sandbox", units: 500n * PESO, key: randomUUID() } as const;
    const made = await openDeposit(tx, { ...asked, player: await payerOf(tx, player.id) });
    if (!made.ok) throw new Error(made.refusal);
    return made.value.publicId;
  });

const approve = (id: string) =>
  ana.call("POST", `/deposits/${id}/approve`, {
    paidAmount: (500n * PESO).toString(),
    reference: randomUUID(),
  });

test("a way to pay by a kind of money that the law forbids is neither shown nor taken", async () => {
  await payWith("credit card");
  const player = await realPlayer();
  expect(await offered(player)).toContain("sandbox");
  await chooseProfiles(db, ["GB"]);
  expect(await offered(player)).not.toContain("sandbox");
  const asked = await player.call("POST", "/deposits", depositOf("sandbox", 500n));
  // The player gets the bound without the law.
  expect(asked).toMatchObject({
    status: 403,
    code: "NOT_OFFERED",
    message: "This is not offered here. Please contact customer service.",
  });
});

test("money by a forbidden kind that arrives all the same is not credited, and staff read by which rule and version", async () => {
  await payWith("credit card");
  const player = await realPlayer();
  const id = await opened(player);
  await chooseProfiles(db, ["GB"]);
  const sentence =
    "The law does not let players pay in this way. Send it back. " +
    "Rule GB.pay.creditCard, version 1.";
  expect(await paid(id, null)).toMatchObject({ status: "REVIEW", reason: sentence });
  expect(await approve(id)).toMatchObject({
    status: 403,
    code: "METHOD_FORBIDDEN",
    message: sentence,
  });
  expect((await platform.wallet.balance(player.id))?.cash).toBe(0n);
});

test("a payer whose name is not the player's is not credited by anyone, and the money goes back", async () => {
  await chooseProfiles(db, ["GB"]);
  const player = await realPlayer();
  await db.run(sql`
    update player_profile set fullname = 'Ana Cruz' where player_id = ${player.id}`);
  const id = await opened(player);
  const sentence =
    "It was paid under a name that is not the player's. Send it back. " +
    "Rule BASE.pay.ownAccount, version 1.";
  const { status, reason, providerTxn } = await paid(id, "Ben Reyes");
  expect([status, reason]).toEqual(["REVIEW", sentence]);
  expect(await approve(id)).toMatchObject({ status: 422, code: "OTHER_PAYER", message: sentence });
  const returned = await ana.call("POST", `/deposits/${id}/return`, {
    paidAmount: (500n * PESO).toString(),
    reference: providerTxn,
    returnReference: "OUT-1",
    payee: "Ben Reyes",
    reason: "It came from another account",
  });
  expect(returned.value).toMatchObject({ status: "RETURNED" });
  expect((await platform.wallet.balance(player.id))?.cash).toBe(0n);
  expect(await paid(await opened(player), "CRUZ, Ana")).toMatchObject({ status: "SUCCEEDED" });
});

test("a method of a forbidden kind can't be switched on, and says by which rule", async () => {
  await chooseProfiles(db, ["BR"]);
  const owner = await sites.staff("owner");
  const { value } = await owner.call("GET", "/settings?brand=1");
  const save = (section: "methods" | "payers", btcpay: object) =>
    owner.call("PUT", `/settings/${section}?brand=1`, {
      version: value.versions[section],
      value: {
        ...value.settings[section],
        btcpay: { ...value.settings[section].btcpay, ...btcpay },
      },
      reason: "Players ask for it",
    });
  for (const section of ["methods", "payers"] as const)
    expect(await save(section, { enabled: true })).toMatchObject({
      status: 422,
      code: "PROFILE_LIMIT",
      message: expect.stringMatching(/^Crypto-assets are not allowed .* Rule BR\.pay\.crypto\.$/),
      value: { rule: "BR.pay.crypto", bound: "forbid", field: "btcpay.enabled" },
    });
  expect(await save("methods", { name: "Bitcoin" })).toMatchObject({ status: 200 });
});

test("a stricter version closes a method from its instant on, and staff see it coming", async () => {
  await chooseProfiles(db, ["ON"]);
  const change = (section: Partial<BrandSettings["methods"]>) =>
    setSection(platform, "methods", section);
  const { methods } = await settingsOf(platform, 1n);
  await change({ voucher: { ...methods.voucher, kind: "cash" } });
  onTestFinished(() => change({ voucher: methods.voucher }));
  const forbidden = { value: "forbid", source: "Act", confidence: "sure", asOf: "2026" };
  const publish = async (version: number, hours: number) => {
    await db.run(sql`
      insert into profile_version (
        code, version, name, authority, zone, effective_at, published_at, published_by, cells
      )
      values (
        'ON', ${version}, 'Ontario', '', 'brand', now() + make_interval(hours => ${hours}::int),
        now() - interval '2 days', 'test', ${JSON.stringify({ "pay.cash": forbidden })}::jsonb
      )`);
    passTime(5_000);
  };
  await publish(2, 1);
  const player = await realPlayer();
  expect(await offered(player)).toContain("voucher");
  const { upcoming } = (await (await sites.staff("owner")).call("GET", "/jurisdiction?brand=1"))
    .value;
  expect(upcoming[0].tightens).toContainEqual(
    expect.objectContaining({ label: "Deposit methods: Voucher", rule: "ON.pay.cash" }),
  );
  await publish(3, 0);
  expect(await offered(player)).not.toContain("voucher");
  const redeemed = await player.call("POST", "/vouchers/redeem", {
    code: "AAAA-AAAA-AAAA-AAAA",
    key: randomUUID(),
  });
  expect(redeemed).toMatchObject({ status: 403, code: "NOT_OFFERED" });
});

test("where money may not go from player to player, nobody is named to send it to", async () => {
  const [upline, player] = [await realPlayer(), await realPlayer()];
  await db.run(sql`
    insert into player_origin (player_id, upline_id, register_method, terms_version)
    values (${player.id}, ${upline.id}, 'account', '1')
    on conflict (player_id) do update set upline_id = excluded.upline_id`);
  const toUpline = async () => (await player.call("GET", "/member")).value.toUpline;
  await chooseProfiles(db, ["IM"]);
  expect(await toUpline()).toBe(upline.username);
  await chooseProfiles(db, ["NJ"]);
  expect(await toUpline()).toBeNull();
});
