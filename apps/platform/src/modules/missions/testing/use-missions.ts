import { sql } from "@perya/postgres/sql";
import { randomUUID } from "node:crypto";
import type { TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { depositReversed, depositSucceeded } from "../../cashier/index.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { verifyLedger } from "../../wallet/index.ts";
import { missionsHear } from "../hears.ts";
import { followTurnover } from "../progress/follow-turnover.ts";

const PESO = 100_000n;
export const pesos = (count: bigint | number): string => (BigInt(count) * PESO).toString();

/** A mission as staff write it: 1,000 of turnover a day, for 20 points. */
const PLAYED = {
  kind: "TURNOVER",
  target: pesos(1_000),
  span: "DAILY",
  words: { EN: { title: "Play a thousand", text: "On any game." } },
  points: 20,
};

interface PlayOptions {
  readonly at?: Temporal.Instant;
  readonly category?: string;
  readonly paid?: bigint;
  readonly excluded?: boolean;
}

/** Missions, players who deposit and play, and staff, over real HTTP on a database. */
export async function useMissions() {
  const { db, sites } = await useSites();
  const { platform } = sites;
  const [owner, second] = [await sites.staff("owner"), await sites.staff("owner")];

  const write = (change: object = {}) =>
    owner.call("POST", "/missions", { mission: { ...PLAYED, ...change } });
  const agree = async (subject: string) => {
    const { value } = await second.call("GET", "/approvals");
    const request = value.find((one: { subject: string }) => one.subject === subject);
    return second.call("POST", `/approvals/${request.id}/approve`);
  };
  /** A mission that two people offer; its id. */
  const offer = async (change: object = {}): Promise<string> => {
    const { id } = (await write(change)).value;
    const asked = await owner.call("POST", `/missions/${id}/offer`);
    if (asked.status !== 200) throw new Error(JSON.stringify(asked));
    const agreed = await agree(id);
    if (agreed.status !== 200) throw new Error(JSON.stringify(agreed));
    return id as string;
  };
  /** Every mission of before is over, so that the next test has its own alone. */
  const clear = () => db.run(sql`update mission set ends_at = starts_at - interval '60 days'`);

  const follow = async () => {
    while (await db.inTransaction(followTurnover));
  };
  const book = (player: TestPlayer, stake: bigint, options: PlayOptions = {}) => {
    const { at = Temporal.Now.instant(), category = "RNG", paid = 0n, excluded = false } = options;
    const amounts = {
      rounds: 1n,
      stake: stake * PESO,
      payout: paid * PESO,
      refund: 0n,
      turnover: stake * PESO,
      freeStake: 0n,
      freePayout: 0n,
    };
    const of = { currency: "PHP", book: "play", excluded, vendorId: 3, gameCode: "harbor" };
    const entry = { ...of, playerId: player.id, brandId: 1n, category, at, closedAt: at };
    return bookTurnoverEntries(db, "rounds", [{ ...entry, amounts, origin: 1n }]);
  };
  /** Plays a round of so many pesos, and has it counted. */
  const play = async (player: TestPlayer, stake: bigint, options: PlayOptions = {}) => {
    await book(player, stake, options);
    await follow();
  };

  const tell = async (fact: { readonly name: string }, player: TestPlayer, deposit: string) => {
    const told = {
      deposit,
      player: player.id.toString(),
      brand: "1",
      currency: "PHP",
      units: "1",
      fee: "0",
      method: "voucher",
    };
    for (const one of missionsHear.filter((listener) => listener.fact === fact.name))
      await db.inTransaction((tx) => one.hear(tx, told, platform));
  };
  const told = (player: TestPlayer, deposit: string) => tell(depositSucceeded, player, deposit);
  /** A credited deposit of so many pesos, told or not; its id. */
  const deposit = async (player: TestPlayer, count: bigint, { isTold = true } = {}) => {
    const id = `dp_${randomUUID()}`;
    await db.run(
      sql`insert into cashier_player (player) values (${player.id}) on conflict do nothing`,
    );
    await db.run(sql`
      insert into deposit (
        public_id, player, player_name, player_ref, key, method, units, currency, book, status,
        expires_at, brand_id
      )
      values (
        ${id}, ${player.id}, '', '', ${randomUUID()}, 'voucher', ${count * PESO}, 'PHP', 'play',
        'CREATED', now(), 1
      )`);
    for (const status of ["AWAITING_PAYMENT", "SUBMITTED", "SUCCEEDED"])
      await db.run(sql`
        update deposit
        set status = ${status}, paid_units = units, paid_currency = currency,
          provider_txn = public_id, paid_at = now()
        where public_id = ${id}`);
    if (isTold) await told(player, id);
    return id;
  };
  const chargeBack = async (player: TestPlayer, id: string, { isTold = true } = {}) => {
    await db.run(sql`update deposit set status = 'REVERSED' where public_id = ${id}`);
    if (isTold) await tell(depositReversed, player, id);
  };

  const missions = async (player: TestPlayer) =>
    (await player.call("GET", "/missions")).value.missions as {
      id: string;
      period: string;
      status: string;
      progress: number | null;
      progressMoney: { amount: string } | null;
      until: string | null;
    }[];
  const mission = async (player: TestPlayer, id: string) =>
    (await missions(player)).find((one) => one.id === id);
  const claim = async (player: TestPlayer, id: string, period?: string) => {
    const found = period ?? (await mission(player, id))?.period ?? "1970-01-01";
    return player.call("POST", `/missions/${id}/claim`, { period: found });
  };
  const points = async (player: TestPlayer): Promise<string> =>
    (await player.call("GET", "/points/balance")).value.points;
  const cash = async ({ id }: TestPlayer) =>
    ((await platform.wallet.balance(id))?.cash ?? 0n) / PESO;

  return {
    db,
    sites,
    platform,
    owner,
    second,
    write,
    agree,
    offer,
    clear,
    follow,
    book,
    play,
    told,
    deposit,
    chargeBack,
    missions,
    mission,
    claim,
    points,
    cash,
    player: () => sites.player(1),
    ledgerProblems: async () => (await verifyLedger(db)).books.flatMap((one) => one.problems),
  };
}
