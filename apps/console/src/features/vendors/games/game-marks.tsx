import type { ListedGame } from "@perya/api-client/operator";
import { useAct } from "../../../shared/http/act.ts";
import { call } from "../../../shared/http/api.ts";

const MARKS = [
  ["isHot", "Hot"],
  ["isNew", "New"],
  ["listed", "Listed"],
] as const;

/** A game's marks, each toggled by a click. */
export function GameMarks({ game, mayChange }: { game: ListedGame; mayChange: boolean }) {
  const act = useAct();
  const press = (mark: (typeof MARKS)[number][0], words: string) =>
    act.mutate(async () => {
      const on = !game[mark];
      await call("PUT", "/games/{gameId}", { path: { gameId: game.gameId }, body: { [mark]: on } });
      return `${game.name} is ${on ? "" : "no longer "}${words.toLowerCase()}.`;
    });
  return (
    <span className="inline-flex gap-1">
      {MARKS.map(([mark, words]) => (
        <button
          key={mark}
          type="button"
          aria-pressed={game[mark]}
          aria-label={`${words}: ${game.name}`}
          disabled={!mayChange || act.isPending}
          onClick={() => press(mark, words)}
          className="min-h-8 rounded-full border border-edge px-2.5 text-xs font-medium text-soft transition-colors enabled:hover:text-ink aria-pressed:border-bulb-ink aria-pressed:text-bulb-ink aria-pressed:before:me-1 aria-pressed:before:content-['✓']"
        >
          {words}
        </button>
      ))}
    </span>
  );
}
