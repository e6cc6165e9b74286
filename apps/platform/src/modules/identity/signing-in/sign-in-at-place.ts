import { ok, type Result } from "@perya/result";
import { placeOf } from "../../../http/visitors/place-of.ts";
import type { Platform } from "../../../platform.ts";
import { hasAuthenticator } from "../authenticator/authenticator.store.ts";
import type { ReachedBrand } from "../../brands/index.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import type { Player } from "../../players/index.ts";
import type { BrandSettings } from "../../settings/index.ts";
import type { Origin } from "../identity.ts";
import { selectAsksPasskey } from "../passkeys/passkeys.store.ts";
import { completeSignIn, type SignInOptions, type CompletedSignIn } from "./complete-sign-in.ts";
import { isKnownPlace } from "./places.store.ts";
import { askSecondFactor, type Ticket } from "./second-factor/ask-second-factor.ts";

/** A session, or what has to be shown before there is one. */
export type Entered = { readonly completed: CompletedSignIn } | { readonly ticket: Ticket };

/**
 * Signs in a player who has shown who they are, or asks for more. After a password it asks for a
 * passkey, where the player wants that, and at a new place for a code, where the brand requires
 * one. A code to the phone has proven that; one of the authenticator app is asked for after both.
 */
export async function signInAtPlace(
  platform: Platform,
  { brand, settings }: { readonly brand: ReachedBrand; readonly settings: BrandSettings },
  player: Player,
  origin: Origin,
  { by, ...options }: SignInOptions & { readonly by: "password" | "code" },
): Promise<Result<Entered, "NO_CONTACT" | "PASSKEY_ELSEWHERE" | CarrierRefusal>> {
  const { db } = platform;
  const authenticator = await hasAuthenticator(db, player.id);
  const passkey = by === "password" && (await selectAsksPasskey(db, player.id));
  const isNew =
    by === "password" &&
    settings.features.NEWIPVERIFY &&
    !(await isKnownPlace(db, player.id, placeOf(origin.ip)));
  if (!isNew && !passkey && !authenticator)
    return ok({
      completed: await db.inTransaction((tx) => completeSignIn(tx, player, origin, options)),
    });
  const wanted = { ...options, passkey, authenticator };
  const asked = await askSecondFactor(platform, brand, player, origin, wanted);
  return asked.ok ? ok({ ticket: asked.value }) : asked;
}
