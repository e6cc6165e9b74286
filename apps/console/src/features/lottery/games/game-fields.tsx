import type { LotteryGame } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Choice, Field, Switch } from "../../../shared/forms/controls.tsx";
import { Facts, Panel } from "../../../shared/layout/page.tsx";
import type { GameDraft } from "./game-draft.ts";
import { SOURCES } from "./game-table.tsx";
import { scheduleWords } from "./schedule-words.ts";

interface Props {
  readonly game: LotteryGame;
  readonly draft: {
    readonly value: GameDraft;
    readonly change: (to: Partial<GameDraft>) => void;
    readonly errorAt: (name: string) => string | undefined;
  };
}

/** Everything staff can set about a lottery. */
export function GameFields({ game, draft }: Props) {
  const { value, change } = draft;
  return (
    <>
      <Panel title="On the site">
        <Facts
          facts={[
            ["Rules", game.rules],
            [
              "Odds",
              <Link
                key="odds"
                to="/lottery/odds/$mode/$rules"
                params={{ mode: game.prizeMode, rules: game.rules }}
                className="text-violet underline"
              >
                {game.prizeMode} · {game.rules}
              </Link>,
            ],
            ["Drawn", scheduleWords(game)],
            ["Time zone", game.timezone],
          ]}
        />
        <p className="text-soft">
          Its name and pictures are under Games, like those of all other games.
        </p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Switch
            label="On"
            hint="When off, no further draw opens; draws on sale still take place."
            on={value.enabled}
            onChange={(enabled) => change({ enabled })}
          />
          <Switch
            label="Hot"
            hint="Shown on the first list a visitor sees."
            on={value.hot}
            onChange={(hot) => change({ hot })}
          />
        </div>
        <Whole
          label="Order"
          name="sortOrder"
          hint="The smallest number comes first."
          draft={draft}
        />
      </Panel>
      <Panel title="Sales and draws">
        <div className="grid gap-3 sm:grid-cols-3">
          <Whole
            label="Sales close"
            name="lockSeconds"
            hint="Seconds before the draw."
            draft={draft}
          />
          <Whole
            label="Bets can be cancelled"
            name="cancelSeconds"
            hint="Seconds after the bet; 0 for never."
            draft={draft}
          />
          <Whole
            label="Void when late"
            name="maxLateSeconds"
            hint="Seconds without a result after the draw."
            draft={draft}
          />
        </div>
        <Source draft={draft} />
        <p className="text-soft">
          A change of where results come from needs a second person, and so does a change of times
          where they come from outside. Everything else is saved at once.
        </p>
      </Panel>
    </>
  );
}

interface TypedProps extends ComponentProps<typeof Field> {
  /** What is typed of the draft. */
  readonly name:
    | "sortOrder"
    | "lockSeconds"
    | "cancelSeconds"
    | "maxLateSeconds"
    | "feedUrl"
    | "feedKey";
  /** Where a refusal names it, unless by the same name. */
  readonly at?: string;
  readonly draft: Props["draft"];
}

function Typed({ name, at = name, draft: { value, change, errorAt }, ...field }: TypedProps) {
  return (
    <Field
      {...field}
      value={value[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={errorAt(at)}
    />
  );
}

function Whole(field: TypedProps) {
  return <Typed type="number" min={0} step={1} required {...field} />;
}

function Source({ draft }: Pick<Props, "draft">) {
  const { value, change } = draft;
  return (
    <>
      <Choice
        label="Results"
        value={value.source}
        hint="For draws that have not opened yet; announced draws stay as they are."
        onChange={({ target }) => change({ source: target.value as GameDraft["source"] })}
      >
        {Object.entries(SOURCES).map(([source, words]) => (
          <option key={source} value={source}>
            {words}
          </option>
        ))}
      </Choice>
      {value.source === "FEED" && (
        <>
          <Typed
            label="Address of the feed"
            name="feedUrl"
            at="feed/url"
            maxLength={500}
            autoComplete="off"
            placeholder="https://results.example/{game}/{issue}"
            draft={draft}
          />
          <Typed
            label="Its key"
            name="feedKey"
            at="feed/publicKey"
            maxLength={200}
            autoComplete="off"
            hint="Ed25519, SPKI as base64. Results without its signature are ignored."
            draft={draft}
          />
        </>
      )}
    </>
  );
}
