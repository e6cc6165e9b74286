import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { openListeners, type Hear, type Listeners } from "./listeners.ts";
import { postgresChannel } from "./postgres-channel.ts";
import { redisChannel } from "./redis-channel.ts";

/** Something open pages should know now. A hint, not a fact: the page reads the figures it belongs to. */
export type LiveEvent = News | PlayerEvent;

/** Something every open page should know. */
interface News {
  readonly type: "lottery";
  readonly gameCode: string;
  readonly issueNo: string;
  /** Where the issue is now. */
  readonly status: string;
}

/** Something a player's open pages should know. */
type PlayerEvent =
  | { readonly type: "balance" }
  | { readonly type: "deposit"; readonly id: string; readonly status: string }
  | { readonly type: "withdrawal"; readonly id: string; readonly status: string }
  | { readonly type: "signed-out" };

export interface Live {
  tell(player: bigint, event: PlayerEvent): void;
  tellAll(news: News): void;
  tellBalances(players: readonly bigint[]): void;
  /** Calls `hear` for each event of the player, and all news, from any process, until the returned function is called. */
  listen(player: bigint, hear: Hear): () => void;
  close(): Promise<void>;
}

/** A way for processes to hear each other. Messages may be lost when the connection is; pages poll slowly as well. */
export interface Channel {
  publish(message: string): void;
  close(): Promise<void>;
}

const BALANCE: PlayerEvent = { type: "balance" };

interface Envelope {
  readonly from: string;
  /** Players whose balance has changed: nearly all that is ever told, so it is told in few bytes. */
  readonly balances: readonly string[];
  readonly events: readonly { readonly player: string; readonly event: PlayerEvent }[];
  readonly news?: readonly News[];
}

/** What happens within this time travels together, so that ten thousand bets a second are a few messages. */
const GATHER_MS = 25;
/** NOTIFY carries at most 8000 bytes. */
const MAX_BALANCES = 350;
const MAX_EVENTS = 20;

/** Fan-out to the pages of players: in process at once, to other processes over Redis when configured, else over PostgreSQL's NOTIFY. */
export async function openLive(config: Config, log: Logger): Promise<Live> {
  const from = randomUUID();
  const listeners = openListeners();
  const { reach, reachAll, add } = listeners;
  let balances = new Set<bigint>();
  let events = new Map<string, Envelope["events"][number]>();
  let news: News[] = [];
  let timer: NodeJS.Timeout | undefined;

  const hear = hearing(from, listeners);
  const channel = config.redisUrl
    ? await redisChannel(config.redisUrl, hear, log)
    : await postgresChannel(config.databaseUrl, hear, log);

  const flush = () => {
    timer = undefined;
    const [players, others, all] = [Array.from(balances, String), [...events.values()], news];
    [balances, events, news] = [new Set(), new Map(), []];
    const say = (envelope: Omit<Envelope, "from">) =>
      channel.publish(JSON.stringify({ from, ...envelope } satisfies Envelope));
    for (let start = 0; start < others.length; start += MAX_EVENTS)
      say({ balances: [], events: others.slice(start, start + MAX_EVENTS) });
    for (let start = 0; start < all.length; start += MAX_EVENTS)
      say({ balances: [], events: [], news: all.slice(start, start + MAX_EVENTS) });
    for (let start = 0; start < players.length; start += MAX_BALANCES)
      say({ balances: players.slice(start, start + MAX_BALANCES), events: [] });
  };
  const tell = (player: bigint, event: PlayerEvent) => {
    reach(player, event);
    if (event.type === "balance") balances.add(player);
    else events.set(`${player}:${JSON.stringify(event)}`, { player: player.toString(), event });
    timer ??= setTimeout(flush, GATHER_MS);
  };

  return {
    tell,
    tellBalances: (players) => {
      for (const player of players) tell(player, BALANCE);
    },
    tellAll: (one) => {
      reachAll(one);
      news.push(one);
      timer ??= setTimeout(flush, GATHER_MS);
    },
    listen: add,
    close: async () => {
      clearTimeout(timer);
      await channel.close();
    },
  };
}

/** Reads what another process said. */
function hearing(from: string, { reach, reachAll }: Listeners): (message: string) => void {
  // What this process says comes back to it too, and is told by its first letters, before the cost of reading it.
  const own = `{"from":"${from}"`;
  return (message) => {
    if (message.startsWith(own)) return;
    const envelope = JSON.parse(message) as Envelope;
    for (const player of envelope.balances) reach(BigInt(player), BALANCE);
    for (const { player, event } of envelope.events) reach(BigInt(player), event);
    for (const one of envelope.news ?? []) reachAll(one);
  };
}
