import type { LanguageCode } from "@perya/languages";
import type { ServerResponse } from "node:http";
import type { z } from "zod";
import type { Platform } from "../../platform.ts";
import type { Frame } from "../../realtime/brand-feed.ts";
import type { LiveEvent, News } from "../../realtime/live-event.ts";
import type { SignedIn } from "./identity.ts";
import type { liveEvent } from "./live-events.ts";
import { readBalance } from "./member.routes.ts";
import { isSessionLive } from "./sessions.store.ts";

/** How often a stream sends a keep-alive and checks its session. */
const PING_MS = 15_000;
/** A burst of bets is one line on the stream. */
const GATHER_MS = 60;
const PING = Buffer.from(": ping\n\n");

/** Who reads a stream, and what of. */
export interface Reader {
  /** Undefined for a guest, who hears of lotteries alone. */
  readonly player: SignedIn | undefined;
  /** The brand whose activity the reader watches; undefined for none. */
  readonly watches: bigint | undefined;
  /** The reader's languages for the names of games, the best one first. */
  readonly readable: readonly LanguageCode[];
}

/** Writes a stream until its reader leaves, its session ends or the returned function is called. */
export function openStream(
  platform: Platform,
  { player, watches, readable }: Reader,
  response: ServerResponse,
  onEnd: () => void,
): () => void {
  response.writeHead(200, {
    "content-type": "text/event-stream",
    "cache-control": "no-store",
    "x-accel-buffering": "no",
  });
  // The page knows from the head that it is heard, and a guest's stream may say nothing for long.
  response.flushHeaders();
  // A read that finishes after the stream ended has nowhere to go: writing it would be an uncaught
  // fault.
  const write = (text: string | Buffer) => response.writableEnded || response.write(text);
  const send = ({ type, value }: z.infer<typeof liveEvent>) =>
    write(`event: ${type}\ndata: ${JSON.stringify(value)}\n\n`);
  const own = player && hearOwn(platform, player, send, () => end());
  const hearNews = (news: News) => {
    // A guest is in no tournament.
    if (news.type !== "lottery") return;
    const { gameCode, issueNo, status } = news;
    send({ type: "lottery", value: { gameCode, issueNo, status } });
  };
  const stops = [
    own
      ? platform.live.listen(own.player, own.hear)
      : platform.live.listenToNews((news) => hearNews(news)),
    ...(watches === undefined
      ? []
      : [platform.live.feed.watch(watches, watcherOf(readable, response, write))]),
  ];
  const ping = setInterval(() => {
    write(PING);
    own?.check();
  }, PING_MS);
  const end = () => {
    clearInterval(ping);
    own?.stop();
    for (const stop of stops) stop();
    onEnd();
    response.end();
  };
  response.on("close", end);
  own?.begin();
  return end;
}

/**
 * Writes the steps of a brand to one watcher. Steps that its connection has no room for are left
 * out; it gets everything as soon as there is room again.
 */
function watcherOf(
  readable: readonly LanguageCode[],
  response: ServerResponse,
  write: (bytes: Buffer) => unknown,
) {
  let isBehind = true;
  return (frame: Frame) => {
    if (response.writableNeedDrain) isBehind = true;
    else if (isBehind) {
      isBehind = false;
      write(frame.whole(readable));
    } else {
      const change = frame.change(readable);
      if (change) write(change);
    }
  };
}

/** What a player's own stream says besides, and when it ends. */
function hearOwn(
  platform: Platform,
  { id: player, sessionId }: SignedIn,
  send: (event: z.infer<typeof liveEvent>) => void,
  end: () => void,
) {
  let gathering: NodeJS.Timeout | undefined;
  const sendBalance = () => {
    gathering = undefined;
    readBalance(platform, player).then(
      (value) => send({ type: "balance", value }),
      (fault: Error) => platform.log.warn({ fault: fault.message }, "balance for the live stream"),
    );
  };
  const check = (whenLive?: () => void) => {
    isSessionLive(platform.db, sessionId).then(
      (live) => (live ? whenLive?.() : end()),
      (fault: Error) => platform.log.warn({ fault: fault.message }, "session of the live stream"),
    );
  };
  const hear = (event: LiveEvent) => {
    if (event.type === "balance") gathering ??= setTimeout(sendBalance, GATHER_MS);
    else if (event.type === "signed-out") check();
    else if (event.type === "lottery")
      send({
        type: "lottery",
        value: { gameCode: event.gameCode, issueNo: event.issueNo, status: event.status },
      });
    else if (event.type === "tournament") send({ type: event.type, value: { id: event.id } });
    else if (event.type === "service" || event.type === "inbox")
      send({ type: event.type, value: { unread: event.unread } });
    else if (
      event.type === "play" ||
      event.type === "limit" ||
      event.type === "mission" ||
      event.type === "jackpot"
    )
      send({ type: event.type, value: {} });
    else send({ type: event.type, value: { id: event.id, status: event.status } });
  };
  return {
    player,
    hear,
    check: () => check(),
    // The guard may have cached a session that has just ended elsewhere. From here on its end is
    // noticed, so one check now misses nothing.
    begin: () => check(sendBalance),
    stop: () => clearTimeout(gathering),
  };
}
