import { randomUUID } from "node:crypto";
import { readConfig } from "../../../config.ts";
import { openPlatform } from "../../../open-platform.ts";
import { placeOrder } from "../orders/place-order.ts";

/**
 * A process that reads a draw from its standard input, and bets on it as fast as it is answered
 * until the draw is closed: what was answered, one line for each order as it comes.
 */
const { DATABASE_URL = "", GAME = "", PLAYERS = "[]", AT_ONCE = "16" } = process.env;
const players = (JSON.parse(PLAYERS) as string[]).map(BigInt);
const platform = await openPlatform(
  readConfig({
    DATABASE_URL,
    SECRET_KEY: "s".repeat(40),
    GATEWAY_SECRET: "g".repeat(40),
    LOG_LEVEL: "silent",
  }),
);

process.stdout.write("ready now\n");
const issueNo = await new Promise<string>((resolve) =>
  process.stdin.once("data", (chunk: Buffer) => resolve(chunk.toString().trim())),
);

async function bet(from: number): Promise<void> {
  for (let at = from; ; at++) {
    const id = players[at % players.length] ?? 0n;
    const key = randomUUID();
    const lines = [
      {
        market: "DB2",
        picks: [String(at % 100).padStart(2, "0")],
        unit: 100_000n,
        step: 50 as const,
      },
    ];
    process.stdout.write(`asked ${key}\n`);
    const player = { id, brandId: 1n, currency: "PHP", book: "play", excluded: false };
    const placed = await placeOrder(platform, {
      player,
      key,
      gameCode: GAME,
      issueNo,
      oddsVersion: 0,
      lines,
      chaseId: null,
    });
    process.stdout.write(`${placed.ok ? "accepted" : placed.refusal} ${key}\n`);
    if (!placed.ok && placed.refusal === "ISSUE_CLOSED") return;
  }
}

await Promise.all(Array.from({ length: Number(AT_ONCE) }, (_, at) => bet(at * 7)));
process.stdin.destroy();
await platform.close();
