import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { hmacSigner, postSigned, rsaSigner } from "@perya/wallet-protocol";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openSites, type Sites } from "../../testing/open-sites.ts";
import { passTime } from "../../testing/pass-time.ts";
import {
  PASSWORD,
  send,
  sendSealed,
  type TestClerk,
  type TestPlayer,
} from "../../testing/people.ts";
import { addTestGame, createVendor } from "../catalogue/index.ts";
import { verifyLedger } from "../wallet/index.ts";
import { openPretendVendor, type PretendVendor } from "./testing/pretend-vendor.ts";

const SECRET = "a shared secret of more than thirty-two letters";
/** Revoked in one process, a session is over in every one by then. */
const REACH_MS = 5_000;
const NEW_PASSWORD = "Fiesta2027";

let db: TestDatabase;
let sites: Sites;
let studio: PretendVendor;
let clerk: TestClerk;
beforeAll(async () => {
  db = await cloneDatabase(inject("platform"));
  studio = await openPretendVendor();
  sites = await openSites(db, {
    OPERATOR_PRIVATE_KEY: studio.operatorPrivateKey,
    GAME_ORIGINS: studio.gamesOrigin,
  });
  clerk = await sites.clerk("support");
  const keys = { hub88: { publicKey: studio.publicKey }, softswiss: { secret: SECRET } } as const;
  for (const dialect of ["hub88", "softswiss"] as const) {
    await db.inTransaction(async (tx) => {
      const vendor = {
        slug: dialect,
        vassalage: "ACME",
        name: dialect,
        dialect,
        gamesUrl: studio.url,
      };
      const made = await createVendor(tx, sites.platform.config.secretKey, vendor, keys[dialect]);
      if (!made.ok) throw new Error(made.refusal);
      await addTestGame(tx, made.value, "drums");
      await tx.run(sql`update game set listed = true`);
    });
  }
});
afterAll(async () => {
  await sites.close();
  await studio[Symbol.asyncDispose]();
  await db.close();
});

/** What a vendor may send for a player who has opened its game: each answers what came of it in the dialect's own words. */
interface Table {
  bet(transaction?: string, round?: string): Promise<string>;
  win(bet: string, round: string): Promise<string>;
  rollback(bet: string, round: string): Promise<string>;
}

interface Dialect {
  readonly name: "hub88" | "softswiss";
  readonly done: string;
  /** What a bet on a session that is over is told. */
  readonly over: string;
  sit(player: TestPlayer, token: string): Table;
}

const hub88: Dialect = {
  name: "hub88",
  done: "RS_OK",
  over: "RS_ERROR_TOKEN_EXPIRED",
  sit: ({ publicId: user }, token) => {
    const post = async (path: string, body: object) => {
      const ids = {
        request_uuid: randomUUID(),
        transaction_uuid: randomUUID(),
        supplier_transaction_id: randomUUID(),
      };
      const whole = { user, token, game_code: "drums", ...ids, round_closed: false, ...body };
      const answer = await postSigned(
        `${sites.playerUrl}/wallet/hub88/hub88/transaction/${path}`,
        whole,
        rsaSigner(studio.privateKey),
      );
      return (answer.json as { status: string }).status;
    };
    const money = { currency: "PHP", is_free: false };
    return {
      bet: (transaction_uuid = randomUUID(), round = randomUUID()) =>
        post("bet", { ...money, transaction_uuid, round, amount: 50_000 }),
      win: (reference_transaction_uuid, round) =>
        post("win", { ...money, round, amount: 80_000, reference_transaction_uuid }),
      rollback: (reference_transaction_uuid, round) =>
        post("rollback", { round, reference_transaction_uuid }),
    };
  },
};

