import { Button } from "../../shared/forms/controls.tsx";
import { FigureField } from "../../shared/forms/figure-field.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { TitleAndText } from "../../shared/forms/title-and-text.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { NO_PRIZE, type RaffleDraft, type TypedPrize } from "./raffle.ts";

const MOST = { title: 80, text: 300 } as const;
const MOST_RANKS = 20;

interface RaffleFieldsProps {
  readonly draft: {
    readonly value: RaffleDraft;
    readonly change: (to: Partial<RaffleDraft>) => void;
    readonly errorAt: (...path: readonly (string | number)[]) => string | undefined;
  };
  readonly currency: string;
  /** Whether players were promised its terms. */
  readonly fixed: boolean;
}

/** Everything that can be set about a raffle. */
export function RaffleFields({ draft, currency, fixed }: RaffleFieldsProps) {
  const { value, change, errorAt } = draft;
  const figure = (name: "ticket" | "mostTickets" | "wagerTimes", error: string) => ({
    value: value[name],
    put: (typed: string) => change({ [name]: typed }),
    error: errorAt(error),
  });
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
        <Panel title="Tickets">
          <div className="grid gap-3 sm:grid-cols-2">
            <FigureField
              label={`Valid turnover for one ticket (${currency})`}
              required
              {...figure("ticket", "ticketUnits")}
            />
            <FigureField
              label="Tickets of one player at most"
              required
              {...figure("mostTickets", "mostTickets")}
            />
          </div>
        </Panel>
        <Prizes draft={draft} currency={currency} fixed={fixed} />
        <Panel title="When">
          <div className="grid gap-3 sm:grid-cols-2">
            <MomentField
              label="From"
              at={value.startsAt}
              onChange={(startsAt) => change({ startsAt })}
              error={errorAt("startsAt")}
              hint="In your time zone. Empty begins once it is offered."
            />
            <MomentField
              label="Until"
              at={value.endsAt}
              onChange={(endsAt) => change({ endsAt })}
              error={errorAt("endsAt")}
              hint="It is drawn as soon as all that was played until then is counted."
            />
          </div>
        </Panel>
        <Panel title="Playing it">
          <FigureField
            label="How often cash is played"
            {...figure("wagerTimes", "wagerTimes")}
            hint="Before it may be withdrawn; 0 for at once."
          />
        </Panel>
      </fieldset>
    </>
  );
}

/** Prizes by rank. They are sorted large to small when they are saved. */
function Prizes({ draft: { value, change, errorAt }, currency, fixed }: RaffleFieldsProps) {
  const { prizes } = value;
  const put = (at: number, to: Partial<TypedPrize>) =>
    change({ prizes: prizes.map((one, place) => (place === at ? { ...one, ...to } : one)) });
  const field = (at: number, name: keyof TypedPrize) => ({
    value: prizes[at]?.[name] ?? "",
    put: (typed: string) => put(at, { [name]: typed }),
    error:
      errorAt("prizes", at, name) ?? (name === "count" && at === 0 ? errorAt("prizes") : undefined),
  });
  return (
    <Panel title="Prizes">
      <ol className="grid gap-4">
        {prizes.map((_, at) => (
          <li key={at}>
            <fieldset className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_1fr_auto]">
              <legend className="mb-1 font-medium">Rank {at + 1}</legend>
              <FigureField label="How many prizes" required {...field(at, "count")} />
              <FigureField label={`Cash of each (${currency})`} {...field(at, "cash")} />
              <FigureField label="Points of each" {...field(at, "points")} />
              {!fixed && prizes.length > 1 && (
                <Button
                  aria-label={`Remove rank ${at + 1}`}
                  onClick={() => change({ prizes: prizes.filter((_one, place) => place !== at) })}
                >
                  Remove
                </Button>
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      {!fixed && prizes.length < MOST_RANKS && (
        <div className="flex">
          <Button onClick={() => change({ prizes: [...prizes, NO_PRIZE] })}>Add a rank</Button>
        </div>
      )}
    </Panel>
  );
}
