import { randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";
import { brandById } from "../../brands/index.ts";
import { playerById } from "../../players/index.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { loyaltyHears } from "../hears.ts";
import { followTurnover } from "../vip/following/follow-turnover.ts";
import { selectMember } from "../vip/members.store.ts";
import type { Platform } from "../../../platform.ts";

export const PESO = 100_000n;

/** Players who pay in and play, as cashier and games have it when both are done. */
export function vipWorld(db: TestDatabase, platform: Platform) {
  /** Tells the module of a deposit of a player that was credited or charged back. */
  const tell = async (fact: string, player: bigint) => {
    const told = {
      deposit: "dp_1",
      player: player.toString(),
      brand: (await ownerOf(player)).brandId.toString(),
      currency: "PHP",
      units: "1",
      fee: "0",
      method: "voucher",
    };
    for (const listener of loyaltyHears.filter((one) => one.fact === fact))
      await db.inTransaction((tx) => listener.hear(tx, told, platform));
  };
  const ownerOf = async (player: bigint) => {
    const found = await playerById(db, player);
    if (!found) throw new Error("There is no such player");
    return found;
  };
  const follow = async () => {
    while (await db.inTransaction(followTurnover));
  };
  return {
    /** A player without a session. */
    add: async (
      brand = 1n,
      { kind = "0", book = "play", currency = "PHP" } = {},
    ): Promise<bigint> => {
      const row = await db.row<{ id: bigint }>(sql`
        insert into player (public_id, brand_id, kind, username, currency, book, country)
        values (
          'pl_' || left(replace(${randomUUID()}, '-', ''), 20), ${brand}, ${kind},
          ${randomUUID()}, ${currency}, ${book}, 'PH'
        )
        returning id`);
      return row?.id ?? 0n;
    },
    /** Pays in so many pesos; answers the deposit's number. */
    payIn: async (player: bigint, pesos: bigint, { isTold = true } = {}): Promise<bigint> => {
      const { brandId, currency, book } = await ownerOf(player);
      const units = pesos * PESO;
      await db.run(
        sql`insert into cashier_player (player) values (${player}) on conflict do nothing`,
      );
      const row = await db.row<{ id: bigint }>(sql`
        insert into deposit (
          public_id, player, player_name, player_ref, key, method, units, currency, book, status,
          expires_at, brand_id
        )
        values (
          ${randomUUID()}, ${player}, '', '', ${randomUUID()}, 'voucher', ${units}, ${currency},
          ${book}, 'CREATED', now(), ${brandId}
        )
        returning id`);
      const id = row?.id ?? 0n;
      for (const status of ["AWAITING_PAYMENT", "SUBMITTED", "SUCCEEDED"])
        await db.run(sql`
          update deposit
          set status = ${status}, paid_units = units, paid_currency = currency,
            provider_txn = public_id, paid_at = now()
          where id = ${id}`);
      if (isTold) await tell("deposit succeeded", player);
      return id;
    },
    /** Takes a deposit back. */
    chargeBack: async (player: bigint, deposit: bigint) => {
      await db.run(sql`update deposit set status = 'REVERSED' where id = ${deposit}`);
      await tell("deposit reversed", player);
    },
    tell,
    /** Plays for so many pesos at a time, and has it counted unless it is not to be yet. */
    play: async (
      player: bigint,
      pesos: bigint,
      { at = Temporal.Now.instant(), excluded = false, isCounted = true } = {},
    ) => {
      const { brandId, currency, book } = await ownerOf(player);
      const stake = pesos * PESO;
      const amounts = {
        rounds: 1n,
        stake,
        payout: 0n,
        refund: 0n,
        turnover: stake,
        freeStake: 0n,
        freePayout: 0n,
      };
      const entry = { playerId: player, brandId, currency, book, excluded, vendorId: 3 };
      await bookTurnoverEntries(db, "rounds", [
        { ...entry, gameCode: "g", category: "RNG", at, closedAt: at, amounts, origin: 1n },
      ]);
      if (isCounted) await follow();
    },
    follow,
    /** The place of a player on the ladder. */
    member: async (player: bigint) => {
      const { brandId } = await ownerOf(player);
      const brand = await brandById(db, brandId);
      return selectMember(db, player, brand?.zone ?? "UTC");
    },
    /** The level of a player. */
    level: async (player: bigint): Promise<number> => {
      const row = await db.row<{ level: number }>(
        sql`select level from vip_member where player_id = ${player}`,
      );
      return row?.level ?? 0;
    },
    /** Every change of a player's level, the first one first. */
    changes: (player: bigint) =>
      db.rows<{ before: number; after: number; cause: string }>(sql`
        select before, after, cause from vip_change where player_id = ${player} order by id`),
  };
}
