import type { Tx } from "@perya/postgres";
import { cells, type Cell, type Cells, type Profile } from "../rules/profile.ts";
import type { Field } from "../rules/fields.ts";
import { SHIPPED_PROFILES } from "../shipped/shipped-profiles.ts";
import { selectCorrections, selectVersions, type Correction } from "./versions.store.ts";

/** A version with the instant from which it counts; null for one that came with the platform. */
export interface DatedProfile extends Profile {
  readonly effectiveAt: Temporal.Instant | null;
  readonly publishedAt: Temporal.Instant | null;
  readonly publishedBy: string | null;
}

const FIRST = { effectiveAt: null, publishedAt: null, publishedBy: null } as const;

/**
 * Every version of every profile, each profile's in the order in which they take effect, with
 * sources and notes as they were corrected.
 */
export async function allVersions(tx: Tx): Promise<readonly DatedProfile[]> {
  const [stored, corrections] = await Promise.all([selectVersions(tx), selectCorrections(tx)]);
  const byVersion = Map.groupBy(corrections, nameOf);
  return [
    ...SHIPPED_PROFILES.map((profile) => ({ ...profile, ...FIRST })),
    ...stored.map((version) => ({ ...version, cells: cells.parse(version.cells) })),
  ].map((profile) => ({
    ...profile,
    cells: corrected(profile.cells, byVersion.get(nameOf(profile)) ?? []),
  }));
}

function nameOf({ code, version }: { readonly code: string; readonly version: number }): string {
  return `${code} ${version}`;
}

function corrected(own: Cells, corrections: readonly Correction[]): Cells {
  const all: Partial<Record<Field, Cell>> = { ...own };
  for (const { field, source, law, note } of corrections) {
    const { law: _law, note: _note, ...cell } = own[field as Field] ?? NOT_CONFIRMED;
    all[field as Field] = {
      ...cell,
      source,
      ...(law !== null && { law }),
      ...(note !== null && { note }),
    };
  }
  return all;
}

/** A cell of which something is known, and nothing confirmed. */
const NOT_CONFIRMED: Cell = { value: null, source: "", confidence: "unsure", asOf: "2026" };
