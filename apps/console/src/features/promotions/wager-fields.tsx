import { Choice, Field, Switch } from "../../shared/forms/controls.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { PLAY } from "../../shared/format/play.ts";
import type { Draft } from "./promotion.ts";
import { TextField } from "./text-field.tsx";
import type { Editing } from "./use-promotion.ts";

/** What has to be played, by when, and what counts how much. */
export function WagerFields(editing: Editing) {
  const { value, change, errorAt, currency } = editing;
  return (
    <Panel title="What has to be played">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField {...editing} name="times" label="How often" at={["rule", "times"]} />
        <Choice
          label="Of what"
          value={value.base}
          onChange={({ target }) => change({ base: target.value as Draft["base"] })}
        >
          <option value="B">The bonus</option>
          <option value="DB">Deposit and bonus</option>
        </Choice>
        <TextField {...editing} name="days" label="Within how many days" at={["rule", "days"]} />
        <TextField
          {...editing}
          name="maxCashOut"
          label="At the end stays at most, in times the bonus"
          at={["rule", "maxCashOutTimes"]}
          hint="Beside the deposit. Empty for all of it."
        />
        <TextField
          {...editing}
          name="maxBet"
          label={`Highest bet meanwhile (${currency})`}
          at={["rule", "maxBet"]}
          hint="Empty: 5 % of deposit and bonus, 100.00 at most."
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-medium">
          How much of a game's turnover counts, in percent
        </legend>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {PLAY.map(([name, words]) => (
            <Field
              key={name}
              label={words}
              value={value.weights[name] ?? ""}
              inputMode="decimal"
              placeholder="0"
              autoComplete="off"
              maxLength={6}
              onChange={({ target }) =>
                change({ weights: { ...value.weights, [name]: target.value } })
              }
              error={errorAt("rule", "weights", name)}
            />
          ))}
        </div>
      </fieldset>
      <Switch
        label="Games that count nothing take no bets meanwhile"
        on={value.hardBlock}
        onChange={(hardBlock) => change({ hardBlock })}
      />
    </Panel>
  );
}
