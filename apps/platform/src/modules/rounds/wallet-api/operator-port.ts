import type { Maybe, OperatorPort, PortPlayer, VendorAccount } from "@perya/wallet-protocol";
import { growingCache } from "../../../growing-cache.ts";
import type { Config } from "../../../config.ts";
import type { Platform } from "../../../platform.ts";
import { catalogueVersion } from "../../catalogue/index.ts";
import type { AskedWallet } from "../wallet-threads/messages.ts";
import { selectRecentlyRevoked } from "../sessions/sessions.store.ts";
import { catalogueCache } from "./catalogue-cache.ts";
import { forcedPausesOf, lastPlansOf } from "../../limits/index.ts";
import { openBetLaws } from "../../profiles/index.ts";
import { obeyLaw, rememberLawful } from "./obey-law.ts";
import { refuseTrials, rememberTrials, type Known } from "./refuse-trials.ts";
import { sessionCache } from "./session-cache.ts";
import { stayFresh } from "./stay-fresh.ts";

const MAX_PLAYERS = 100_000;

/**
 * The players. What is reported of them here never changes, so they are cached without expiry.
 */
export interface PlayerDirectory {
  byId(id: bigint): Promise<Known | undefined>;
  byPublicId(publicId: string): Promise<Known | undefined>;
}

/** What the wallet API runs on: a whole platform, or the part of it that a listener thread has. */
export interface WalletApiParts extends Pick<Platform, "db" | "log"> {
  readonly config: Pick<Config, "secretKey">;
  readonly wallet: AskedWallet;
}

export interface OpenedPort {
  readonly port: OperatorPort;
  vendor(dialect: string, slug: string): Maybe<VendorAccount | undefined>;
  close(): Promise<void>;
}

/**
 * The platform as dialects see it, answered from caches where an answer may be a few seconds old.
 */
export function openOperatorPort(
  { db, wallet, config, log }: WalletApiParts,
  directory: PlayerDirectory,
): OpenedPort {
  const players = growingCache<string, PortPlayer>(MAX_PLAYERS);
  const catalogue = catalogueCache(db, config.secretKey);
  const trials = rememberTrials();
  const lawful = rememberLawful();
  const laws = openBetLaws(db, { pauses: forcedPausesOf, plans: lastPlansOf });
  const met = (player: Known | undefined) => trials.met(lawful.met(player));
  const sessions = sessionCache(db, async (id) => met(await directory.byId(id)));
  let version: bigint | undefined;

  const look = async () => {
    const now = await catalogueVersion(db);
    if (now !== version) catalogue.forget();
    version = now;
    sessions.forget(await selectRecentlyRevoked(db));
    await sessions.save();
  };
  const { ask, insist, stop } = stayFresh(look, (fault) =>
    log.warn({ fault: fault.message }, "the wallet API could not look for changes"),
  );

  const meet = async (publicId: string) => {
    const player = met(await directory.byPublicId(publicId));
    if (player) players.set(publicId, player);
    return player;
  };
  const game = (vendor: number, code: string, brandId: bigint) =>
    insist(catalogue.game(vendor, code, brandId));
  const port: OperatorPort = {
    session: (vendor, token) => ask(sessions.find(vendor, token)),
    player: (publicId) => players.get(publicId) ?? meet(publicId),
    game,
    balance: async (player) => {
      const balance = await wallet.balance(player);
      if (!balance) throw new Error(`Player ${player} has no account`);
      return balance.cash;
    },
    freeRounds: async (asked) => (await wallet.freeRounds?.(asked)) ?? [],
    recall: (command) => wallet.recall(command),
    submit: (group) => wallet.submit(group),
  };
  const close = async () => {
    await stop();
    await sessions.save();
  };
  const metVendor = (account: VendorAccount | undefined) =>
    trials.metVendor(lawful.metVendor(account));
  const vendor = (dialect: string, slug: string) => {
    const account = insist(catalogue.vendor(dialect, slug));
    return account instanceof Promise ? account.then(metVendor) : metVendor(account);
  };
  const decided = obeyLaw(port, { ...lawful, laws, game });
  return { port: refuseTrials(decided, trials), vendor, close };
}
