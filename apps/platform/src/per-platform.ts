import type { Platform } from "./platform.ts";

/**
 * A slot of the platform: the result of `make`, created on first use and gone with the platform.
 */
export function perPlatform<Value>(
  make: (platform: Platform) => Value,
): (platform: Platform) => Value {
  const slot = Symbol(make.name);
  return (platform) => {
    if (!platform.held.has(slot)) platform.held.set(slot, make(platform));
    return platform.held.get(slot) as Value;
  };
}
