import { join } from "node:path";
import { Piscina } from "piscina";
import type { Puzzle } from "./draw-slider.ts";
import type { Task } from "./draw.worker.ts";

const MAX_WAITING = 64;
const IDLE_MS = 60_000;

let pool: Piscina<Task, Uint8Array | Puzzle> | undefined;

/** A PNG of some letters; undefined when too many pictures are waiting to be drawn. */
export async function captchaOf(text: string): Promise<Buffer | undefined> {
  const drawn = await ask({ draw: "captcha", text });
  return drawn instanceof Uint8Array ? Buffer.from(drawn) : undefined;
}

/** A puzzle; undefined when too many pictures are waiting to be drawn. */
export async function puzzle(): Promise<Puzzle | undefined> {
  const drawn = await ask({ draw: "slider" });
  if (!drawn || drawn instanceof Uint8Array) return undefined;
  return { ...drawn, background: Buffer.from(drawn.background), piece: Buffer.from(drawn.piece) };
}

/** The thread starts with the first picture and ends when none was wanted for a minute. */
async function ask(task: Task): Promise<Uint8Array | Puzzle | undefined> {
  pool ??= new Piscina({
    filename: join(import.meta.dirname, "draw.worker.ts"),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_WAITING,
  });
  return pool.queueSize >= MAX_WAITING ? undefined : await pool.run(task);
}
