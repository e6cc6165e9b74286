import type { OperatorPort, PortPlayer } from "@perya/wallet-protocol";
import type { Platform } from "../../../platform.ts";
import { catalogueVersion } from "../../catalogue/index.ts";
import { selectRecentlyRevoked } from "../sessions.store.ts";
import { atMostEvery } from "./at-most-every.ts";
import { BoundedMap } from "./bounded-map.ts";
import { catalogueCache, type CatalogueCache } from "./catalogue-cache.ts";
import { sessionCache } from "./session-cache.ts";
import { watch } from "./watch.ts";

const MAX_PLAYERS = 100_000;
/** What another process changed is seen after this long, plus the time one look takes. */
const LOOK_EVERY_MS = 1_500;
/** When no look has succeeded for this long, nothing remembered is trusted any more: revocation reaches every process within five seconds. */
const TRUST_MS = 4_500;
/** What is not known may just have been made, so it is looked for again, but strangers can't make us look more often than this. */
const LOOK_AGAIN_MS = 200;

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
  let lookedAt = 0;

  const look = async () => {
    const now = await catalogueVersion(db);
    if (now !== version) catalogue.forget();
    version = now;
    sessions.forget(await selectRecentlyRevoked(db));
    lookedAt = Date.now();
    await sessions.save();
  };
  const stop = watch(LOOK_EVERY_MS, look, (fault) => log.warn({ fault: fault.message }, "wallet entry could not look for changes"));
  /** With no look for too long (database away, event loop stuck), one is made first; when that fails there is no definite answer. */
  const fresh = async () => {
    if (Date.now() - lookedAt > TRUST_MS) await look();
  };
  const lookAgain = atMostEvery(LOOK_AGAIN_MS, look);
  /** Asks memory, and for what is missing there once more after a look. */
  const sure = async <Value>(ask: () => Promise<Value | undefined>): Promise<Value | undefined> => {
    await fresh();
    const found = await ask();
    if (found !== undefined) return found;
    await lookAgain();
    return ask();
  };

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
