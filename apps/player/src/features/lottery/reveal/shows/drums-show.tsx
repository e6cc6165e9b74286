import type { CSSProperties } from "react";
import { PrizeName } from "../../board/prize-name.tsx";
import type { ShowProps } from "../show.ts";
import "./drums-show.css";

/** One for each digit of the longest numbers. */
const DRUMS = 5;
/** A digit falls for this part of a step; each begins a little after the one before it. */
const FALLS = 0.6;
const AFTER = 0.08;
const NO_STEP_MS = 300;
/** Balls in a cage. */
const BALLS = [
  [26, 50, "var(--coral)"],
  [38, 58, "var(--teal)"],
  [52, 52, "var(--violet)"],
  [33, 38, "var(--bulb)"],
  [48, 36, "var(--ink)"],
  [58, 40, "var(--coral)"],
  [22, 36, "var(--teal)"],
] as const;

/**
 * Drums that turn while a number falls out of them, digit by digit; the special prize comes last.
 * Shorter numbers leave the first drums at rest.
 */
export default function DrumsShow({ drawn, shown, plan, step, state }: ShowProps) {
  const next = drawn[state === "done" ? drawn.length - 1 : shown];
  const fallen = drawn[shown - 1];
  const stepMs = plan.waits[step] ?? NO_STEP_MS;
  const falls = { "--falls": `${Math.min(stepMs, NO_STEP_MS) * FALLS}ms` } as CSSProperties;
  const first = DRUMS - (next?.number.length ?? DRUMS);
  return (
    <div className="drums">
      <p className="drums-prize">{next && <PrizeName prize={next.prize} />}</p>
      <div className="drums-row">
        {Array.from({ length: DRUMS }, (_, at) => (
          <Drum key={at} turns={at >= first} />
        ))}
      </div>
      {/* The place of a fallen number is kept before there is one. */}
      <div className="drums-row min-h-9 w-full justify-center" style={falls}>
        {fallen &&
          fallen.number
            .padStart(DRUMS)
            .split("")
            .map((digit, at) =>
              digit === " " ? (
                <span key={`${shown}:${at}`} />
              ) : (
                <span
                  key={`${shown}:${at}`}
                  className="drums-digit"
                  data-special={fallen.prize === "DB" || undefined}
                  style={
                    { "--after": `${at * AFTER * Math.min(stepMs, NO_STEP_MS)}ms` } as CSSProperties
                  }
                >
                  {digit}
                </span>
              ),
            )}
      </div>
    </div>
  );
}

function Drum({ turns }: { readonly turns: boolean }) {
  return (
    <svg viewBox="0 0 80 92" className="drums-drum" data-turns={turns || undefined}>
      <path d="M22 90 40 44l18 46" fill="none" stroke="var(--edge)" strokeWidth="4" />
      <g className="drums-cage">
        <circle cx="40" cy="40" r="34" fill="var(--raised)" stroke="var(--edge)" strokeWidth="3" />
        {BALLS.map(([x, y, colour]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6.5" fill={colour} />
        ))}
        <path
          d="M40 6v68M6 40h68M16 16l48 48M64 16 16 64"
          stroke="var(--edge)"
          strokeWidth="1.5"
          opacity=".7"
        />
      </g>
      <circle cx="40" cy="40" r="4" fill="var(--edge)" />
    </svg>
  );
}
