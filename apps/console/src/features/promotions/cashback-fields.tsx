import { PLAY } from "../../shared/format/play.ts";
import { Choice } from "../../shared/forms/controls.tsx";
import { CASHBACK_OCCASIONS, PAYMENTS, type Draft } from "./promotion.ts";
import { TextField } from "./text-field.tsx";
import { Ticks } from "../../shared/forms/ticks.tsx";
import type { Editing } from "./use-promotion.ts";

/** What a player gets back of what they lost. */
export function CashbackFields(editing: Editing) {
  const { value, change, currency } = editing;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label="Of which time"
          value={value.lossOf}
          onChange={({ target }) => change({ lossOf: target.value as Draft["lossOf"] })}
        >
          {CASHBACK_OCCASIONS.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Choice>
        <TextField
          {...editing}
          name="minLoss"
          label={`Smallest loss (${currency})`}
          at={["rule", "minLoss"]}
          hint="Stakes less wins of the days, without what was played while a bonus ran."
        />
        <TextField
          {...editing}
          name="percent"
          label="Share of the loss, in percent"
          at={["rule", "percentBps"]}
        />
        <TextField
          {...editing}
          name="cap"
          label={`Cashback at most (${currency})`}
          at={["rule", "cap"]}
        />
        <Choice
          label="How it is paid"
          value={value.payment}
          onChange={({ target }) => change({ payment: target.value as Draft["payment"] })}
        >
          {PAYMENTS.map(([name, words]) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </Choice>
        <TextField
          {...editing}
          name="claimDays"
          label="Days to claim it in"
          at={["rule", "claimDays"]}
          hint="Also where it could not be credited at once, because another bonus was running."
        />
      </div>
      <Ticks
        label="Games whose losses count; none ticked means all"
        all={PLAY}
        ticked={value.countedGames}
        onChange={(countedGames) => change({ countedGames })}
      />
    </>
  );
}
