import { randomUUID } from "node:crypto";
import { PASSWORD, type TestStaff, type TestPlayer } from "../../../testing/people.ts";
import { PESO, depositOf, type Cashier } from "./open-cashier.ts";

/**
 * What the tests of withdrawals need: players with money that was played, and staff who take steps.
 */
export function withdrawing(
  cashier: Pick<Cashier, "platform" | "player" | "play">,
  staff: readonly TestStaff[],
) {
  const bind = async (
    player: TestPlayer,
    changes: Readonly<Record<string, string>> = {},
  ): Promise<string> => {
    const account = {
      bank: "Metrobank",
      number: (700_000_000n + player.id).toString(),
      holder: "Juan dela Cruz",
    };
    return (await player.call("POST", "/bank-accounts", { ...account, ...changes })).value.id;
  };
  /** Brings money in by a transfer that staff confirm. */
  const deposit = async (player: TestPlayer, pesos: bigint): Promise<void> => {
    const { value } = await player.call("POST", "/deposits", depositOf("bank-transfer", pesos));
    const seen = { paidAmount: (pesos * PESO).toString(), reference: randomUUID() };
    for (const by of staff) await by.call("POST", `/deposits/${value.id}/approve`, seen);
  };
  /** A player with money that has been played once, and a bank account. */
  const ready = async (pesos = 10_000n, kycLevel = 2) => {
    const player = await cashier.player(kycLevel);
    await deposit(player, pesos);
    const toPlay = {
      kind: "adjust",
      player: player.id,
      key: randomUUID(),
      units: pesos * PESO,
      reason: "to play with",
    } as const;
    await cashier.platform.db.inTransaction((tx) => cashier.platform.wallet.append(tx, [toPlay]));
    await cashier.play(player, pesos * PESO);
    return { player, bankAccount: await bind(player) };
  };
  const tryAsk = (player: TestPlayer, bankAccount: string, pesos: bigint) =>
    player.call("POST", "/withdrawals", {
      amount: (pesos * PESO).toString(),
      bankAccount,
      password: PASSWORD,
      key: randomUUID(),
    });
  /** Asks for money; the withdrawal's id. */
  const ask = async (player: TestPlayer, bankAccount: string, pesos: bigint): Promise<string> =>
    (await tryAsk(player, bankAccount, pesos)).value.id;
  return { bind, deposit, ready, ask, tryAsk };
}
