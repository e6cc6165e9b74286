import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { newToken } from "@perya/secrets";
import { hmacSigner, postSigned, rsaSigner } from "@perya/wallet-protocol";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { send, type Answered } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { createVendor, HOUSE_VENDOR, type Vendor } from "../../catalogue/index.ts";
import { applyGameList } from "../../catalogue/filling/sync-games.ts";
import { openSession } from "../sessions/open-session.ts";
import { openPretendVendor } from "../testing/pretend-vendor.ts";
import { openWalletServer } from "../testing/wallet-server.ts";

const vendor = await openPretendVendor();
afterAll(() => vendor[Symbol.asyncDispose]());
const { db, sites } = await useSites({
  OPERATOR_PRIVATE_KEY: vendor.operatorPrivateKey,
  GAME_ORIGINS: vendor.gamesOrigin,
});

const SECRET = "s".repeat(40);
const LIST = {
  category: "Slots",
  product: "",
  url_thumb: "",
  url_background: "",
  rtp: "",
  enabled: true,
  min_bets: {},
  lines: 0,
};
const CODES = { demo: "with-demo", plain: "without-demo" } as const;

let others: Record<"hub88" | "softswiss", Vendor>;
let house: Vendor;
let guest: { readonly token: string; readonly id: bigint; readonly publicId: string };

async function addVendor(slug: string, dialect: "hub88" | "softswiss"): Promise<Vendor> {
  const named = { slug, vassalage: slug.toUpperCase(), name: slug, dialect, gamesUrl: vendor.url };
  const key = dialect === "hub88" ? { publicKey: vendor.publicKey } : { secret: SECRET };
  return db.inTransaction(async (tx) => {
    const made = await createVendor(tx, sites.platform.config.secretKey, named, key);
    if (!made.ok) throw new Error(made.refusal);
    const games = Object.entries(CODES).map(([name, game_code]) => ({
      ...LIST,
      name,
      game_code,
      demo_game_support: name === "demo",
    }));
    await applyGameList(tx, made.value, games);
    return made.value;
  });
}

beforeAll(async () => {
  await db.run(sql`
    insert into brand_settings (brand_id, section, value, version)
    values (1, 'features', '{"FREEPLAY": true}'::jsonb, 1)`);
  others = {
    hub88: await addVendor("acme", "hub88"),
    softswiss: await addVendor("bolt", "softswiss"),
  };
  house = await addVendor(HOUSE_VENDOR, "hub88");
  const opened = await send(sites.playerUrl, {}, "POST", "/api/v1/session/free-play", {
    os: "Linux",
    platform: "W",
    gateway: 3,
    encryption: newToken(),
  });
  const row = await db.row<{ id: bigint }>(
    sql`select id from player where public_id = ${opened.value.customerId}`,
  );
  guest = { token: opened.value.token, id: row?.id ?? 0n, publicId: opened.value.customerId };
});

const FIXED = {
  accountType: 1,
  confirmTrans: 0,
  launchMode: "GLS",
  platform: "html5-desktop",
  clientType: 3,
} as const;
const launch = (gameId: string): Promise<Answered> =>
  send(
    sites.playerUrl,
    { authorization: `Bearer ${guest.token}` },
    "POST",
    "/api/v1/launch-address",
    { gameId, ...FIXED },
  );
const asked = () => vendor.asked.filter(({ path }) => path === "game/url");
const sessions = async () =>
  (
    await db.row<{ n: number }>(
      sql`select count(*)::int as n from game_session where player_id = ${guest.id}`,
    )
  )?.n;
const cash = async () => (await sites.platform.wallet.balance(guest.id))?.cash ?? 0n;

describe("GB-09 ID-15 a trial account opens a game", () => {
  test("of another company in its demo mode, without a session and without a name, where the game offers one", async () => {
    expect((await launch("acme-with-demo")).status).toBe(200);
    const { body } = asked().at(-1) ?? { body: {} };
    expect(body).toMatchObject({ game_code: "with-demo", currency: "XXX" });
    expect(Object.keys(body)).not.toContain("token");
    expect(JSON.stringify(body)).not.toContain(guest.publicId);
    expect(await sessions()).toBe(0);
  });

  test("not of another company without a demo mode, which isn't even asked", async () => {
    const before = asked().length;
    expect(await launch("acme-without-demo")).toMatchObject({
      status: 403,
      code: "TRIAL_ACCOUNT",
      message: "Please Register An Account First",
    });
    expect([asked().length, await sessions()]).toEqual([before, 0]);
  });

  test("of our own studio with its play money", async () => {
    expect((await launch("without-demo")).status).toBe(200);
    expect(asked().at(-1)?.body).toMatchObject({
      user: guest.publicId,
      currency: "PHP",
      token: expect.any(String),
    });
  });

  test("while a real account plays everywhere for its own money", async () => {
    const player = await sites.player();
    for (const gameId of ["acme-with-demo", "acme-without-demo"]) {
      expect((await player.call("POST", "/launch-address", { gameId, ...FIXED })).status).toBe(200);
      expect(asked().at(-1)?.body).toMatchObject({
        user: player.publicId,
        currency: "PHP",
        token: expect.any(String),
      });
    }
  });
});

