import type { CSSProperties } from "react";
import { raceAt } from "../race-course.ts";
import type { ShowProps } from "../show.ts";
import "./race-show.css";
import { RaceCar } from "./race-car.tsx";

/** After so many steps every car has come to rest. */
const LONG_AFTER = 1_000;

/** A race of ten cars, who arrive in the drawn order. Each has its own lane. */
export default function RaceShow({ issueNo, rows, plan, step, state, shown }: ShowProps) {
  const order = rows.find(({ prize }) => prize === "CARS")?.numbers ?? [];
  const moving = state !== "done" && step > 0;
  // A car is on its way to where it will be when the step ends.
  const at = raceAt(issueNo, order, state === "done" ? LONG_AFTER : step > 0 ? step + 1 : 0);
  const lanes = order.map((car, place) => ({ car, place })).toSorted(byNumber);
  return (
    <div
      className="race"
      data-moving={moving || undefined}
      style={{ "--step": `${plan.waits[step] ?? 0}ms` } as CSSProperties}
    >
      <span className="race-line" />
      {lanes.map(({ car, place }) => (
        <div key={car} className="race-lane">
          <span
            className="race-way"
            style={{ transform: `translateX(${100 * (at[place] ?? 0)}%)` }}
          >
            <RaceCar car={car} />
          </span>
          <span className="race-place" data-in={shown > place || undefined}>
            {place + 1}
          </span>
        </div>
      ))}
    </div>
  );
}

function byNumber(a: { readonly car: string }, b: { readonly car: string }): number {
  return a.car.localeCompare(b.car);
}
