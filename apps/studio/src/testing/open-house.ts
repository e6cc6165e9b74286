import { randomUUID } from "node:crypto";
import { cloneDatabase, type TestDatabase } from "@perya/postgres/testing";
import { newRsaPair } from "@perya/secrets";
import { inject } from "vitest";
import { openTestStudio } from "./open-test-studio.ts";
import { launch, openPage, type Page } from "./page.ts";
import { openSmallWallet, type SmallWallet } from "./small-wallet.ts";

const [operatorKeys, studioKeys] = [newRsaPair(), newRsaPair()];

/**
 * Who may ask the studio as the operator, and the key by which the studio's own calls are known.
 */
export const operator = { privateKey: operatorKeys.privateKey, operatorId: "perya" };
export const studioPublicKey = studioKeys.publicKey;

/** A player nobody has seen before, as the operator names them. */
export const newUser = () => ({
  user: `pl_${randomUUID()}`,
  token: `secret-wallet-token-${randomUUID()}`,
});

export interface House extends AsyncDisposable {
  readonly url: string;
  readonly db: TestDatabase;
  readonly wallet: SmallWallet;
  /** A game's page, opened the way a player comes in. */
  pageOf(game: string, who?: { user: string; token: string }, conduct?: object): Promise<Page>;
  /** From here on the wallet says yes and was asked nothing. */
  forget(): void;
}

/** A studio on a database of its own, with a wallet that answers as scripted. */
export async function openHouse(env: NodeJS.ProcessEnv = {}): Promise<House> {
  const db = await cloneDatabase(inject("studio"));
  const wallet = await openSmallWallet();
  const keys = {
    operatorPublicKey: operatorKeys.publicKey,
    studioPrivateKey: studioKeys.privateKey,
  };
  const house = await openTestStudio(db, { walletUrl: wallet.url, ...keys, env });
  return {
    url: house.url,
    db,
    wallet,
    pageOf: async (game, who = newUser(), conduct = {}) =>
      openPage(house.url, await launch(house.url, operator, who, game, conduct)),
    forget: () => {
      wallet.say = () => undefined;
      wallet.asked.length = 0;
    },
    [Symbol.asyncDispose]: async () => {
      await house[Symbol.asyncDispose]();
      await wallet[Symbol.asyncDispose]();
      await db.close();
    },
  };
}
