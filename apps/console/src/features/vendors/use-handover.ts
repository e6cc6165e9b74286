import type { VendorHandover } from "@perya/api-client/operator";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/** Asks the server for something a vendor must be told. What it answers is kept nowhere but here, and forgotten on reset. */
export function useHandover<Body>(
  ask: (body: Body) => Promise<{ readonly handover: VendorHandover }>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ask,
    gcTime: 0,
    onSettled: () => queries.invalidateQueries(),
  });
}
