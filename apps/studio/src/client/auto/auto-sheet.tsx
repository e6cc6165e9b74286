import { useState, type ReactNode } from "react";
import { Sheet } from "../sheets/sheet.tsx";
import { MOST_ROUNDS, type AutoPlan } from "./auto.ts";

interface AutoSheetProps {
  readonly stake: bigint;
  readonly money: (minor: bigint) => string;
  readonly hasFeature: boolean;
  readonly onStart: (plan: AutoPlan) => void;
  readonly onClose: () => void;
}

const ROUNDS = [10, 25, 50, MOST_ROUNDS];
const LOSSES = [5n, 10n, 25n, 50n];
const WINS = [null, 10n, 25n, 50n];

/** How many rounds, and what ends them earlier. There is no automatic play without a loss limit. */
export function AutoSheet({ stake, money, hasFeature, onStart, onClose }: AutoSheetProps) {
  const [rounds, setRounds] = useState(10);
  const [loss, setLoss] = useState(10n);
  const [win, setWin] = useState<bigint | null>(null);
  const [stopAtFeature, setStopAtFeature] = useState(true);
  const start = () => {
    onStart({
      rounds,
      lossLimit: loss * stake,
      winLimit: win === null ? null : win * stake,
      stopAtFeature,
    });
    onClose();
  };
  return (
    <Sheet title="Automatic play" onClose={onClose}>
      <div className="grid gap-4">
        <Chips legend="Rounds" values={ROUNDS} value={rounds} onValue={setRounds} write={String} />
        <Chips
          legend="End before I lose more than"
          values={LOSSES}
          value={loss}
          onValue={setLoss}
          write={(times) => money(times * stake)}
        />
        <Chips
          legend="End when one round pays"
          values={WINS}
          value={win}
          onValue={setWin}
          write={(times) => (times === null ? "never" : `${money(times * stake)} or more`)}
        />
        {hasFeature && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              checked={stopAtFeature}
              onChange={() => setStopAtFeature(!stopAtFeature)}
              className="size-5 accent-(--bulb)"
            />
            End after free spins
          </label>
        )}
        <button
          type="button"
          onClick={start}
          className="min-h-13 rounded-xl bg-bulb text-lg font-bold text-on-bulb"
        >
          Play {rounds} rounds at {money(stake)}
        </button>
        <p className="text-sm text-soft">
          You can stop at any time. It stops by itself when you leave the page or when anything goes
          wrong.
        </p>
      </div>
    </Sheet>
  );
}

interface ChipsProps<Value> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
  readonly write: (value: Value) => ReactNode;
}

function Chips<Value>({ legend, values, value, onValue, write }: ChipsProps<Value>) {
  return (
    <fieldset className="grid grid-cols-4 gap-2">
      <legend className="pb-1 font-semibold">{legend}</legend>
      {values.map((one) => (
        <label key={String(one)} className="chip">
          <input
            type="radio"
            name={legend}
            className="sr-only"
            checked={one === value}
            onChange={() => onValue(one)}
          />
          {write(one)}
        </label>
      ))}
    </fieldset>
  );
}
