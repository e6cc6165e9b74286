import {
  AMBER,
  at,
  BARK,
  CREAM,
  cut,
  disc,
  dot,
  flat,
  FOREST,
  INK,
  LEAF,
  line,
  PLUM,
  ROSE,
  SAND,
  SEA,
  TEAL,
  times,
} from "../parts/paper.ts";
import { hills, water } from "../parts/nature.ts";

/** Quảng Ngãi: garlic of the island of Lý Sơn. */
export function quangNgai(): string {
  const bulb = (x: number, y: number, scale: number, turn: number) =>
    at(
      x,
      y,
      line("M0-92q-6-30 6-62", LEAF, 12) +
        line("M0-92q14-24 34-36M0-92q-16-22-36-30", LEAF, 8) +
        cut("M0-110q10 30 40 52 36 28 20 74Q46 46 0 46t-60-30q-16-46 20-74 30-22 40-52z", CREAM) +
        flat("M0-100Q-10-50-28-24-44 8-22 44-66 40-62 2q2-34 34-58 18-16 28-44z", ROSE, 0.5) +
        line("M0-96q-30 60-20 138M0-96q30 60 20 138M0-90V44", PLUM, 2.6, 0.45) +
        line("M-16 48v10M-4 48v13M8 48v12M20 46v10", BARK, 3),
      scale,
      turn,
    );
  return (
    hills([268, 236, 214, 250, 270], FOREST) +
    water(262, SEA, TEAL) +
    cut("M0 338q80-28 160-16t140-10v88H0z", SAND) +
    bulb(222, 290, 0.82, 18) +
    bulb(70, 304, 0.72, -20) +
    bulb(142, 280, 1.16, 0)
  );
}

/** Bình Thuận: dragon fruit on the dunes of Mũi Né. */
export function binhThuan(): string {
  const scale = (x: number, y: number, turn: number) =>
    at(x, y, flat("M-13 0Q-8-34 8-52 18-24 13 0z", LEAF), 1, turn);
  const seeds = times(34, (one) => {
    const [angle, r] = [one * 2.4, 9 * Math.sqrt(one)];
    return dot(186 + r * Math.cos(angle) * 0.98, 222 + r * Math.sin(angle), 2.6, INK);
  });
  return (
    cut("M0 300Q70 226 150 262t150-44v182H0z", "#e3a04f") +
    flat("M0 300Q70 226 150 262 96 268 70 400H0z", "#000", 0.14) +
    at(
      104,
      202,
      scale(-58, -30, -52) +
        scale(-30, -62, -24) +
        scale(6, -74, 4) +
        scale(-66, 16, -80) +
        cut("M0-84q70 8 72 84t-72 84-72-84 72-84z", "#e8458b") +
        scale(-30, 8, -30) +
        scale(14, -14, -6) +
        scale(-10, 58, -36) +
        scale(-36, -34, -30) +
        scale(6, 30, -20),
    ) +
    disc(186, 222, 76, "#e8458b") +
    dot(186, 222, 64, CREAM) +
    seeds +
    cut("M0 366q90-40 180-18t120-14v66H0z", AMBER) +
    line("M20 378q60-22 110-14M170 384q50-10 90-6", "#b86a2a", 3, 0.7)
  );
}

/** Ninh Thuận: grapes. */
export function ninhThuan(): string {
  const rows = [5, 6, 5, 4, 3, 2, 1];
  const grapes = rows
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, place) => {
        const [x, y] = [150 + (place - (count - 1) / 2) * 37, 158 + row * 29];
        return (
          disc(x, y, 22, (row + place) % 3 === 0 ? "#7d4fc0" : "#6a3aa8") +
          dot(x - 7, y - 8, 5, "#d9c2ff", 0.8)
        );
      }),
    )
    .join("");
  const vine = "M0-8Q-20-46-52-40-60-66-30-72-34-100 0-104 34-100 30-72 60-66 52-40 20-46 0-8z";
  return (
    hills([330, 312, 326, 306, 330], FOREST) +
    line("M-4 96q80-30 154 4t154-20", BARK, 11) +
    line("M150 96v36", BARK, 8) +
    line("M206 92q34 14 24 44t18 34", LEAF, 5) +
    grapes +
    at(94, 158, cut(vine, LEAF) + line("M0-14v-76M0-40l-30-14M0-40l30-14", FOREST, 3), 0.86, -22) +
    at(
      208,
      150,
      cut(vine, "#57c27f") + line("M0-14v-76M0-40l-30-14M0-40l30-14", FOREST, 3),
      0.8,
      20,
    )
  );
}
