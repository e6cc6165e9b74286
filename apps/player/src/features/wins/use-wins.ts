import type { Round } from "@perya/api-client/player";
import { useStore } from "@perya/ui/store";
import { useEffect, useRef, useState } from "react";
import { risen } from "../../shared/live/risen.ts";
import { serverNow } from "../../shared/live/server-time.ts";
import { isTold, storeTold } from "../../shared/live/told-wins.ts";
import { useStage } from "../../shared/games/stage.ts";
import { isUndisturbed } from "../../shared/dialogs/undisturbed.ts";
import { findWins } from "./find-wins.ts";

/** The records follow the balance a moment later; they are read this long after it rose. */
const LOOK_AFTER_MS = 1_500;
const MOST_LOOKS = 5;
/** Between two announcements, and between two looks whether one may be made. */
const APART_MS = 5_000;
const MAY_MS = 500;
/** What a player is busy with, over which nothing comes up. */
const BUSY = "dialog[open], input:focus, textarea:focus, select:focus";
/** Pages that show themselves what was won on them. */
const SHOWS_WINS: ReadonlySet<string> = new Set(["/game", "/seamless"]);

/**
 * The wins to announce now: each once in all tabs, together when they come close to one another,
 * and none over money, a slip, a dialog or an outcome that is still being shown.
 */
export function useWins(pathname: string): {
  readonly wins: readonly Round[];
  readonly close: () => void;
} {
  const [found, setFound] = useFound(SHOWS_WINS.has(pathname));
  const [wins, setWins] = useState<readonly Round[]>([]);
  const moving = useStage();
  const last = useRef(0);
  const may = found.length > 0 && wins.length === 0 && !moving && !isUndisturbed(pathname);
  useEffect(() => {
    if (!may) return undefined;
    const timer = setInterval(() => {
      if (document.hidden || document.querySelector(BUSY)) return;
      if (Date.now() - last.current < APART_MS) return;
      const left = found.filter(({ round }) => !isTold(round));
      storeTold(left.map(({ round }) => round));
      setFound([]);
      if (left.length > 0) setWins(left);
    }, MAY_MS);
    return () => clearInterval(timer);
  }, [may, found, setFound]);
  const close = () => {
    last.current = Date.now();
    setWins([]);
  };
  return { wins: isUndisturbed(pathname) ? [] : wins, close };
}

/** What the records say was won since this page was opened, or since a game's page was left. */
function useFound(elsewhere: boolean) {
  const rises = useStore(risen);
  const since = useRef<number>(undefined);
  const due = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [found, setFound] = useState<readonly Round[]>([]);
  useEffect(() => {
    if (!elsewhere) return undefined;
    return () => {
      since.current = serverNow();
      setFound([]);
    };
  }, [elsewhere]);
  useEffect(() => {
    if (elsewhere || due.current !== undefined) return;
    const look = async (times: number) => {
      const seen = risen.get();
      const won = await findWins(since.current ?? serverNow() - performance.now()).catch(() => []);
      const again = risen.get() !== seen || (won.length === 0 && times < MOST_LOOKS);
      due.current = again
        ? setTimeout(() => void look(Math.min(times + 1, MOST_LOOKS)), times * LOOK_AFTER_MS)
        : undefined;
      if (won.length > 0) setFound(won);
    };
    due.current = setTimeout(() => void look(1), LOOK_AFTER_MS);
  }, [rises, elsewhere]);
  useEffect(() => () => clearTimeout(due.current), []);
  return [found, setFound] as const;
}
