import { retryRead } from "@perya/api-client";
import { QueryClient } from "@tanstack/react-query";

const FRESH_MS = 10_000;

/** What the pages have read from the player API. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: retryRead,
    },
  },
});
