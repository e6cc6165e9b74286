import { allBrands, hostsOf } from "../modules/brands/index.ts";
import type { Command } from "./command.ts";

/** Lists brands with what was decided about them and where they answer. */
export const brandList: Command = {
  name: "brand list",
  summary: "lists brands, their money and where they answer",
  values: [],
  switches: [],
  help: "  no options",
  run: async (_options, { db }) => {
    const all = await allBrands(db, null);
    const hosts = await hostsOf(
      db,
      all.map(({ id }) => id),
    );
    const brands = all.map(({ id, host: _main, ...brand }) => ({
      id: Number(id),
      ...brand,
      hosts: hosts.get(id) ?? [],
    }));
    return {
      json: { brands },
      lines: brands.map(
        ({ name, currency, zone, realMoney, hosts: at }) =>
          `${name.padEnd(24)} ${currency} ${(realMoney ? "real" : "play").padEnd(5)} ` +
          `${zone.padEnd(20)} ${at.join(", ")}`,
      ),
    };
  },
};
