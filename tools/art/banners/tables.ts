import {
  at,
  AMBER,
  BARK,
  box,
  CORAL,
  CREAM,
  cut,
  disc,
  dot,
  flat,
  FOREST,
  INK,
  LAMP,
  LEAF,
  line,
  n,
  oval,
  PLUM,
  RED,
  SAND,
  SEA,
  STONE,
  TEAL,
  times,
  VIOLET,
  WINE,
} from "../parts/paper.ts";
import { banner, fairground } from "../parts/night.ts";
import { numeral } from "../parts/numerals.ts";

/** The four signs of cards, each in a square of 20 around its middle. */
const SUITS = {
  heart: "M0 9Q-12 0-9-6-5-11 0-5 5-11 9-6 12 0 0 9z",
  spade: "M0-10Q12-1 9 5 5 9 1 4l3 6h-8l3-6q-4 5-8 1-3-6 9-14z",
  diamond: "M0-11 8 0 0 11-8 0z",
  club: "M0-10a5 5 0 0 1 4 8 5 5 0 1 1-3 8l2 5h-6l2-5a5 5 0 1 1-3-8 5 5 0 0 1 4-8z",
} as const;
type Suit = keyof typeof SUITS;

const inkOf = (suit: Suit) => (suit === "heart" || suit === "diamond" ? RED : INK);
const CARD = "M-33-48h66q6 0 6 6v84q0 6-6 6h-66q-6 0-6-6v-84q0-6 6-6z";

function card(x: number, y: number, turn: number, suit: Suit): string {
  const sign = flat(SUITS[suit], inkOf(suit));
  return at(
    x,
    y,
    cut(CARD, CREAM) + at(0, 2, sign, 2.4) + at(-27, -35, sign, 0.8) + at(27, 36, sign, 0.8),
    1,
    turn,
  );
}

function back(x: number, y: number, turn: number, fill: string): string {
  const lattice = times(3, (one) => `M-24 ${-26 + one * 26}l24-13 24 13-24 13z`);
  return at(
    x,
    y,
    cut(CARD, CREAM) + flat("M-30-40h60v80h-60z", fill) + line(lattice, CREAM, 2.5, 0.8),
    1,
    turn,
  );
}

function chip(x: number, y: number, r: number, fill: string): string {
  return (
    disc(x, y, r, fill) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.82)}" fill="none" stroke="${CREAM}" ` +
    `stroke-width="${n(r * 0.3)}" stroke-dasharray="${n(r * 0.43)}"/>` +
    dot(x, y, r * 0.56, fill) +
    dot(x, y, r * 0.4, CREAM, 0.25)
  );
}

/** Live casino: a roulette wheel on its table, cards and chips. */
export function live(): string {
  const pockets = times(24, (one) => {
    const [from, to] = [(one * Math.PI) / 12, ((one + 1) * Math.PI) / 12];
    const point = (angle: number) => `${n(132 * Math.cos(angle))} ${n(132 * Math.sin(angle))}`;
    return flat(`M0 0L${point(from)}L${point(to)}z`, one === 0 ? LEAF : one % 2 === 0 ? RED : INK);
  });
  const wheel =
    dot(0, 0, 158, BARK) +
    dot(0, 0, 150, AMBER) +
    dot(0, 0, 138, BARK) +
    pockets +
    dot(0, 0, 92, BARK) +
    dot(0, 0, 84, "#8a5a36") +
    line("M-62 0h124M0-62v124", LAMP, 9) +
    dot(0, 0, 20, LAMP) +
    dot(0, 0, 9, CREAM);
  return banner(
    "clay",
    cut("M250 232Q700 190 1200 216v84H220z", "#1f6b50") +
      flat("M250 232Q700 190 1200 216v10Q700 202 246 244z", AMBER) +
      `<g transform="translate(838 166) scale(1 .5)">${dot(6, 22, 160, "#000", 0.3)}${wheel}</g>` +
      dot(924, 128, 8, CREAM) +
      card(520, 164, -22, "spade") +
      card(570, 158, -4, "heart") +
      card(620, 168, 14, "club") +
      [0, 1, 2]
        .map((one) => chip(1062, 210 - one * 14, 30, [RED, VIOLET, TEAL][one] ?? RED))
        .join("") +
      chip(1128, 208, 30, LAMP) +
      chip(1096, 232, 26, CORAL),
  );
}

