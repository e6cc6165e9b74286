import { seal, type SealingKey } from "@perya/api-client";
import { ADDRESSES } from "../addresses.ts";

type Headers = Readonly<Record<string, string>>;

/** Calls an API and gives its answer. Throws an Error with what the server said when it is no success. */
export async function ask<Answer>(
  method: string,
  url: string,
  headers: Headers,
  body?: unknown,
): Promise<{ answer: Answer; response: Response }> {
  const form = body instanceof FormData;
  const response = await fetch(url, {
    method,
    // A connection of its own: one that was kept may be closed at its other end by now, where a test has been busy with something else.
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

/** Calls the player API with an encrypted body, for what takes no other. */
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

/** A player's calls, by the token of their session. */
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

/** A member of staff's calls, by the cookie of their session. */
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
