import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/api.ts";
import type { Handover } from "./vendor.ts";

/** Asks the server for something a vendor must be told. What it answers is kept nowhere but here, and forgotten on reset. */
export function useHandover(path: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: object) => call<{ handover: Handover }>("POST", path, body),
    gcTime: 0,
    onSettled: () => queries.invalidateQueries(),
  });
}
