import { freePort } from "@perya/process";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { postSigned, rsaSigner } from "@perya/wallet-protocol";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest";
import { brandCreate } from "../cli/brand-create.ts";
import { readOptions } from "../cli/read-options.ts";
import { received, stepBody, stepPath } from "../modules/cashier/testing/pay-steps.ts";
import { startGateway, type GatewayProcess } from "../modules/cashier/testing/start-gateway.ts";
import { addTestGame, createVendor } from "../modules/catalogue/index.ts";
import { openProvider } from "../modules/identity/social/testing/openid-provider.ts";
import { playerByPublicId, saveProfile, setKycLevel } from "../modules/players/index.ts";
import { followAll } from "../modules/rounds/testing/follow-all.ts";
import { openPretendVendor, type PretendVendor } from "../modules/rounds/testing/pretend-vendor.ts";
import { fetchAt } from "../testing/fetch-at.ts";
import { proveHuman } from "../testing/human.ts";
import { openSites, type Sites } from "../testing/open-sites.ts";
import { PASSWORD, register, send, type TestStaff } from "../testing/people.ts";

const PESO = 100_000n;
const BRANDS = {
  Night: ["night.example", "night.example.net"],
  Dawn: ["dawn.example", "dawn.example.net"],
} as const;
type Name = keyof typeof BRANDS;
/** Dawn has none of its own. */
const OPERATOR_IDS = { Night: "night", Dawn: "" } as const;
const EVERYWHERE = Object.entries(BRANDS).flatMap(([name, hosts]) =>
  hosts.map((host) => [name as Name, host] as const),
);

let db: TestDatabase;
let gatewayDb: TestDatabase;
let gateway: GatewayProcess;
let vendor: PretendVendor;
let provider: Awaited<ReturnType<typeof openProvider>>;
let sites: Sites;
const staff = {} as Record<Name, readonly [TestStaff, TestStaff]>;

beforeAll(async () => {
  [db, gatewayDb] = await Promise.all([
    cloneDatabase(inject("platform")),
    cloneDatabase(inject("gateway")),
  ]);
  gateway = await startGateway(gatewayDb.url, await freePort());
  [vendor, provider] = [await openPretendVendor(), await openProvider()];
  sites = await openSites(db, {
    GATEWAY_URL: gateway.url,
    OPERATOR_PRIVATE_KEY: vendor.operatorPrivateKey,
    GAME_ORIGINS: vendor.gamesOrigin,
    GOOGLE_ISSUER: provider.issuer,
    GOOGLE_CLIENT_ID: provider.client.id,
    GOOGLE_CLIENT_SECRET: provider.client.secret,
  });
  await db.inTransaction(async (tx) => {
    const named = { slug: "acme", vassalage: "ACME", name: "Acme", dialect: "hub88" } as const;
    const made = await createVendor(
      tx,
      sites.platform.config.secretKey,
      { ...named, gamesUrl: vendor.url },
      { publicKey: vendor.publicKey },
    );
    if (!made.ok) throw new Error(made.refusal);
    await addTestGame(tx, made.value, "drums");
    await tx.run(sql`update game set listed = true`);
  });
  for (const name of Object.keys(BRANDS) as Name[]) {
    const hosts = BRANDS[name].join(",");
    const place = ["--currency", "PHP", "--country", "PH", "--zone", "Asia/Manila"];
    const asked = readOptions(brandCreate, ["--name", name, "--hosts", hosts, ...place]);
    const { id } = (await brandCreate.run(asked, sites.platform)).json as { id: number };
    await db.run(sql`
      insert into brand_settings (brand_id, section, value, version)
      values
        (${id}, 'features', '{"CHNGPASSMAIL3": true, "FIREBASE": true}', 1),
        (${id}, 'vendors', ${JSON.stringify({ operatorId: OPERATOR_IDS[name] })}::jsonb, 1)
      on conflict (brand_id, section) do update set value = excluded.value`);
    staff[name] = [
      await sites.staff("cashier", BigInt(id)),
      await sites.staff("cashier", BigInt(id)),
    ];
  }
});
afterAll(async () => {
  await sites.close();
  await vendor[Symbol.asyncDispose]();
  await Promise.all([gateway.stop(), provider.close()]);
  await Promise.all([db.close(), gatewayDb.close()]);
});

