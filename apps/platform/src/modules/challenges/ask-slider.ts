import { randomBytes } from "node:crypto";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import type { Purpose } from "./challenges.ts";
import { insertChallenge } from "./challenges.store.ts";
import { drawSlider } from "./drawing/draw-in-thread.ts";
import { SLIDER } from "./drawing/draw-slider.ts";

const SALT_BYTES = 16;

/** A puzzle as the browser shows it: pictures as base64 of PNGs, measures in pixels. */
export interface AskedSlider {
  readonly id: string;
  readonly background: string;
  readonly piece: string;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly pieceSize: number;
}

/** Makes a slide puzzle. */
export async function askSlider(
  platform: Platform,
  purpose: Purpose,
): Promise<Result<AskedSlider, "TOO_BUSY">> {
  const drawn = await drawSlider(platform);
  if (!drawn) return refuse("TOO_BUSY");
  const id = await insertChallenge(platform.db, {
    kind: "slider",
    purpose,
    salt: randomBytes(SALT_BYTES),
    place: drawn.place,
  });
  return ok({
    id,
    background: drawn.background.toString("base64"),
    piece: drawn.piece.toString("base64"),
    top: drawn.top,
    width: SLIDER.width,
    height: SLIDER.height,
    pieceSize: SLIDER.piece,
  });
}
