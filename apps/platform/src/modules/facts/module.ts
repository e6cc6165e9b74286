import type { Module } from "../../module.ts";
import { factJobs } from "./facts.jobs.ts";

/** `others` are all modules that may hear something. */
export function factsModule(others: readonly Module[]): Module {
  const listeners = others.flatMap(({ hears = [] }) => hears);
  return { jobs: (platform) => factJobs(platform, listeners) };
}
