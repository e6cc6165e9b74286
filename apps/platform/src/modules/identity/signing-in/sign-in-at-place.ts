import { ok, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { ReachedBrand } from "../../brands/index.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import type { Player } from "../../players/index.ts";
import type { BrandSettings } from "../../settings/index.ts";
import type { Origin } from "../identity.ts";
import { completeSignIn, type SignInOptions, type CompletedSignIn } from "./complete-sign-in.ts";
import { selectAsksPasskey } from "../passkeys/passkeys.store.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";
import { isKnownPlace } from "./places.store.ts";
import { askSecondFactor, type Ticket } from "./second-factor/second-factor.ts";

/**
 * Signs in a player with a correct password or asks for more: a passkey, where the player wants
 * that, or a code, at a new place where the brand requires it.
 */
export async function signInAtPlace(
  platform: Platform,
  { brand, settings }: { readonly brand: ReachedBrand; readonly settings: BrandSettings },
  player: Player,
  origin: Origin,
  options: SignInOptions,
): Promise<
  Result<
    { readonly completed: CompletedSignIn } | { readonly ticket: Ticket },
    "NO_CONTACT" | CarrierRefusal
  >
> {
  const asksPasskey = await selectAsksPasskey(platform.db, player.id);
  const isNew =
    settings.features.NEWIPVERIFY &&
    !(await isKnownPlace(platform.db, player.id, placeOf(origin.ip)));
  if (!isNew && !asksPasskey)
    return ok({
      completed: await platform.db.inTransaction((tx) =>
        completeSignIn(tx, player, origin, options),
      ),
    });
  const asked = await askSecondFactor(platform, brand, player, origin, {
    ...options,
    passkey: asksPasskey,
  });
  return asked.ok ? ok({ ticket: asked.value }) : asked;
}
