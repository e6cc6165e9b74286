import { randomUUID } from "node:crypto";
import { cloneDatabase } from "@perya/postgres/testing";
import { postSigned, rsaSigner } from "@perya/wallet-protocol";
import { afterAll, inject } from "vitest";
import { openWalletServer, type WalletServer } from "./wallet-server.ts";

export type Target = Awaited<ReturnType<WalletServer["target"]>>;

export function betOf({ user, token, game }: Target, over: Readonly<Record<string, unknown>> = {}) {
  const ids = {
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    supplier_transaction_id: randomUUID(),
    round: randomUUID(),
  };
  return {
    user,
    token,
    game_code: game,
    ...ids,
    round_closed: false,
    currency: "PHP",
    amount: 100,
    is_free: false,
    ...over,
  };
}

export const signer = (of: Target) => rsaSigner(of.privateKey ?? "");

/** What one process changed is in force in all of them by then. */
export const REACH_MS = 5_000;

/** A wallet server with a vendor that calls it, on a database of its own. */
export async function useWalletApi() {
  const db = await cloneDatabase(inject("platform"));
  const server = await openWalletServer(db);
  const target = await server.target("hub88");
  afterAll(async () => {
    await server[Symbol.asyncDispose]();
    await db.close();
  });
  /**
   * The status of a call, repeated while the answer is 503, as vendors do: on a busy machine a call
   * may exceed its time limit.
   */
  async function statusOf(url: string, body: unknown, of = target): Promise<string> {
    for (;;) {
      const { status, json } = await postSigned(url, body, signer(of));
      if (status !== 503) return (json as { status: string }).status;
    }
  }
  const bet = (over: Readonly<Record<string, unknown>> = {}, base = target.baseUrl) =>
    statusOf(`${base}/transaction/bet`, betOf(target, over));

  return { db, server, target, statusOf, bet };
}
