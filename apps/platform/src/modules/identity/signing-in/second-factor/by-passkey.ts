import { ok, refuse, type Result } from "@perya/result";
import { tokenHash } from "@perya/secrets";
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { Platform } from "../../../../platform.ts";
import type { ReachedBrand } from "../../../brands/index.ts";
import type { Origin } from "../../identity.ts";
import { askPasskey, recognisePasskey, type Asked } from "../../passkeys/recognise.ts";
import { relyingParty } from "../../passkeys/relying-party.ts";
import { selectShut } from "../../closing/closing.store.ts";
import { completeSignIn, type CompletedSignIn } from "../complete-sign-in.ts";
import { useWaiting, type WaitingSignIn } from "../places.store.ts";
import { waitingAt } from "./second-factor.ts";

/** Asks for a passkey of the player whose sign-in waits. */
export async function beginPasskeyFactor(
  platform: Platform,
  brand: ReachedBrand,
  ticket: string,
  origin: Origin,
): Promise<Result<PublicKeyCredentialRequestOptionsJSON, "TICKET_OVER">> {
  const waiting = await waitingAt(platform, brand, ticket, origin);
  if (!waiting) return refuse("TICKET_OVER");
  return ok(await askPasskey(platform.db, relyingParty(platform, brand), asked(waiting)));
}

/** Completes a waiting sign-in by a passkey of its player. */
export async function completePasskeyFactor(
  platform: Platform,
  brand: ReachedBrand,
  { ticket, response }: { readonly ticket: string; readonly response: AuthenticationResponseJSON },
  origin: Origin,
): Promise<Result<CompletedSignIn, "TICKET_OVER" | "PASSKEY_REFUSED">> {
  const waiting = await waitingAt(platform, brand, ticket, origin);
  if (!waiting) return refuse("TICKET_OVER");
  const party = relyingParty(platform, brand);
  return platform.db.inTransaction(async (tx) => {
    const found = await recognisePasskey(tx, party, asked(waiting), response);
    if (found === undefined) return refuse("PASSKEY_REFUSED");
    return (await useWaiting(tx, tokenHash(ticket))) && !(await selectShut(tx, waiting.player.id))
      ? ok(await completeSignIn(tx, waiting.player, origin, waiting))
      : refuse("TICKET_OVER");
  });
}

function asked({ playerId }: WaitingSignIn): Asked {
  return { purpose: "second-factor", playerId };
}
