import { tokenHash } from "@perya/secrets";
import type { Platform } from "../../../platform.ts";
import type { Player } from "../../players/index.ts";
import { exclusionLawOf } from "../../profiles/index.ts";
import { askAt } from "../../registers/index.ts";
import { revokeByToken } from "../sessions.store.ts";
import { forgetBrowser, type RememberedToken } from "./remembering/remember.ts";
import { signInRefusal } from "./sign-in-refusals.ts";

/** A session that was just opened and not shown to anyone. */
interface Opened {
  readonly player: Pick<Player, "id" | "brandId">;
  readonly token: string;
  readonly remembered: RememberedToken | undefined;
}

/**
 * Asks national registers where the law wants that at a sign-in. A session is not handed out where
 * one of them can't be asked, or excludes the player and the law forbids the sign-in of excluded
 * players. Throws what the player reads.
 */
export async function refuseByRegister(platform: Platform, opened: Opened): Promise<void> {
  const { player, token, remembered } = opened;
  const outcome = await askAt(platform, player, "SIGN_IN");
  if (outcome === undefined || outcome === "CLEAR") return;
  const { login } = await exclusionLawOf(platform, player.brandId);
  if (outcome === "EXCLUDED" && login === "allow") return;
  await platform.db.inTransaction(async (tx) => {
    await revokeByToken(tx, tokenHash(token));
    await forgetBrowser(tx, player.id, remembered?.token);
  });
  throw signInRefusal(outcome === "EXCLUDED" ? "LOGIN_EXCLUDED" : "REGISTER_NO_ENTRY");
}
