import type { ComponentProps } from "react";
import { PLAY } from "../../shared/format/play.ts";
import { Choice, Field, TextArea } from "../../shared/forms/controls.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { Ticks } from "../../shared/forms/ticks.tsx";
import { TitleAndText } from "../../shared/forms/title-and-text.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { ENTRIES, SCORES, type Draft } from "./tournament.ts";

const MOST = { title: 80, text: 1_000 } as const;

interface TournamentFieldsProps {
  readonly draft: {
    readonly value: Draft;
    readonly change: (to: Partial<Draft>) => void;
    readonly errorAt: (...path: readonly (string | number)[]) => string | undefined;
  };
  readonly currency: string;
  /** Whether players were promised its terms. */
  readonly fixed: boolean;
}

/** Everything that can be set about a tournament. */
export function TournamentFields({ draft, currency, fixed }: TournamentFieldsProps) {
  const { value, change, errorAt } = draft;
  return (
    <>
      <Panel title="Words">
        <TitleAndText draft={value} change={change} error={errorAt("words")} most={MOST} />
      </Panel>
      {fixed && (
        <p className="rounded-lg border border-line bg-raised p-3 text-soft">
          Players were promised its terms: only words can change.
        </p>
      )}
      <fieldset disabled={fixed} className="contents">
        <legend className="sr-only">Terms</legend>
        <Panel title="What counts">
          <Counts draft={draft} currency={currency} />
        </Panel>
        <Panel title="Entry and prizes">
          <Prizes draft={draft} currency={currency} />
        </Panel>
        <Panel title="When">
          <div className="grid gap-3 sm:grid-cols-2">
            <MomentField
              label="From"
              at={value.startsAt}
              onChange={(startsAt) => change({ startsAt })}
              error={errorAt("startsAt")}
              hint="In your time zone. Empty begins once it is opened."
            />
            <MomentField
              label="Until"
              at={value.endsAt}
              onChange={(endsAt) => change({ endsAt })}
              error={errorAt("endsAt")}
              hint="Prizes are paid once the day of its end is closed."
            />
          </div>
        </Panel>
      </fieldset>
    </>
  );
}

type PartProps = Pick<TournamentFieldsProps, "draft" | "currency">;

function Counts({ draft: { value, change, errorAt }, currency }: PartProps) {
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label="Score"
          value={value.score}
          onChange={({ target }) => change({ score: target.value as Draft["score"] })}
        >
          {SCORES.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Choice>
        {value.score === "MULTIPLIER" && (
          <Field
            label={`Lowest stake that counts (${currency})`}
            required
            inputMode="decimal"
            autoComplete="off"
            value={value.minStake}
            onChange={({ target }) => change({ minStake: target.value })}
            error={errorAt("minStake")}
          />
        )}
      </div>
      <Ticks
        label="Categories of games; none ticked means all"
        all={PLAY as readonly (readonly [Draft["categories"][number], string])[]}
        ticked={value.categories}
        onChange={(categories) => change({ categories })}
      />
      <TextArea
        label="Single games"
        value={value.games}
        onChange={({ target }) => change({ games: target.value })}
        error={errorAt("games")}
        hint="The game's name in its address, one on each line. Leave empty for all."
      />
    </>
  );
}

function Prizes({ draft: { value, change, errorAt }, currency }: PartProps) {
  const isPaid = value.entry === "PAID";
  const typed = (name: "prizes" | "shares") =>
    ({
      value: value[name],
      onChange: ({ target }) => change({ [name]: target.value }),
      error: errorAt(name),
    }) satisfies Partial<ComponentProps<typeof TextArea>>;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice
        label="Who is in it"
        value={value.entry}
        onChange={({ target }) => change({ entry: target.value as Draft["entry"] })}
      >
        {ENTRIES.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </Choice>
      <Field
        label="How often a prize is played"
        inputMode="numeric"
        autoComplete="off"
        value={value.wagerTimes}
        onChange={({ target }) => change({ wagerTimes: target.value })}
        error={errorAt("wagerTimes")}
        hint="Before it may be withdrawn; 0 for at once."
      />
      {isPaid && (
        <>
          <Field
            label={`Fee (${currency})`}
            required
            inputMode="decimal"
            autoComplete="off"
            value={value.fee}
            onChange={({ target }) => change({ fee: target.value })}
            error={errorAt("fee")}
            hint="Paid back where the tournament is cancelled."
          />
          <Choice
            label="Where fees go"
            value={value.feeTo}
            onChange={({ target }) => change({ feeTo: target.value as Draft["feeTo"] })}
          >
            <option value="POOL">To the prizes</option>
            <option value="HOUSE">To the house</option>
          </Choice>
        </>
      )}
      <TextArea
        label={`Prizes of the house (${currency})`}
        {...typed("prizes")}
        hint="An amount on each line, the first place first."
      />
      {isPaid && value.feeTo === "POOL" && (
        <TextArea
          label="Parts of the pool (%)"
          {...typed("shares")}
          hint="A percent on each line, the first place first; together 100."
        />
      )}
    </div>
  );
}
