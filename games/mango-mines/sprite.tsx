import { Drawn, INK, paint, type Drawing } from "@perya/game-kit/art";

const MANGO = "M43 14C25 8 8 25 11 43c4 14 25 13 36-1 9-12 9-25-4-28z";
const SHADE = "M47 41c-11 15-32 16-36 2 8 7 25 3 33-10q5-9 4-17 8 9-1 25z";

const PICTURES: Drawing = {
  CRATE: (
    <>
      <path d="M4 5h56v54H4z" fill={paint("wood")} {...INK} />
      <path d="M4 22.5h56M4 39.5h56" stroke="#5f3917" strokeWidth="2.4" />
      <path d="M6 8h52M6 26h52M6 43h52" stroke="#ffe0a6" strokeWidth="1.8" opacity=".5" />
      <path
        d="M24 13h12M30 30h12M23 49h14"
        stroke="#6b4423"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".6"
      />
      <path d="M8 3h12v58H8zM44 3h12v58H44z" fill={paint("wood")} {...INK} />
      <g fill="#6b4423">
        {[14, 50].flatMap((x) =>
          [12, 32, 51].map((y) => <circle key={`${x}${y}`} cx={x} cy={y} r="2" />),
        )}
      </g>
    </>
  ),
  GOOD: (
    <>
      <path d={MANGO} fill={paint("gold")} {...INK} />
      <path d={SHADE} fill="#f0743c" opacity=".75" />
      <path
        d="M18 37c1-10 8-17 16-19"
        stroke="#fff"
        strokeWidth="3.2"
        strokeLinecap="round"
        fill="none"
        opacity=".75"
      />
      <path d="M43 14q1-5 4-8" {...INK} fill="none" strokeWidth="3.4" />
      <path d="M45 12q6-11 17-8-4 11-17 8z" fill={paint("teal")} {...INK} />
    </>
  ),
  SPOILED: (
    <>
      <path d={MANGO} fill="#6f6a34" {...INK} />
      <path d={SHADE} fill="#3d3a22" opacity=".8" />
      <path d="M43 14q1-5 4-8" {...INK} fill="none" strokeWidth="3.4" />
      <path d="M45 12q4-8 12-4-1 9-12 4z" fill="#5a4a2c" {...INK} />
      <circle cx="21" cy="44" r="4" fill="#3d3a22" />
      <circle cx="35" cy="25" r="3" fill="#3d3a22" />
      <path
        d="M20 28l7 7m0-7-7 7M33 33l7 7m0-7-7 7"
        stroke="#1d1b3a"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path
        d="M24 47q6-6 11-1"
        stroke="#1d1b3a"
        strokeWidth="2.6"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#1d1b3a">
        <circle cx="10" cy="16" r="2" />
        <circle cx="20" cy="8" r="2" />
        <circle cx="57" cy="34" r="2" />
      </g>
      <path
        d="M7 13l3 3 3-3M17 5l3 3 3-3M54 31l3 3 3-3"
        stroke="#8a87b5"
        strokeWidth="1.6"
        fill="none"
      />
    </>
  ),
};

/** A crate, a good mango and a spoiled one. */
export function Sprite() {
  return <Drawn drawing={PICTURES} />;
}
