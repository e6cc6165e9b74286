import { sql } from "@perya/postgres/sql";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { levelReached, setKycLevel } from "../../players/index.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import type { TurnoverEntry } from "../../turnover/index.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { tournamentsHear } from "../hears.ts";
import { refundFees } from "../joining/refund-fees.ts";
import { keepTime } from "../making/keep-time.ts";
import { payPrizes } from "../paying/pay-prizes.ts";
import { followRecord } from "../scoring/follow-record.ts";

export const PESO = 100_000n;
export const pesos = (count: bigint | number): string => (BigInt(count) * PESO).toString();

/** A leaderboard as staff write it: by turnover, with prizes of 300, 200 and 100. */
const BOARD = {
  score: "TURNOVER",
  entry: "OPEN",
  prizes: [pesos(300), pesos(200), pesos(100)],
  wagerTimes: 2,
  words: { EN: { title: "The long week", text: "Who plays most." } },
  endsAt: Temporal.Now.instant()
    .add({ hours: 7 * 24 })
    .toString(),
};

/** A round, or what is said of one later. Whole pesos. */
export interface Played {
  readonly at?: Temporal.Instant;
  readonly category?: string;
  readonly game?: string;
  readonly paid?: bigint;
  /** What of the stake counts; all of it unless it says so. */
  readonly turnover?: bigint;
  readonly excluded?: boolean;
  readonly source?: "rounds" | "lottery";
}

/** Tournaments, players who play and join, and staff, over real HTTP on a database. */
export async function useTournaments() {
  const { db, sites } = await useSites();
  const { platform } = sites;
  const [owner, second] = [await sites.staff("owner"), await sites.staff("owner")];
  await db.run(sql`delete from approval_limit`);

  const write = (change: object = {}) =>
    owner.call("POST", "/tournaments", { tournament: { ...BOARD, ...change } });
  const agree = async (subject: string) => {
    const { value } = await second.call("GET", "/approvals");
    const request = value.find((one: { subject: string }) => one.subject === subject);
    return second.call("POST", `/approvals/${request.id}/approve`);
  };
  /** A tournament that is open since an hour ago, unless it begins later; its id. */
  const open = async (change: object = {}): Promise<string> => {
    const made = await write(change);
    if (made.status !== 200) throw new Error(JSON.stringify(made));
    const { id } = made.value;
    await db.run(sql`delete from approval where kind = 'tournaments.open'`);
    const opened = await owner.call("POST", `/tournaments/${id}/open`);
    if (opened.status !== 200) throw new Error(JSON.stringify(opened));
    if (opened.value.status === "RUNNING")
      await db.run(sql`
        update tournament set starts_at = now() - interval '1 hour' where public_id = ${id}`);
    return id as string;
  };

  const follow = async () => {
    while (await db.inTransaction(followRecord));
  };
  const book = (player: TestPlayer, stake: bigint, options: Played = {}) => {
    const { at = Temporal.Now.instant(), category = "RNG", game = "harbor", paid = 0n } = options;
    const { turnover = stake, excluded = false, source = "rounds" } = options;
    const amounts = {
      rounds: 1n,
      stake: stake * PESO,
      payout: paid * PESO,
      refund: 0n,
      turnover: turnover * PESO,
      freeStake: 0n,
      freePayout: 0n,
    };
    const of = { currency: "PHP", book: "play", excluded, vendorId: 3, gameCode: game };
    const whose = { playerId: player.id, brandId: 1n, category, at, closedAt: at };
    const entry: TurnoverEntry = { ...of, ...whose, amounts, origin: 1n };
    return bookTurnoverEntries(db, source, [entry]);
  };
  /** Plays a round, and has it counted. */
  const play = async (player: TestPlayer, stake: bigint, options: Played = {}) => {
    await book(player, stake, options);
    await follow();
  };

  /** The time of a tournament is over, and, if so, the brand's day of its end closed. */
  const end = async (id: string, { closed = true } = {}) => {
    await db.run(sql`
      update tournament set ends_at = clock_timestamp() where public_id = ${id}`);
    if (closed)
      await db.run(sql`
        insert into report_closing (brand_id, day, state, starts_at, ends_at, read_to, hash)
        select 1, (now() at time zone zone)::date + 1, 'CLOSED', now(), now(), 1, 'hash'
        from brand where id = 1
        on conflict do nothing`);
    await keepTime(platform);
  };
  const pay = () => payPrizes(platform);
  const reach = async ({ id }: TestPlayer, level: number) => {
    await db.inTransaction((tx) => setKycLevel(tx, id, level));
    const told = { player: id.toString(), level, before: 0 };
    for (const one of tournamentsHear.filter(({ fact }) => fact === levelReached.name))
      await db.inTransaction((tx) => one.hear(tx, told, platform));
  };

  const board = async (player: TestPlayer, id: string) =>
    (await player.call("GET", `/tournaments/${id}`)).value;
  const places = async (player: TestPlayer, id: string) =>
    ((await board(player, id)).top as { place: number; score: string; isOwn: boolean }[]).map(
      ({ score }) => BigInt(score) / PESO,
    );
  const join = (player: TestPlayer, id: string, fee: string | null = null) =>
    player.call("POST", `/tournaments/${id}/join`, { fee });
  const cash = async ({ id }: TestPlayer) =>
    ((await platform.wallet.balance(id))?.cash ?? 0n) / PESO;
  const give = ({ id }: TestPlayer, count: bigint) =>
    db.inTransaction((tx) =>
      platform.wallet.append(tx, [
        { kind: "adjust", player: id, key: `gift:${id}:${count}`, units: count * PESO },
      ]),
    );
  /** What the house's account of a tournament has given in all, in pesos. */
  const given = async (id: string) => {
    const row = await db.row<{ units: bigint | null }>(sql`
      select (-sum(leg.delta))::int8 as units
      from wallet_batch
      cross join lateral unnest(contra, delta) as leg (account, delta)
      join wallet_house on wallet_house.id = leg.account
      where name = 'tournament:' || (select id from tournament where public_id = ${id})::text`);
    return (row?.units ?? 0n) / PESO;
  };
  const statusOf = async (id: string) =>
    (
      await db.row<{ status: string }>(sql`
      select status from tournament where public_id = ${id}`)
    )?.status;

  return {
    db,
    sites,
    platform,
    owner,
    second,
    write,
    agree,
    open,
    follow,
    book,
    play,
    end,
    pay,
    reach,
    board,
    places,
    join,
    cash,
    give,
    given,
    statusOf,
    keepTime: () => keepTime(platform),
    refund: () => refundFees(platform),
    player: (level = 1) => sites.player(level),
    ledgerProblems: async () => (await verifyLedger(db)).books.flatMap((one) => one.problems),
  };
}
