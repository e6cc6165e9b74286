import { sourceOf, useStore } from "@perya/ui/store";

const online = sourceOf(
  () => navigator.onLine,
  (changed) => {
    addEventListener("online", changed);
    addEventListener("offline", changed);
    return () => {
      removeEventListener("online", changed);
      removeEventListener("offline", changed);
    };
  },
);

/**
 * Whether there is a network, followed as it comes and goes. Without one nothing about money is
 * known.
 */
export function useOnline(): boolean {
  return useStore(online, () => true);
}
