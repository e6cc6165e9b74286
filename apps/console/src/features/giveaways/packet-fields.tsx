import { FigureField } from "../../shared/forms/figure-field.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { TitleAndText } from "../../shared/forms/title-and-text.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import type { PacketDraft } from "./packet.ts";

const MOST = { title: 80, text: 300 } as const;
type Figure = "total" | "min" | "shares" | "wagerTimes" | "vipLevel" | "kycLevel";

interface PacketFieldsProps {
  readonly draft: {
    readonly value: PacketDraft;
    readonly change: (to: Partial<PacketDraft>) => void;
    readonly errorAt: (...path: readonly (string | number)[]) => string | undefined;
  };
  readonly currency: string;
  /** Whether players were promised its terms. */
  readonly fixed: boolean;
}

/** Everything that can be set about a red packet. */
export function PacketFields({ draft, currency, fixed }: PacketFieldsProps) {
  const { value, change, errorAt } = draft;
  const figure = (name: Figure, error: string = name) => ({
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
        <Panel title="What it holds">
          <div className="grid gap-3 sm:grid-cols-3">
            <FigureField
              label={`In all (${currency})`}
              required
              {...figure("total", "totalUnits")}
            />
            <FigureField label="Shares" required {...figure("shares")} />
            <FigureField
              label={`Smallest share (${currency})`}
              required
              {...figure("min", "minUnits")}
            />
          </div>
        </Panel>
        <Panel title="Who, and when">
          <div className="grid gap-3 sm:grid-cols-2">
            <FigureField label="From VIP level" {...figure("vipLevel")} hint="0 for everyone." />
            <FigureField
              label="From verification level"
              {...figure("kycLevel")}
              hint="0 for everyone, 3 at most."
            />
            <MomentField
              label="From"
              at={value.startsAt}
              onChange={(startsAt) => change({ startsAt })}
              error={errorAt("startsAt")}
              hint="In your time zone. Empty begins once it is offered; it lasts 24 hours."
            />
            <FigureField
              label="How often a share is played"
              {...figure("wagerTimes")}
              hint="Before it may be withdrawn; 0 for at once."
            />
          </div>
        </Panel>
      </fieldset>
    </>
  );
}
