import { Button, Choice } from "../../shared/forms/controls.tsx";
import { FigureField } from "../../shared/forms/figure-field.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { freshTier, KINDS, TIERS, type Draft, type TierDraft } from "./jackpot.ts";

export interface EditedDraft {
  readonly value: Draft;
  readonly change: (to: Partial<Draft>) => void;
  readonly errorAt: (...path: readonly (string | number)[]) => string | undefined;
}

/** The tiers of a jackpot: one to four, each with a name of its own. */
export function TierFields({ draft, currency }: { draft: EditedDraft; currency: string }) {
  const { tiers } = draft.value;
  const free = TIERS.filter(([name]) => tiers.every((tier) => tier.name !== name));
  const next = free[0];
  const changeTier = (at: number, to: Partial<TierDraft>) =>
    draft.change({ tiers: tiers.map((tier, n) => (n === at ? { ...tier, ...to } : tier)) });
  return (
    <>
      {tiers.map((tier, at) => (
        <Panel
          key={tier.name}
          title={TIERS.find(([name]) => name === tier.name)?.[1] ?? ""}
          actions={
            tiers.length > 1 && (
              <Button onClick={() => draft.change({ tiers: tiers.filter((one) => one !== tier) })}>
                Take this tier out
              </Button>
            )
          }
        >
          <TierForm
            tier={tier}
            currency={currency}
            change={(to) => changeTier(at, to)}
            errorAt={(name) => draft.errorAt("tiers", at, name)}
          />
        </Panel>
      ))}
      {next && (
        <div className="flex">
          <Button onClick={() => draft.change({ tiers: [...tiers, freshTier(next[0])] })}>
            Add a tier
          </Button>
        </div>
      )}
    </>
  );
}

interface TierFormProps {
  readonly tier: TierDraft;
  readonly currency: string;
  readonly change: (to: Partial<TierDraft>) => void;
  readonly errorAt: (name: string) => string | undefined;
}

function TierForm({ tier, currency, change, errorAt }: TierFormProps) {
  const isRandom = tier.kind === "RANDOM";
  const figure = (name: "contribution" | "seed" | "bound") => ({
    value: tier[name],
    required: true,
    put: (typed: string) => change({ [name]: typed }),
  });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice
        label="How it is won"
        value={tier.kind}
        onChange={({ target }) => change({ kind: target.value as TierDraft["kind"] })}
      >
        {KINDS.map(([kind, words]) => (
          <option key={kind} value={kind}>
            {words}
          </option>
        ))}
      </Choice>
      <FigureField
        label="Contribution (%)"
        {...figure("contribution")}
        error={errorAt("contributionPpm")}
        hint="Of each stake, that feeds the pool: 5 at most."
      />
      <FigureField
        label={`Seed (${currency})`}
        {...figure("seed")}
        error={errorAt("seed")}
        hint="What each pool begins with. The reserve pays it out of stakes as well."
      />
      <FigureField
        label={isRandom ? `Won once in stakes of (${currency})` : `Ceiling (${currency})`}
        {...figure("bound")}
        error={errorAt(isRandom ? "odds" : "ceiling")}
        hint={
          isRandom
            ? "On the average: each unit staked has the same chance."
            : "Won before it is reached."
        }
      />
    </div>
  );
}
