import type { Verification } from "@perya/api-client/player";
import { useQueryClient } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";

/** Shows what a change was answered with, and the level wherever else it stands. */
export function useShowVerification(): (verification: Verification) => void {
  const queries = useQueryClient();
  return (verification) => {
    queries.setQueryData(reading("/documents").queryKey, verification);
    void queries.invalidateQueries({ queryKey: reading("/member").queryKey });
  };
}
