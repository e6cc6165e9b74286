import { cut, flat, n } from "./paper.ts";

interface Roof {
  readonly x: number;
  readonly y: number;
  /** Half of its ridge and half of its eaves. */
  readonly ridge: number;
  readonly eaves: number;
  readonly height: number;
  readonly fill: string;
}

/** A roof whose eaves turn up, as temples have. */
export function roof({ x, y, ridge, eaves, height, fill }: Roof): string {
  const [foot, tip] = [y + height, y + height * 0.62];
  return cut(
    `M${n(x - ridge)} ${n(y)}Q${n(x - ridge - (eaves - ridge) * 0.25)} ${n(y + height * 0.78)} ${n(x - eaves)} ${n(tip)}` +
      `Q${n(x - eaves + 4)} ${n(foot)} ${n(x - eaves * 0.74)} ${n(foot)}H${n(x + eaves * 0.74)}` +
      `Q${n(x + eaves - 4)} ${n(foot)} ${n(x + eaves)} ${n(tip)}` +
      `Q${n(x + ridge + (eaves - ridge) * 0.25)} ${n(y + height * 0.78)} ${n(x + ridge)} ${n(y)}z`,
    fill,
  );
}

/** The path of an arched opening: its foot's middle, its width and its height. */
export function arch(x: number, foot: number, width: number, height: number): string {
  const r = width / 2;
  return `M${n(x - r)} ${n(foot)}v${n(r - height)}a${n(r)} ${n(r)} 0 0 1 ${n(width)} 0v${n(height - r)}z`;
}

/** An opening whose arch has a point. */
export function pointed(x: number, foot: number, width: number, height: number): string {
  const r = width / 2;
  return `M${n(x - r)} ${n(foot)}v${n(-height * 0.55)}Q${n(x - r)} ${n(foot - height * 0.8)} ${n(x)} ${n(foot - height)}Q${n(x + r)} ${n(foot - height * 0.8)} ${n(x + r)} ${n(foot - height * 0.55)}V${n(foot)}z`;
}

/** A tower of the Cham: storeys of brick, each narrower, with a dark arch. */
export function chamTower(
  x: number,
  foot: number,
  width: number,
  height: number,
  brick: string,
  dark: string,
): string {
  const tiers = [
    [1, 0.46],
    [0.76, 0.66],
    [0.54, 0.82],
    [0.34, 0.94],
  ] as const;
  let below = 0;
  let drawn = "";
  for (const [wide, top] of tiers) {
    const [half, y] = [(width * wide) / 2, foot - height * top];
    const base = foot - height * below;
    drawn +=
      cut(
        `M${n(x - half)} ${n(base)}L${n(x - half * 0.9)} ${n(y)}H${n(x + half * 0.9)}L${n(x + half)} ${n(base)}z`,
        brick,
      ) + flat(`M${n(x - half * 1.06)} ${n(y - 5)}h${n(half * 2.12)}v7h${n(-half * 2.12)}z`, dark);
    if (below > 0) drawn += flat(pointed(x, base - 2, half * 0.5, (base - y) * 0.8), dark);
    below = top;
  }
  return (
    drawn +
    cut(
      `M${n(x)} ${n(foot - height * 1.08)}l${n(width * 0.13)} ${n(height * 0.13)}h${n(-width * 0.26)}z`,
      brick,
    ) +
    flat(pointed(x, foot, width * 0.5, height * 0.38), dark) +
    flat(pointed(x, foot, width * 0.28, height * 0.29), "#1d1b3a")
  );
}
