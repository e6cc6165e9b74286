import type { Permission } from "@perya/api-client/player";
import { call } from "./api.ts";

/** Where the answer is kept until the browser's session ends. */
const KEPT = "permission";

/** An answer older than this is asked for again when a page needs it. */
const FRESH_MS = 180_000;

/** What the brand's site may and must do: as the page brought it, as this tab had it last, or asked for. */
export const PERMISSION = {
  queryKey: ["/permission"] as const,
  queryFn: async () => keepPermission(await call("GET", "/permission")),
  staleTime: FRESH_MS,
  gcTime: Infinity,
  initialData: () => keptPermission()?.value,
  initialDataUpdatedAt: () => keptPermission()?.at,
};

/** Keeps the answer, so that a page of this tab that comes without it has the last one at once. */
export function keepPermission(value: Permission): Permission {
  sessionStorage.setItem(KEPT, JSON.stringify({ value, at: Date.now() }));
  return value;
}

/** The answer as it was kept, and when (milliseconds); undefined where there is none. */
function keptPermission(): { readonly value: Permission; readonly at: number } | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
