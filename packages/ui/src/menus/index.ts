export { SIDE_LINE, SideName } from "./side-line.tsx";
export { StripList } from "./strip-list.tsx";
export { ThumbList } from "./thumb-list.tsx";
export type { MenuItem, MenuLink } from "./menu-item.ts";
