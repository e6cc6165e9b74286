import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import type { Answer, VendorCommand } from "@perya/wallet-protocol";
import type { TestPlayer } from "../../../testing/people.ts";
import { addTestGame, createVendor, HOUSE_VENDOR } from "../../catalogue/index.ts";
import { withFreeRounds } from "../../rounds/index.ts";
import { freeRounds } from "../free-bets/free-rounds.ts";
import { useBonuses } from "./bonus-world.ts";
import { FREE_BETS, pesos } from "./draft-of.ts";

const PESO = 100_000n;

/** Free bets, and the studio's movements as the wallet takes them from vendors. */
export async function useFreeBets() {
  const world = await useBonuses();
  const { db, platform } = world;
  const studio = await db.inTransaction((tx) =>
    createVendor(
      tx,
      platform.config.secretKey,
      {
        slug: HOUSE_VENDOR,
        vassalage: "PERYA",
        name: "Perya Studio",
        dialect: "hub88",
        gamesUrl: "http://127.0.0.1:1",
      },
      null,
    ),
  );
  if (!studio.ok) throw new Error(studio.refusal);
  const vendor = studio.value.id;
  await db.inTransaction((tx) => addTestGame(tx, studio.value, "harbor"));
  const wallet = withFreeRounds(platform);
  const openFree = (rule: object = {}, more: object = {}) =>
    world.open({ rule: { ...FREE_BETS, ...rule }, budget: pesos(1_000), ...more });
  const claim = (player: TestPlayer, id: string) =>
    player.call("POST", `/promotions/${id}/claim`, {});
  const offered = ({ id: player }: TestPlayer, game = "harbor") =>
    freeRounds.open(db, { vendor, player, game });
  const submit = async (command: VendorCommand): Promise<Answer> => {
    const [answer] = await wallet.submit([command]);
    if (!answer) throw new Error("No answer");
    return answer;
  };
  /** A free round's bet, with some of it otherwise. */
  const betOf = (
    { id: player }: TestPlayer,
    reward: string,
    more: Partial<VendorCommand> = {},
  ): VendorCommand => ({
    kind: "bet",
    vendor,
    player,
    transaction: randomUUID(),
    round: randomUUID(),
    game: "harbor",
    currency: "PHP",
    units: PESO,
    reference: null,
    free: true,
    reward,
    closesRound: false,
    ...more,
  });
  const winOf = (bet: VendorCommand, units: bigint): VendorCommand => ({
    ...bet,
    kind: "win",
    transaction: randomUUID(),
    reference: bet.transaction,
    units,
    closesRound: true,
  });
  const rollbackOf = ({ player, round, game, transaction }: VendorCommand): VendorCommand => ({
    kind: "rollback",
    vendor,
    player,
    transaction: randomUUID(),
    round,
    game,
    currency: "PHP",
    units: 0n,
    reference: transaction,
    free: false,
    closesRound: false,
  });
  /** Plays a free round to its end. */
  const playFree = async (player: TestPlayer, reward: string, won: bigint) => {
    const bet = betOf(player, reward);
    const began = await submit(bet);
    return began.ok ? submit(winOf(bet, won)) : began;
  };
  /** What the promotion has promised so far, in ledger units. */
  const reserved = async (id: string) => {
    const row = await db.row<{ units: bigint }>(sql`
      select reserved_units as units from promotion where public_id = ${id}`);
    return row?.units ?? -1n;
  };
  /** Lets the time of a player's free bets be over. */
  const endTime = ({ id }: TestPlayer) =>
    db.run(sql`
      update promotion_grant set expires_at = now() - interval '1 second' where player = ${id}`);
  return {
    ...world,
    vendor,
    openFree,
    claim,
    offered,
    submit,
    betOf,
    winOf,
    rollbackOf,
    playFree,
    reserved,
    endTime,
  };
}
