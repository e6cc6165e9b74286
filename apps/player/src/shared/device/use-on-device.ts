import { storeOf, useStore } from "@perya/ui/store";

const device = storeOf(true);

/**
 * Whether the device draws by now: false on the server's page and in the first picture that takes
 * it over. What differs from moment to moment waits for it.
 */
export function useOnDevice(): boolean {
  return useStore(device, () => false);
}
