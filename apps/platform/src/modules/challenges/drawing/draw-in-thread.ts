import { join } from "node:path";
import { Piscina } from "piscina";
import { perPlatform } from "../../../per-platform.ts";
import type { Platform } from "../../../platform.ts";
import type { Puzzle } from "./draw-slider.ts";
import type { Task } from "./draw.worker.ts";

const MAX_WAITING = 64;
const IDLE_MS = 60_000;

/** The thread starts with the first picture and ends after a minute without one. */
const threads = perPlatform(
  () =>
    new Piscina<Task, Uint8Array | Puzzle>({
      filename: join(import.meta.dirname, "draw.worker.ts"),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      maxQueue: MAX_WAITING,
    }),
);

/** A PNG of some letters; undefined when too many pictures are waiting to be drawn. */
export async function drawCaptcha(platform: Platform, text: string): Promise<Buffer | undefined> {
  const drawn = await draw(platform, { draw: "captcha", text });
  return drawn instanceof Uint8Array ? Buffer.from(drawn) : undefined;
}

/** A puzzle; undefined when too many pictures are waiting to be drawn. */
export async function drawSlider(platform: Platform): Promise<Puzzle | undefined> {
  const drawn = await draw(platform, { draw: "slider" });
  if (!drawn || drawn instanceof Uint8Array) return undefined;
  return { ...drawn, background: Buffer.from(drawn.background), piece: Buffer.from(drawn.piece) };
}

async function draw(platform: Platform, task: Task): Promise<Uint8Array | Puzzle | undefined> {
  const pool = threads(platform);
  return pool.queueSize >= MAX_WAITING ? undefined : await pool.run(task);
}
