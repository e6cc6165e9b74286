import { randomUUID } from "node:crypto";
import type { Platform } from "../../../platform.ts";
import { PASSWORD, type TestPlayer } from "../../../testing/people.ts";
import { saveProfile } from "../../players/index.ts";

const PESO = 100_000n;

/** Gives a player so many pesos, and has them ask for all of it at a bank account of theirs. */
export const withdrawing = (platform: Platform) => async (player: TestPlayer, pesos: bigint) => {
  const units = pesos * PESO;
  const holder = "Ana Cruz";
  const given = { kind: "adjust", player: player.id, units, key: randomUUID() } as const;
  await platform.db.inTransaction(async (tx) => {
    await saveProfile(tx, player.id, { fullname: holder });
    await platform.wallet.append(tx, [{ ...given, reason: "a test" }]);
  });
  const number = `00${player.id.toString().padStart(10, "1")}`;
  const bank = await player.call("POST", "/bank-accounts", { bank: "Metrobank", number, holder });
  return player.call("POST", "/withdrawals", {
    amount: units.toString(),
    bankAccount: bank.value.id,
    password: PASSWORD,
    key: randomUUID(),
  });
};
