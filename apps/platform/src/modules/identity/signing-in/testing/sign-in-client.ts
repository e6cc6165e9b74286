import { randomInt } from "node:crypto";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { proveHuman } from "../../../../testing/human.ts";
import { readPicture } from "../../../../testing/read-picture.ts";
import { PASSWORD, send, sendSealed, type Answered } from "../../../../testing/people.ts";
import type { Purpose } from "../../../challenges/index.ts";
import type { Sites } from "../../../../testing/open-sites.ts";

/**
 * The calls of signing in, with what a person would read off a picture or a phone read from the
 * database.
 */
export function signInClient(db: Database, sites: Sites) {
  const from = (ip: string, cookie = "") => ({
    "x-forwarded-for": ip,
    ...(cookie ? { cookie } : {}),
  });
  const post = (path: string, body: unknown, ip: string, cookie?: string) =>
    send(sites.playerUrl, from(ip, cookie), "POST", `/api/v1/session${path}`, body);

  /**
   * Signs in with what was typed; the password is the usual one and the address a new one unless
   * they are named.
   */
  const login = (typed: Readonly<Record<string, unknown>>, ip = anyAddress()): Promise<Answered> =>
    sendSealed(sites.playerUrl, from(ip), "POST", "/api/v1/session", {
      type: "username",
      password: PASSWORD,
      ...typed,
    });

  const captcha = () => readPicture(db, sites.playerUrl, "login");
  const proof = (purpose: Purpose) => proveHuman(db, purpose);

  /** The code in the newest message to a recipient. */
  const codeFor = async (recipient: string): Promise<string> => {
    const row = await db.row<{ text: string }>(
      sql`select text from message where recipient = ${recipient} order by made_at desc limit 1`,
    );
    return /^\d{6}/.exec(row?.text ?? "")?.[0] ?? "";
  };

  const member = (token: string) =>
    send(sites.playerUrl, { authorization: `Bearer ${token}` }, "GET", "/api/v1/member");
  return { post, login, captcha, proof, codeFor, member };
}

/** An address nobody has signed in from. */
export function anyAddress(): string {
  return `11.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`;
}

/** A mobile number (E.164) nobody has. */
export function anyNumber(): string {
  return `+63917${randomInt(1_000_000, 9_999_999)}`;
}
