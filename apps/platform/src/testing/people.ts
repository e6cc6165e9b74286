import { randomInt, randomUUID } from "node:crypto";
import { seal, type SealingKey } from "@perya/api-client";
import type { Tx } from "@perya/postgres";
import { TOTP } from "otpauth";
import { playerByPublicId, setKycLevel } from "../modules/players/index.ts";
import { createStaff, type Role } from "../modules/staff/index.ts";
import type { Platform } from "../platform.ts";
import { hashPassword } from "../secrets/password.ts";
import { fetchAt } from "./fetch-at.ts";
import { proveHuman } from "./human.ts";

/** The password of every player here, and of every member of staff. */
export const PASSWORD = "Fiesta2026";
export const STAFF_PASSWORD = "a long staff password";
/** Made once for all of them. */
let staffHash: Promise<string> | undefined;

/** An answer of the API, loosely typed: tests look at what they expect. */
export interface Answered {
  readonly status: number;
  readonly code: string | undefined;
  /** The sentence of a refusal. */
  readonly message: string | undefined;
  // oxlint-disable-next-line no-explicit-any -- an answer is looked into by its path
  readonly value: any;
  /** The cookie it set, as the next request sends it. */
  readonly cookie: string;
}

export interface TestPlayer {
  readonly id: bigint;
  readonly publicId: string;
  readonly username: string;
  /** Of the session that registration opened. */
  readonly token: string;
  /** Calls the player API; `more` are headers beside the session's. */
  readonly call: (
    method: string,
    path: string,
    body?: unknown,
    more?: Readonly<Record<string, string>>,
  ) => Promise<Answered>;
}

export interface TestStaff {
  readonly username: string;
  /** Secret of the authenticator. */
  readonly secret: string;
  readonly cookie: string;
  readonly call: (method: string, path: string, body?: unknown) => Promise<Answered>;
}

/** An address that nobody else has, from networks that no test names: their places are theirs. */
const addressOfNobody = () => `10.${100 + randomInt(90)}.${randomInt(256)}.${randomInt(256)}`;

/** How a player comes: from an address, with codes of an invitation. */
export interface Arriving {
  readonly address?: string;
  readonly referralCode?: string;
  readonly affiliateCode?: string;
}

