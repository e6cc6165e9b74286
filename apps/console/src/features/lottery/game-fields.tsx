import type { LotteryGame } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { Choice, Field, Switch } from "../../shared/controls.tsx";
import { Facts, Panel } from "../../shared/page.tsx";
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
          Its name and pictures are with those of all other games, under Games.
        </p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Switch
            label="On"
            hint="Off, no draw of it opens any more; what is on sale is still drawn."
            on={value.enabled}
            onChange={(enabled) => change({ enabled })}
          />
          <Switch
            label="Hot"
            hint="On the first list a visitor sees."
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
            label="Bets can be taken back"
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
          Where results come from needs a second person, and so do the times of a lottery whose
          results come from outside. All else is saved at once.
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
        hint="Of draws that have not opened yet: what was announced stays."
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
            hint="Ed25519, SPKI as base64. What is not signed with it is not believed."
            draft={draft}
          />
        </>
      )}
    </>
  );
}
