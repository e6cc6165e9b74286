import { randomBytes } from "node:crypto";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import type { Purpose } from "./challenges.ts";
import { insertChallenge } from "./challenges.store.ts";
import { drawCaptcha } from "./drawing/draw-in-thread.ts";
import { oneOf } from "./drawing/chance.ts";
import { GLYPHS } from "./drawing/glyphs.ts";
import { hashLetters } from "./hash-letters.ts";

const LENGTH = 5;
const SALT_BYTES = 16;
const ALPHABET = Object.keys(GLYPHS);

/** A picture of letters to be read: base64 of a PNG. */
export async function askCaptcha(
  platform: Platform,
  purpose: Purpose,
): Promise<Result<{ readonly id: string; readonly image: string }, "TOO_BUSY">> {
  const letters = Array.from({ length: LENGTH }, () => oneOf(ALPHABET)).join("");
  const image = await drawCaptcha(platform, letters);
  if (!image) return refuse("TOO_BUSY");
  const salt = randomBytes(SALT_BYTES);
  const id = await insertChallenge(platform.db, {
    kind: "captcha",
    purpose,
    salt,
    lettersHash: hashLetters(salt, letters),
  });
  return ok({ id, image: image.toString("base64") });
}
