export type { Draft, Kind } from "./content.ts";
export { selectPictures as picturesOfContent } from "./content.store.ts";
export { seedContent } from "./seed-content.ts";