/** Players against players: two hands of cards, and what lies between them. */
export function pvp(): string {
  return banner(
    "violet",
    fairground(PLUM) +
      oval(806, 232, 400, 56, "#0005") +
      oval(800, 222, 400, 54, WINE) +
      oval(800, 216, 372, 44, FOREST) +
      back(504, 158, -28, SEA) +
      back(546, 146, -12, SEA) +
      back(592, 148, 6, SEA) +
      card(1010, 150, -8, "diamond") +
      card(1056, 148, 8, "spade") +
      card(1098, 162, 26, "heart") +
      at(748, 180, pawn(CREAM, SAND), 1.12) +
      at(852, 180, pawn("#3a2f6b", INK), 1.12) +
      chip(800, 216, 26, LAMP) +
      chip(800, 204, 26, CORAL),
  );
}

/** A pawn of chess, its middle at 0. */
function pawn(fill: string, dark: string): string {
  return (
    cut("M-34 44q0-14 14-16 8-30 6-44h28q-2 14 6 44 14 2 14 16z", fill) +
    flat("M-22-20h44v8h-44zM-36 44h72v10h-72z", dark) +
    disc(0, -42, 24, fill) +
    dot(-8, -50, 6, "#fff", 0.5)
  );
}

/** Slots: three machines, their reels on fruit, bells and sevens. */
export function slots(): string {
  const fruit = (x: number, y: number) =>
    line(`M${x - 8} ${y + 6}q2-22 14-26M${x + 9} ${y + 8}q2-20-3-28`, LEAF, 4) +
    dot(x - 9, y + 9, 10, RED) +
    dot(x + 10, y + 11, 10, CORAL);
  const bell = (x: number, y: number) =>
    flat(`M${x - 19} ${y + 12}q6-6 6-18 2-14 13-16 11 2 13 16 0 12 6 18z`, AMBER) +
    dot(x, y + 16, 5, BARK);
  const seven = (x: number, y: number) => numeral("7", x, y, 38, RED, 7);
  return banner(
    "dusk",
    fairground("#3a1d56") +
      at(560, 172, machine(SEA, [bell, seven, fruit]), 0.78) +
      at(1080, 172, machine(VIOLET, [fruit, fruit, bell]), 0.78) +
      at(820, 164, machine(RED, [seven, seven, seven]), 1.02),
  );
}

type Symbol = (x: number, y: number) => string;

/** A slot machine with its lever, its middle at 0. */
function machine(fill: string, reels: readonly Symbol[]): string {
  return (
    line("M120 30V-34", STONE, 10) +
    disc(120, -44, 15, CORAL) +
    cut("M-104-54Q-100-96 0-98q100 2 104 44V96q0 10-10 10H-94q-10 0-10-10z", fill) +
    flat("M-84-60Q-70-82 0-84q70 2 84 24z", LAMP) +
    times(7, (one) => dot(-66 + one * 22, -68 - (3 - Math.abs(3 - one)) * 2.4, 4, RED)) +
    flat("M-90-46h180q6 0 6 6v72q0 6-6 6H-90q-6 0-6-6v-72q0-6 6-6z", INK) +
    reels
      .map(
        (symbol, place) =>
          flat(box(-86 + place * 60, -38, 52, 68), CREAM) + symbol(-60 + place * 60, -4),
      )
      .join("") +
    line("M-90-4h180", CORAL, 2.5, 0.5) +
    flat(box(-70, 56, 140, 30), "#0005") +
    times(5, (one) => disc(-46 + one * 23, 80, 11, LAMP))
  );
}
