import { randomUUID } from "node:crypto";
import type { RoundView } from "@perya/game-kit";
import { postSigned, rsaSigner } from "@perya/wallet-protocol";

export interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads whatever it gets
  readonly body: any;
}

export interface Operator {
  readonly privateKey: string;
  readonly operatorId: string;
}

/** Asks the studio as the operator does, signed. */
export async function askAsOperator(
  studioUrl: string,
  operator: Operator,
  path: string,
  body: Record<string, unknown>,
): Promise<Answer> {
  const signed = { operator_id: operator.operatorId, ...body };
  const answer = await postSigned(
    `${studioUrl}/operator/generic/v2/${path}`,
    signed,
    rsaSigner(operator.privateKey),
  );
  return { status: answer.status, body: answer.json };
}

/** A launch address's ticket for a player. */
export async function launch(
  studioUrl: string,
  operator: Operator,
  player: { user: string; token: string },
  game: string,
  conduct: object = {},
): Promise<string> {
  const asked = {
    ...conduct,
    user: player.user,
    token: player.token,
    game_code: game,
    platform: "GPL_DESKTOP",
    lang: "en",
    currency: "PHP",
    country: "PH",
    ip: "203.0.113.7",
    lobby_url: "http://localhost:8080/",
  };
  const { status, body } = await askAsOperator(studioUrl, operator, "game/url", asked);
  if (status !== 200) throw new Error(`launch: ${status} ${JSON.stringify(body)}`);
  const ticket = new URL((body as { url: string }).url).searchParams.get("ticket");
  if (!ticket) throw new Error("launch: no ticket");
  return ticket;
}

/** A game page: what a browser with a session can do. */
export interface Page {
  readonly token: string;
  ask(method: string, path: string, body?: unknown): Promise<Answer>;
  play(
    stake: string,
    choice?: unknown,
    roundId?: string,
  ): Promise<Answer & { readonly round: RoundView }>;
}

const OPENINGS = 5;

/**
 * Opens a game page with a ticket. A wallet that is too slow to answer the balance does not use the
 * ticket up, so it is tried again, as a browser does.
 */
export async function openPage(studioUrl: string, ticket: string): Promise<Page> {
  const open = () => call(studioUrl, undefined, "POST", "/api/session", { ticket });
  let opened = await open();
  for (let tries = 1; opened.status === 503 && tries < OPENINGS; tries++) opened = await open();
  if (opened.status !== 200)
    throw new Error(`session: ${opened.status} ${JSON.stringify(opened.body)}`);
  const token = (opened.body as { token: string }).token;
  const ask: Page["ask"] = (method, path, body) => call(studioUrl, token, method, path, body);
  const play: Page["play"] = async (stake, choice = {}, roundId = randomUUID()) => {
    const answer = await ask("POST", "/api/rounds", { roundId, stake, choice });
    return { ...answer, round: (answer.body as { round: RoundView }).round };
  };
  return { token, ask, play };
}

/** One call of a page. */
export async function call(
  studioUrl: string,
  token: string | undefined,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${studioUrl}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json().catch(() => undefined) };
}
