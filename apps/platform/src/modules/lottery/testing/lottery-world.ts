import { randomUUID } from "node:crypto";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Sites } from "../../../testing/open-sites.ts";
import type { TestPlayer } from "../../../testing/people.ts";
import { createVendor } from "../../catalogue/index.ts";

/** Ledger units of one main unit. */
export const ONE = 100_000n;

/** So many main units in ledger units, as calls carry them. */
export const units = (main: number): string => String(BigInt(main) * ONE);

/** What a game's bets are limited to, where a test says nothing else. */
export const LIMITS = {
  minUnit: units(1),
  maxUnit: units(100_000),
  orderPayout: units(2_000_000),
  issuePayout: units(5_000_000),
};

/** Places an order of some lines under a key of its own. */
export const placeLines = (
  player: TestPlayer,
  gameCode: string,
  issueNo: string,
  lines: readonly object[],
  oddsVersion = 0,
) =>
  player.call("POST", "/lottery/orders", {
    key: randomUUID(),
    gameCode,
    issueNo,
    oddsVersion,
    lines,
  });

interface NewGame {
  readonly rules?: string;
  readonly prizeMode?: string;
  readonly cancelSeconds?: number;
}

interface NewIssue {
  /** Seconds from now by the database's clock; below zero for what has been. */
  readonly opens?: number;
  readonly closes?: number;
  readonly status?: string;
}

let made = 0;

/**
 * A vendor of lotteries on a test database, and games and issues of it as a test wants them: no
 * clock moves them but the test's.
 */
export async function openLotteryWorld({ platform, player }: Sites) {
  const { db } = platform;
  const key = { secret: "a shared secret of more than thirty-two letters" };
  const slug = `lotto-${++made}`;
  const vendor = await db.inTransaction((tx) =>
    createVendor(
      tx,
      platform.config.secretKey,
      { slug, vassalage: "SEA", name: slug, dialect: "softswiss", gamesUrl: null },
      key,
    ),
  );
  if (!vendor.ok) throw new Error(vendor.refusal);
  const vendorId = vendor.value.id;
  return {
    vendorId,
    newGame: (parts: NewGame = {}) => insertGame(db, vendorId, parts),
    newIssue: (gameCode: string, parts: NewIssue = {}) => insertIssue(db, gameCode, parts),
    /** A player with so many main units. */
    playerWith: async (main: bigint): Promise<TestPlayer> => {
      const one = await player();
      await platform.db.inTransaction((tx) =>
        platform.wallet.append(tx, [
          { kind: "adjust", player: one.id, key: `gift:${randomUUID()}`, units: main * ONE },
        ]),
      );
      return one;
    },
  };
}

export type LotteryWorld = Awaited<ReturnType<typeof openLotteryWorld>>;

/** A game with a name of its own; answers its code, which is its name in the catalogue too. */
async function insertGame(
  db: Database,
  vendorId: number,
  { rules = "vn-south", prizeMode = "SEA", cancelSeconds = 60 }: NewGame,
): Promise<string> {
  const code = `T${++made}-${randomUUID().slice(0, 6).toUpperCase()}`;
  await db.run(sql`
    with listed as (
      insert into game (slug, vendor_id, code, name, display_name, game_type)
      values (${code.toLowerCase()}, ${vendorId}, ${code}, ${code}, ${code}, 'LOTT')
      returning id
    )
    insert into lottery_game (
      code, rules, name, prize_mode, tag, vendor_id, game_id, vassalage, timezone, calendar,
      lock_seconds, max_late_seconds, source, cancel_seconds
    )
    select ${code}, ${rules}, ${code}, ${prizeMode}, 'TEST', ${vendorId}, id, 'SEA',
      'Asia/Ho_Chi_Minh', '{"kind":"every","seconds":60}', 5, 120, 'RNG', ${cancelSeconds}
    from listed`);
  return code;
}

async function insertIssue(
  db: Database,
  gameCode: string,
  { opens = -60, closes = 600, status = "OPEN" }: NewIssue,
): Promise<{ id: bigint; issueNo: string }> {
  const issueNo = `20260101-${String(++made).padStart(4, "0")}`;
  const row = await db.row<{ id: bigint }>(sql`
    insert into lottery_issue (
      game_id, issue_no, open_at, close_at, draw_at, status, source, rules_version
    )
    select id, ${issueNo}, clock_timestamp() + make_interval(secs => ${opens}::float8),
      clock_timestamp() + make_interval(secs => ${closes}::float8),
      clock_timestamp() + make_interval(secs => ${closes + 5}::float8), ${status}, 'RNG', '1.0.0'
    from lottery_game
    where code = ${gameCode}
    returning id`);
  if (!row) throw new Error(`No game ${gameCode}`);
  return { id: row.id, issueNo };
}
