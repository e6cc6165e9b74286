import type { Platform } from "./platform.ts";

/** What modules hold for a platform, by the slot of each. */
export type Held = Map<symbol, unknown>;

/** A slot of the platform: what `make` answers for it, made when it is first asked for and gone with the platform. */
export function perPlatform<Value>(
  make: (platform: Platform) => Value,
): (platform: Platform) => Value {
  const slot = Symbol(make.name);
  return (platform) => {
    if (!platform.held.has(slot)) platform.held.set(slot, make(platform));
    return platform.held.get(slot) as Value;
  };
}
