export { commitDraws } from "./commit-draws.ts";
export { openSeed } from "./open-seed.ts";
