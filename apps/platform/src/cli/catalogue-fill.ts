import { allBrands } from "../modules/brands/index.ts";
import {
  digestGames,
  fillCatalogue,
  gamesOf,
  findVendor,
  HOUSE_VENDOR,
} from "../modules/catalogue/index.ts";
import type { Platform } from "../platform.ts";
import { CommandFault, type Command, type Options, type Outcome } from "./command.ts";

const MOST = 20_000;
const UNLESS_ASKED = "10000";

/** Fills the catalogue with generated games, for measuring the lobbies. */
export const catalogueFill: Command = {
  name: "catalogue fill",
  summary: "adds generated games for measuring lobbies; never on a live site",
  values: ["games"],
  switches: [],
  help: `  --games 10000             how many, at most ${MOST} (default ${UNLESS_ASKED})
Generated games are listed but can't be opened. Refused where a brand takes real money.`,
  run: fill,
};

async function fill(options: Options, { db, config }: Platform): Promise<Outcome> {
  const games = Number(options.optional("games") ?? UNLESS_ASKED);
  if (!Number.isInteger(games) || games < 1 || games > MOST)
    throw new CommandFault(`--games must be a number from 1 to ${MOST}.`);
  if ((await allBrands(db, null)).some(({ realMoney }) => realMoney))
    throw new CommandFault("A brand here takes real money, so generated games are refused.");
  const house = await findVendor(db, HOUSE_VENDOR);
  const pictures = (house ? await gamesOf(db, house.id) : []).map(({ iconUrl, showIconUrl }) => ({
    icon: iconUrl,
    show: showIconUrl,
  }));
  const added = await db.inTransaction((tx) =>
    fillCatalogue(tx, config.secretKey, { games, pictures }),
  );
  await digestGames(db);
  return {
    json: { added },
    lines: [
      added === 0 ? "The generated games already exist." : `${added} made-up games were added.`,
    ],
  };
}
