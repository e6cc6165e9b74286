import type { PromotionCheck } from "@perya/api-client/operator";
import type { CurrencyCode } from "@perya/money";
import { useState } from "react";
import { PLAY } from "../../../shared/format/play.ts";
import { Button, Choice } from "../../../shared/forms/controls.tsx";
import { PLAYERS, type Trial } from "./simulate.ts";
import { SimulatedPlayers } from "./simulated-players.tsx";
import { spreadOf } from "./spread-of.ts";
import { useSimulation } from "./use-simulation.ts";

type Checked = PromotionCheck["categories"][number];

/** Ten thousand players who play the bonus in one category of games, started by hand. */
export function Simulation({ check, currency }: { check: PromotionCheck; currency: CurrencyCode }) {
  const playable = check.categories.filter((one) => one.usual && !one.closed);
  const [chosen, choose] = useState<string>();
  const { simulation, start, cancel } = useSimulation();
  const category = playable.find((one) => one.category === chosen) ?? dearest(playable);
  if (!category) return null;
  const { state } = simulation;
  const run = () => start(trialOf(check, category));
  return (
    <section className="grid gap-3" aria-label="Simulation">
      <h3 className="font-semibold">Simulation of 10,000 players</h3>
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label="They play"
          value={category.category}
          onChange={({ target }) => {
            choose(target.value);
            cancel();
          }}
        >
          {playable.map((one) => (
            <option key={one.category} value={one.category}>
              {wordsOf(one.category)}
            </option>
          ))}
        </Choice>
        {state === "RUNNING" ? (
          <Button onClick={cancel}>Cancel</Button>
        ) : (
          <Button onClick={run}>Simulate</Button>
        )}
      </div>
      <p className="text-sm text-soft">
        Each bets a hundredth of what they begin with, within the highest bet, until it is played or
        nothing is left. Games return what they state on average; how wins are spread is typical of
        the category.
      </p>
      {simulation.state === "RUNNING" && (
        <progress
          aria-label="Players who have played"
          max={PLAYERS}
          value={simulation.played}
          className="w-full max-w-3xl accent-violet"
        />
      )}
      {simulation.state === "BROKEN" && (
        <p role="alert" className="text-coral">
          The simulation could not be run. Try again.
        </p>
      )}
      <div role="status" className="grid gap-3">
        {simulation.state === "DONE" && (
          <SimulatedPlayers simulated={simulation.simulated} currency={currency} />
        )}
      </div>
    </section>
  );
}

/** Where the bonus costs most. */
function dearest(all: readonly Checked[]): Checked | undefined {
  const cost = ({ usual }: Checked) => BigInt(usual?.cost.amount ?? 0);
  return all.reduce<Checked | undefined>(
    (found, one) => (found && cost(found) >= cost(one) ? found : one),
    undefined,
  );
}

function trialOf(check: PromotionCheck, { category, usual }: Checked): Trial {
  const { deposit, bonus, highestBet, mostKept } = check;
  const units = ({ amount }: { amount: string }) => Number(amount);
  return {
    deposit: units(deposit),
    bonus: units(bonus),
    turnover: usual ? units(usual.turnover) : 0,
    highestBet: units(highestBet),
    mostKept: mostKept && units(mostKept),
    spread: spreadOf(category, usual?.returnPpm ?? 0),
  };
}

export function wordsOf(category: string): string {
  return PLAY.find(([name]) => name === category)?.[1] ?? category;
}