const softswiss: Dialect = {
  name: "softswiss",
  done: "200",
  over: "101",
  sit: ({ publicId: account_id }, session_id) => {
    const post = async (path: string, body: object) => {
      const whole = { account_id, session_id, currency: "PHP", game_id: "drums", ...body };
      const answer = await postSigned(
        `${sites.playerUrl}/wallet/softswiss/softswiss/${path}`,
        whole,
        hmacSigner(SECRET),
      );
      const json = answer.json as { meta?: { api_code: string } };
      return json.meta?.api_code ?? String(answer.status);
    };
    const move = (type: "bet" | "win", id_provider: string, round_id: string, amount: string) =>
      post("betwin", { round_id, transactions: [{ id_provider, type, amount }] });
    return {
      bet: (transaction = randomUUID(), round = randomUUID()) =>
        move("bet", transaction, round, "0.50"),
      win: (_bet, round) => move("win", randomUUID(), round, "0.80"),
      rollback: (original_id_provider, round_id_provider) =>
        post("rollback", {
          round_id_provider,
          finished: false,
          transactions: [{ id_provider: randomUUID(), type: "rollback", original_id_provider }],
        }),
    };
  },
};

/** Ways a player's games end, and what else the player needs for each. */
const ENDINGS: Readonly<Record<string, (player: TestPlayer) => Promise<{ status: number }>>> = {
  "signs out": (player) => player.call("DELETE", "/session"),
  "signs every other browser out": (player) => player.call("DELETE", "/sessions"),
  "signs one browser out": async (player) =>
    player.call("DELETE", `/sessions/${(await player.call("GET", "/sessions")).value[0].id}`),
  "changes the password": (player) =>
    player.call("POST", "/password", passwords(PASSWORD, NEW_PASSWORD)),
  "excludes themselves": (player) => player.call("POST", "/exclusion", { span: "day" }),
  "is excluded by staff": (player) =>
    clerk.call("POST", `/players/${player.publicId}/exclude`, {
      until: new Date(Date.now() + 3_600_000).toISOString(),
      reason: "Asked by phone",
    }),
  "is blocked by staff": (player) =>
    clerk.call("POST", `/players/${player.publicId}/block`, { reason: "Under review" }),
};

const passwords = (oldPassword: string, newPassword: string) => ({
  oldPassword,
  newPassword,
  confirmNewPassword: newPassword,
});

async function richPlayer(): Promise<TestPlayer> {
  const player = await sites.player();
  const money = {
    kind: "adjust",
    player: player.id,
    key: randomUUID(),
    units: 1_000_000n,
    reason: "to play with",
  } as const;
  await db.inTransaction((tx) => sites.platform.wallet.append(tx, [money]));
  return player;
}

/** Opens the vendor's game; the token is what only the vendor got. */
async function launched(player: TestPlayer, dialect: Dialect): Promise<Table> {
  expect(
    (await player.call("POST", "/launch-address", { gameId: `${dialect.name}-drums` })).status,
  ).toBe(200);
  return dialect.sit(
    player,
    String(studio.asked.findLast(({ path }) => path === "game/url")?.body["token"]),
  );
}

const cashOf = async (player: TestPlayer) => (await sites.platform.wallet.balance(player.id))?.cash;

describe.each([hub88, softswiss])("at a $name vendor", (dialect) => {
  test.each(Object.entries(ENDINGS))(
    "a player who %s takes no further bet, and the open rounds end as they would have",
    async (_what, end) => {
      const player = await richPlayer();
      const table = await launched(player, dialect);
      const [won, undone] = [
        { bet: randomUUID(), round: randomUUID() },
        { bet: randomUUID(), round: randomUUID() },
      ];
      for (const { bet, round } of [won, undone])
        expect(await table.bet(bet, round)).toBe(dialect.done);
      expect(await cashOf(player)).toBe(900_000n);

      expect((await end(player)).status).toBe(200);
      passTime(REACH_MS);
      expect(await table.bet()).toBe(dialect.over);
      const after = await cashOf(player);

      expect(await table.win(won.bet, won.round)).toBe(dialect.done);
      expect(await table.rollback(undone.bet, undone.round)).toBe(dialect.done);
      expect((await cashOf(player)) ?? 0n).toBe((after ?? 0n) + 80_000n + 50_000n);
      expect(await table.bet(won.bet, won.round)).toBe(dialect.done);
    },
  );
});

test("a player who signs out ends no other player's games", async () => {
  const [leaving, staying] = [await richPlayer(), await richPlayer()];
  const [ended, open] = [await launched(leaving, hub88), await launched(staying, hub88)];
  await leaving.call("DELETE", "/session");
  passTime(REACH_MS);
  expect(await ended.bet()).toBe(hub88.over);
  expect(await open.bet()).toBe(hub88.done);
});

