import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { isDeepStrictEqual } from "node:util";
import { FIELD_NAMES, fieldRule, type Field } from "../rules/fields.ts";
import { STRICT, type Cells, type Profile } from "../rules/profile.ts";
import { copySignOffs } from "../signing/sign-offs.store.ts";
import { allVersions, type DatedProfile } from "./all-versions.ts";
import { holdProfile, insertVersion } from "./versions.store.ts";

/** What is published: the cells that differ from the version before, and from when on. */
export interface NewVersion {
  readonly code: string;
  readonly effectiveAt: Temporal.Instant;
  readonly cells: Cells;
}

export type PublishRefusal =
  | "UNKNOWN_PROFILE"
  | "INVALID_CELL"
  | "NOTHING_CHANGED"
  | "IN_THE_PAST"
  | "SAME_INSTANT";

/**
 * Publishes a version of a profile, which takes effect at an instant to come and is never changed.
 * Cells whose value is the same as before keep their sign-off. Refuses a cell that is not of its
 * field's form, with the field as detail.
 */
export async function publishVersion(
  tx: Tx,
  wanted: NewVersion,
  publishedBy: string,
): Promise<Result<Profile, PublishRefusal>> {
  await holdProfile(tx, wanted.code);
  const drafted = draftVersion(await allVersions(tx), wanted);
  if (!drafted.ok) return drafted;
  const { before, next } = drafted.value;
  const refused = await insertVersion(tx, {
    ...next,
    effectiveAt: wanted.effectiveAt,
    publishedBy,
  });
  if (refused) return refuse(refused);
  const same = FIELD_NAMES.filter((field) => isSame(before.cells, next.cells, field));
  await copySignOffs(tx, next, before.version, same);
  return ok(next);
}

/** The version as it would be published, beside the one that it follows. */
export function draftVersion(
  versions: readonly DatedProfile[],
  { code, effectiveAt, cells }: NewVersion,
): Result<{ readonly before: Profile; readonly next: Profile }, PublishRefusal> {
  const own = versions.filter((version) => version.code === code && code !== STRICT);
  const before = own.findLast(
    (version) =>
      version.effectiveAt === null ||
      Temporal.Instant.compare(version.effectiveAt, effectiveAt) < 0,
  );
  if (!before) return refuse("UNKNOWN_PROFILE");
  const wrong = Object.entries(cells).find(
    ([field, cell]) => !isOfField(field as Field, cell.value),
  );
  if (wrong) return refuse("INVALID_CELL", wrong[0]);
  const next: Profile = {
    code,
    name: before.name,
    authority: before.authority,
    zone: before.zone,
    version: Math.max(...own.map(({ version }) => version)) + 1,
    cells: { ...before.cells, ...cells },
  };
  if (FIELD_NAMES.every((field) => isSame(before.cells, next.cells, field)))
    return refuse("NOTHING_CHANGED");
  return ok({ before, next });
}

function isSame(before: Cells, next: Cells, field: Field): boolean {
  return isDeepStrictEqual(before[field]?.value ?? null, next[field]?.value ?? null);
}

function isOfField(field: Field, value: unknown): boolean {
  return value === null || fieldRule(field).kind.schema.safeParse(value).success;
}
