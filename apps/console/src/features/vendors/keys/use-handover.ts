import type { VendorHandover } from "@perya/api-client/operator";
import { useMutation, useQueryClient } from "@tanstack/react-query";

/**
 * Asks the server for credentials a vendor needs. The answer is stored nowhere else, and dropped on
 * reset.
 */
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