/** Registers a player over HTTP, from an address of its own, and sets the verification level. */
export async function newPlayer(
  platform: Platform,
  url: string,
  kycLevel: number,
  { address = addressOfNobody(), ...codes }: Arriving = {},
): Promise<TestPlayer> {
  const username = `p${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const headers: Record<string, string> = {
    "x-forwarded-for": address,
  };
  const registered = await register(platform.db, url, headers, username, PASSWORD, codes);
  if (registered.status !== 200)
    throw new Error(`Registration: ${registered.status} ${registered.code}`);
  const { token, customerId: publicId } = registered.value as { token: string; customerId: string };
  const player = await playerByPublicId(platform.db, publicId);
  if (!player) throw new Error("A registered player is missing");
  await platform.db.inTransaction((tx) => setKycLevel(tx, player.id, kycLevel));
  const call: TestPlayer["call"] = (method, path, body, more = {}) =>
    send(
      url,
      { ...headers, authorization: `Bearer ${token}`, ...more },
      method,
      `/api/v1${path}`,
      body,
    );
  return { id: player.id, publicId, username, token, call };
}

/** Registers a player by name and password, as on a form with no other fields. */
export async function register(
  tx: Tx,
  url: string,
  headers: Readonly<Record<string, string>>,
  username: string,
  password = PASSWORD,
  codes: Omit<Arriving, "address"> = {},
): Promise<Answered> {
  const user = {
    ...codes,
    username,
    password,
    confirmPassword: password,
    ageConfirmed: true,
    termsAccepted: true,
  };
  return sendSealed(url, headers, "PUT", "/api/v1/register", {
    ...user,
    proof: await proveHuman(tx, "register"),
  });
}

/**
 * A member of staff with a role, of the house or of a brand, signed in over HTTP with password and
 * one-time code.
 */
export async function newStaff(
  { db }: Pick<Platform, "db">,
  url: string,
  role: Role,
  brandId: bigint | null = null,
): Promise<TestStaff> {
  const username = `staff${randomInt(1_000_000)}`;
  const passwordHash = await (staffHash ??= hashPassword(STAFF_PASSWORD));
  await db.inTransaction((tx) =>
    createStaff(tx, {
      brandId,
      username,
      passwordHash,
      roles: [role],
      trusted: true,
      mustChangePassword: false,
    }),
  );
  // From an address of their own: how often one address may sign in is limited.
  const headers = { "x-forwarded-for": addressOfNobody() };
  const setup = await send(url, headers, "POST", "/operator/v1/session", {
    username,
    password: STAFF_PASSWORD,
  });
  const { totpSetup, setupToken } = setup.value as {
    totpSetup: { secret: string };
    setupToken: string;
  };
  const code = new TOTP({ secret: totpSetup.secret }).generate();
  const confirmed = await send(url, headers, "POST", "/operator/v1/session/totp", {
    setupToken,
    code,
  });
  if (confirmed.status !== 200) throw new Error(`Staff sign-in: ${confirmed.status}`);
  const { cookie } = confirmed;
  return {
    username,
    secret: totpSetup.secret,
    cookie,
    call: (method, path, body) => send(url, { cookie }, method, `/operator/v1${path}`, body),
  };
}

/** One call of the player API that takes an encrypted body only. */
export async function sendSealed(
  url: string,
  headers: Readonly<Record<string, string>>,
  method: string,
  path: string,
  body: unknown,
): Promise<Answered> {
  const { key, now } = (await send(url, {}, "GET", "/api/v1/envelope-key")).value as {
    key: SealingKey;
    now: string;
  };
  return sendPlain(url, headers, method, path, {
    jwe: await seal(key, Date.parse(now), `${method} ${path}`, body),
  });
}

/** Calls that take an encrypted body alone. */
const SEALED: ReadonlySet<string> = new Set([
  "POST /api/v1/password",
  "POST /api/v1/password/phone",
  "POST /api/v1/password/reset",
  "PUT /api/v1/payment-password",
  "POST /api/v1/payment-password",
  "POST /api/v1/payment-password/recovery",
  "POST /api/v1/withdrawals",
  "POST /api/v1/points/redeem",
  "POST /api/v1/points/convert",
  "POST /api/v1/passkeys/begin",
  "POST /api/v1/personal-data",
  "POST /api/v1/account-closing",
  "PUT /api/v1/passkeys/asked",
  "POST /api/v1/contacts/mobile/old",
  "POST /api/v1/contacts/email/old",
]);

/** One call of the API, sealed where the API wants it so. */
export async function send(
  url: string,
  headers: Readonly<Record<string, string>>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered> {
  return SEALED.has(`${method} ${path}`)
    ? sendSealed(url, headers, method, path, body)
    : sendPlain(url, headers, method, path, body);
}

/** One call of the API with the body as it is. */
async function sendPlain(
  url: string,
  headers: Readonly<Record<string, string>>,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answered> {
  const form = body instanceof FormData || body instanceof URLSearchParams;
  const encoded = new Response(form ? body : undefined);
  const type = form ? encoded.headers.get("content-type") : "application/json";
  const typed =
    body === undefined || type === null ? headers : { ...headers, "content-type": type };
  const bytes = form ? new Uint8Array(await encoded.arrayBuffer()) : JSON.stringify(body);
  const response =
    headers["host"] === undefined
      ? await fetch(url + path, {
          method,
          headers: typed,
          ...(body === undefined ? {} : { body: bytes }),
        })
      : await fetchAt(headers["host"], url + path, { method, headers: typed, body: bytes });
  const text = await response.text();
  const answer = (response.headers.get("content-type") ?? "").includes("json")
    ? JSON.parse(text)
    : { value: text };
  return {
    status: response.status,
    code: answer.code,
    message: answer.message,
    value: answer.value,
    cookie: response.headers.get("set-cookie")?.split(";")[0] ?? "",
  };
}
