import { randomInt } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import { tellFact } from "../../facts/index.ts";
import {
  saveOrigin,
  saveProfile,
  type Player,
  type PlayerOrigin,
  type Profile,
} from "../../players/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { playerRegistered } from "../facts.ts";
import { registerPlayer } from "./register-player.ts";

/** Everything needed to open an account. Without a username one is generated. */
export interface NewAccount extends Omit<Parameters<typeof registerPlayer>[2], "username"> {
  readonly username: string | undefined;
  readonly profile: Partial<Profile>;
  readonly origin: PlayerOrigin;
}

const TRIES = 5;

/**
 * Opens an account with its owner's details and origin; all of it or nothing.
 */
export async function openAccount(
  tx: Tx,
  wallet: Wallet,
  account: NewAccount,
): Promise<Result<Player, "USERNAME_TAKEN" | "MOBILE_TAKEN">> {
  const made = await register(tx, wallet, account);
  if (!made.ok) return made;
  await saveProfile(tx, made.value.id, account.profile);
  await saveOrigin(tx, made.value.id, account.origin);
  const { id, brandId, publicId } = made.value;
  await tellFact(tx, playerRegistered, { player: id, brand: brandId, publicId });
  return made;
}

async function register(
  tx: Tx,
  wallet: Wallet,
  account: NewAccount,
): ReturnType<typeof registerPlayer> {
  if (account.username !== undefined)
    return registerPlayer(tx, wallet, { ...account, username: account.username });
  for (let tried = 0; tried < TRIES; tried++) {
    const made = await registerPlayer(tx, wallet, { ...account, username: newAccountName() });
    if (made.ok || made.refusal !== "USERNAME_TAKEN") return made;
  }
  return refuse("USERNAME_TAKEN");
}

/** A letter and nine digits: short enough to write down. */
function newAccountName(): string {
  return `m${randomInt(100_000_000, 1_000_000_000)}`;
}
