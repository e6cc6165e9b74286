import { seal, type SealingKey } from "@perya/api-client";
import { ADDRESSES } from "../addresses.ts";

type Headers = Readonly<Record<string, string>>;

/**
 * Calls an API and returns its answer. Throws an Error with the server's message when the call
 * fails.
 */
export async function ask<Answer>(
  method: string,
  url: string,
  headers: Headers,
  body?: unknown,
): Promise<{ answer: Answer; response: Response }> {
  const form = body instanceof FormData;
  const response = await fetch(url, {
    method,
    // A new connection each time: the server may have closed a reused one while a test was busy.
    headers: {
      connection: "close",
      ...headers,
      ...(body === undefined || form ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`${method} ${url} answered ${response.status}: ${text.slice(0, 300)}`);
  return { answer: JSON.parse(text || "{}") as Answer, response };
}

/** Calls the player API with an encrypted body, for endpoints that accept only that. */
export async function askSealed<Answer>(
  method: string,
  path: string,
  headers: Headers,
  body: unknown,
): Promise<Answer> {
  const { answer } = await ask<{ value: { key: SealingKey; now: string } }>(
    "GET",
    `${ADDRESSES.player}/api/v1/envelope-key`,
    {},
  );
  const jwe = await seal(
    answer.value.key,
    Date.parse(answer.value.now),
    `${method} /api/v1${path}`,
    body,
  );
  return (
    await ask<{ value: Answer }>(method, `${ADDRESSES.player}/api/v1${path}`, headers, { jwe })
  ).answer.value;
}

/** The API calls of a player, by the token of their session. */
export function asPlayer(token: string) {
  return async <Value>(method: string, path: string, body?: unknown): Promise<Value> =>
    (
      await ask<{ value: Value }>(
        method,
        `${ADDRESSES.player}/api/v1${path}`,
        { authorization: `Bearer ${token}` },
        body,
      )
    ).answer.value;
}

/** The API calls of a member of staff, by the cookie of their session. */
export function asStaff(cookie: string) {
  return async <Value>(method: string, path: string, body?: unknown): Promise<Value> =>
    (
      await ask<{ value: Value }>(
        method,
        `${ADDRESSES.console}/operator/v1${path}`,
        { cookie: `perya_staff=${cookie}` },
        body,
      )
    ).answer.value;
}
