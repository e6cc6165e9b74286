import type { Tx } from "@perya/postgres";
import type { Player } from "../../players/index.ts";
import type { Origin } from "../identity.ts";
import { selectLogin } from "../identity.store.ts";
import { openSession } from "./open-session.ts";
import { rememberBrowser, type RememberedToken } from "./remember.ts";

/** A player who has proved who they are, and where: their session, and what their browser's cookie holds when it is to be remembered. */
export interface Admitted {
  readonly player: Player;
  readonly token: string;
  readonly passwordExpired: boolean;
  readonly firstTimeLogin: boolean;
  readonly remembered: RememberedToken | undefined;
}

export interface Admission {
  readonly remember?: boolean;
  /** The password they came with has to be changed before anything else. */
  readonly mustChange?: boolean;
}

/** Opens a session for a player and registers the place it is from. */
export async function admit(
  tx: Tx,
  player: Player,
  origin: Origin,
  { remember = false, mustChange = false }: Admission = {},
): Promise<Admitted> {
  const remembered = remember ? await rememberBrowser(tx, player.id, mustChange) : undefined;
  const token = await openSession(tx, player.id, origin, {
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
