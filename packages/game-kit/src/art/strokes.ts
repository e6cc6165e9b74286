/** The outline of everything painted: deep indigo, legible in the night and the morning scenes. */
export const INK = {
  stroke: "#1d1b3a",
  strokeWidth: 2.4,
  strokeLinejoin: "round",
  strokeLinecap: "round",
} as const;

/** The highlight on a round object. */
export const SHINE = {
  stroke: "#fff",
  strokeWidth: 3,
  strokeLinecap: "round",
  fill: "none",
  opacity: 0.7,
} as const;
