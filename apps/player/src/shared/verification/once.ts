/**
 * How a query asks for a challenge: once, and again only on demand, because each one it gets is a
 * new one.
 */
export const ONCE = {
  gcTime: 0,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
} as const;
