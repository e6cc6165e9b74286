import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import type { News, PlayerEvent } from "./live-event.ts";
import type { Channel } from "./channel.ts";
import { openBrandFeed, type BrandFeed } from "./brand-feed.ts";
import { openListeners, type Hear, type Listeners } from "./listeners.ts";
import { openSearch, type Search } from "./search.ts";
import { postgresChannel } from "./postgres-channel.ts";
import { redisChannel } from "./redis-channel.ts";

export interface Live {
  publish(player: bigint, event: PlayerEvent): void;
  broadcast(news: News): void;
  publishBalances(players: readonly bigint[]): void;
  /**
   * Calls `hear` for each event of the player and each broadcast, from any process, until the
   * returned function is called.
   */
  listen(player: bigint, hear: Hear): () => void;
  /** Calls `hear` for each broadcast alone. */
  listenToNews(hear: (news: News) => void): () => void;
  /** What everyone sees who watches a brand; of this process. */
  readonly feed: BrandFeed;
  /**
   * Whether a page of the player is open, in any process. The others have a moment to say so; one
   * that is slower counts as none.
   */
  isHere(player: bigint): Promise<boolean>;
  close(): Promise<void>;
}

const EMPTY = { balances: [], events: [] } as const;
const BALANCE: PlayerEvent = { type: "balance" };

interface Envelope {
  readonly from: string;
  /**
   * Players whose balance has changed. Nearly every message is one of these, so it has few bytes.
   */
  readonly balances: readonly string[];
  readonly events: readonly { readonly player: string; readonly event: PlayerEvent }[];
  readonly news?: readonly News[];
  /** A player whom another process looks for. */
  readonly sought?: string;
  /** Such a player, of whom the sender has a page. */
  readonly found?: string;
}

/**
 * Events within this time are sent together, so that ten thousand bets a second are a few messages.
 */
const GATHER_MS = 25;
/** NOTIFY carries at most 8000 bytes. */
const MAX_BALANCES = 350;
const MAX_EVENTS = 20;

/**
 * Fan-out to the pages of players: in process at once, to other processes over Redis when
 * configured, else over PostgreSQL's NOTIFY.
 */
export async function openLive(config: Config, log: Logger): Promise<Live> {
  const from = randomUUID();
  const listeners = openListeners();
  const search = openSearch();
  const { reach, reachAll, add } = listeners;
  let balances = new Set<bigint>();
  let events = new Map<string, Envelope["events"][number]>();
  let news: News[] = [];
  let timer: NodeJS.Timeout | undefined;

  const hear = receiver(from, listeners, search, (found) => send({ ...EMPTY, found }));
  const channel: Channel = config.redisUrl
    ? await redisChannel(config.redisUrl, hear, log)
    : await postgresChannel(config.databaseUrl, hear, log);
  const send = (envelope: Omit<Envelope, "from">) =>
    channel.publish(JSON.stringify({ from, ...envelope } satisfies Envelope));

  const flush = () => {
    timer = undefined;
    const [withBalance, otherEvents, broadcasts] = [
      Array.from(balances, String),
      [...events.values()],
      news,
    ];
    [balances, events, news] = [new Set(), new Map(), []];
    for (let start = 0; start < otherEvents.length; start += MAX_EVENTS)
      send({ balances: [], events: otherEvents.slice(start, start + MAX_EVENTS) });
    for (let start = 0; start < broadcasts.length; start += MAX_EVENTS)
      send({ balances: [], events: [], news: broadcasts.slice(start, start + MAX_EVENTS) });
    for (let start = 0; start < withBalance.length; start += MAX_BALANCES)
      send({ balances: withBalance.slice(start, start + MAX_BALANCES), events: [] });
  };
  const publish = (player: bigint, event: PlayerEvent) => {
    reach(player, event);
    if (event.type === "balance") balances.add(player);
    else events.set(`${player}:${JSON.stringify(event)}`, { player: player.toString(), event });
    timer ??= setTimeout(flush, GATHER_MS);
  };

  return {
    publish,
    publishBalances: (players) => {
      for (const player of players) publish(player, BALANCE);
    },
    broadcast: (one) => {
      reachAll(one);
      news.push(one);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    listen: add,
    listenToNews: listeners.addToNews,
    feed: openBrandFeed(),
    isHere: async (player) =>
      listeners.has(player) ||
      search.until(player, () => send({ ...EMPTY, sought: player.toString() })),
    close: async () => {
      clearTimeout(timer);
      await channel.close();
    },
  };
}

/** Passes the messages of other processes on to the listeners here. */
function receiver(
  from: string,
  { reach, reachAll, has }: Listeners,
  search: Search,
  answer: (found: string) => void,
): (message: string) => void {
  // A process also receives its own messages. Their first letters tell, without the cost of parsing
  // them.
  const own = `{"from":"${from}"`;
  return (message) => {
    if (message.startsWith(own)) return;
    const envelope = JSON.parse(message) as Envelope;
    for (const player of envelope.balances) reach(BigInt(player), BALANCE);
    for (const { player, event } of envelope.events) reach(BigInt(player), event);
    for (const one of envelope.news ?? []) reachAll(one);
    if (envelope.sought !== undefined && has(BigInt(envelope.sought))) answer(envelope.sought);
    if (envelope.found !== undefined) search.found(BigInt(envelope.found));
  };
}
