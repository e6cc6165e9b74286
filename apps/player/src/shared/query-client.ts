import { ApiError } from "@perya/api-client";
import { QueryClient } from "@tanstack/react-query";

const FRESH_MS = 10_000;

/** What the pages have read from the player API. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, fault) =>
        failures < 2 && !(fault instanceof ApiError && fault.status > 0 && fault.status < 500),
    },
  },
});
