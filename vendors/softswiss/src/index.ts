export { softswiss } from "./adapter.ts";
