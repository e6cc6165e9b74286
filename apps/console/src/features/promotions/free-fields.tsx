import { Choice } from "../../shared/forms/controls.tsx";
import { FREE_OCCASIONS, type Draft } from "./promotion.ts";
import { TextField } from "./text-field.tsx";
import type { Editing } from "./use-promotion.ts";

/** How many rounds are free, in which games, and what they may win. */
export function FreeFields(editing: Editing) {
  const { value, change, currency } = editing;
  const isOfDeposit = value.freeOccasion !== "ONCE" && value.freeOccasion !== "MONTHLY";
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice
        label="How players get them"
        value={value.freeOccasion}
        onChange={({ target }) => change({ freeOccasion: target.value as Draft["freeOccasion"] })}
      >
        {FREE_OCCASIONS.map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </Choice>
      {isOfDeposit && (
        <TextField
          {...editing}
          name="minDeposit"
          label={`Smallest deposit (${currency})`}
          at={["rule", "minDeposit"]}
        />
      )}
      <TextField
        {...editing}
        name="freeGames"
        label="Games, by their codes"
        at={["rule", "games"]}
        hint="Of our studio, with commas between them."
      />
      <TextField {...editing} name="rounds" label="Rounds" at={["rule", "rounds"]} />
      <TextField
        {...editing}
        name="freeStake"
        label={`Stake of each (${currency})`}
        at={["rule", "stake"]}
        hint="One that all of the games offer."
      />
      <TextField
        {...editing}
        name="cap"
        label={`Won at most (${currency})`}
        at={["rule", "cap"]}
        hint="So much of the budget is held until they are played."
      />
      <TextField
        {...editing}
        name="playDays"
        label="Days to play them in"
        at={["rule", "playDays"]}
      />
    </div>
  );
}
