import type { VendorWallets } from "@perya/api-client/player";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { BALANCE } from "../../shared/live/balance.ts";
import { isRefusal, reading } from "../../shared/http/api.ts";

/** While money is on its way, its outcome is asked for so often. */
const ASK_MS = 3_000;
/** How the addresses of what single vendors say begin. */
const OF_ONE = "/vendor-wallets/";

/** The player's money here and at every vendor, watched while some of it is on its way. */
export function useWallets() {
  return useQuery({
    ...reading("/vendor-wallets"),
    refetchInterval: ({ state }) =>
      state.data?.wallets.some(({ movement }) => movement !== null) ? ASK_MS : false,
  });
}

/**
 * Moves money once: pressed twice or left unanswered, it stays the same movement. A clear no may be
 * corrected and sent again as another one.
 */
export function useMove<Asked>(move: (asked: Asked, key: string) => Promise<VendorWallets>) {
  const key = useRef(crypto.randomUUID());
  const show = useShowWallets();
  return useMutation({
    mutationFn: (asked: Asked) => move(asked, key.current),
    onSuccess: async (wallets) => {
      key.current = crypto.randomUUID();
      await show(wallets);
    },
    onError: (no) => isRefusal(no) && (key.current = crypto.randomUUID()),
  });
}

/** Shows what a change was answered with; what vendors say is asked for again. */
export function useShowWallets(): (wallets: VendorWallets) => Promise<void> {
  const queries = useQueryClient();
  return async (wallets) => {
    queries.setQueryData(reading("/vendor-wallets").queryKey, wallets);
    await Promise.all([
      queries.invalidateQueries({
        predicate: ({ queryKey: [address] }) => String(address).startsWith(OF_ONE),
      }),
      queries.invalidateQueries({ queryKey: BALANCE.queryKey }),
    ]);
  };
}
