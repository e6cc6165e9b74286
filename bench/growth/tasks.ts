import { randomInt, randomUUID } from "node:crypto";
import { sql } from "@perya/postgres/sql";
import { vnNorth } from "@perya/game-vn-lottery/rules";
import { bookTurnover } from "../../apps/platform/src/modules/lottery/turnover/book-turnover.ts";
import { followLedger } from "../../apps/platform/src/modules/rounds/follow-ledger.ts";
import { proveLedger } from "../../apps/platform/src/modules/wallet/index.ts";
import { countCalls } from "../../apps/studio/src/modules/wallet-client/index.ts";
import { mixes, NORTH } from "../lottery/mixes.ts";
import { fillIssue } from "../lottery/issue.ts";
import { settle } from "../lottery/settle.ts";
import { REGULAR } from "./fill/play.ts";
import { publicId, softBet, type Side } from "./side.ts";

/** Something a house does all day. Answers how many milliseconds it took; what has to be made ready first is not counted. */
export interface Task {
  readonly name: string;
  /** How often in a round: what is over in a moment is done many times. */
  readonly times: number;
  /** It answers a question about one thing or one page of things, and writes nothing. */
  readonly asks?: true;
  run(side: Side): Promise<number>;
}

/** How much is done at once where much is done at once. */
export interface Sizes {
  /** Movements that the follower finds. */
  readonly followed: number;
  /** Movements since the last proof. */
  readonly proven: number;
  /** Players in a draw, with ten lines each. */
  readonly drawn: number;
  /** The page that is far down the regular's records. It must be there in the small ledger too. */
  readonly farPage: number;
}

const FULL = { followed: 500, proven: 5_000, drawn: 250 };
const FAR_PAGE = 100;
const PAGE_SIZE = 20;

/** What is done over two ledgers. The far page is the hundredth, or the last one that the small ledger has: an empty page is cheaper than any other. */
export async function sizesOf(small: Side): Promise<Sizes> {
  const row = await small.db.row<{ rounds: bigint }>(
    sql`select count(*) as rounds from betting_record where player_id = ${REGULAR}`,
  );
  return {
    ...FULL,
    farPage: Math.max(1, Math.min(FAR_PAGE, Math.floor(Number(row?.rounds ?? 0n) / PAGE_SIZE))),
  };
}

/** As many on both sides, so that memory holds as many of them. */
const PLAYING = 100;

/** One of the newest players, who are those that play. */
const anyPlayer = ({ players }: Side) => players - randomInt(Math.min(PLAYING, players - 1));

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Movements as vendors send them, many at a time. */
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

/** So many wait at a time: the wallet refuses who would wait too long. */
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

const clerkAsks = (
  name: string,
  path: (side: Side) => string,
  who: "clerk" | "brandClerk" = "clerk",
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

const proofPage = clerkAsks("proof page", () => "/ledger-proof");

/** As many accounts as a proof looks at. */
const LOOKED_AT = 1_000;

/**
 * Proves until the next proof has as many accounts before it as every proof looks at, or begins with the first one: a small ledger's last part of them is cheaper than anything in a large one.
 */
async function beginLap({ db }: Side): Promise<void> {
  for (;;) {
    const row = await db.row<{ from: bigint; ahead: bigint }>(sql`
      select last.from, (select count(*) from (select from wallet_account where player > last.from limit ${LOOKED_AT}) next) as ahead
      from (select coalesce((select (proof ->> 'lookedTo')::int8 from wallet_checkpoint order by id desc limit 1), 0) as from) last`);
    if (!row || row.from === 0n || row.ahead === BigInt(LOOKED_AT)) return;
    await proveLedger(db);
  }
}

/** The task that the ledger's own figure is made of. */
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
  clerkAsks("dashboard, house", () => "/dashboard"),
  clerkAsks("dashboard, brand", () => "/dashboard", "brandClerk"),
  {
    ...proofPage,
    run: async (side) => {
      await beginLap(side);
      return proofPage.run(side);
    },
  },
  clerkAsks("player search", () => "/players?search=player0"),
  clerkAsks("player list", () => "/players"),
  clerkAsks("player all round", ({ players }) => `/players/${publicId(players)}`),
  clerkAsks("regular all round", () => `/players/${publicId(1)}`),
  clerkAsks("regular's ledger", () => `/players/${publicId(1)}/entries`),
  clerkAsks("audit", () => "/audit"),
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
      // As the clock does a moment later: orders that nobody has booked would be summed by every dashboard.
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
