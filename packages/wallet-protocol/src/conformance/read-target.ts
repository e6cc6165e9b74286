import { readFileSync } from "node:fs";
import type { Target, TargetPlayer } from "./target.ts";

/** The parsed options of the command that say what to test. */
export type TargetOptions = Readonly<Record<string, string | boolean | undefined>>;

const TEXTS = [
  "dialect",
  "baseUrl",
  "privateKey",
  "secret",
  "user",
  "token",
  "currency",
  "game",
  "secondPrivateKey",
  "expiredToken",
  "disabledGame",
] as const;
const PLAYERS = ["other", "disabled", "limited"] as const;

/**
 * What to test, from a JSON file (as `test-player create --json` prints it) and options, which take
 * precedence. Keys may be given as files. Throws with one sentence that names what is missing.
 */
export function readTarget(options: TargetOptions): Target {
  const file =
    typeof options["target"] === "string"
      ? (JSON.parse(
          readFileSync(options["target"] === "-" ? 0 : options["target"], "utf8"),
        ) as Record<string, unknown>)
      : {};
  const found: Record<string, unknown> = {};
  for (const name of TEXTS) {
    const value = options[dashed(name)] ?? file[name];
    if (typeof value === "string") found[name] = name.endsWith("rivateKey") ? pemOf(value) : value;
  }
  for (const name of PLAYERS) {
    const player = playerOf(options[dashed(name)]) ?? file[name];
    if (player !== undefined) found[name] = player;
  }
  found["baseUrl"] = String(found["baseUrl"] ?? "").replace(/\/+$/, "");
  for (const name of ["dialect", "baseUrl", "user", "token", "currency", "game"]) {
    if (!found[name])
      throw new Error(
        `The target has no ${name}: give --${dashed(name)} or a --target file that holds it.`,
      );
  }
  const key = found["dialect"] === "hub88" ? "privateKey" : "secret";
  if (!found[key])
    throw new Error(
      `A ${String(found["dialect"])} vendor signs with its ${key}: give --${dashed(key)}.`,
    );
  return found as unknown as Target;
}

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function pemOf(value: string): string {
  return value.includes("-----BEGIN") ? value : readFileSync(value, "utf8");
}

/** "user:token" on the command line. */
function playerOf(value: string | boolean | undefined): TargetPlayer | undefined {
  if (typeof value !== "string") return undefined;
  const at = value.indexOf(":");
  return { user: value.slice(0, at), token: value.slice(at + 1) };
}
