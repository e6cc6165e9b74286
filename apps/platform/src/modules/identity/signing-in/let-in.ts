import { ok, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import type { Brand } from "../../brands/index.ts";
import type { CarrierRefusal } from "../../messages/index.ts";
import type { Player } from "../../players/index.ts";
import type { BrandSettings } from "../../settings/index.ts";
import type { Origin } from "../identity.ts";
import { admit, type Admission, type Admitted } from "./admit.ts";
import { placeOf } from "../../../http/place-of.ts";
import { isKnownPlace } from "./places.store.ts";
import { askSecondFactor, type Ticket } from "./second-factor.ts";

/** Lets a player in whose password is right, or, where the brand wants it and the place is a new one, asks for a code first. */
export async function letIn(
  platform: Platform,
  { brand, settings }: { readonly brand: Brand; readonly settings: BrandSettings },
  player: Player,
  origin: Origin,
  admission: Admission,
): Promise<
  Result<
    { readonly admitted: Admitted } | { readonly ticket: Ticket },
    "NO_CONTACT" | CarrierRefusal
  >
> {
  const isNew =
    settings.features.NEWIPVERIFY &&
    !(await isKnownPlace(platform.db, player.id, placeOf(origin.ip)));
  if (!isNew)
    return ok({
      admitted: await platform.db.inTransaction((tx) => admit(tx, player, origin, admission)),
    });
  const asked = await askSecondFactor(platform, brand, player, origin, admission);
  return asked.ok ? ok({ ticket: asked.value }) : asked;
}
