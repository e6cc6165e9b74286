import { callsOf } from "./staff.ts";

/** The settings that hold for everyone, each piece by a name. */
export type HouseState = ReadonlyMap<string, string>;

interface Vendor {
  readonly slug: string;
  readonly name: string;
  readonly active: boolean;
  readonly logoUrl: string;
}

interface Lottery {
  readonly code: string;
  readonly calendar: unknown;
  readonly source: string;
  readonly enabled: boolean;
  readonly hot: boolean;
  readonly lockSeconds: number;
  readonly cancelSeconds: number;
}

/**
 * Reads what one test could leave changed for the next: settings, switches of vendors and
 * lotteries, odds and limits. Items that a test added do not count.
 */
export async function houseState(): Promise<HouseState> {
  const call = await callsOf("owner");
  const [{ settings }, vendors, brand, lotteries, odds, limits] = await Promise.all([
    call<{ settings: Readonly<Record<string, unknown>> }>("GET", "/settings"),
    call<readonly Vendor[]>("GET", "/vendors"),
    call<readonly { id: number; here: boolean }[]>("GET", "/brands/1/vendors"),
    call<readonly Lottery[]>("GET", "/lottery/games"),
    call<
      readonly { prizeMode: string; rules: string; lowestReturn: number; highestReturn: number }[]
    >("GET", "/lottery/odds"),
    call<readonly { currency: string }[]>("GET", "/lottery/limits"),
  ]);
  const pieces: readonly (readonly [string, unknown])[] = [
    ...Object.entries(settings).map(([section, value]) => [`settings ${section}`, value] as const),
    ...vendors.map(
      ({ slug, name, active, logoUrl }) => [`vendor ${slug}`, { name, active, logoUrl }] as const,
    ),
    ...brand.map(({ id, here }) => [`vendor ${id} of the brand`, here] as const),
    ...lotteries.map(({ code, ...about }) => [`lottery ${code}`, decided(about)] as const),
    ...odds.map(
      ({ prizeMode, rules, lowestReturn, highestReturn }) =>
        [`odds ${prizeMode} ${rules}`, [lowestReturn, highestReturn]] as const,
    ),
    ...limits.map((limit) => [`limits ${limit.currency}`, limit] as const),
  ];
  return new Map(pieces.map(([name, value]) => [name, JSON.stringify(value)]));
}

/** The names of what has changed. */
export function changedSince(before: HouseState, now: HouseState): string[] {
  return [...before].filter(([name, value]) => now.get(name) !== value).map(([name]) => name);
}

function decided({
  calendar,
  source,
  enabled,
  hot,
  lockSeconds,
  cancelSeconds,
}: Omit<Lottery, "code">): unknown {
  return { calendar, source, enabled, hot, lockSeconds, cancelSeconds };
}
