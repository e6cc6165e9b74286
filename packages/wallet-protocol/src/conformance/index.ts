export { runConformance, type CaseResult, type RunOptions } from "./run.ts";
export type { Target, TargetPlayer } from "./target.ts";
