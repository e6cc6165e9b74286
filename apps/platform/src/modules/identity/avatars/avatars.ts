/** The pictures a player may choose from, each an SVG of ours that the site serves. */
export const AVATARS = [
  "parol",
  "jeepney",
  "carabao",
  "tarsier",
  "mango",
  "sampaguita",
  "ferris-wheel",
  "bangka",
] as const;

/**
 * The address of a picture; players without one, or with one we no longer have, get the default.
 */
export function addressOfAvatar(chosen: string | null): string {
  const known = AVATARS.find((name) => name === chosen);
  return `/avatars/${known ?? "default"}.svg`;
}
