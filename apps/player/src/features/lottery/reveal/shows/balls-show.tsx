import type { CSSProperties } from "react";
import { lookOf } from "../../art/look-of.ts";
import { Ball } from "../../board/ball.tsx";
import type { ShowProps } from "../show.ts";
import "./balls-show.css";

/** What has rolled further is out of sight on every device. */
const MOST = 20;
/** A ball falls for this part of a step. */
const FALLS = 0.9;
const NO_STEP_MS = 300;
/** Room for a ball, and for a ticket with as many digits, in rem. */
const BALL_REM = 2.75;
const TICKET_REM = 1.75;
const DIGIT_REM = 0.62;
const INSIDE = [
  [
    [26, 48, "var(--coral)"],
    [40, 56, "var(--bulb)"],
    [54, 46, "var(--teal)"],
    [34, 26, "var(--violet)"],
  ],
  [
    [30, 38, "var(--ink)"],
    [50, 30, "var(--coral)"],
    [46, 44, "var(--violet)"],
    [22, 32, "var(--teal)"],
  ],
] as const;

/** Balls that are mixed, drop onto a rail one by one, and roll on. */
export default function BallsShow({ gameCode, drawn, shown, plan, step }: ShowProps) {
  // What is computed from the numbers is no ball.
  const balls = drawn.filter(({ prize }) => prize !== "SUM");
  const fallen = balls.slice(0, shown);
  const width = Math.max(...balls.map(({ number }) => roomOf(number)));
  const stepMs = Math.min(plan.waits[step] ?? NO_STEP_MS, 2 * NO_STEP_MS);
  return (
    <div className="balls" style={{ "--falls": `${stepMs * FALLS}ms` } as CSSProperties}>
      <Globe />
      <div className="balls-rail">
        {fallen.slice(-MOST).map(({ number }, at, { length }) => (
          <span
            key={fallen.length - length + at}
            className="balls-slot"
            style={{ transform: `translateX(${(length - 1 - at) * width}rem)` }}
          >
            <span className="balls-drop">
              <Ball number={number} look={lookOf(gameCode)} />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}

function roomOf(number: string): number {
  return number.length > 2 ? TICKET_REM + number.length * DIGIT_REM : BALL_REM;
}

function Globe() {
  return (
    <svg viewBox="0 0 96 92" className="balls-globe">
      <path d="M18 88 30 66h20l12 22z" fill="var(--raised)" stroke="var(--edge)" strokeWidth="3" />
      <circle cx="40" cy="38" r="34" fill="var(--ground)" stroke="var(--edge)" strokeWidth="3" />
      {INSIDE.map((balls, at) => (
        <g key={at} className="balls-mix">
          {balls.map(([x, y, colour]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="7" fill={colour} />
          ))}
        </g>
      ))}
      <path d="M62 14q14-10 34 2" fill="none" stroke="var(--edge)" strokeWidth="5" />
    </svg>
  );
}
