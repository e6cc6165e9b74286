import { sql } from "@perya/postgres/sql";
import { setTimeout as pause } from "node:timers/promises";
import { BOOKING_SOURCES } from "../../../booking-sources.ts";
import type { Answered, TestPlayer } from "../../../testing/people.ts";
import { useSites } from "../../../testing/use-sites.ts";
import { bookTurnoverEntries } from "../../turnover/testing/book-turnover-entries.ts";
import { followLedger } from "../../rounds/index.ts";
import { haveEnded, verifyLedger } from "../../wallet/index.ts";
import { keepRaffles } from "../raffles/drawing/keep-raffles.ts";
import { followTurnover } from "../raffles/tickets/follow-turnover.ts";

const PESO = 100_000n;
export const pesos = (count: bigint | number): string => (BigInt(count) * PESO).toString();

/** A raffle as staff write it: a ticket for 1,000 of turnover, prizes of 500, 100 and 50 points. */
const RAFFLE = {
  words: { EN: { title: "Lantern raffle", text: "A ticket for each thousand." } },
  ticketUnits: pesos(1_000),
  mostTickets: 100,
  prizes: [
    { count: 1, points: 50 },
    { count: 1, cash: pesos(500) },
    { count: 1, cash: pesos(100) },
  ],
  endsAt: "2100-01-01T00:00:00Z",
};

/** A red packet as staff write it: 100 in ten shares of at least 1. */
const PACKET = {
  words: { EN: { title: "Red lantern", text: "Open it and see." } },
  totalUnits: pesos(100),
  minUnits: pesos(1),
  shares: 10,
};

interface PlayOptions {
  readonly at?: Temporal.Instant;
  readonly excluded?: boolean;
}

/** Raffles, players who play for tickets, and staff, over real HTTP on a database. */
export async function useGiveaways() {
  const { db, sites } = await useSites();
  const { platform } = sites;
  const [owner, second] = [await sites.staff("owner"), await sites.staff("owner")];

  const write = (change: object = {}) =>
    owner.call("POST", "/raffles", { raffle: { ...RAFFLE, ...change } });
  const agree = async (subject: string) => {
    const { value } = await second.call("GET", "/approvals");
    const request = value.find((one: { subject: string }) => one.subject === subject);
    return second.call("POST", `/approvals/${request.id}/approve`);
  };
  const offerBoth = async (path: string, written: Answered): Promise<string> => {
    const { id } = written.value;
    const asked = await owner.call("POST", `${path}/${id}/offer`);
    if (asked.status !== 200) throw new Error(JSON.stringify(asked));
    const agreed = await agree(id);
    if (agreed.status !== 200) throw new Error(JSON.stringify(agreed));
    return id as string;
  };
  /** A raffle that two people offer; its id. */
  const offer = async (change: object = {}) => offerBoth("/raffles", await write(change));

  const follow = async () => {
    while (await db.inTransaction(followTurnover));
  };
  /** Plays rounds of so many pesos, and has them counted. */
  const play = async (player: TestPlayer, stake: bigint, options: PlayOptions = {}) => {
    const { at = Temporal.Now.instant(), excluded = false } = options;
    const amounts = {
      rounds: 1n,
      stake: stake * PESO,
      payout: 0n,
      refund: 0n,
      turnover: stake * PESO,
      freeStake: 0n,
      freePayout: 0n,
    };
    const of = { currency: "PHP", book: "play", excluded, vendorId: 3, gameCode: "harbor" };
    const entry = { ...of, playerId: player.id, brandId: 1n, category: "RNG", at, closedAt: at };
    await bookTurnoverEntries(db, "rounds", [{ ...entry, amounts, origin: 1n }]);
    await follow();
  };

  const keep = async () => {
    while ((await db.inTransaction(followLedger)) > 0);
    await keepRaffles(platform, BOOKING_SOURCES);
  };
  /** Waits for transactions of other test files that were open when a raffle ended. */
  const untilOthersEnd = async (id: string) => {
    for (;;) {
      await keep();
      const row = await db.row<{ readTo: bigint | null }>(
        sql`select read_to as "readTo" from raffle where public_id = ${id}`,
      );
      const readTo = row?.readTo ?? null;
      if (readTo === null || (await haveEnded(db, readTo))) return keep();
      await pause(2);
    }
  };
  /** Has a raffle end now. */
  const end = (id: string) =>
    db.run(sql`update raffle set ends_at = clock_timestamp() where public_id = ${id}`);
  /** Has a raffle end and be drawn. */
  const draw = async (id: string) => {
    await end(id);
    await untilOthersEnd(id);
  };
  /** Has the time to claim its prizes be over. */
  const lapse = async (id: string) => {
    await db.run(sql`
      update raffle_win set claim_by = now() - interval '1 second'
      where status = 'OPEN'
        and raffle_id = (select raffle.id from raffle where public_id = ${id})`);
    await keep();
  };

  const raffle = async (id: string, player: TestPlayer) =>
    (await player.call("GET", `/raffles/${id}`)).value;
  const claim = (id: string, player: TestPlayer) => player.call("POST", `/raffles/${id}/claim`);
  const writePacket = (change: object = {}) =>
    owner.call("POST", "/red-packets", { packet: { ...PACKET, ...change } });
  const packets = {
    write: writePacket,
    /** A red packet that two people offer; its id. */
    offer: async (change: object = {}) => offerBoth("/red-packets", await writePacket(change)),
    packet: async (id: string, player: TestPlayer) =>
      (await player.call("GET", `/red-packets/${id}`)).value,
    claim: (id: string, player: TestPlayer) => player.call("POST", `/red-packets/${id}/claim`),
    /** Has the day of a red packet be over. */
    end: (id: string) =>
      db.run(sql`update red_packet set ends_at = clock_timestamp() where public_id = ${id}`),
  };
  const points = async (player: TestPlayer): Promise<string> =>
    (await player.call("GET", "/points/balance")).value.points;
  const units = async ({ id }: TestPlayer) => (await platform.wallet.balance(id))?.cash ?? 0n;
  const cash = async (player: TestPlayer) => (await units(player)) / PESO;

  return {
    db,
    sites,
    platform,
    owner,
    second,
    write,
    agree,
    offer,
    follow,
    play,
    keep,
    untilOthersEnd,
    end,
    draw,
    lapse,
    raffle,
    claim,
    packets,
    points,
    units,
    cash,
    player: () => sites.player(1),
    ledgerProblems: async () => (await verifyLedger(db)).books.flatMap((one) => one.problems),
  };
}