test("a game that is opened while its player signs out is over with the rest", async () => {
  for (let turn = 0; turn < 5; turn++) {
    const player = await richPlayer();
    await Promise.all([
      player.call("POST", "/launch-address", { gameId: "hub88-drums" }),
      player.call("DELETE", "/session"),
    ]);
    const live = await db.row<{ live: bigint }>(
      sql`select count(*) as live from game_session where player_id = ${player.id} and revoked_at is null`,
    );
    expect(live?.live).toBe(0n);
  }
});

describe("a changed password", () => {
  const signIn = (username: string, password: string, ip = "10.30.0.1") =>
    sendSealed(sites.playerUrl, { "x-forwarded-for": ip }, "POST", "/api/v1/session", {
      type: "username",
      username,
      password,
    });

  test("opens the door, the old one no longer does, and every other browser is signed out within five seconds", async () => {
    const player = await sites.player();
    const other = {
      authorization: `Bearer ${(await signIn(player.username, PASSWORD)).value.token}`,
    };
    const read = () => send(sites.playerUrl, other, "GET", "/api/v1/member");
    expect((await read()).status).toBe(200);
    expect((await player.call("POST", "/password", passwords(PASSWORD, NEW_PASSWORD))).status).toBe(
      200,
    );
    passTime(REACH_MS);
    expect((await read()).status).toBe(401);
    expect((await player.call("GET", "/member")).status).toBe(200);
    expect((await signIn(player.username, PASSWORD)).status).toBe(401);
    expect((await signIn(player.username, NEW_PASSWORD, "10.30.0.2")).status).toBe(200);
  });

  test("needs the old one, typed right, and a new one that is new, good and typed twice", async () => {
    const player = await sites.player();
    const change = (body: object) => player.call("POST", "/password", body);
    expect(await change(passwords("Wrong2026", NEW_PASSWORD))).toMatchObject({
      status: 422,
      code: "WRONG_PASSWORD",
    });
    expect(await change(passwords(PASSWORD, PASSWORD))).toMatchObject({
      status: 422,
      code: "SAME_PASSWORD",
    });
    expect(await change(passwords(PASSWORD, "short1"))).toMatchObject({
      status: 400,
      code: "INVALID_REQUEST",
    });
    expect(
      await change({ ...passwords(PASSWORD, NEW_PASSWORD), confirmNewPassword: "Other2027" }),
    ).toMatchObject({
      status: 400,
      value: [{ field: "confirmNewPassword" }],
    });
    expect(
      (
        await send(
          sites.playerUrl,
          {},
          "POST",
          "/api/v1/password",
          passwords(PASSWORD, NEW_PASSWORD),
        )
      ).status,
    ).toBe(401);
    expect((await signIn(player.username, PASSWORD, "10.30.0.3")).status).toBe(200);
  });

  test("can't be guessed from a borrowed browser: after ten wrong ones the right one is not taken either", async () => {
    const player = await sites.player();
    for (let at = 0; at < 10; at += 1)
      await player.call("POST", "/password", passwords(`Guess20${at}x`, NEW_PASSWORD));
    expect(await player.call("POST", "/password", passwords(PASSWORD, NEW_PASSWORD))).toMatchObject(
      { status: 429, code: "TOO_MANY_ATTEMPTS" },
    );
    // Elsewhere they are not shut out: letters have to be read, because passwords are being guessed.
    expect(await signIn(player.username, PASSWORD, "10.31.0.1")).toMatchObject({
      status: 422,
      code: "CAPTCHA_NEEDED",
    });
  });

  test("of five at once with one old password is one", async () => {
    const player = await sites.player();
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].map((n) =>
        player.call("POST", "/password", passwords(PASSWORD, `Fiesta203${n}`)),
      ),
    );
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 422, 422, 422, 422,
    ]);
  });
});

test("the ledger adds up after all of this", async () => {
  expect((await verifyLedger(db)).books.flatMap((book) => book.problems)).toEqual([]);
});
