import { randomInt, randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { vnNorth } from "@perya/game-vn-lottery/rules";
import { bookTurnover } from "../../apps/platform/src/modules/lottery/turnover/book-turnover.ts";
import { followLedger } from "../../apps/platform/src/modules/rounds/following/follow-ledger.ts";
import { proveLedger } from "../../apps/platform/src/modules/wallet/index.ts";
import { countCalls } from "../../apps/studio/src/modules/wallet-client/index.ts";
import { mixes, NORTH } from "../lottery/mixes.ts";
import { fillIssue } from "../lottery/issue.ts";
import { settle } from "../lottery/settle.ts";
import { REGULAR } from "./fill/play.ts";
import { publicId, softBet, type Side } from "./side.ts";

/**
 * Work that a house does all day. Returns its duration in milliseconds, without the preparation.
 */
export interface Task {
  readonly name: string;
  /** Runs per round: short tasks run many times. */
  readonly times: number;
  /** A read of one item or one page of items, without writes. */
  readonly asks?: true;
  run(side: Side): Promise<number>;
}

/** Sizes of the tasks that work in bulk. */
export interface Sizes {
  /** Movements the follower has to process. */
  readonly followed: number;
  /** Movements since the last proof. */
  readonly proven: number;
  /** Players in a draw, with ten lines each. */
  readonly drawn: number;
  /** A page far down the regular's records, which the small ledger must have too. */
  readonly farPage: number;
}

const FULL = { followed: 500, proven: 5_000, drawn: 250 };
const FAR_PAGE = 100;
const PAGE_SIZE = 20;

/**
 * The sizes used for both ledgers. The far page is the hundredth, or the last page of the small
 * ledger: an empty page is cheaper than any other.
 */
export async function sizesOf(small: Side): Promise<Sizes> {
  const row = await small.db.row<{ rounds: bigint }>(
    sql`select count(*) as rounds from betting_record where player_id = ${REGULAR}`,
  );
  return {
    ...FULL,
    farPage: Math.max(1, Math.min(FAR_PAGE, Math.floor(Number(row?.rounds ?? 0n) / PAGE_SIZE))),
  };
}

/** The same number on both sides, so that both keep as many players in memory. */
const PLAYING = 100;

/** One of the newest players, because they are the active ones. */
const anyPlayer = ({ players }: Side) => players - randomInt(Math.min(PLAYING, players - 1));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Sends movements as vendors do, many at a time. */
async function play(side: Side, movements: number): Promise<void> {
  const { slots, currency } = side.books;
  const parts = { vendor: side.softVendor, game: slots.game, currency, free: false } as const;
  const rounds = Array.from({ length: movements / 2 }, async () => {
    const player = BigInt(anyPlayer(side));
    const [round, transaction] = [randomUUID(), randomUUID()];
    const [bet] = await side.platform.wallet.submit([
      {
        ...parts,
        kind: "bet",
        player,
        round,
        transaction,
        units: 1_000n,
        reference: null,
        closesRound: false,
      },
    ]);
    const [win] = await side.platform.wallet.submit([
      {
        ...parts,
        kind: "win",
        player,
        round,
        transaction: randomUUID(),
        units: 900n,
        reference: transaction,
        closesRound: true,
      },
    ]);
    if (!bet?.ok || !win?.ok) throw new Error("A movement of the bench was refused");
  });
  await Promise.all(rounds);
}

/** Movements in flight at a time: the wallet refuses a command whose wait would be too long. */
const PLAYED_AT_ONCE = 1_000;

async function playMany(side: Side, movements: number): Promise<void> {
  for (let left = movements; left > 0; left -= PLAYED_AT_ONCE)
    await play(side, Math.min(left, PLAYED_AT_ONCE));
}

async function follow({ db }: Side): Promise<void> {
  while ((await db.inTransaction(followLedger)) > 0);
}

async function bet(side: Side): Promise<void> {
  const { path, headers, body } = softBet(anyPlayer(side), {
    transaction: randomUUID(),
    round: randomUUID(),
  });
  const answer = await fetch(side.url + path, { method: "POST", headers, body });
  if (answer.status !== 200)
    throw new Error(`A bet was answered ${answer.status} ${await answer.text()}`);
  await answer.arrayBuffer();
}

async function round({ page }: Side): Promise<void> {
  const played = await page.play("200", {});
  if (played.status !== 200 || played.round.status !== "CLOSED")
    throw new Error(`A round was answered ${played.status} ${JSON.stringify(played.body)}`);
}

const asks = (name: string, path: string): Task => ({
  name,
  times: 5,
  asks: true,
  run: (side) => timed(() => side.call(path)),
});

const staffAsks = (
  name: string,
  path: (side: Side) => string,
  who: "staff" | "brandStaff" = "staff",
): Task => ({
  name,
  times: 5,
  asks: true,
  run: (side) =>
    timed(async () => {
      const answer = await side[who].call("GET", path(side));
      if (answer.status !== 200) throw new Error(`${path(side)}: ${answer.status} ${answer.code}`);
    }),
});

const proofPage = staffAsks("proof page", () => "/ledger-proof");

/** Accounts that one proof checks. */
const LOOKED_AT = 1_000;

/**
 * Proves until the next proof checks a full set of accounts or starts over with the first one: in a
 * small ledger the last set is smaller, and so cheaper than any in a large one.
 */
async function beginLap({ db }: Side): Promise<void> {
  for (;;) {
    const row = await db.row<{ from: bigint; ahead: bigint }>(sql`
      select
        last.from,
        (
          select count(*) from (
            select from wallet_account where player > last.from limit ${LOOKED_AT}
          ) next
        ) as ahead
      from (
        select coalesce(
          (select (proof ->> 'lookedTo')::int8 from wallet_checkpoint order by id desc limit 1),
          0
        ) as
        from
      ) last`);
    if (!row || row.from === 0n || row.ahead === BigInt(LOOKED_AT)) return;
    await proveLedger(db);
  }
}

/** The task that the ledger's own figure comes from. */
export const STEP = "proof of new movements";

const questions = ({ farPage }: Sizes): readonly Task[] => [
  asks("account record, page 1", "/api/v1/account-record"),
  asks("account record, far page", `/api/v1/account-record?pageNo=${farPage}`),
  asks("account record, deposits", "/api/v1/account-record?kind=deposit"),
  asks(
    "account record, before noon",
    `/api/v1/account-record?to=${new Date(Date.now() - 43_200_000).toISOString()}`,
  ),
  asks("betting record, page 1", "/api/v1/betting-record"),
  asks("betting record, far page", `/api/v1/betting-record?pageNo=${farPage}`),
  asks("betting record, open rounds", "/api/v1/betting-record?status=OPEN"),
  asks("lottery record, page 1", "/api/v1/lottery/records"),
  staffAsks("dashboard, house", () => "/dashboard"),
  staffAsks("dashboard, brand", () => "/dashboard", "brandStaff"),
  {
    ...proofPage,
    run: async (side) => {
      await beginLap(side);
      return proofPage.run(side);
    },
  },
  staffAsks("player search", () => "/players?search=player0"),
  staffAsks("player list", () => "/players"),
  staffAsks("player all round", ({ players }) => `/players/${publicId(players)}`),
  staffAsks("regular all round", () => `/players/${publicId(1)}`),
  staffAsks("regular's ledger", () => `/players/${publicId(1)}/entries`),
  staffAsks("audit", () => "/audit"),
];

/** Everything a house does all day. */
export const tasksOf = (sizes: Sizes): readonly Task[] => [
  ...playing(sizes),
  ...questions(sizes),
  ...keeping(sizes),
];

const playing = ({ followed }: Sizes): readonly Task[] => [
  {
    name: "follower, new movements",
    times: 3,
    run: async (side) => {
      await play(side, followed);
      return timed(() => follow(side));
    },
  },
  { name: "follower, nothing new", times: 5, run: (side) => timed(() => follow(side)) },
  { name: "bet over HTTP", times: 50, run: (side) => timed(() => bet(side)) },
  { name: "round, start to end", times: 20, run: (side) => timed(() => round(side)) },
];

const keeping = ({ proven, drawn }: Sizes): readonly Task[] => [
  {
    name: "studio's calls counted",
    times: 50,
    run: ({ studio }) => timed(() => countCalls(studio.db)),
  },
  {
    name: "a draw settled",
    times: 3,
    run: async ({ db, platform, players }) => {
      const mix = mixes(Math.min(players, drawn))["three kinds"];
      if (!mix) throw new Error("There is no such mix");
      const issue = await fillIssue(db, platform.wallet, mix);
      const { seconds } = await settle(db, platform.wallet, vnNorth, issue, NORTH);
      // Same as the timer does a moment later: otherwise every dashboard would have to sum the
      // unbooked orders.
      while (await db.inTransaction(bookTurnover));
      return seconds * 1_000;
    },
  },
  {
    name: STEP,
    times: 3,
    run: async (side) => {
      await proveLedger(side.db);
      await beginLap(side);
      await playMany(side, proven);
      return timed(async () => {
        const proof = await proveLedger(side.db);
        if (!proof.green)
          throw new Error(
            `The ledger is red: ${proof.books.flatMap(({ problems }) => problems).join("; ")}`,
          );
      });
    },
  },
];
