import { compile, type Compiled, type Rule } from "../rules/compile.ts";
import { FIELD_NAMES, PRODUCTS, type Product } from "../rules/fields.ts";
import { fold, type Folded } from "../rules/fold.ts";
import { identityLawIn, type IdentityLaw } from "../rules/identity-law.ts";
import { BASE, ruleOf, STRICT, type Profile } from "../rules/profile.ts";
import { registerLawIn, type RegisterLaw } from "../rules/register-law.ts";
import { sessionLawIn } from "../rules/session-law.ts";
import { strict } from "../rules/strict.ts";
import type { DatedProfile } from "./all-versions.ts";

/** What a brand's profiles demand from an instant on, until the next of its laws. */
export interface Law {
  /** Milliseconds since 1970; zero for the first one. */
  readonly from: number;
  /** What the brand chose. */
  readonly codes: readonly string[];
  /** The versions that are folded, our own rules among them. */
  readonly profiles: readonly Profile[];
  readonly folded: Folded;
  readonly compiled: Compiled;
  /** What is demanded of the proof of identity; undefined for nothing. */
  readonly identity: IdentityLaw | undefined;
  /** The national registers that are named; undefined where none is. */
  readonly registers: RegisterLaw | undefined;
  /** That a session of slots is planned before it; undefined where no law wants that. */
  readonly session: Rule | undefined;
  /** Cells of the chosen profiles that wait for counsel. */
  readonly unsigned: readonly UnsignedCell[];
  /** What keeps a real-money brand closed; null once it is open. */
  readonly gate: Rule | null;
}

/** A cell without a sign-off. */
export interface UnsignedCell {
  readonly code: string;
  readonly version: number;
  readonly field: string;
}

/** What a brand's laws are made of. */
export interface LawParts {
  readonly versions: readonly DatedProfile[];
  /** Oldest first; there is always one. */
  readonly choices: readonly {
    readonly effectiveAt: Temporal.Instant;
    readonly codes: readonly string[];
  }[];
  /** Names of cells that are signed off, as `signedName` makes them. */
  readonly signed: ReadonlySet<string>;
  readonly realMoney: boolean;
  /** Since when it takes real money; undefined while it does not. `before` profiles came. */
  readonly opening: { readonly before: boolean } | undefined;
}

/** How a cell is named among those that are signed off. */
export function signedName({ code, version, field }: UnsignedCell): string {
  return `${code} ${version} ${field}`;
}

/** Every law of a brand, one for each instant at which a choice or a version takes effect. */
export function lawsOf(parts: LawParts): readonly Law[] {
  const instants = new Set(
    [...parts.choices, ...parts.versions].map(
      ({ effectiveAt }) => effectiveAt?.epochMilliseconds ?? 0,
    ),
  );
  return [...instants].toSorted((a, b) => a - b).flatMap((from) => lawFrom(parts, from) ?? []);
}

function lawFrom({ versions, choices, ...brand }: LawParts, from: number): Law | undefined {
  const codes = choices.findLast(({ effectiveAt }) => effectiveAt.epochMilliseconds <= from)?.codes;
  if (!codes) return undefined;
  const inForce = new Map<string, Profile>();
  for (const version of versions)
    if ((version.effectiveAt?.epochMilliseconds ?? 0) <= from) inForce.set(version.code, version);
  const all = [...inForce.values()];
  const chosen = codes.flatMap((code) => inForce.get(code) ?? []);
  const base = all.filter(({ code }) => code === BASE);
  const profiles = codes.includes(STRICT)
    ? [...strict(all), ...chosen.filter(({ code }) => code !== BASE)]
    : [...chosen.filter(({ code }) => code !== BASE), ...base];
  const signable = codes.includes(STRICT) ? profiles : chosen;
  const unsigned = brand.realMoney ? unsignedOf(signable, brand.signed) : [];
  const compiled = compile(profiles);
  const folded = fold(profiles);
  return {
    from,
    codes,
    profiles,
    folded,
    identity: identityLawIn(folded, profiles),
    registers: registerLawIn(folded),
    session: sessionLawIn(profiles),
    compiled: brand.opening?.before
      ? compiled
      : { ...compiled, closed: closedOf(compiled, chosen, brand.signed, brand.realMoney) },
    unsigned,
    gate: brand.realMoney && !brand.opening ? gateOf(chosen, codes) : null,
  };
}

/** Our own rules are no law, so that counsel has nothing to confirm of them. */
function unsignedOf(
  profiles: readonly Profile[],
  signed: ReadonlySet<string>,
): readonly UnsignedCell[] {
  return profiles
    .filter(({ code }) => code !== BASE)
    .flatMap(({ code, version }) => FIELD_NAMES.map((field) => ({ code, version, field })))
    .filter((cell) => !signed.has(signedName(cell)));
}

/** A product of which a profile confirms nothing is closed until counsel has said so. */
function closedOf(
  { closed }: Compiled,
  chosen: readonly Profile[],
  signed: ReadonlySet<string>,
  realMoney: boolean,
): ReadonlyMap<Product, Rule> {
  const all = new Map(closed);
  if (!realMoney) return all;
  for (const { code, version, cells } of chosen)
    for (const product of PRODUCTS) {
      const field = `product.${product}` as const;
      if (code === BASE || (cells[field]?.value ?? null) !== null || all.has(product)) continue;
      if (!signed.has(signedName({ code, version, field })))
        all.set(product, { rule: ruleOf(code, field), version });
    }
  return all;
}

function gateOf(chosen: readonly Profile[], [code = BASE]: readonly string[]): Rule {
  return { rule: ruleOf(code, "confirmed"), version: chosen[0]?.version ?? 1 };
}
