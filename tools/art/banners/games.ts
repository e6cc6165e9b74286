import {
  at,
  AMBER,
  box,
  CORAL,
  CREAM,
  cut,
  DEEP,
  disc,
  dot,
  DUSK,
  flat,
  FOREST,
  INK,
  LAMP,
  LEAF,
  line,
  n,
  PLUM,
  RED,
  STONE,
  TEAL,
  times,
  VIOLET,
  WINE,
} from "../parts/paper.ts";
import { ball, numbered } from "../games/balls.ts";
import { banner, fairground } from "../parts/night.ts";

/** A fish that looks to the left, its middle at 0. */
function fish(body: string, fin: string, belly: string): string {
  return (
    cut("M58 0q34-40 60-34-14 34 0 68-30 4-60-34z", fin) +
    cut("M-20-44Q10-84 56-60q-16 18-16 30zM-10 44q18 34 50 28-14-16-14-34z", fin) +
    cut("M-92 4Q-60-54 0-54q50 4 78 54-28 52-78 56-60-4-92-52z", body) +
    flat("M-84 14q50 22 156-8-28 46-72 50-54-4-84-42z", belly, 0.75) +
    line("M-38-40q18 40 0 82M-4-30q10 10 0 22M22-26q10 10 0 22M8 2q10 10 0 22", fin, 5, 0.7) +
    cut("M-20 6q30-6 44 20-30 10-44-20z", fin) +
    dot(-58, -10, 13, CREAM) +
    dot(-61, -10, 7, INK) +
    line("M-88 10q10 4 18 0", INK, 4)
  );
}

/** Fishing: a big fish with its school between weeds. */
export function fishing(): string {
  const weed = (x: number, height: number, fill: string) =>
    line(`M${x} 300q-20-${n(height * 0.25)} 0-${n(height * 0.5)}t0-${n(height * 0.5)}`, fill, 13);
  const bubbles = times(14, (one) => {
    const [x, y, r] = [420 + ((one * 137) % 720), 60 + ((one * 71) % 170), 5 + (one % 4) * 3];
    return dot(x, y, r, "#bff5ee", 0.3) + dot(x - r * 0.3, y - r * 0.3, r * 0.3, CREAM, 0.8);
  });
  return banner(
    "lagoon",
    flat("M760 0 600 300h120L840 0zM940 0l60 300h110L1000 0z", CREAM, 0.1) +
      flat("M0 262Q300 238 600 258t600-10v52H0z", "#d9b26a") +
      bubbles +
      weed(470, 130, LEAF) +
      weed(500, 96, FOREST) +
      weed(1120, 150, LEAF) +
      weed(1152, 104, FOREST) +
      weed(690, 70, FOREST) +
      at(856, 154, fish(CORAL, WINE, LAMP), 1.14) +
      at(560, 118, fish(LAMP, AMBER, CREAM), 0.42) +
      at(630, 164, fish(TEAL, DEEP, CREAM), 0.36) +
      at(540, 196, fish(VIOLET, PLUM, CREAM), 0.4) +
      at(1062, 106, fish(TEAL, DEEP, CREAM), 0.44) +
      at(1050, 250, cut("M0-44 13-14l33 3-25 21 8 32L0 25l-29 17 8-32-25-21 33-3z", RED), 0.6, 20),
  );
}

/** Sports: balls before a goal under floodlights. */
export function sports(): string {
  const net =
    times(12, (one) => `M${620 + one * 34} 96V214`) +
    times(5, (one) => `M606 ${112 + one * 24}H1006`);
  const patch = (x: number, y: number, turn: number) =>
    at(x, y, flat("M0-19 18-6 11 15h-22L-18-6z", INK), 1, turn);
  const light = (x: number) =>
    line(`M${x} 230V104`, STONE, 8) +
    cut(`M${x - 46} 62h92v40h-92z`, DUSK) +
    times(8, (one) => dot(x - 33 + (one % 4) * 22, 73 + Math.floor(one / 4) * 18, 7, "#fff6cf"));
  return banner(
    "forest",
    flat("M500 62 380 300h260zM1120 62 980 300h260z", "#fff6cf", 0.12) +
      light(500) +
      light(1120) +
      flat("M0 220Q600 196 1200 214v86H0z", LEAF) +
      flat("M0 250Q600 226 1200 244v20Q600 248 0 272z", FOREST, 0.5) +
      line(net, CREAM, 2, 0.45) +
      line("M604 218V92h404v126", CREAM, 10) +
      disc(760, 172, 62, "#fff") +
      patch(760, 172, 0) +
      [0, 1, 2, 3, 4]
        .map((one) => {
          const angle = (one * 2 * Math.PI) / 5 - Math.PI / 2;
          return (
            line(
              `M${n(760 + 19 * Math.cos(angle))} ${n(172 + 19 * Math.sin(angle))}L${n(760 + 40 * Math.cos(angle))} ${n(172 + 40 * Math.sin(angle))}`,
              INK,
              4,
            ) + flat(pentagonAt(760, 172, angle), INK)
          );
        })
        .join("") +
      disc(902, 186, 46, "#e8822f") +
      line("M856 186h92M902 140v92M870 152q26 34 0 68M934 152q-26 34 0 68", INK, 4) +
      disc(654, 206, 27, "#c8e34a") +
      line("M634 190q18 16 2 36M674 188q-18 16-2 38", CREAM, 4) +
      at(
        1030,
        204,
        cut("M-52 0Q-30-34 0-34t52 34Q30 34 0 34T-52 0z", "#8a4a2c") +
          line("M-24-8h48M-16-15v14M-5-15v14M6-15v14M17-15v14", CREAM, 4),
        0.9,
        -18,
      ),
  );
}

