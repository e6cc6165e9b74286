import { readClock, type Tx } from "@perya/postgres";
import type { z } from "zod";
import { FIELD_NAMES, fieldRule } from "../rules/fields.ts";
import { selectSignOffs } from "../signing/sign-offs.store.ts";
import { allVersions, type DatedProfile } from "../versions/all-versions.ts";
import { signedName } from "../versions/laws.ts";
import type { wireProfile } from "./wire.ts";

type Signed = ReadonlyMap<string, Awaited<ReturnType<typeof selectSignOffs>>[number]>;

/** A profile with all its versions and cells, newest first; undefined for an unknown one. */
export async function describeProfile(
  tx: Tx,
  code: string,
): Promise<z.infer<typeof wireProfile> | undefined> {
  const [versions, signOffs, clock] = [
    await allVersions(tx),
    await selectSignOffs(tx),
    await readClock(tx),
  ];
  const own = versions.filter((version) => version.code === code);
  const [first] = own;
  if (!first) return undefined;
  const signed = new Map(signOffs.map((one) => [signedName(one), one]));
  const inForce = own.findLast(
    ({ effectiveAt }) => effectiveAt === null || Temporal.Instant.compare(effectiveAt, clock) <= 0,
  );
  const { name, authority, zone } = own.at(-1) ?? first;
  return {
    code,
    name,
    authority,
    zone,
    versions: own.toReversed().map((version) => ({
      version: version.version,
      effectiveAt: version.effectiveAt?.toString() ?? null,
      publishedAt: version.publishedAt?.toString() ?? null,
      publishedBy: version.publishedBy,
      inForce: version === inForce,
      cells: describeCells(version, signed),
    })),
  };
}

function describeCells({ code, version, cells }: DatedProfile, signed: Signed) {
  return FIELD_NAMES.map((field) => {
    const { label, unit, direction } = fieldRule(field);
    const cell = cells[field];
    const by = signed.get(signedName({ code, version, field }));
    const value = cell?.value ?? null;
    return {
      field,
      label,
      direction,
      unit: unit ?? null,
      value: value === null ? null : JSON.stringify(value),
      source: cell?.source ?? "",
      law: cell?.law ?? null,
      confidence: value === null ? null : (cell?.confidence ?? null),
      asOf: cell?.asOf ?? "",
      undated: cell?.undated ?? false,
      note: [cell?.from && `since ${cell.from}`, cell?.note].filter(Boolean).join("; "),
      signedOff: by
        ? {
            by: by.confirmedBy,
            at: by.confirmedAt.toString(),
            reference: by.reference,
            sha256: by.sha256,
          }
        : null,
    };
  });
}
