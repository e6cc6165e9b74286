import { allVendors, gamesOf, vendorNeeds } from "../modules/catalogue/index.ts";
import type { Command } from "./command.ts";

/** Lists vendors with their wallet addresses and how many games each has. */
export const vendorList: Command = {
  name: "vendor list",
  summary: "lists vendors, where they call the wallet, and how many games they have",
  values: [],
  switches: [],
  help: "  no options",
  run: async (_options, platform) => {
    const vendors = [];
    for (const vendor of await allVendors(platform.db)) {
      const { id, slug, name, dialect, active } = vendor;
      const games = await gamesOf(platform.db, id);
      vendors.push({
        slug,
        name,
        dialect,
        active,
        baseUrl: vendorNeeds(platform, vendor).baseUrl,
        games: games.map((game) => game.code),
      });
    }
    return {
      json: { vendors },
      lines: vendors.map(
        (vendor) =>
          `${vendor.slug.padEnd(24)} ${vendor.dialect.padEnd(10)} ${vendor.active ? "on " : "off"} ` +
          `${String(vendor.games.length).padStart(6)} games  ${vendor.baseUrl}`,
      ),
    };
  },
};
