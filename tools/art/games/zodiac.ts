import {
  at,
  AMBER,
  BARK,
  BRICK,
  CORAL,
  CREAM,
  disc,
  dot,
  flat,
  INK,
  LAMP,
  LEAF,
  line,
  oval,
  RED,
  ROSE,
  SAND,
  STONE,
  TEAL,
  times,
} from "../parts/paper.ts";
import { ball } from "./balls.ts";

const eyes = (y = -2, apart = 6) => dot(-apart, y, 2.2, INK) + dot(apart, y, 2.2, INK);
const ears = (d: string, fill: string) =>
  flat(d, fill) + `<g transform="scale(-1 1)">${flat(d, fill)}</g>`;

/** The heads of the twelve animals in their order, each in a circle of 20. */
const ANIMALS: readonly string[] = [
  // Rat
  dot(-11, -10, 8, STONE) +
    dot(11, -10, 8, STONE) +
    dot(-11, -10, 4, ROSE) +
    dot(11, -10, 4, ROSE) +
    flat("M-13-6Q0-18 13-6 12 8 0 16-12 8-13-6z", STONE) +
    eyes() +
    dot(0, 13, 3, INK),
  // Ox
  line("M-8-8q-12 0-10-11M8-8q12 0 10-11", CREAM, 4) +
    flat("M-11-10h22L8 10Q0 18-8 10z", BARK) +
    oval(0, 10, 9, 6.5, SAND) +
    eyes(-2) +
    dot(-3, 10, 1.6, INK) +
    dot(3, 10, 1.6, INK),
  // Tiger
  dot(-11, -11, 5, AMBER) +
    dot(11, -11, 5, AMBER) +
    dot(0, 0, 15, AMBER) +
    oval(0, 7, 8, 6, CREAM) +
    line("M0-14v6M-5-13l1 5M5-13l-1 5M-14-1h5M14-1h-5M-13 5h4M13 5h-4", INK, 2) +
    eyes() +
    flat("M-3 3h6l-3 4z", INK),
  // Rabbit
  ears("M-9-6q-6-18 0-20 6 4 6 18z", CREAM) +
    ears("M-7-9q-3-10 0-13 3 4 3 12z", ROSE) +
    dot(0, 3, 13, CREAM) +
    eyes(1, 5) +
    flat("M-2.5 6h5L0 9z", CORAL),
  // Dragon
  line("M-7-10-12-20M7-10l5-10M-10-16l-5-1M10-16l5-1", LAMP, 3) +
    ears("M-10-6-19-8-12 2z", LEAF) +
    flat("M-12-8Q0-15 12-8L10 8Q0 19-10 8z", TEAL) +
    oval(0, 9, 10, 6, LEAF) +
    eyes(-3) +
    dot(-4, 8, 1.6, INK) +
    dot(4, 8, 1.6, INK) +
    line("M-9 11q-8 0-9 6M9 11q8 0 9 6", LAMP, 2),
  // Snake
  line("M-12 12q-6-10 6-11t10-7", LEAF, 9) +
    flat("M-6-8Q-4-18 8-17 19-14 18-6 8 0-2-3z", LEAF) +
    dot(8, -11, 2, INK) +
    line("M18-7l6 2M18-7l5-3", RED, 1.8),
  // Horse
  ears("M-7-12-9-20-2-13z", BRICK) +
    flat("M-9-13H9L7 10Q0 19-7 10z", BRICK) +
    flat("M-3-18q8 2 6 20-4-8-9-10z", INK) +
    oval(0, 11, 7, 5, SAND) +
    eyes(-1) +
    dot(-3, 11, 1.5, INK) +
    dot(3, 11, 1.5, INK),
  // Goat
  line("M-7-9q-13-6-11 6 4 4 5-2M7-9Q20-15 18-3q-4 4-5-2", AMBER, 4) +
    flat("M-10-8Q0-16 10-8L7 9q-7 7-14 0z", CREAM) +
    flat("M-3 11h6l-3 9z", STONE) +
    eyes(-1) +
    flat("M-2.5 6h5L0 9z", INK),
  // Monkey
  dot(-14, 0, 6, SAND) +
    dot(14, 0, 6, SAND) +
    dot(0, 0, 14, BARK) +
    flat("M0-7q6-5 9 1 2 6-3 8 4 10-6 11Q-10 12-6 2-11 0-9-6-6-12 0-7z", SAND) +
    eyes(-2, 5) +
    line("M-4 8q4 4 8 0", INK, 1.8),
  // Rooster
  flat("M-8-9q-2-11 4-7 2-7 7-1 7-3 5 8z", RED) +
    dot(0, 0, 13, CREAM) +
    flat("M-3 1h12l-8 6z", LAMP) +
    dot(-4, -3, 2.2, INK) +
    dot(4, -3, 2.2, INK) +
    oval(1, 12, 4, 6, RED),
  // Dog
  ears("M-10-10q-10 0-9 14 6 4 9-6z", BARK) +
    flat("M-12-8Q0-16 12-8 13 8 0 15-13 8-12-8z", SAND) +
    eyes(-1) +
    oval(0, 6, 4.5, 3.2, INK) +
    line("M0 9v3", INK, 1.8),
  // Pig
  ears("M-12-8l-4-10 11 4z", ROSE) +
    dot(0, 1, 14, ROSE) +
    oval(0, 6, 8, 6, CORAL) +
    dot(-3, 6, 1.8, INK) +
    dot(3, 6, 1.8, INK) +
    eyes(-4),
];

/** Mark Six: a wheel of the twelve animals, and balls of the three colours. */
export function zodiac(): string {
  const wheel = times(12, (one) => {
    const angle = (one * Math.PI) / 6;
    const [x, y] = [150 + 99 * Math.sin(angle), 204 - 99 * Math.cos(angle)];
    return (
      dot(x, y, 25.5, one % 2 === 0 ? "#2b5fa8" : "#5b3a8c") + at(x, y, ANIMALS[one] ?? "", 1.14)
    );
  });
  return (
    disc(150, 204, 138, RED) +
    times(36, (one) => {
      const angle = (one * Math.PI) / 18;
      return dot(150 + 131 * Math.sin(angle), 204 - 131 * Math.cos(angle), 3, LAMP);
    }) +
    dot(150, 204, 125, "#4a1830") +
    disc(150, 204, 70, LAMP) +
    dot(150, 204, 64, INK) +
    wheel +
    ball(150, 180, 24, RED) +
    ball(124, 222, 24, "#3a86cc") +
    ball(176, 222, 24, "#3fae6a")
  );
}
