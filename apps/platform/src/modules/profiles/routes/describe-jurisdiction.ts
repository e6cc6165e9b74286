import { isDeepStrictEqual } from "node:util";
import { readClock } from "@perya/postgres";
import type { z } from "zod";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import { selectOpening } from "../choices/choices.store.ts";
import { closedForAmount } from "../rules/closed-for-amount.ts";
import { FIELD_NAMES, fieldRule } from "../rules/fields.ts";
import type { Folded } from "../rules/fold.ts";
import { info } from "../rules/kinds.ts";
import { ruleOf } from "../rules/profile.ts";
import { selectSignOffs } from "../signing/sign-offs.store.ts";
import { tighteningOf } from "../tightening/tightening-of.ts";
import { allVersions } from "../versions/all-versions.ts";
import { signedName, type Law } from "../versions/laws.ts";
import { lawAt, readLaws } from "../versions/read-laws.ts";
import type { wireJurisdiction } from "./wire.ts";

type Wire = z.infer<typeof wireJurisdiction>;

/** What a brand's profiles demand now, and what will change. */
export async function describeJurisdiction(platform: Platform, brand: Brand): Promise<Wire> {
  const { db } = platform;
  const now = (await readClock(db)).epochMilliseconds;
  const laws = await readLaws(db, brand);
  const law = lawAt(laws, now);
  const opening = await selectOpening(db, brand.id);
  const upcoming = laws.filter((next, at) => next.from > now && isOther(next, laws[at - 1]));
  return {
    brand: { id: Number(brand.id), name: brand.name, realMoney: brand.realMoney },
    codes: [...law.codes],
    open: law.gate === null,
    openedBefore: opening?.before ?? false,
    unsigned: law.unsigned.length,
    profiles: await profileLines(platform, now, law.codes),
    bounds: boundsOf(law.folded),
    currency: brand.currency,
    closedForAmount: [...closedForAmount(law.folded, brand.currency)],
    overridden: [...(await tighteningOf(platform, brand, law))],
    upcoming: await Promise.all(
      upcoming.map(async (next) => ({
        from: Temporal.Instant.fromEpochMilliseconds(next.from).toString(),
        codes: [...next.codes],
        versions: next.profiles.map(({ code, version }) => ({ code, version })),
        tightens: [...(await tighteningOf(platform, brand, next))],
      })),
    ),
  };
}

/** Whether a law is of other profiles than the one before: not every version concerns a brand. */
function isOther(next: Law, before: Law | undefined): boolean {
  const namesOf = (law: Law) => [
    law.codes,
    law.profiles.map(({ code, version }) => `${code} ${version}`),
  ];
  return before === undefined || !isDeepStrictEqual(namesOf(next), namesOf(before));
}

async function profileLines(
  { db }: Platform,
  now: number,
  chosen: readonly string[],
): Promise<Wire["profiles"]> {
  const signed = new Set((await selectSignOffs(db)).map(signedName));
  const inForce = new Map(
    (await allVersions(db))
      .filter(({ effectiveAt }) => (effectiveAt?.epochMilliseconds ?? 0) <= now)
      .map((version) => [version.code, version]),
  );
  return [...inForce.values()].map(({ code, name, authority, version, cells }) => ({
    code,
    name,
    authority,
    version,
    chosen: chosen.includes(code),
    confirmed: FIELD_NAMES.filter((field) => (cells[field]?.value ?? null) !== null).length,
    signed: FIELD_NAMES.filter((field) => signed.has(signedName({ code, version, field }))).length,
    cells: FIELD_NAMES.length,
  }));
}

function boundsOf(folded: Folded): Wire["bounds"] {
  return FIELD_NAMES.map((field) => {
    const { label, unit, direction, kind } = fieldRule(field);
    const bound = folded.get(field);
    const first = bound?.of[0];
    return {
      field,
      label,
      direction,
      unit: unit ?? null,
      // What is not folded is shown as the first profile has it.
      value: bound ? JSON.stringify(kind === info ? first?.cell.value : bound.value) : null,
      rule: first ? ruleOf(first.code, field) : null,
      of: (bound?.of ?? []).map(({ code, version }) => ({ code, version })),
    };
  });
}
