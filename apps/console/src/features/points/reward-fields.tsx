import type { ComponentProps } from "react";
import { Choice, Field, Switch } from "../../shared/forms/controls.tsx";
import { TitleAndText } from "../../shared/forms/title-and-text.tsx";
import { PictureField } from "../../shared/forms/picture-field.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import type { Draft } from "./reward.ts";

const MOST = { title: 100, text: 2_000 } as const;

interface RewardFieldsProps {
  readonly draft: {
    readonly value: Draft;
    readonly change: (to: Partial<Draft>) => void;
    readonly errorAt: (...path: readonly (string | number)[]) => string | undefined;
  };
  readonly currency: string;
  readonly isNew: boolean;
}

/** Everything that can be set about a reward. */
export function RewardFields({ draft, currency, isNew }: RewardFieldsProps) {
  const { value, change, errorAt } = draft;
  const figure = (name: "price" | "vipLevel" | "perMember" | "order" | "stock") =>
    ({
      value: value[name],
      inputMode: "numeric",
      autoComplete: "off",
      pattern: name === "price" ? "[0-9 ,]+" : "[0-9]+",
      onChange: ({ target }) => change({ [name]: target.value }),
      error: errorAt(name),
    }) satisfies Partial<ComponentProps<typeof Field>>;
  return (
    <>
      <Panel title="What it is">
        <TitleAndText draft={value} change={change} error={errorAt("words")} most={MOST} />
        <PictureField
          label="Picture"
          url={value.picture}
          required
          onChange={(picture) => change({ picture })}
          error={errorAt("picture")}
          hint="Square, 600 × 600 or more."
        />
        <Choice
          label="Kind"
          value={value.kind}
          onChange={({ target }) => change({ kind: target.value as Draft["kind"] })}
        >
          <option value="PHYSICAL">It is sent to an address</option>
          <option value="CREDIT">It is paid to the balance</option>
        </Choice>
        {value.kind === "CREDIT" && (
          <Field
            label={`Credit of one (${currency})`}
            value={value.amount}
            required
            inputMode="decimal"
            autoComplete="off"
            onChange={({ target }) => change({ amount: target.value })}
            error={errorAt("units")}
            hint="Paid once staff approve the order, and to be played once."
          />
        )}
      </Panel>
      <Panel title="Who may redeem it, and for what">
        <div className="grid gap-3 sm:grid-cols-2">
          <Field label="Price in points" required {...figure("price")} />
          {isNew && <Field label="Pieces in stock" required {...figure("stock")} />}
          <Field label="From VIP level" required hint="0 for everyone." {...figure("vipLevel")} />
          <Field
            label="Pieces for one member"
            hint="Leave empty for any number."
            {...figure("perMember")}
          />
          <Field label="Place in the list" required {...figure("order")} hint="The lowest first." />
        </div>
        <Switch
          label="Shown to players"
          hint="When off, only staff can see it. Orders that were made stay."
          on={value.offered}
          onChange={(offered) => change({ offered })}
        />
      </Panel>
    </>
  );
}