interface Bet {
  readonly user: string;
  readonly token: string;
  readonly transaction?: string;
}

const hub88 = async (
  slug: string,
  { user, token, transaction = randomUUID() }: Bet,
  at = sites.playerUrl,
) => {
  const ids = {
    request_uuid: randomUUID(),
    transaction_uuid: transaction,
    supplier_transaction_id: transaction,
    round: transaction,
  };
  const bet = {
    user,
    token,
    game_code: CODES.plain,
    ...ids,
    round_closed: false,
    currency: "PHP",
    amount: 100_000,
    is_free: false,
  };
  return (
    await postSigned(
      `${at}/wallet/hub88/${slug}/transaction/bet`,
      bet,
      rsaSigner(vendor.privateKey),
    )
  ).json;
};
const softswiss = async (
  slug: string,
  { user, token, transaction = randomUUID() }: Bet,
  more: readonly object[] = [],
) => {
  const transactions = [{ id_provider: transaction, type: "bet", amount: "1.00" }, ...more];
  const bet = {
    account_id: user,
    currency: "PHP",
    game_id: CODES.plain,
    round_id: transaction,
    session_id: token,
    transactions,
  };
  return (
    await postSigned(`${sites.playerUrl}/wallet/softswiss/${slug}/betwin`, bet, hmacSigner(SECRET))
  ).json;
};
const token = (of: Vendor, playerId = guest.id) => openSession(db, { playerId, vendorId: of.id });

describe("a trial account's bet at the wallet", () => {
  test("is refused as a disabled player's to a hub88 vendor of another company, though it had a session", async () => {
    const before = await cash();
    const answer = await hub88("acme", { user: guest.publicId, token: await token(others.hub88) });
    expect(answer).toMatchObject({ status: "RS_ERROR_USER_DISABLED", balance: Number(before) });
    expect(await cash()).toBe(before);
  });

  test("is refused as a disabled player's to a softswiss vendor of another company", async () => {
    const before = await cash();
    const answer = await softswiss("bolt", {
      user: guest.publicId,
      token: await token(others.softswiss),
    });
    expect(answer).toMatchObject({ meta: { api_code: "110" } });
    expect(await cash()).toBe(before);
  });

  test("is refused with the win that comes in the same call", async () => {
    const before = await cash();
    const win = { id_provider: randomUUID(), type: "win", amount: "5.00" };
    const answer = await softswiss(
      "bolt",
      { user: guest.publicId, token: await token(others.softswiss) },
      [win],
    );
    expect(answer).toMatchObject({ meta: { api_code: "110" } });
    expect(await cash()).toBe(before);
  });

  test("is taken from our own studio", async () => {
    const before = await cash();
    expect(
      await hub88(HOUSE_VENDOR, { user: guest.publicId, token: await token(house) }),
    ).toMatchObject({ status: "RS_OK" });
    expect(await cash()).toBe(before - 100_000n);
  });

  test("that was taken before the rule gets its stored answer again", async () => {
    const player = await sites.player();
    await db.inTransaction((tx) =>
      sites.platform.wallet.append(tx, [
        { kind: "adjust", player: player.id, key: randomUUID(), units: 1_000_000n },
      ]),
    );
    const bet = {
      user: player.publicId,
      token: await token(others.hub88, player.id),
      transaction: randomUUID(),
    };
    expect(await hub88("acme", bet)).toMatchObject({ status: "RS_OK" });
    await db.run(sql`update player set kind = '4' where id = ${player.id}`);
    // Another process remembers nothing of the player.
    const other = await openWalletServer(db);
    onTestFinished(() => other[Symbol.asyncDispose]());
    expect(await hub88("acme", bet, other.url)).toMatchObject({ status: "RS_OK" });
    expect(await hub88("acme", { ...bet, transaction: randomUUID() }, other.url)).toMatchObject({
      status: "RS_ERROR_USER_DISABLED",
    });
  });
});
