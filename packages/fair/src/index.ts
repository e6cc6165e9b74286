export type { Draw } from "./draw.ts";
