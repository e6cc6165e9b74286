import type { Tx } from "@perya/postgres";
import type { Player } from "../../players/index.ts";
import type { Origin } from "../identity.ts";
import { selectLogin } from "../identity.store.ts";
import { openSession } from "./open-session.ts";
import { rememberBrowser, type RememberedToken } from "./remembering/remember.ts";

/**
 * The result of a sign-in: the session, and the browser's cookie when it is to be remembered.
 */
export interface CompletedSignIn {
  readonly player: Player;
  readonly token: string;
  readonly passwordExpired: boolean;
  readonly firstTimeLogin: boolean;
  readonly remembered: RememberedToken | undefined;
}

export interface SignInOptions {
  readonly remember?: boolean;
  /** The password must be changed before anything else. */
  readonly mustChange?: boolean;
}

/** Opens a player's session and registers its place. */
export async function completeSignIn(
  tx: Tx,
  player: Player,
  origin: Origin,
  { remember = false, mustChange = false }: SignInOptions = {},
): Promise<CompletedSignIn> {
  const remembered = remember ? await rememberBrowser(tx, player.id, mustChange) : undefined;
  const token = await openSession(tx, player, origin, {
    mustChange,
    family: remembered?.family ?? null,
  });
  const login = await selectLogin(tx, player.id);
  return {
    player,
    token,
    passwordExpired: mustChange,
    firstTimeLogin: login?.firstLoginDone === false,
    remembered,
  };
}
