import { randomUUID } from "node:crypto";
import { cloneDatabase } from "@perya/postgres/testing";
import { postSigned, rsaSigner } from "@perya/wallet-protocol";
import { afterAll, expect, inject } from "vitest";
import { readConfig } from "../../../config.ts";
import { buildPlayerSite } from "../../../sites/player-site.ts";
import { openPatientPlatform } from "../../../testing/open-patient-platform.ts";
import { expectKeptPromises } from "../../../testing/kept-promises.ts";
import { register } from "../../../testing/people.ts";
import { createVendor, type Vendor } from "../../catalogue/index.ts";
import { applyGameList, fetchGameList } from "../../catalogue/filling/sync-games.ts";
import { playerByPublicId } from "../../players/index.ts";
import { followAll } from "./follow-all.ts";
import { openPretendVendor } from "./pretend-vendor.ts";

interface Player {
  readonly token: string;
  readonly publicId: string;
}
interface Wrapped {
  readonly success: boolean;
  readonly code?: string;
  readonly value: Record<string, unknown> & {
    content: Record<string, unknown>[];
    games: Record<string, unknown>[];
  };
}

/** The player's API with two players and a vendor whose rounds they play. */
export async function useRoundsApi() {
  const db = await cloneDatabase(inject("platform"));
  const vendorServer = await openPretendVendor();
  const env = {
    DATABASE_URL: db.url,
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
    LOG_LEVEL: "silent",
    OPERATOR_PRIVATE_KEY: vendorServer.operatorPrivateKey,
    GAME_ORIGINS: vendorServer.gamesOrigin,
    PRIVATE_NETWORKS: "loopback",
  };
  const platform = await openPatientPlatform(readConfig(env));
  const app = await buildPlayerSite(platform);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const vendor = await addVendor("acme", "Acme");
  vendorServer.answers["game/list"] = [
    {
      game_code: "Harbor Lanterns",
      name: "Harbor Lanterns",
      enabled: true,
      category: "Slots",
      rtp: "95.99",
      url_thumb: "/a.png",
      url_background: "/b.png",
    },
    { game_code: "mines", name: "Mango Mines", enabled: true, category: "Instant" },
  ];
  await takeGames(vendor);
  const [ana, ben] = [await newPlayer("anaanaana"), await newPlayer("benbenben")];
  afterAll(async () => {
    await app.close();
    await platform.close();
    await vendorServer[Symbol.asyncDispose]();
    await db.close();
    await expectKeptPromises();
  });

  async function api(
    method: string,
    path: string,
    by?: Player,
    body?: unknown,
  ): Promise<{ status: number } & Wrapped> {
    const headers = {
      ...(by ? { authorization: `Bearer ${by.token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    };
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as Wrapped) };
  }

  async function newPlayer(username: string): Promise<Player> {
    const { value } = await register(db, url, {}, username);
    const token = String(value["token"]);
    const member = await api("GET", "/member", { token, publicId: "" });
    const publicId = String(member.value["id"]);
    const player = await playerByPublicId(db, publicId);
    await db.inTransaction((tx) =>
      platform.wallet.append(tx, [
        {
          kind: "deposit",
          player: player?.id ?? 0n,
          key: `deposit:${publicId}`,
          units: 1_000_000n,
        },
      ]),
    );
    return { token, publicId };
  }

  /** Opens the game and gives the wallet token that the vendor got. */
  async function launched(by: Player): Promise<string> {
    const { value } = await api("POST", "/launch-address", by, { gameId: "acme-harbor-lanterns" });
    expect(value["game_url"]).toMatch(/^https:\/\/games\.example\/play/);
    return String(vendorServer.asked.findLast(({ path }) => path === "game/url")?.body["token"]);
  }

  async function wallet(
    path: "bet" | "win" | "rollback",
    body: Record<string, unknown>,
  ): Promise<Record<string, unknown>> {
    const ids = {
      request_uuid: randomUUID(),
      transaction_uuid: randomUUID(),
      supplier_transaction_id: randomUUID(),
    };
    const money =
      path === "rollback" ? {} : { currency: "PHP", is_free: false, round_closed: false };
    const answer = await postSigned(
      `${url}/wallet/hub88/acme/transaction/${path}`,
      { game_code: "Harbor Lanterns", ...ids, ...money, ...body },
      rsaSigner(vendorServer.privateKey),
    );
    return answer.json as Record<string, unknown>;
  }

  /** A round that paid; `said` is what the vendor says with the win. */
  async function playedRound(
    by: Player,
    round = randomUUID(),
    said: Record<string, unknown> = {},
  ): Promise<string> {
    const bet = {
      user: by.publicId,
      token: await launched(by),
      round,
      transaction_uuid: randomUUID(),
    };
    expect(await wallet("bet", { ...bet, amount: 50_000 })).toMatchObject({ status: "RS_OK" });
    const { transaction_uuid: reference_transaction_uuid, ...rest } = bet;
    expect(
      await wallet("win", {
        ...rest,
        ...said,
        reference_transaction_uuid,
        amount: 80_000,
        round_closed: true,
      }),
    ).toMatchObject({ status: "RS_OK" });
    await followAll(db);
    return round;
  }

  /** A vendor whose games are those that the vendor's server lists now. */
  async function addVendor(slug: string, name: string): Promise<Vendor> {
    const made = await db.inTransaction((tx) =>
      createVendor(
        tx,
        platform.config.secretKey,
        { slug, vassalage: slug.toUpperCase(), name, dialect: "hub88", gamesUrl: vendorServer.url },
        { publicKey: vendorServer.publicKey },
      ),
    );
    if (!made.ok) throw new Error(made.refusal);
    return made.value;
  }

  async function takeGames(of: Vendor): Promise<void> {
    const list = await fetchGameList(of, platform.config);
    if (!list.ok) throw new Error(list.detail ?? list.refusal);
    await db.inTransaction((tx) => applyGameList(tx, of, list.value));
  }

  /** A lost bet of a vendor on one of its games, as the wallet takes it. */
  async function lostBet(by: Player, vendor: number, game: string): Promise<void> {
    const player = await playerByPublicId(db, by.publicId);
    const round = randomUUID();
    const [answer] = await platform.wallet.submit([
      {
        kind: "bet",
        vendor,
        player: player?.id ?? 0n,
        transaction: round,
        reference: null,
        round,
        game,
        currency: "PHP",
        units: 1_000n,
        free: false,
        closesRound: true,
      },
    ]);
    expect(answer).toMatchObject({ ok: true });
  }

  return {
    db,
    vendor,
    vendorServer,
    ana,
    ben,
    api,
    launched,
    wallet,
    playedRound,
    addVendor,
    takeGames,
    lostBet,
  };
}
