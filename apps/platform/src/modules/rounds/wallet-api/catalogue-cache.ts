import type { Database } from "@perya/postgres";
import type { VendorAccount } from "@perya/wallet-protocol";
import { LRUCache } from "lru-cache";
import { playableGames, vendorAccounts, type PlayableGames } from "../../catalogue/index.ts";
import type { Question } from "./stay-fresh.ts";

/** Vendors are few and read together. */
const ALL = "all";
const MOST_VENDORS = 10_000;

export interface CatalogueCache {
  vendor(dialect: string, slug: string): Question<VendorAccount>;
  game(
    vendor: number,
    code: string,
    brandId: bigint,
  ): Question<NonNullable<ReturnType<PlayableGames["find"]>>>;
  forget(): void;
}

/**
 * Vendors with their keys and their games, read once, however many ask meanwhile, and again after a
 * change of the catalogue. A read that fails is not cached.
 */
export function catalogueCache(db: Database, secretKey: string): CatalogueCache {
  const loadAccounts = async () =>
    new Map(
      (await vendorAccounts(db, secretKey)).map((vendor) => [
        `${vendor.dialect}/${vendor.slug}`,
        vendor,
      ]),
    );
  const nothing = () => ({
    accounts: new LRUCache<string, ReadonlyMap<string, VendorAccount>>({
      max: 1,
      fetchMethod: loadAccounts,
    }),
    games: new LRUCache<number, PlayableGames>({
      max: MOST_VENDORS,
      fetchMethod: (vendor) => playableGames(db, vendor),
    }),
  });
  // A load in progress during a reset lands in the discarded cache.
  let memory = nothing();

  return {
    vendor: (dialect, slug) => ({
      recall: () => memory.accounts.get(ALL)?.get(`${dialect}/${slug}`),
      load: async () => (await memory.accounts.fetch(ALL))?.get(`${dialect}/${slug}`),
    }),
    game: (vendor, code, brandId) => ({
      recall: () => memory.games.get(vendor)?.find(code, brandId),
      load: async () => (await memory.games.fetch(vendor))?.find(code, brandId),
    }),
    forget: () => {
      memory = nothing();
    },
  };
}