/** A site's address as the installation serves it: its own scheme and port. */
const addressOf = (host: string) => `http://${host}:${new URL(sites.playerUrl).port}`;
let people = 0;

/** A player who registers at a host and stays there. */
async function playerAt(host: string) {
  const from = { host, "x-forwarded-for": `10.71.0.${people++}` };
  const username = `p${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const { value } = await register(db, sites.playerUrl, from, username);
  const player = await playerByPublicId(db, value.customerId);
  if (!player) throw new Error("A registered player is missing");
  await db.inTransaction(async (tx) => {
    await setKycLevel(tx, player.id, 2);
    await saveProfile(tx, player.id, { email: `${username}@mail.example` });
  });
  const session = { ...from, authorization: `Bearer ${value.token}` };
  const call = (method: string, path: string, body?: unknown, at = host) =>
    send(sites.playerUrl, { ...session, host: at }, method, `/api/v1${path}`, body);
  return { id: player.id, publicId: player.publicId, username, call };
}
type Someone = Awaited<ReturnType<typeof playerAt>>;

/** Pays at the pretend bank; returns where its page led back to. */
async function deposit(player: Someone): Promise<string> {
  const order = { method: "sandbox", amount: (500n * PESO).toString(), key: randomUUID() };
  const { value } = await player.call("POST", "/deposits", order);
  const page = await (await fetch(value.checkoutUrl as string)).text();
  await gateway.press(value.checkoutUrl, { act: "pay" });
  await vi.waitFor(
    async () =>
      expect((await player.call("GET", `/deposits/${value.id}`)).value.status).toBe("SUCCEEDED"),
    { timeout: 8_000, interval: 100 },
  );
  const [, back = ""] = /href="([^"]*)">Go back without paying/.exec(page) ?? [];
  return back.replace(value.id, "<id>");
}

/** Opens the game; returns what its vendor was asked. */
async function open(player: Someone): Promise<Record<string, unknown>> {
  const opened = await player.call("POST", "/launch-address", { gameId: "acme-drums" });
  expect(opened.status).toBe(200);
  return vendor.asked.findLast(({ path }) => path === "game/url")?.body ?? {};
}

async function play(player: Someone, token: unknown): Promise<void> {
  const [bet, round] = [randomUUID(), randomUUID()];
  const say = async (path: string, body: object) => {
    const ids = { request_uuid: randomUUID(), supplier_transaction_id: randomUUID() };
    const whole = { user: player.publicId, token, game_code: "drums", currency: "PHP" };
    const answer = await postSigned(
      `${sites.playerUrl}/wallet/hub88/acme/transaction/${path}`,
      { ...whole, ...ids, is_free: false, round, ...body },
      rsaSigner(vendor.privateKey),
    );
    expect(answer.json).toMatchObject({ status: "RS_OK" });
  };
  const stake = { transaction_uuid: bet, amount: Number(500n * PESO), round_closed: false };
  await say("bet", stake);
  const won = { transaction_uuid: randomUUID(), amount: Number(600n * PESO), round_closed: true };
  await say("win", { ...won, reference_transaction_uuid: bet });
  await followAll(db);
}

const bind = (player: Someone) =>
  player.call("POST", "/bank-accounts", {
    bank: "Metrobank",
    number: (700_000_000n + player.id).toString(),
    holder: "Juan dela Cruz",
  });

describe.each(EVERYWHERE)("%s at %s", (name, host) => {
  const [other = ""] = BRANDS[name === "Night" ? "Dawn" : "Night"];

  test("a player pays in, plays, wins and is paid by the brand's staff, and never leaves the host", async () => {
    const player = await playerAt(host);
    expect(await deposit(player)).toBe(`${addressOf(host)}/wallet?deposit=<id>`);
    const asked = await open(player);
    expect(asked).toMatchObject({
      lobby_url: `${addressOf(host)}/`,
      deposit_url: `${addressOf(host)}/wallet`,
      operator_id: OPERATOR_IDS[name] || "perya",
    });
    await play(player, asked["token"]);
    const { value: bank } = await bind(player);
    const order = { amount: (600n * PESO).toString(), bankAccount: bank.id, password: PASSWORD };
    const { value } = await player.call("POST", "/withdrawals", { ...order, key: randomUUID() });
    const [approver, payer] = staff[name];
    const [stranger] = staff[name === "Night" ? "Dawn" : "Night"];
    const step = (by: TestStaff, done: string) =>
      by.call("POST", stepPath(value.id, done), stepBody(done));
    expect((await step(stranger, "approve")).status).toBe(404);
    expect((await step(approver, "approve")).status).toBe(200);
    for (const done of ["pay", "sent"]) expect((await step(payer, done)).status).toBe(200);
    expect((await received(player, value.id)).status).toBe(200);
    expect((await player.call("GET", `/withdrawals/${value.id}`)).value.status).toBe("COMPLETED");
    expect(await sites.platform.wallet.balance(player.id)).toMatchObject({ cash: 0n, held: 0n });
  });

  test("a session is good at both hosts of the brand, and at no other brand's", async () => {
    const player = await playerAt(host);
    const statuses = async (hosts: readonly string[]) =>
      Promise.all(
        hosts.map(async (at) => (await player.call("GET", "/member", undefined, at)).status),
      );
    expect(await statuses(BRANDS[name])).toEqual([200, 200]);
    expect(await statuses([other, "unknown.example"])).toEqual([401, 401]);
  });

  test("the way to a sign-in provider and the mail of a new password lead back to the host", async () => {
    const start = `${sites.playerUrl}/api/v1/social-logins/google/start`;
    const left = await fetchAt(host, start, { headers: { "x-forwarded-for": "10.72.0.1" } });
    expect(new URL(left.headers.get("location") ?? "").searchParams.get("redirect_uri")).toBe(
      `${addressOf(host)}/api/v1/social-logins/google/callback`,
    );
    const { username } = await playerAt(host);
    const email = `${username}@mail.example`;
    const body = new URLSearchParams({
      username,
      email,
      proof: await proveHuman(db, "email-forgot"),
    }).toString();
    await fetchAt(host, `${sites.playerUrl}/api/v1/password/forgot/mail`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    });
    const mail = await db.row<{ text: string }>(
      sql`select text from message where recipient = ${email}`,
    );
    expect(mail?.text).toContain(`${addressOf(host)}/login#reset=`);
    expect(mail?.text).toContain(`${name} account`);
  });

  test("the addresses a page may measure are the brand's, and staff's links lead to the main host", async () => {
    const { publicId } = await playerAt(host);
    const [main] = BRANDS[name];
    const { value } = await send(sites.playerUrl, { host }, "GET", "/api/v1/domain-routes");
    expect(value.domainList.map(({ domain }: { domain: string }) => domain)).toEqual(
      BRANDS[name].map(addressOf),
    );
    const page = await fetchAt(host, sites.playerUrl);
    const [, calls = ""] =
      /connect-src ([^;]*)/.exec(page.headers.get("content-security-policy") ?? "") ?? [];
    expect(calls.split(" ")).toEqual(expect.arrayContaining(BRANDS[name].map(addressOf)));
    expect(calls).not.toContain(other);
    const owner = await sites.staff("owner");
    const link = await owner.call("POST", `/players/${publicId}/login-links`, {
      reason: "They lost their phone",
    });
    expect(link.value.url).toContain(`${addressOf(main)}/#token=`);
    await owner.call("POST", `/players/${publicId}/kind`, {
      kind: "1",
      reason: "They bring friends",
    });
    const invited = await owner.call("POST", `/players/${publicId}/invitations`, {
      reason: "They bring friends",
    });
    expect(invited.value.link).toContain(`${addressOf(main)}/register?affiliateCode=`);
  });
});

test("a host that is no brand's gets the installation's own address, whatever it is called", async () => {
  for (const host of ["evil.example", "night.example.evil.example", "xnight.example"]) {
    const player = await playerAt(host);
    expect(await deposit(player)).toBe(`${sites.playerUrl}/wallet?deposit=<id>`);
    expect((await open(player))["lobby_url"]).toBe(`${sites.playerUrl}/`);
    const { value } = await send(sites.playerUrl, { host }, "GET", "/api/v1/domain-routes");
    expect(value.domainList).toEqual([{ domain: sites.playerUrl }]);
  }
});
