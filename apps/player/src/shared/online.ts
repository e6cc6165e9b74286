import { useStore } from "./use-store.ts";

/** Whether there is a network, followed as it comes and goes. Without one nothing about money is known. */
export function useOnline(): boolean {
  return useStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

function watch(watcher: () => void): () => void {
  addEventListener("online", watcher);
  addEventListener("offline", watcher);
  return () => {
    removeEventListener("online", watcher);
    removeEventListener("offline", watcher);
  };
}
