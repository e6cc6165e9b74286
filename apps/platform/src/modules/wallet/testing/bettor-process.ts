import { connect } from "@perya/postgres";
import { randomInt } from "node:crypto";
import { openWallet } from "../index.ts";
import { bet, rollback, win } from "./open-book.ts";

/**
 * One of several processes that bet for the same players: reads its orders from the environment and
 * prints what it was answered, as JSON.
 */
const players = JSON.parse(process.env["PLAYERS"] ?? "[]") as string[];
const keys = JSON.parse(process.env["KEYS"] ?? "[]") as string[];
const db = connect(process.env["DATABASE_URL"] ?? "", { connections: 6 });
const wallet = openWallet({ db, lanes: 2, onCommitted: () => undefined });
const pick = <Item>(items: readonly Item[]) => items[randomInt(items.length)] as Item;
const answered: {
  readonly key: string;
  readonly ok: boolean;
  readonly entry: string | undefined;
}[] = [];

/**
 * Every process uses the same keys, so most of what it sends another one has sent, or is sending.
 */
async function bettor(): Promise<void> {
  for (let at = 0; at < 40; at++) {
    const key = pick(keys);
    const player = BigInt(players[Number.parseInt(key.slice(0, 4), 16) % players.length] ?? "0");
    const stake = bet({
      player,
      transaction: key,
      round: key,
      units: BigInt(100 + (Number.parseInt(key.slice(4, 6), 16) % 300)),
    });
    const paid = win(stake, { transaction: `${key}-win`, units: 150n, closesRound: true });
    const command = pick([
      stake,
      stake,
      stake,
      paid,
      rollback(stake, { transaction: `${key}-back` }),
    ]);
    const [answer] = await wallet.submit([command]);
    answered.push({
      key: command.transaction,
      ok: answer?.ok ?? false,
      entry: answer?.ok ? answer.receipt.entry : undefined,
    });
  }
}

await Promise.all(Array.from({ length: 24 }, bettor));
await wallet.close();
await db.close();
process.stdout.write(JSON.stringify(answered));
