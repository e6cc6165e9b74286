import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";

/** What one is about to spend points on: a reward, by its id, or cash. */
export type Handle = { readonly reward: string } | "convert";

/** Everything that the points mall has read. */
const OF_POINTS = {
  predicate: ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    String(queryKey[0]).startsWith("/points"),
};

/** Reads again what the points mall shows. */
export function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries(OF_POINTS), [queries]);
}

/**
 * The handle of the points mall. Closing the member centre lets go of it: a password that was set
 * there, or money that came in, may change what can be spent.
 */
export function useHandle() {
  const [handle, setHandle] = useState<Handle>();
  const readAgain = useReadAgain();
  useEffect(() => {
    const letGo = () => {
      setHandle(undefined);
      void readAgain();
    };
    addEventListener("centre-closed", letGo);
    return () => removeEventListener("centre-closed", letGo);
  }, [readAgain]);
  return { handle, setHandle };
}
