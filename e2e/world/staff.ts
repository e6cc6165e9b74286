import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Secret, TOTP } from "otpauth";
import { ADDRESSES } from "../addresses.ts";
import { ask, asStaff } from "./calls.ts";

export type Username = "owner" | "owner2" | "cashier" | "cashier2";

/**
 * What is stored about a member of staff, for the next file and for the next run against the same
 * product: the authenticator and the session.
 */
interface Memory {
  readonly secret: string;
  /** The last step whose code was used: a code works once. */
  readonly used: number;
  readonly session: string;
}

const STEP_MS = 30_000;
const FOLDER = join(import.meta.dirname, "../../node_modules/.cache/perya-e2e");
const SESSIONS = `${ADDRESSES.console}/operator/v1/session`;

const fileOf = (username: Username) =>
  join(FOLDER, `${new URL(ADDRESSES.console).host.replace(":", "-")}-${username}.json`);

/**
 * The session of a member of the demo's staff. They sign in once, and again when the session has
 * expired or the product is another one.
 */
export async function sessionOf(username: Username): Promise<string> {
  const memory = await readFile(fileOf(username), "utf8").then(
    (text) => JSON.parse(text) as Memory,
    () => undefined,
  );
  if (memory && (await isIn(memory.session))) return memory.session;
  const fresh = await signIn(username, memory);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(fileOf(username), JSON.stringify(fresh));
  return fresh.session;
}

/** The API calls of a member of the demo's staff. */
export async function callsOf(username: Username): Promise<ReturnType<typeof asStaff>> {
  return asStaff(await sessionOf(username));
}

async function isIn(session: string): Promise<boolean> {
  return (
    await fetch(`${ADDRESSES.console}/operator/v1/me`, {
      headers: { cookie: `perya_staff=${session}` },
    })
  ).ok;
}

interface FirstAnswer {
  readonly value?: { readonly totpSetup: { readonly secret: string }; readonly setupToken: string };
}

/** Signs in; the first time by setting up the authenticator. */
async function signIn(username: Username, memory: Memory | undefined): Promise<Memory> {
  const typed = { username, password: `night-fair-${username}` };
  const headers = { "content-type": "application/json" };
  const first = (await (
    await fetch(SESSIONS, { method: "POST", headers, body: JSON.stringify(typed) })
  ).json()) as FirstAnswer;
  const setup = first.value;
  const secret = setup?.totpSetup.secret ?? memory?.secret;
  if (!secret)
    throw new Error(
      `${username} has an authenticator at ${ADDRESSES.console} that these tests don't know.`,
    );
  const { code, used } = await nextCode(secret, setup ? 0 : (memory?.used ?? 0));
  const { response } = await ask(
    "POST",
    setup ? `${SESSIONS}/totp` : SESSIONS,
    {},
    setup ? { setupToken: setup.setupToken, code } : { ...typed, code },
  );
  const session = /perya_staff=([^;]+)/.exec(response.headers.get("set-cookie") ?? "")?.[1];
  if (!session) throw new Error(`${username} got no session.`);
  return { secret, used, session };
}

/**
 * The code of the first step after the last one used. A code is valid half a minute early; the
 * function waits when even that is in the future.
 */
async function nextCode(secret: string, last: number): Promise<{ code: string; used: number }> {
  const used = Math.max(Math.floor(Date.now() / STEP_MS), last + 1);
  await pause(Math.max(0, (used - 1) * STEP_MS - Date.now()));
  return {
    code: new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: used * STEP_MS }),
    used,
  };
}
