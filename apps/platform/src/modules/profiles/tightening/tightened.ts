import { boundFor, checkSetting, type FieldBound } from "../rules/bound-for.ts";
import type { Folded } from "../rules/fold.ts";

/** A setting that is looser than its bound. */
export interface Tightened {
  readonly setting: string;
  readonly current: unknown;
  readonly bound: FieldBound;
}

/**
 * The settings, by their fields' names, that profiles do not accept: they stay as they are, and the
 * bound applies in their place.
 */
export function tightened(
  folded: Folded,
  settings: Readonly<Record<string, unknown>>,
): readonly Tightened[] {
  return Object.entries(settings).flatMap(([setting, current]) => {
    if (checkSetting(folded, setting, current).accepted) return [];
    const bound = boundFor(folded, setting);
    return bound ? [{ setting, current, bound }] : [];
  });
}
