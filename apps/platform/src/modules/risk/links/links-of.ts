import type { Tx } from "@perya/postgres";
import { accountLinksOf } from "../../cashier/index.ts";
import { documentLinksOf } from "../../documents/index.ts";
import { placeLinksOf, withBrowserOf } from "../../identity/index.ts";
import { samePersonAs } from "../../players/index.ts";

/** What two players have in common. */
export const TIES = ["account", "device", "address", "phone", "document"] as const;
type TieKind = (typeof TIES)[number];

/** One kind of thing that another player has in common, when last, and how many such things. */
interface Tie {
  readonly kind: TieKind;
  /** The address, or the end of a number; empty for a device, and a number that lies sealed. */
  readonly value: string;
  readonly lastAt: Temporal.Instant;
  readonly times: number;
}

export interface LinkedPlayer {
  readonly player: bigint;
  /** In the order of TIES: the strongest first. */
  readonly ties: readonly Tie[];
}

interface Found {
  readonly player: bigint;
  readonly kind: TieKind;
  readonly value: string;
  readonly at: Temporal.Instant;
}

/** Most linked players that are named, those with the strongest ties first. */
const MOST = 100;

/**
 * Other players of the brand who have something in common with a player. Each kind is found by an
 * index and bounded, the latest first.
 */
export async function linksOf(tx: Tx, player: bigint, brandId: bigint): Promise<LinkedPlayer[]> {
  const accounts = await accountLinksOf(tx, player, brandId);
  const places = await placeLinksOf(tx, player, brandId);
  const persons = await samePersonAs(tx, player, brandId);
  const documents = await documentLinksOf(tx, player, brandId);
  const same = await withBrowserOf(tx, player, [...new Set(places.map((one) => one.player))]);
  const found: Found[] = [
    ...accounts.map((one) => ({ ...one, kind: "account" as const, value: one.number })),
    ...places
      .filter((one) => same.has(one.player))
      .map((one) => ({ ...one, kind: "device" as const, value: "" })),
    ...places.map((one) => ({ ...one, kind: "address" as const, value: one.place })),
    ...persons.map((one) => ({ ...one, kind: one.what })),
    // The number itself lies sealed: it is known to be the same, not what it is.
    ...documents.map((one) => ({ ...one, kind: "document" as const, value: "" })),
  ];
  const byPlayer = Map.groupBy(found, (one) => one.player);
  return [...byPlayer]
    .map(([other, its]) => ({ player: other, ties: tiesOf(its) }))
    .toSorted((a, b) => strengthOf(b) - strengthOf(a) || Number(b.player - a.player))
    .slice(0, MOST);
}

function tiesOf(found: readonly Found[]): Tie[] {
  return TIES.flatMap((kind) => {
    const its = found
      .filter((one) => one.kind === kind)
      .toSorted((a, b) => Temporal.Instant.compare(b.at, a.at));
    const [latest] = its;
    const value = its.find((one) => one.value !== "")?.value ?? "";
    return latest ? [{ kind, value, lastAt: latest.at, times: its.length }] : [];
  });
}

/** A shared address alone says least: a household, a café, a mobile network. */
function strengthOf({ ties }: LinkedPlayer): number {
  return ties.reduce((sum, { kind }) => sum + (kind === "address" ? 1 : 10), 0);
}
