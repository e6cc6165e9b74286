export type { Draft, Kind, Words } from "./content.ts";
export { selectPictures as picturesOfContent } from "./content.store.ts";
export { seedContent } from "./seed-content.ts";
