import { at, BARK, cut, dot, flat, FOREST, LEAF, line, n, oval, times } from "./paper.ts";

/** A hill from one side to the other: heights of its line from left to right. */
export function hills(heights: readonly number[], fill: string, foot = 400): string {
  const step = 300 / (heights.length - 1);
  const [first = 0] = heights;
  const line = heights
    .slice(1)
    .map((y, place) => {
      const [from, x] = [heights[place] ?? 0, (place + 1) * step];
      return `C${n(x - step / 2)} ${from} ${n(x - step / 2)} ${y} ${n(x)} ${y}`;
    })
    .join("");
  return cut(`M0 ${first}${line}V${foot}H0z`, fill);
}

/** Water with a wavy edge and rows of light on it. */
export function water(y: number, fill: string, light: string, waves = 6): string {
  const width = 300 / waves;
  const edge = times(waves, () => `q${n(width / 4)}-7 ${n(width / 2)} 0t${n(width / 2)} 0`);
  const glints = [18, 40, 62]
    .map((below, row) =>
      times(
        4,
        (one) => `M${20 + one * 78 + row * 22 - (row === 2 ? 44 : 0)} ${y + below}h${30 - row * 4}`,
      ),
    )
    .join("");
  return cut(`M0 ${y}${edge}V400H0z`, fill) + line(glints, light, 4, 0.55);
}

/** A coconut palm: its foot at a point, leaning by so many units. */
export function palm(x: number, y: number, height: number, lean: number, leaves = LEAF): string {
  const [tx, ty] = [x + lean, y - height];
  const trunk = `M${x - 6} ${y}Q${n(x + lean * 0.2)} ${n(y - height * 0.5)} ${n(tx - 3)} ${ty}h6Q${n(x + lean * 0.3 + 8)} ${n(y - height * 0.5)} ${x + 7} ${y}z`;
  const frond = "M0 0Q20-26 58-4 50-4 48 4 40-2 36 6 28-2 24 8 18-2 0 0z";
  const crown = [-170, -125, -78, -35, 8, 40]
    .map((turn, place) =>
      at(
        tx,
        ty,
        flat(frond, place % 2 === 0 ? leaves : FOREST),
        height / 150,
        turn < -90 ? turn : turn,
      ),
    )
    .join("");
  const nuts =
    dot(tx - 6, ty + 7, 6, BARK) + dot(tx + 7, ty + 8, 6, BARK) + dot(tx, ty + 12, 6, "#7a4a2c");
  return cut(trunk, BARK) + crown + nuts;
}

/** A pine: its foot at a point. */
export function pine(x: number, y: number, height: number, fill: string): string {
  const w = height * 0.26;
  const tier = (top: number, half: number, foot: number) =>
    `M${n(x)} ${n(top)}L${n(x + half)} ${n(foot)}Q${n(x)} ${n(foot + 6)} ${n(x - half)} ${n(foot)}z`;
  return (
    flat(`M${x - 4} ${y}v-${n(height * 0.25)}h8v${n(height * 0.25)}z`, BARK) +
    cut(
      tier(y - height, w * 0.62, y - height * 0.6) +
        tier(y - height * 0.8, w * 0.82, y - height * 0.36) +
        tier(y - height * 0.58, w, y - height * 0.12),
      fill,
    )
  );
}

/** A leaf from a point, of a length, turned. */
export function leaf(x: number, y: number, length: number, turn: number, fill = LEAF): string {
  const shape = "M0 0Q18-22 60-20 48 14 0 0z";
  return at(x, y, cut(shape, fill) + line("M4-1Q26-12 52-17", FOREST, 2.4, 0.7), length / 60, turn);
}

/** A cloud of paper. */
export function cloud(x: number, y: number, scale: number, fill: string, opacity = 0.8): string {
  const shape = "M-50 12q-2-18 18-18 6-20 28-16 18-14 32 6 24 0 22 28z";
  return at(x, y, flat(shape, fill, opacity), scale);
}

/** Ears of rice or of reeds: a row of them along the foot. */
export function rice(y: number, count: number, stalk: string, grain: string): string {
  return times(count, (one) => {
    const [x, top] = [n((300 / count) * (one + 0.2)), y + (one % 3) * 12];
    const droop = `M${x} ${top + 4}q16-22 30 16`;
    return (
      line(`M${x} 400V${top + 4}`, stalk, 3.5) +
      line(droop, stalk, 3) +
      line(droop, grain, 9).replace("/>", ' stroke-dasharray=".1 8"/>')
    );
  });
}

/** A blossom with so many petals. */
export function blossom(
  x: number,
  y: number,
  r: number,
  petals: number,
  fill: string,
  heart: string,
): string {
  return at(
    x,
    y,
    times(petals, (one) =>
      at(0, 0, oval(0, -r * 0.62, r * 0.36, r * 0.5, fill), 1, (360 / petals) * one),
    ) + dot(0, 0, r * 0.3, heart),
  );
}
