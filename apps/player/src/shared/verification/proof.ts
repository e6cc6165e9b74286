import type { BodyOf } from "@perya/api-client";
import type { paths } from "@perya/api-client/player";
import { storeOf, useStore } from "@perya/ui/store";

/** What a proof is asked for; one for another purpose is worth nothing. */
export type Purpose = BodyOf<paths, "POST", "/verification/slider">["purpose"];

/** A caller that waits for a proof. */
export interface Asked {
  readonly purpose: Purpose;
  readonly answer: (proof: string | undefined) => void;
}

const asked = storeOf<Asked | undefined>(undefined);

/**
 * Gives a function that asks the visitor to show that they are a person: a proof for one call,
 * undefined when they close the dialog.
 */
export function useProof(purpose: Purpose): () => Promise<string | undefined> {
  return () => {
    asked.get()?.answer(undefined);
    return new Promise((resolve) => {
      const answer = (proof: string | undefined) => {
        asked.set(undefined);
        resolve(proof);
      };
      asked.set({ purpose, answer });
    });
  };
}

/** Who waits for a proof just now, for the one place that shows the dialog. */
export function useAsked(): Asked | undefined {
  return useStore(asked);
}
