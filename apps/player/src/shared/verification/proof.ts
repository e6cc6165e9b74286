import type { BodyOf } from "@perya/api-client";
import type { paths } from "@perya/api-client/player";
import { useStore } from "../use-store.ts";

/** What a proof is asked for; one for another purpose is worth nothing. */
export type Purpose = BodyOf<paths, "POST", "/verification/slider">["purpose"];

/** A caller that waits for a proof. */
export interface Asked {
  readonly purpose: Purpose;
  readonly answer: (proof: string | undefined) => void;
}

let asked: Asked | undefined;
const watchers = new Set<() => void>();

function show(next: Asked | undefined): void {
  asked = next;
  for (const watcher of watchers) watcher();
}

/** Gives a function that asks the visitor to show that they are a person: a proof for one call, undefined when they close the dialog. */
export function useProof(purpose: Purpose): () => Promise<string | undefined> {
  return () => {
    asked?.answer(undefined);
    return new Promise((resolve) => {
      const answer = (proof: string | undefined) => {
        show(undefined);
        resolve(proof);
      };
      show({ purpose, answer });
    });
  };
}

/** Who waits for a proof just now, for the one place that shows the dialog. */
export function useAsked(): Asked | undefined {
  return useStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => asked,
  );
}
