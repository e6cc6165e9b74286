import { CountryPicker } from "../../shared/forms/countries/country-picker.tsx";
import { MomentField } from "../../shared/forms/moment-field.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { KEYS } from "./promotion.ts";
import { TextField } from "./text-field.tsx";
import { Ticks } from "../../shared/forms/ticks.tsx";
import type { Editing } from "./use-promotion.ts";

const LEVELS = [
  [0, "0, not verified"],
  [1, "1"],
  [2, "2"],
  [3, "3"],
] as const;

/** Whom it is for, when, and who counts as one player. Fixed once it was announced. */
export function AudienceFields(editing: Editing) {
  const { value, change, errorAt, fixed } = editing;
  return (
    <fieldset disabled={fixed} className="contents">
      <legend className="sr-only">Players and dates</legend>
      <Panel title="When">
        <div className="grid gap-3 sm:grid-cols-2">
          <MomentField
            label="From"
            at={value.startsAt}
            onChange={(startsAt) => change({ startsAt })}
            error={errorAt("startsAt")}
            hint="In your time zone. Until then it is shown as coming soon; empty opens at once."
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
      <Panel title="Players">
        <CountryPicker
          label="Countries"
          none="Players of all countries."
          chosen={value.countries}
          onChange={(countries) => change({ countries })}
        />
        <Ticks
          label="Levels of verification; none ticked means all"
          all={LEVELS}
          ticked={value.levels}
          onChange={(levels) => change({ levels })}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <MomentField
            label="Registered from"
            at={value.registeredFrom}
            onChange={(registeredFrom) => change({ registeredFrom })}
          />
          <MomentField
            label="Registered before"
            at={value.registeredBefore}
            onChange={(registeredBefore) => change({ registeredBefore })}
            error={errorAt("audience")}
          />
        </div>
        <Ticks
          label="Players who share this count as one"
          all={KEYS}
          ticked={value.keys}
          onChange={(keys) => change({ keys })}
        />
        <TextField
          {...editing}
          name="heldOut"
          label="Control group, in percent"
          at={["audience", "heldOutPpm"]}
          hint="So many of the players are never offered it, to see what it changes; 50 at most."
        />
      </Panel>
    </fieldset>
  );
}
