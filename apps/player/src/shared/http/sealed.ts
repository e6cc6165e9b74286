import {
  seal,
  type BodyOf,
  type Method,
  type PathOf,
  type SealingKey,
  type ValueOf,
} from "@perya/api-client";
import type { paths } from "@perya/api-client/player";
import { ApiError, call, reading } from "./api.ts";
import { hearServerTime, serverNow } from "../live/server-time.ts";

/** A key that was changed, a clock that was set: both are fixed by asking again. */
const STALE: ReadonlySet<string> = new Set(["ENVELOPE_INVALID", "ENVELOPE_LATE"]);

/** The key of the server, asked for with the time by its clock. */
let held: Promise<SealingKey> | undefined;

/**
 * Calls with a body that is encrypted to the server's key, so that nothing between here and there
 * can read or repeat it. Throws ApiError.
 */
export async function sealed<M extends Method, Path extends PathOf<paths, M>>(
  method: M,
  path: Path,
  body: BodyOf<paths, M, Path>,
): Promise<ValueOf<paths, M, Path>> {
  try {
    return await send(method, path, body);
  } catch (problem) {
    if (!(problem instanceof ApiError && STALE.has(problem.code))) throw problem;
    // The server opened nothing, so nothing was done: once more with a fresh key.
    held = undefined;
    return send(method, path, body);
  }
}

async function send<M extends Method, Path extends PathOf<paths, M>>(
  method: M,
  path: Path,
  body: unknown,
): Promise<ValueOf<paths, M, Path>> {
  const key = await currentKey();
  const jwe = await seal(key, serverNow(), `${method} /api/v1${path}`, body);
  // The document says what is inside; the envelope around it is the same for every call.
  const plain = call as unknown as (
    method: M,
    path: Path,
    ask: { body: unknown },
  ) => Promise<ValueOf<paths, M, Path>>;
  return plain(method, path, { body: { jwe } });
}

function currentKey(): Promise<SealingKey> {
  const asked = held ?? askKey();
  held = asked;
  asked.catch(() => {
    if (held === asked) held = undefined;
  });
  return asked;
}

async function askKey(): Promise<SealingKey> {
  const askedAt = Date.now();
  const { key, now } = await reading("/envelope-key").queryFn();
  hearServerTime(now, askedAt);
  return key;
}
