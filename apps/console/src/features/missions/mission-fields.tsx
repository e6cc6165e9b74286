import type { ComponentProps } from "react";
import { Choice } from "../../shared/forms/controls.tsx";
import { FigureField } from "../../shared/forms/figure-field.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { TitleAndText } from "../../shared/forms/title-and-text.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { PLAY } from "../../shared/format/play.ts";
import { isInMoney, isOfGames, KINDS, SPANS, type Draft } from "./mission.ts";

const MOST = { title: 80, text: 300 } as const;

interface MissionFieldsProps {
  readonly draft: {
    readonly value: Draft;
    readonly change: (to: Partial<Draft>) => void;
    readonly errorAt: (...path: readonly (string | number)[]) => string | undefined;
  };
  readonly currency: string;
  /** Whether players were promised its terms. */
  readonly fixed: boolean;
}

/** Everything that can be set about a mission. */
export function MissionFields({ draft, currency, fixed }: MissionFieldsProps) {
  const { value, change, errorAt } = draft;
  const figure = (name: "target" | "vipLevel" | "points" | "cash" | "wagerTimes" | "order") => ({
    value: value[name],
    put: (typed: string) => change({ [name]: typed }),
    error: errorAt(name),
  });
  return (
    <>
      <Panel title="Words">
        <TitleAndText draft={value} change={change} error={errorAt("words")} most={MOST} />
        <FigureField
          label="Place in the list"
          required
          {...figure("order")}
          hint="The lowest first."
        />
      </Panel>
      {fixed && (
        <p className="rounded-lg border border-line bg-raised p-3 text-soft">
          Players were promised its terms: only words and place can change.
        </p>
      )}
      <fieldset disabled={fixed} className="contents">
        <legend className="sr-only">Terms</legend>
        <Panel title="What it asks for">
          <Terms draft={draft} currency={currency} figure={figure} />
        </Panel>
        <Panel title="Reward">
          <div className="grid gap-3 sm:grid-cols-2">
            <FigureField label="Points" {...figure("points")} hint="Leave empty for none." />
            <FigureField
              label={`Cash (${currency})`}
              {...figure("cash")}
              hint="Leave empty for none."
            />
            <FigureField
              label="How often the cash is played"
              {...figure("wagerTimes")}
              hint="Before it may be withdrawn; 0 for at once."
            />
            <FigureField label="From VIP level" {...figure("vipLevel")} hint="0 for everyone." />
          </div>
        </Panel>
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
              hint="Leave empty for no end."
            />
          </div>
        </Panel>
      </fieldset>
    </>
  );
}

interface TermsProps extends Pick<MissionFieldsProps, "draft" | "currency"> {
  readonly figure: (
    name: "target",
  ) => Pick<ComponentProps<typeof FigureField>, "value" | "put" | "error">;
}

function Terms({ draft: { value, change }, currency, figure }: TermsProps) {
  const { kind, category, span } = value;
  const counted = KINDS.find(([name]) => name === kind)?.[2] ?? "";
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice
        label="Kind"
        value={kind}
        onChange={({ target }) => change({ kind: target.value as Draft["kind"] })}
      >
        {KINDS.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </Choice>
      <FigureField
        label={isInMoney(kind) ? `${counted} (${currency})` : counted}
        required
        {...figure("target")}
      />
      {kind !== "KYC" && (
        <Choice
          label="How often it can be done"
          value={span}
          onChange={({ target }) => change({ span: target.value as Draft["span"] })}
        >
          {SPANS.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Choice>
      )}
      {isOfGames(kind) && (
        <Choice
          label="Games"
          value={category ?? ""}
          onChange={({ target }) =>
            change({ category: target.value === "" ? null : (target.value as Draft["category"]) })
          }
        >
          <option value="">All games</option>
          {PLAY.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Choice>
      )}
    </div>
  );
}
