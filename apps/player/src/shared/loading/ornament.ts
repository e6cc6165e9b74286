import type { ComponentType } from "react";
import { part } from "./part.tsx";

/**
 * A decoration that is loaded when it is first shown. One that does not come is left out: all it
 * shows is said elsewhere on the page.
 */
export function ornament<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  return part(load, null, true);
}
