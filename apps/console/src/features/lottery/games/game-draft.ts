import type { LotteryGame } from "@perya/api-client/operator";

/** What staff change of a lottery; numbers as they are typed. */
export interface GameDraft {
  readonly enabled: boolean;
  readonly hot: boolean;
  readonly sortOrder: string;
  readonly lockSeconds: string;
  readonly cancelSeconds: string;
  readonly maxLateSeconds: string;
  readonly source: LotteryGame["source"];
  readonly feedUrl: string;
  readonly feedKey: string;
  readonly reason: string;
}

export function draftOf(game: LotteryGame): GameDraft {
  return {
    enabled: game.enabled,
    hot: game.hot,
    sortOrder: String(game.sortOrder),
    lockSeconds: String(game.lockSeconds),
    cancelSeconds: String(game.cancelSeconds),
    maxLateSeconds: String(game.maxLateSeconds),
    source: game.source,
    feedUrl: game.feed?.url ?? "",
    feedKey: game.feed?.publicKey ?? "",
    reason: "",
  };
}

const NUMBERS = ["sortOrder", "lockSeconds", "cancelSeconds", "maxLateSeconds"] as const;

/** The change as the server takes it: only changed fields. */
export function changeOf(base: GameDraft, value: GameDraft) {
  const numbers = NUMBERS.filter((name) => base[name] !== value[name]).map(
    (name) => [name, Number(value[name])] as const,
  );
  const isFed = value.source === "FEED";
  const sourceChanged =
    base.source !== value.source ||
    base.feedUrl !== value.feedUrl ||
    base.feedKey !== value.feedKey;
  return {
    ...(Object.fromEntries(numbers) as Partial<Record<(typeof NUMBERS)[number], number>>),
    ...(base.enabled !== value.enabled && { enabled: value.enabled }),
    ...(base.hot !== value.hot && { hot: value.hot }),
    ...(sourceChanged && {
      source: value.source,
      feed: isFed ? { url: value.feedUrl.trim(), publicKey: value.feedKey.trim() } : null,
    }),
    reason: value.reason,
  };
}
