/** Groups of the menus in order, by the games' tag. Those of Vietnam have a tab each. */
export const GROUPS: Readonly<Record<string, string>> = {
  VN_FAST: "Fast Vietnam",
  VN_NORTH: "Northern Vietnam",
  VN_CENTRE: "Central Vietnam",
  VN_SOUTH: "Southern Vietnam",
  THAI: "Thailand",
  KENO: "Keno",
  ELOTT: "Fast lottery",
  LOTT: "Lottery",
  ZY: "Prize group",
};

/** Tags in the order of the menus: the house's groups first, then whatever else games carry. */
export function inOrder(tags: Iterable<string>): string[] {
  const known = Object.keys(GROUPS);
  const all = new Set(tags);
  return [
    ...known.filter((tag) => all.has(tag)),
    ...[...all].filter((tag) => !known.includes(tag)),
  ];
}
