export type { Draw } from "./draw.ts";
export { drawFrom, openDraw } from "./open-draw.ts";
export { sameJson } from "./same-json.ts";
export { checkClientSeed, commitmentOf, newServerSeed } from "./seeds.ts";
