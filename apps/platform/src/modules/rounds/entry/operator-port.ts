import type { OperatorPort, PortPlayer } from "@perya/wallet-protocol";
import type { Platform } from "../../../platform.ts";
import { catalogueVersion } from "../../catalogue/index.ts";
import { selectRecentlyRevoked } from "../sessions.store.ts";
import { BoundedMap } from "./bounded-map.ts";
import { catalogueCache, type CatalogueCache } from "./catalogue-cache.ts";
import { sessionCache } from "./session-cache.ts";
import { stayFresh } from "./stay-fresh.ts";

const MAX_PLAYERS = 100_000;

/** Who the players are. They don't change what is told of them here, so they are remembered for good. */
export interface PlayerDirectory {
  byId(id: bigint): Promise<PortPlayer | undefined>;
  byPublicId(publicId: string): Promise<PortPlayer | undefined>;
}

export interface OpenedPort {
  readonly port: OperatorPort;
  readonly vendor: CatalogueCache["vendor"];
  close(): Promise<void>;
}

/** What dialects may ask of this platform, answered from memory where an answer may be a few seconds old. */
export function openOperatorPort({ db, wallet, config, log }: Platform, directory: PlayerDirectory): OpenedPort {
  const players = new BoundedMap<string, PortPlayer>(MAX_PLAYERS);
  const catalogue = catalogueCache(db, config.secretKey);
  const sessions = sessionCache(db, (id) => directory.byId(id));
  let version: bigint | undefined;

  const look = async () => {
    const now = await catalogueVersion(db);
    if (now !== version) catalogue.forget();
    version = now;
    sessions.forget(await selectRecentlyRevoked(db));
    await sessions.save();
  };
  const { fresh, sure, stop } = stayFresh(look, (fault) => log.warn({ fault: fault.message }, "the wallet entry could not look for changes"));

  const port: OperatorPort = {
    session: async (vendor, token) => {
      await fresh();
      return sessions.find(vendor, token);
    },
    player: async (publicId) => {
      const known = players.get(publicId) ?? (await directory.byPublicId(publicId));
      if (known) players.set(publicId, known);
      return known;
    },
    game: (vendor, code, brandId) => sure(async () => (await catalogue.games(vendor)).find(code, brandId)),
    balance: async (player) => {
      const balance = await wallet.balance(player);
      if (!balance) throw new Error(`Player ${player} has no account`);
      return balance.cash;
    },
    recall: (command) => wallet.recall(command),
    submit: (group) => wallet.submit(group),
  };
  const vendor: CatalogueCache["vendor"] = (dialect, slug) => sure(() => catalogue.vendor(dialect, slug));
  const close = async () => {
    await stop();
    await sessions.save();
  };
  return { port, vendor, close };
}
