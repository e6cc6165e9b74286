import type { Database } from "@perya/postgres";
import type { VendorAccount } from "@perya/wallet-protocol";
import { playableGames, vendorAccounts, type PlayableGames } from "../../catalogue/index.ts";
import { LoadOnce } from "./load-once.ts";
import type { Question } from "./stay-fresh.ts";

/** Vendors are few and read together. */
const ALL = "all";

export interface CatalogueCache {
  vendor(dialect: string, slug: string): Question<VendorAccount>;
  game(
    vendor: number,
    code: string,
    brandId: bigint,
  ): Question<NonNullable<ReturnType<PlayableGames["find"]>>>;
  forget(): void;
}

/** Vendors with their keys and their games, read once and again after a change of the catalogue. */
export function catalogueCache(db: Database, secretKey: string): CatalogueCache {
  const loadAccounts = async () =>
    new Map(
      (await vendorAccounts(db, secretKey)).map((vendor) => [
        `${vendor.dialect}/${vendor.slug}`,
        vendor,
      ]),
    );
  const nothing = () => ({
    accounts: new LoadOnce(loadAccounts),
    games: new LoadOnce((vendor: number) => playableGames(db, vendor)),
  });
  // What is still being loaded when all is forgotten lands in the memory of before.
  let memory = nothing();

  return {
    vendor: (dialect, slug) => ({
      recall: () => memory.accounts.recall(ALL)?.get(`${dialect}/${slug}`),
      load: async () => (await memory.accounts.load(ALL)).get(`${dialect}/${slug}`),
    }),
    game: (vendor, code, brandId) => ({
      recall: () => memory.games.recall(vendor)?.find(code, brandId),
      load: async () => (await memory.games.load(vendor)).find(code, brandId),
    }),
    forget: () => {
      memory = nothing();
    },
  };
}
