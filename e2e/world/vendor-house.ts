import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { asStaff } from "./calls.ts";
import { callsOf } from "./staff.ts";

/** A game as its vendor's list describes it. */
export interface Offered {
  readonly name: string;
  readonly category: string;
  readonly min_bets?: Readonly<Record<string, string>>;
  /**
   * Where its vendor says it is played, first and second address; a page of `THEIR_GAMES` by
   * default.
   */
  readonly played?: { readonly url: string; readonly url2: string };
}

/**
 * Where the games of these vendors are played. No server runs there: a test answers, or reads only
 * the address.
 */
export const THEIR_GAMES = "https://games.example";

/**
 * Vendors with their own server, by code, and the games of each. The product reads the list as it
 * would from any vendor, and the games open in their own windows.
 */
export async function openVendors(
  staff: ReturnType<typeof asStaff>,
  offers: Readonly<Record<string, readonly Offered[]>>,
): Promise<() => Promise<void>> {
  const open = { ...offers };
  const second = await callsOf("owner2");
  const server = createServer((request, response) => answer(open, request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const ids = new Map<string, number>();
  for (const vassalage of Object.keys(offers)) {
    const slug = `${vassalage.toLowerCase().replaceAll("_", "-")}-${Date.now().toString(36)}`;
    const gamesUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/${vassalage}`;
    const wanted = { slug, vassalage, name: `House of ${vassalage}`, gamesUrl, reason: "a test" };
    const { approvalId } = await staff<{ approvalId: string }>("POST", "/vendors", wanted);
    await second("POST", `/approvals/${approvalId}/approve`);
    const { id = 0 } =
      (await staff<readonly { id: number; slug: string }[]>("GET", "/vendors")).find(
        (one) => one.slug === slug,
      ) ?? {};
    ids.set(vassalage, id);
    await staff("PUT", `/vendors/${id}`, { opensIn: "popup", reason: "a test" });
    await staff("POST", `/vendors/${id}/sync`);
  }
  return async () => {
    for (const [vassalage, id] of ids) {
      // Moves the games to Live, so that the order of games by type, which another file tests, is
      // as before.
      open[vassalage] = (offers[vassalage] ?? []).map((game) => ({ ...game, category: "Live" }));
      await staff("POST", `/vendors/${id}/sync`);
      await staff("POST", `/vendors/${id}/disable`, { reason: "the test is over" });
    }
    await stop(server);
  };
}

function answer(
  offers: Readonly<Record<string, readonly Offered[]>>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const [, vassalage = "", ...path] = (request.url ?? "").split("/");
  const games = (offers[vassalage] ?? []).map((game, at) => ({ ...game, game_code: `g${at}` }));
  void json(request).then((asked) => {
    const { played } =
      games.find(({ game_code }) => game_code === (asked as { game_code?: string }).game_code) ??
      {};
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify(
        path.at(-1) === "list" ? games : (played ?? { url: `${THEIR_GAMES}/${vassalage}` }),
      ),
    );
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
