import type { ReactNode } from "react";
import { familyOf, type Family } from "./family.ts";

const DIE = [
  [17, 25, -10],
  [34, 22, 12],
] as const;

/** A lottery family's icon, drawn in a square of 64 as layers of paper. */
const PICTURES: Readonly<Record<Family, { readonly ground: string; readonly picture: ReactNode }>> =
  {
    north: {
      ground: "var(--coral)",
      picture: (
        <>
          <path d="M30 40h4v16h-4z" fill="var(--on-bulb)" opacity=".55" />
          <path d="M20 32h24v9H20z" fill="var(--canvas)" />
          <path d="M12 33q8-1 12-9h16q4 8 12 9v-4q-6-3-9-12H21q-3 9-9 12z" fill="var(--lamp)" />
          <path d="M25 17q6-2 7-7 1 5 7 7z" fill="var(--canvas)" />
          <path d="M29 34h6v7h-6z" fill="var(--on-bulb)" opacity=".6" />
          <path d="M8 56q12-5 24-1 12-4 24 1v8H8z" fill="var(--teal)" />
        </>
      ),
    },
    south: {
      ground: "var(--teal)",
      picture: (
        <>
          <path
            d="M32 52C20 46 14 36 15 26c8 3 14 9 17 18 3-9 9-15 17-18 1 10-5 20-17 26z"
            fill="var(--coral)"
          />
          <path d="M32 50c-7-7-10-16-8-26l8-10 8 10c2 10-1 19-8 26z" fill="var(--canvas)" />
          <path d="M32 48c-3-7-3-15 0-24 3 9 3 17 0 24z" fill="var(--lamp)" />
          <path d="M10 54q22-8 44 0-22 8-44 0z" fill="var(--on-bulb)" opacity=".5" />
        </>
      ),
    },
    thai: {
      ground: "var(--violet)",
      picture: (
        <>
          <path
            d="M14 34q0-16 17-16 14 0 17 13 1 4-1 8-2 6 3 6 2 0 2-3h3q1 8-6 8-8 0-7-11H40v14h-7V43h-8v10h-7V42q-4-3-4-8z"
            fill="var(--canvas)"
          />
          <path d="M22 24q7 1 8 9-6 4-11-1z" fill="var(--coral)" opacity=".8" />
          <path d="M17 17q7-7 16-3l4 6q-9-3-18 2z" fill="var(--lamp)" />
          <circle cx="41" cy="28" r="1.8" fill="var(--on-bulb)" />
        </>
      ),
    },
    keno: {
      ground: "var(--well)",
      picture: [0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3].map((column) => {
          const lit = (row * 5 + column * 3) % 4 === 0;
          return (
            <circle
              key={`${row}${column}`}
              cx={14 + column * 12}
              cy={14 + row * 12}
              r="4.6"
              fill={lit ? "var(--lamp)" : "var(--edge)"}
            />
          );
        }),
      ),
    },
    k3: {
      ground: "var(--lamp)",
      picture: DIE.map(([x, y, angle], at) => (
        <g key={x} transform={`rotate(${angle} ${x + 9} ${y + 9})`}>
          <rect x={x - 4} y={y - 4 + at * 8} width="23" height="23" rx="5" fill="var(--canvas)" />
          {(at === 0 ? [5, 15] : [3, 7.5, 12]).map((dot) => (
            <circle
              key={dot}
              cx={x - 0.5 + dot * 0.95}
              cy={y + at * 8 + dot * 0.95}
              r="2.4"
              fill={at === 0 ? "var(--coral)" : "var(--on-bulb)"}
            />
          ))}
        </g>
      )),
    },
    pk10: {
      ground: "var(--violet)",
      picture: (
        <>
          <path d="M6 46h52v3H6z" fill="var(--on-bulb)" opacity=".5" />
          <path d="M8 38q2-7 11-8l7-8h12l8 9q10 1 11 8v4H8z" fill="var(--coral)" />
          <path d="M28 25h4v7h-9zM35 25h3l6 7h-9z" fill="var(--canvas)" />
          <circle cx="19" cy="43" r="6" fill="var(--on-bulb)" />
          <circle cx="46" cy="43" r="6" fill="var(--on-bulb)" />
          <circle cx="19" cy="43" r="2.4" fill="var(--lamp)" />
          <circle cx="46" cy="43" r="2.4" fill="var(--lamp)" />
          <path
            d="M3 22h12M6 28h7M4 16h9"
            stroke="var(--canvas)"
            strokeWidth="2.4"
            strokeLinecap="round"
            opacity=".8"
          />
        </>
      ),
    },
    ssc: {
      ground: "var(--teal)",
      picture: (
        <>
          <path d="M8 20h48v26H8z" fill="var(--on-bulb)" />
          {[11, 25.5, 40].map((x, at) => (
            <g key={x}>
              <rect x={x} y="23" width="13" height="20" rx="3" fill="var(--canvas)" />
              <path
                d={["M3 5h7l-4 11", "M3 7q4-5 7-1c1 4-6 5-7 10h8", "M4 5h6l-4 5q5 0 5 3t-7 2"][at]}
                transform={`translate(${x} 23)`}
                fill="none"
                stroke="var(--on-bulb)"
                strokeWidth="2.2"
              />
            </g>
          ))}
          <path
            d="M12 14h40M12 52h40"
            stroke="var(--lamp)"
            strokeWidth="3"
            strokeDasharray="0.1 8"
            strokeLinecap="round"
          />
        </>
      ),
    },
    eleven: {
      ground: "var(--coral)",
      picture: [0, 1, 2, 3, 4].map((at) => (
        <g key={at} transform={`rotate(${(at - 2) * 26} 32 58)`}>
          <circle cx="32" cy="20" r="8" fill={at % 2 === 0 ? "var(--canvas)" : "var(--lamp)"} />
          <circle cx="32" cy="20" r="4" fill="var(--on-bulb)" opacity=".35" />
        </g>
      )),
    },
    six: {
      ground: "var(--bulb)",
      picture: (
        <>
          <path
            d="M32 6v8M24 14h16v4H24zM27 50h10v4H27zM32 54v6"
            stroke="var(--on-bulb)"
            strokeWidth="2"
            fill="var(--on-bulb)"
          />
          <path d="M32 18q20 2 20 16T32 50Q12 48 12 34t20-16z" fill="var(--coral)" />
          <path
            d="M32 18q9 3 9 16t-9 16q-9-3-9-16t9-16z"
            fill="none"
            stroke="var(--canvas)"
            strokeWidth="2"
            opacity=".8"
          />
          <path d="M13 34h38" stroke="var(--canvas)" strokeWidth="2" opacity=".8" />
        </>
      ),
    },
  };

/** The sign of a lottery. Decoration: its name is beside it. */
export function GameIcon({
  game,
  size = 56,
}: {
  game: { readonly gameCode: string; readonly tag: string };
  size?: number;
}) {
  const { ground, picture } = PICTURES[familyOf(game)];
  return (
    <svg
      viewBox="0 0 64 64"
      width={size}
      height={size}
      aria-hidden="true"
      className="shrink-0 overflow-hidden rounded-2xl"
    >
      <rect width="64" height="64" rx="14" fill={ground} />
      {picture}
    </svg>
  );
}
