import type { Database } from "@perya/postgres";
import type { VendorAccount } from "@perya/wallet-protocol";
import { playableGames, vendorAccounts, type PlayableGames } from "../../catalogue/index.ts";

export interface CatalogueCache {
  vendor(dialect: string, slug: string): Promise<VendorAccount | undefined>;
  games(vendor: number): Promise<PlayableGames>;
  forget(): void;
}

/** Vendors with their keys and their games, read once and again after a change of the catalogue. */
export function catalogueCache(db: Database, secretKey: string): CatalogueCache {
  let accounts: Promise<Map<string, VendorAccount>> | undefined;
  let games = new Map<number, Promise<PlayableGames>>();

  const loadAccounts = async () => new Map((await vendorAccounts(db, secretKey)).map((vendor) => [`${vendor.dialect}/${vendor.slug}`, vendor]));

  return {
    vendor: async (dialect, slug) => {
      // A failed load is not remembered: the next call tries again.
      accounts ??= loadAccounts().catch((fault: unknown) => {
        accounts = undefined;
        throw fault;
      });
      return (await accounts).get(`${dialect}/${slug}`);
    },
    games: (vendor) => {
      const loaded =
        games.get(vendor) ??
        playableGames(db, vendor).catch((fault: unknown) => {
          games.delete(vendor);
          throw fault;
        });
      games.set(vendor, loaded);
      return loaded;
    },
    forget: () => {
      accounts = undefined;
      games = new Map();
    },
  };
}
