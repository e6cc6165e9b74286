import { createPublicKey, verify } from "node:crypto";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import type { FetchPublic } from "../../../outward/fetch-public.ts";
import { findRules } from "../games/rules-of.ts";
import type { Feed, Issue } from "../lottery.ts";

const TIMEOUT_MS = 5_000;
const MAX_BYTES = 65_536;
/** Header of the base64 Ed25519 signature over the body's bytes. */
const SIGNATURE = "x-signature";

const said = z.object({ game: z.string(), issue: z.string(), outcome: z.unknown() });

export type FeedRefusal =
  | "FEED_UNREACHABLE"
  | "NO_RESULT_YET"
  | "UNSIGNED"
  | "ANOTHER_DRAW"
  | "INVALID_OUTCOME";

/**
 * Fetches a draw's result from a feed: JSON `{game, issue, outcome}`, signed over its bytes with
 * the key pinned for the game. `{game}` and `{issue}` of the address are filled in; a 404 means
 * that there is no result yet. A signed result of another draw is refused, so that old results
 * can't be replayed.
 */
export async function readFeed(
  fetchPublic: FetchPublic,
  feed: Feed,
  issue: Pick<Issue, "gameCode" | "issueNo" | "rules" | "terms">,
): Promise<Result<unknown, FeedRefusal>> {
  const url = feed.url
    .replaceAll("{game}", encodeURIComponent(issue.gameCode))
    .replaceAll("{issue}", encodeURIComponent(issue.issueNo));
  const answer = await fetchBytes(fetchPublic, url);
  if (!answer.ok) return answer;
  const { body, signature } = answer.value;
  if (!isSigned(body, signature, feed.publicKey)) return refuse("UNSIGNED");
  const read = said.safeParse(parse(body));
  if (!read.success || read.data.game !== issue.gameCode || read.data.issue !== issue.issueNo)
    return refuse("ANOTHER_DRAW");
  const outcome = findRules(issue.rules)?.readOutcome(read.data.outcome, issue.terms);
  return outcome?.ok ? ok(outcome.value) : refuse("INVALID_OUTCOME");
}

async function fetchBytes(
  fetchPublic: FetchPublic,
  url: string,
): Promise<Result<{ body: Buffer; signature: string }, FeedRefusal>> {
  if (!isFeedAddress(url)) return refuse("FEED_UNREACHABLE", "not an address of a feed");
  try {
    const headers = { accept: "application/json" };
    const {
      status,
      headers: told,
      body,
    } = await fetchPublic(url, { headers, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
    if (status === 404) return refuse("NO_RESULT_YET");
    if (status !== 200) return refuse("FEED_UNREACHABLE", `status ${status}`);
    const signature = told[SIGNATURE];
    return ok({ body, signature: typeof signature === "string" ? signature : "" });
  } catch (fault) {
    return refuse("FEED_UNREACHABLE", (fault as Error).message);
  }
}

/** Feeds are read over TLS, except one on this machine. */
export function isFeedAddress(url: string): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {};
  return (
    protocol === "https:" ||
    (protocol === "http:" && ["127.0.0.1", "localhost", "[::1]"].includes(hostname ?? ""))
  );
}

/** Whether a text is an Ed25519 public key (SPKI, base64). */
export function isFeedKey(key: string): boolean {
  try {
    return keyOf(key).asymmetricKeyType === "ed25519";
  } catch {
    return false;
  }
}

function isSigned(body: Buffer, signature: string, key: string): boolean {
  return (
    signature !== "" &&
    isFeedKey(key) &&
    verify(null, body, keyOf(key), Buffer.from(signature, "base64"))
  );
}

function keyOf(key: string) {
  return createPublicKey({ key: Buffer.from(key, "base64"), format: "der", type: "spki" });
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8"));
  } catch {
    return undefined;
  }
}
