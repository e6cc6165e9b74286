import { useEffect, useRef, useState } from "react";
import type { Simulated, Trial } from "./simulate.ts";

type News = { readonly played: number } | { readonly simulated: Simulated };

/** Where a simulation is. */
export type Simulation =
  | { readonly state: "IDLE" | "BROKEN" }
  | { readonly state: "RUNNING"; readonly played: number }
  | { readonly state: "DONE"; readonly simulated: Simulated };

/** The same players in each run, so that two rules are compared by what they change. */
const SEED = 20_270_124;

/** Ten thousand players in a worker of their own, which ends with the page or when asked to. */
export function useSimulation() {
  const [simulation, put] = useState<Simulation>({ state: "IDLE" });
  const running = useRef<Worker>(undefined);
  const end = () => {
    running.current?.terminate();
    running.current = undefined;
  };
  useEffect(() => end, []);
  const start = (trial: Trial) => {
    end();
    put({ state: "RUNNING", played: 0 });
    const worker = new Worker(new URL("./simulation.worker.ts", import.meta.url), {
      type: "module",
    });
    running.current = worker;
    worker.addEventListener("error", () => {
      end();
      put({ state: "BROKEN" });
    });
    worker.addEventListener("message", ({ data }: MessageEvent<News>) => {
      if ("played" in data) return put({ state: "RUNNING", played: data.played });
      end();
      put({ state: "DONE", simulated: data.simulated });
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
    worker.postMessage({ trial, seed: SEED });
  };
  const cancel = () => {
    end();
    put({ state: "IDLE" });
  };
  return { simulation, start, cancel };
}
