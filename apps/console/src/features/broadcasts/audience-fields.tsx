import { useQuery } from "@tanstack/react-query";
import { Button, Choice, Field, TextArea } from "../../shared/forms/controls.tsx";
import { CountryPicker } from "../../shared/forms/countries/country-picker.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import type { Draft } from "./draft.ts";

const LEVELS = [0, 1, 2, 3];
const CURRENCIES = ["PHP", "USD", "EUR", "THB", "MYR", "INR", "CNY", "IDR", "VND", "JPY", "KRW"];

interface Props {
  readonly draft: Draft;
  readonly change: (to: Partial<Draft>) => void;
}

/** Whom a message is for: players by name, or a segment. */
export function AudienceFields({ draft, change }: Props) {
  return (
    <>
      <div role="group" aria-label="Whom it is for" className="flex flex-wrap gap-1">
        {(
          [
            ["names", "Players by name"],
            ["segment", "A segment of players"],
          ] as const
        ).map(([to, words]) => (
          <Button
            key={to}
            look={draft.to === to ? "primary" : "plain"}
            aria-pressed={draft.to === to}
            onClick={() => change({ to })}
          >
            {words}
          </Button>
        ))}
      </div>
      {draft.to === "names" ? (
        <TextArea
          label="Players"
          hint="Usernames or ids, separated by commas or line breaks; at most 1,000."
          value={draft.names}
          rows={4}
          dir="ltr"
          onChange={({ target }) => change({ names: target.value })}
        />
      ) : (
        <SegmentFields draft={draft} change={change} />
      )}
    </>
  );
}

function SegmentFields({ draft, change }: Props) {
  return (
    <>
      <p className="text-soft">What is left open narrows nothing down.</p>
      <CountryPicker
        label="Countries"
        none="Players in every country."
        chosen={draft.countries}
        onChange={(countries) => change({ countries })}
      />
      <Ticks
        legend="KYC levels"
        all={LEVELS.map((level) => [level, `Level ${level}`])}
        ticked={draft.levels}
        onChange={(levels) => change({ levels })}
      />
      <VipTicks draft={draft} change={change} />
      <div className="grid gap-3 sm:grid-cols-2">
        <MomentField
          label="Registered from"
          at={draft.registeredFrom}
          onChange={(registeredFrom) => change({ registeredFrom })}
        />
        <MomentField
          label="Registered before"
          at={draft.registeredBefore}
          onChange={(registeredBefore) => change({ registeredBefore })}
        />
        <MomentField
          label="Last signed in from"
          at={draft.seenFrom}
          onChange={(seenFrom) => change({ seenFrom })}
        />
        <MomentField
          label="Last signed in before"
          at={draft.seenBefore}
          onChange={(seenBefore) => change({ seenBefore })}
        />
      </div>
      <BalanceFields draft={draft} change={change} />
    </>
  );
}

function BalanceFields({ draft, change }: Props) {
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field
        label="Balance from"
        inputMode="decimal"
        autoComplete="off"
        value={draft.least}
        onChange={({ target }) => change({ least: target.value })}
      />
      <Field
        label="Balance up to"
        inputMode="decimal"
        autoComplete="off"
        value={draft.most}
        onChange={({ target }) => change({ most: target.value })}
      />
      <Choice
        label="In"
        value={draft.currency}
        onChange={({ target }) => change({ currency: target.value })}
      >
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {code}
          </option>
        ))}
      </Choice>
    </div>
  );
}

/** The brand's VIP levels, where it has any. */
function VipTicks({ draft, change }: Props) {
  const { filters } = useFilters();
  const { data } = useQuery(reading("/vip/levels", { query: { brand: filters.brand } }));
  if (!data || data.levels.length === 0) return null;
  return (
    <Ticks
      legend="VIP levels"
      all={[[0, "None"], ...data.levels.map(({ level, label }) => [level, label] as const)]}
      ticked={draft.vipLevels}
      onChange={(vipLevels) => change({ vipLevels })}
    />
  );
}

interface TicksProps {
  readonly legend: string;
  readonly all: readonly (readonly [level: number, words: string])[];
  readonly ticked: readonly number[];
  readonly onChange: (ticked: readonly number[]) => void;
}

function Ticks({ legend, all, ticked, onChange }: TicksProps) {
  const toggle = (level: number) =>
    onChange(
      ticked.includes(level)
        ? ticked.filter((one) => one !== level)
        : [...ticked, level].toSorted((a, b) => a - b),
    );
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-4">
        {all.map(([level, words]) => (
          <label key={level} className="flex min-h-9 items-center gap-2">
            <input
              type="checkbox"
              checked={ticked.includes(level)}
              onChange={() => toggle(level)}
              className="size-5 accent-bulb"
            />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
