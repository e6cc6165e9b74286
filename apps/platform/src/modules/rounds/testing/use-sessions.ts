import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { cloneDatabase } from "@perya/postgres/testing";
import { hmacSigner, postSigned, rsaSigner } from "@perya/wallet-protocol";
import { afterAll, expect, inject } from "vitest";
import { openSites } from "../../../testing/open-sites.ts";
import { type TestPlayer } from "../../../testing/people.ts";
import { addTestGame, createVendor } from "../../catalogue/index.ts";
import { openPretendVendor } from "./pretend-vendor.ts";

const SECRET = "a shared secret of more than thirty-two letters";
/** Revoked in one process, a session is over in every one by then. */
export const REACH_MS = 5_000;
export const NEW_PASSWORD = "Fiesta2027";

/**
 * What a vendor may send for a player who has opened its game: each answers what came of it in the
 * dialect's own words.
 */
interface Table {
  bet(transaction?: string, round?: string): Promise<string>;
  win(bet: string, round: string): Promise<string>;
  rollback(bet: string, round: string): Promise<string>;
}

interface Dialect {
  readonly name: "hub88" | "softswiss";
  readonly done: string;
  /** The answer to a bet on an ended session. */
  readonly over: string;
  sit(player: TestPlayer, token: string): Table;
}

export const passwords = (oldPassword: string, newPassword: string) => ({
  oldPassword,
  newPassword,
  confirmNewPassword: newPassword,
});

const TRIES = 10;

/**
 * The answer to a call, which a vendor repeats while its result is unknown: on a machine that is
 * busy with something else the wallet says so after two seconds.
 */
async function known(unknown: string, call: () => Promise<string>): Promise<string> {
  let answer = await call();
  for (let tries = 1; answer === unknown && tries < TRIES; tries++) answer = await call();
  return answer;
}

/** Both sites, and vendors of both dialects whose games players have open. */
export async function useSessions() {
  const db = await cloneDatabase(inject("platform"));
  const studio = await openPretendVendor();
  const sites = await openSites(db, {
    OPERATOR_PRIVATE_KEY: studio.operatorPrivateKey,
    GAME_ORIGINS: studio.gamesOrigin,
  });
  const staff = await sites.staff("support");
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
  afterAll(async () => {
    await sites.close();
    await studio[Symbol.asyncDispose]();
    await db.close();
  });

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
        const url = `${sites.playerUrl}/wallet/hub88/hub88/transaction/${path}`;
        return known("RS_ERROR_UNKNOWN", async () => {
          const answer = await postSigned(url, whole, rsaSigner(studio.privateKey));
          return (answer.json as { status: string }).status;
        });
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
        const url = `${sites.playerUrl}/wallet/softswiss/softswiss/${path}`;
        return known("500", async () => {
          const answer = await postSigned(url, whole, hmacSigner(SECRET));
          const json = answer.json as { meta?: { api_code: string } };
          return json.meta?.api_code ?? String(answer.status);
        });
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

  const cashOf = async (player: TestPlayer) =>
    (await sites.platform.wallet.balance(player.id))?.cash;

  return { db, sites, hub88, softswiss, staff, richPlayer, launched, cashOf };
}
