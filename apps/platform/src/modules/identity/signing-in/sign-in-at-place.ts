import { ok, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import type { Player } from "../../players/index.ts";
import type { BrandSettings } from "../../settings/index.ts";
import type { Origin } from "../identity.ts";
import { completeSignIn, type SignInOptions, type CompletedSignIn } from "./complete-sign-in.ts";
import { placeOf } from "../../../http/visitors/place-of.ts";
import { isKnownPlace } from "./places.store.ts";
import { askSecondFactor, type Ticket } from "./second-factor/second-factor.ts";

/**
 * Signs in a player with a correct password or, at a new place where the brand requires it, asks
 * for a code first.
 */
export async function signInAtPlace(
  platform: Platform,
  { brand, settings }: { readonly brand: Brand; readonly settings: BrandSettings },
  player: Player,
  origin: Origin,
  options: SignInOptions,
): Promise<
  Result<
    { readonly completed: CompletedSignIn } | { readonly ticket: Ticket },
    "NO_CONTACT" | CarrierRefusal
  >
> {
  const isNew =
    settings.features.NEWIPVERIFY &&
    !(await isKnownPlace(platform.db, player.id, placeOf(origin.ip)));
  if (!isNew)
    return ok({
      completed: await platform.db.inTransaction((tx) =>
        completeSignIn(tx, player, origin, options),
      ),
    });
  const asked = await askSecondFactor(platform, brand, player, origin, options);
  return asked.ok ? ok({ ticket: asked.value }) : asked;
}
