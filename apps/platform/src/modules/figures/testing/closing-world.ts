import { setTimeout as pause } from "node:timers/promises";
import { sql, type Sql } from "@perya/postgres/sql";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import type { VendorCommand } from "@perya/wallet-protocol";
import { afterAll, beforeAll, inject } from "vitest";
import { BOOKING_SOURCES } from "../../../booking-sources.ts";
import { HOUSE_ACCOUNTS_DECLARED } from "../../../declared.ts";
import type { HouseAccountDeclared } from "../../../declares.ts";
import { FOLLOWER } from "../../rounds/following/follow-ledger.ts";
import { recordEntries } from "../../rounds/following/record-entries.ts";
import { partsOf } from "../../rounds/following/span-parts.store.ts";
import {
  followSpan,
  hasFollowed,
  openWallet,
  type HouseCommand,
  type Wallet,
} from "../../wallet/index.ts";
import { beginClosing } from "../closing/begin-closing.ts";
import { closeDay, type Closed } from "../closing/close-day.ts";
import { selectClosings, type Closing } from "../closing/closings.store.ts";
import { DAYS_FOLLOWER, followDays } from "../closing/follow-days.ts";
import { followRecord } from "../closing/follow-record.ts";
import { houseLines, linesOf } from "../lines.ts";
import { rollUp } from "../roll-up.ts";

const PATIENCE_MS = 60_000;
const VENDOR = 3;