/** One of the outer patches of a football, at the edge of the ball in a direction. */
function pentagonAt(x: number, y: number, angle: number): string {
  const point = (r: number, turn: number) =>
    `${n(x + r * Math.cos(angle + turn))} ${n(y + r * Math.sin(angle + turn))}`;
  return `M${point(40, 0)}L${point(50, 0.3)}L${point(60, 0.24)}Q${point(63, 0)} ${point(60, -0.24)}L${point(50, -0.3)}z`;
}

/** E-sports: a screen, a headset and a pad. */
export function esports(): string {
  const bars = [40, 74, 56, 92, 66]
    .map((height, one) => box(700 + one * 26, 196 - height * 0.7, 16, height * 0.7))
    .join("");
  const ship = "M0-20 8-4h12v12h8v12H16V12H8v8H-8v-8h-8v8h-12V8h8V-4h12z";
  return banner(
    "night",
    fairground("#241a4f") +
      cut("M660 92q0-10 10-10h320q10 0 10 10v112q0 10-10 10H670q-10 0-10-10z", INK) +
      flat("M672 94h316v108H672z", "#2b2570") +
      flat("M672 168h316v34H672z", "#3a2f8f") +
      flat(bars, TEAL, 0.5) +
      at(900, 136, flat(ship, CORAL), 1.1) +
      line("M900 108v-8M900 92v-6", LAMP, 5) +
      times(6, (one) => flat(box(790 + one * 32, 98 + (one % 2) * 8, 14, 8), LAMP)) +
      cut("M800 214h60l10 24h-80z", DUSK) +
      at(
        560,
        172,
        line("M-52 20v-18a52 52 0 0 1 104 0v18", VIOLET, 13) +
          cut("M-66 6h26v50h-26q-10-4-10-25t10-25zM66 6H40v50h26q10-4 10-25T66 6z", CORAL) +
          line("M-50 56q0 22 36 22", STONE, 6) +
          dot(-10, 78, 8, INK),
        1,
      ) +
      at(1068, 182, gamepad, 1.1, -10),
  );
}

/** A pad for two hands, its middle at 0. */
const gamepad =
  cut(
    "M-72-36q20-10 42-2h60q22-8 42 2 24 34 22 76-2 22-20 18-14-4-32-30h-84q-18 26-32 30-18 4-20-18-2-42 22-76z",
    CREAM,
  ) +
  flat("M-58-16h14v-14h16v14h14v16h-14V14h-16V0h-14z", INK) +
  dot(40, -26, 8, LAMP) +
  dot(56, -9, 8, RED) +
  dot(24, -9, 8, TEAL) +
  dot(40, 8, 8, VIOLET) +
  dot(-18, 18, 12, STONE) +
  dot(18, 18, 12, STONE) +
  flat("M-10-24h20v7h-20z", CORAL);

/** Lottery: the drum with its balls, and those that were drawn. */
export function lottery(): string {
  const inside = [
    [-52, 34, CORAL],
    [-18, 48, LAMP],
    [20, 46, TEAL],
    [54, 30, VIOLET],
    [-36, 4, TEAL],
    [2, 14, CORAL],
    [38, 0, LAMP],
    [-8, -26, VIOLET],
  ] as const;
  const bars = [-66, -34, 0, 34, 66].map((x) => `M0-88Q${n(x * 1.5)} 0 0 88`).join("");
  return banner(
    "storm",
    fairground("#2a2158") +
      line("M724 234l40-112M912 234l-40-112M704 234h228", AMBER, 13) +
      line("M906 150h52v40", AMBER, 9) +
      disc(958, 196, 13, CORAL) +
      at(
        818,
        154,
        dot(0, 0, 88, CREAM, 0.18) +
          inside.map(([x, y, fill]) => ball(x, y, 19, fill)).join("") +
          line(`${bars}M-88 0H88M-76-44H76M-76 44H76`, LAMP, 4) +
          `<circle r="88" fill="none" stroke="${LAMP}" stroke-width="9"/>`,
      ) +
      (
        [
          [480, 200, CORAL, 7],
          [548, 176, LAMP, 24],
          [616, 206, TEAL, 39],
          [1032, 204, VIOLET, 12],
          [1102, 178, CORAL, 45],
        ] as const
      )
        .map(([x, y, fill, number]) => numbered(x, y, 36, fill, number))
        .join(""),
  );
}

/** The shop of points: wrapped prizes. */
export function shop(): string {
  const gift = (x: number, y: number, w: number, h: number, fill: string, ribbon: string) =>
    cut(box(x - w / 2, y - h, w, h), fill) +
    flat(box(x - 9, y - h, 18, h), ribbon) +
    cut(box(x - w / 2 - 8, y - h - 20, w + 16, 24), fill) +
    flat(box(x - 10, y - h - 20, 20, 24), ribbon) +
    cut(`M${x} ${y - h - 20}q-46-8-40-30 22-12 40 30 18-42 40-30 6 22-40 30z`, ribbon);
  return banner(
    "rose",
    fairground(PLUM) +
      gift(610, 232, 96, 66, TEAL, CREAM) +
      gift(730, 236, 118, 88, CORAL, LAMP) +
      gift(872, 236, 130, 78, VIOLET, CREAM) +
      gift(1004, 232, 100, 58, LAMP, RED) +
      at(
        1100,
        180,
        cut("M0-44 13-14l33 3-25 21 8 32L0 25l-29 17 8-32-25-21 33-3z", LAMP),
        0.9,
        12,
      ) +
      at(500, 168, cut("M0-44 13-14l33 3-25 21 8 32L0 25l-29 17 8-32-25-21 33-3z", LAMP), 0.8, -12),
  );
}
