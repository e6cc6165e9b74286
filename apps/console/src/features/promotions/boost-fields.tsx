import { PLAY } from "../../shared/format/play.ts";
import { TextField } from "./text-field.tsx";
import { Ticks } from "../../shared/forms/ticks.tsx";
import type { Editing } from "./use-promotion.ts";

/** How much higher a rebate is, in which games, and for how long. */
export function BoostFields(editing: Editing) {
  const { value, change, currency } = editing;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          {...editing}
          name="extra"
          label="Added to the rate, in percent of turnover"
          at={["rule", "extraPpm"]}
          hint="On top of the rate of the brand or the VIP level; 5 % in all at most."
        />
        <TextField
          {...editing}
          name="cap"
          label={`Added to a day's rebate at most (${currency})`}
          at={["rule", "cap"]}
        />
        <TextField
          {...editing}
          name="days"
          label="For how many days"
          at={["rule", "days"]}
          hint="From the day on which a player joins."
        />
      </div>
      <Ticks
        label="Games whose rate is raised; none ticked means all"
        all={PLAY}
        ticked={value.countedGames}
        onChange={(countedGames) => change({ countedGames })}
      />
      <p className="text-sm text-soft">
        What has to be played of it, and when it is credited, is what the brand's settings say of
        rebates. While rebates are off it gives nothing.
      </p>
    </>
  );
}