/** Ledger, followers and days of brands in a database of a test file's own. */
export function useClosing(more: Readonly<Record<string, HouseAccountDeclared>> = {}) {
  let db: TestDatabase;
  let wallet: Wallet;
  let stamped = 0n;
  let keys = 0;
  let lastPlayer = 1_000n;
  const kinds = { ...HOUSE_ACCOUNTS_DECLARED, ...more };
  const [lines, lineOf] = [houseLines(kinds), linesOf(kinds)];
  beforeAll(async () => {
    db = await cloneDatabase(inject("platform"));
    wallet = openWallet({ db, lanes: 2, onCommitted: () => undefined });
  });
  afterAll(async () => {
    await wallet.close();
    await db.close();
  });

  /** What the triggers would refuse. */
  const behindTriggers = (...statements: Sql[]) =>
    db.inTransaction(async (tx) => {
      await tx.run(sql`set local session_replication_role = replica`);
      for (const statement of statements) await tx.run(statement);
    });

  /** Moves the batches of the ledger that are new to a time. */
  const stamp = async (at: Temporal.Instant) => {
    await behindTriggers(sql`
      update wallet_batch set at = ${at.toString()}::timestamptz where id > ${stamped}`);
    const last = await db.row<{ id: bigint }>(sql`select max(id) as id from wallet_batch`);
    stamped = last?.id ?? 0n;
  };

  const world = {
    get db() {
      return db;
    },
    get wallet() {
      return wallet;
    },
    behindTriggers,
    stamp,

    async brand(zone: string): Promise<bigint> {
      const made = await db.row<{ id: bigint }>(sql`
        insert into brand (host, name, real_money, currency, country, zone, minimum_age)
        values (gen_random_uuid()::text, 'Days', false, 'PHP', 'PH', ${zone}, 18)
        returning id`);
      if (!made) throw new Error("The brand was not made");
      return made.id;
    },

    /** A player of a brand, opened at a time; `excluded` is a trial account. */
    async player(brandId: bigint, at: Temporal.Instant, excluded = false): Promise<bigint> {
      const id = ++lastPlayer;
      await db.run(sql`
        insert into player (id, public_id, brand_id, username, currency, book, country, kind)
        overriding system value
        values (
          ${id}, ${`pl_${id.toString().padStart(20, "0")}`}, ${brandId}, ${`p${id}`}, 'PHP',
          'play', 'PH', ${excluded ? "4" : "1"}
        )`);
      const account = { player: id, key: `open:${id}`, currency: "PHP", book: "play" } as const;
      await world.house(at, { kind: "open", ...account });
      return id;
    },

    /** The house does something at a time. */
    async house(at: Temporal.Instant, ...commands: HouseCommand[]): Promise<void> {
      for (const command of commands) {
        const answer = await db.inTransaction((tx) => wallet.append(tx, [command]));
        if (!answer.ok) throw new Error(`${command.kind}: ${answer.refusal}`);
      }
      await stamp(at);
    },

    key: (name = "key") => `${name}:${++keys}`,

    /** A vendor moves money at a time; answers the transaction's name. */
    async play(
      at: Temporal.Instant,
      kind: VendorCommand["kind"],
      parts: Partial<VendorCommand> & Pick<VendorCommand, "player" | "round">,
    ): Promise<string> {
      const transaction = parts.transaction ?? world.key("t");
      const game = { vendor: VENDOR, game: "harbor", currency: "PHP", units: 0n };
      const rest = { reference: null, free: false, closesRound: false, ...parts, transaction };
      const [answer] = await wallet.submit([{ kind, ...game, ...rest }]);
      if (!answer?.ok) throw new Error(answer?.refusal ?? "no answer");
      await stamp(at);
      return transaction;
    },

    /** Follows and adds up what is committed, once transactions of other test files let it. */
    async follow(): Promise<void> {
      const newest = await db.row<{ tx: bigint }>(
        sql`select coalesce(max(tx::text::int8), 0) + 1 as tx from wallet_batch`,
      );
      const isBehind = async () => {
        for (const name of [FOLLOWER, DAYS_FOLLOWER])
          if (!(await hasFollowed(db, name, newest?.tx ?? 0n))) return true;
        return false;
      };
      const until = Date.now() + PATIENCE_MS;
      while (await isBehind()) {
        await db.inTransaction((tx) =>
          followSpan(tx, FOLLOWER, async (open, span) => {
            await recordEntries(open, partsOf(span), lines);
          }),
        );
        await db.inTransaction(followDays);
        if (Date.now() > until) throw new Error("The followers did not catch up");
        await pause(2);
      }
      for (const source of ["rounds", "lottery"] as const) {
        while (await db.inTransaction((tx) => rollUp(tx, source)));
        while (await db.inTransaction((tx) => followRecord(tx, source)));
      }
    },

    /** Tries a brand's next day. */
    async tryOnce(brandId: bigint): Promise<Closed> {
      await world.follow();
      await db.inTransaction((tx) => beginClosing(tx, brandId));
      return db.inTransaction((tx) => closeDay(tx, brandId, BOOKING_SOURCES, lineOf));
    },

    /** The same once it may be tried: older transactions of the server may be open. */
    async close(brandId: bigint): Promise<Closed> {
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        const closed = await world.tryOnce(brandId);
        if (closed.result !== "WAITING") return closed;
        if (Date.now() > until) throw new Error("The followers did not catch up");
        await pause(10);
      }
    },

    /** Closes all of a brand's days that are over, and answers how the last try went. */
    async closeAll(brandId: bigint): Promise<Closed> {
      for (;;) {
        const closed = await world.close(brandId);
        if (closed.result !== "CLOSED" && closed.result !== "AGAIN") return closed;
      }
    },

    /** A red day may be tried again at once. */
    async later(): Promise<void> {
      await db.run(sql`
        update report_closing set since = since - interval '1 hour' where state = 'RED'`);
    },

    closings: (brandId: bigint): Promise<Closing[]> =>
      selectClosings(db, brandId, "2000-01-01", "2100-01-01"),
  };
  return world;
}

/** A zone where it is about noon: no day of it ends while a test runs, or has just ended. */
export function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // These names count westwards.
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
}

/** The start of a day some days ago in a zone. */
export function daysAgo(days: number, zone: string): Temporal.ZonedDateTime {
  return Temporal.Now.zonedDateTimeISO(zone).startOfDay().subtract({ days });
}
