import { useSyncExternalStore } from "react";

/**
 * What is kept outside of the components, followed as it changes. `served` is what the server's page shows, which the first picture on the device has to show too: what only the
 * device knows comes right behind it.
 */
export function useStore<Value>(
  watch: (watcher: () => void) => () => void,
  get: () => Value,
  served: () => Value = get,
): Value {
  return useSyncExternalStore(watch, get, served);
}

/** Whether the device draws by now: false on the server's page and in the first picture that takes it over. What differs from moment to moment waits for it. */
export function useOnDevice(): boolean {
  return useStore(
    never,
    () => true,
    () => false,
  );
}

const never = () => () => undefined;
