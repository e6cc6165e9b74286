import { Field } from "../../shared/forms/controls.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { percent, type GameDraft } from "./jackpot.ts";
import type { EditedDraft } from "./tier-fields.tsx";

interface Candidate {
  readonly slug: string;
  readonly name: string;
  readonly basePpm: number | null;
}

interface FeedingGamesProps {
  readonly draft: EditedDraft;
  readonly candidates: readonly Candidate[];
  /** What the jackpot returns, in parts per million; null while that can't be said. */
  readonly returned: number | null;
}

/** The games that feed a jackpot, each with what it states to return in total. */
export function FeedingGames({ draft, candidates, returned }: FeedingGamesProps) {
  const { games } = draft.value;
  const changeGame = (slug: string, to: Partial<GameDraft>) =>
    draft.change({ games: games.map((game) => (game.slug === slug ? { ...game, ...to } : game)) });
  const toggle = (game: Candidate, on: boolean) =>
    draft.change({
      games: on
        ? [...games, { slug: game.slug, base: "", stated: totalOf(game.basePpm, returned) }]
        : games.filter(({ slug }) => slug !== game.slug),
    });
  return (
    <Panel title="Games that feed it">
      <p className="text-sm text-soft">
        A game joins only when what it returns by itself and what the jackpot returns are no more
        than what it states in total.
      </p>
      {draft.errorAt("games") && (
        <p className="text-sm text-coral">Choose at least one game that feeds it.</p>
      )}
      <ul className="grid gap-2">
        {candidates.map((candidate) => (
          <li key={candidate.slug} className="grid gap-2 border-b border-line pb-2 last:border-0">
            <GameRow
              candidate={candidate}
              game={games.find(({ slug }) => slug === candidate.slug)}
              onToggle={(on) => toggle(candidate, on)}
              onChange={(to) => changeGame(candidate.slug, to)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface GameRowProps {
  readonly candidate: Candidate;
  /** Undefined while it does not feed the jackpot. */
  readonly game: GameDraft | undefined;
  readonly onToggle: (on: boolean) => void;
  readonly onChange: (to: Partial<GameDraft>) => void;
}

function GameRow({ candidate: { name, basePpm }, game, onToggle, onChange }: GameRowProps) {
  return (
    <>
      <label className="flex min-h-9 items-center gap-3">
        <input
          type="checkbox"
          checked={game !== undefined}
          onChange={({ target }) => onToggle(target.checked)}
          className="size-5 accent-bulb"
        />
        <span>{name}</span>
        <span className="text-sm text-soft">
          {basePpm === null ? "states no return" : `${percent(basePpm)} by itself`}
        </span>
      </label>
      {game && (
        <div className="grid gap-3 sm:grid-cols-2">
          {basePpm === null && (
            <Field
              label={`Return of ${name} by itself (%)`}
              required
              inputMode="decimal"
              autoComplete="off"
              maxLength={8}
              value={game.base}
              onChange={({ target }) => onChange({ base: target.value })}
            />
          )}
          <Field
            label={`Return that ${name} states in total (%)`}
            required
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            value={game.stated}
            onChange={({ target }) => onChange({ stated: target.value })}
          />
        </div>
      )}
    </>
  );
}

/** What a game has to state at least, in per cent; empty while that can't be said. */
function totalOf(basePpm: number | null, returned: number | null): string {
  return basePpm === null || returned === null ? "" : String((basePpm + returned) / 10_000);
}
