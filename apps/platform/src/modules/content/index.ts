export type { Draft, Kind, Words } from "./content.ts";
export { selectPictures as picturesOfContent } from "./content.store.ts";
export { makeSafe } from "./make-safe.ts";
export { seedContent } from "./seed-content.ts";
