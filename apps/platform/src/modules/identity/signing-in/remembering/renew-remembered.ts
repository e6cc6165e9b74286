import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../../platform.ts";
import type { Brand } from "../../../brands/index.ts";
import type { BrandSettings } from "../../../settings/index.ts";
import type { Origin } from "../../identity.ts";
import { selectLogin } from "../../identity.store.ts";
import type { CompletedSignIn } from "../complete-sign-in.ts";
import { kindRefusal } from "../kind-refusal.ts";
import { openSession } from "../open-session.ts";
import { placeOf } from "../../../../http/visitors/place-of.ts";
import { isKnownPlace } from "../places.store.ts";
import { recogniseBrowser } from "./remember.ts";
import { endFamily } from "./remembered.store.ts";

/**
 * Opens a session for a browser by its cookie. Where a new place needs a second factor, a cookie is
 * not enough, and one that turns up elsewhere is forgotten: its owner must sign in.
 */
export async function renewRemembered(
  { db }: Platform,
  { brand, settings }: { readonly brand: Brand; readonly settings: BrandSettings },
  cookie: string,
  origin: Origin,
): Promise<Result<CompletedSignIn, "NOT_REMEMBERED">> {
  return db.inTransaction(async (tx) => {
    const browser = await recogniseBrowser(tx, brand.id, cookie);
    if (!browser.ok) return browser;
    const { player, mustChange, family, next } = browser.value;
    const login = await selectLogin(tx, player.id);
    if (kindRefusal(player, false)) return refuse("NOT_REMEMBERED");
    if (settings.features.NEWIPVERIFY && !(await isKnownPlace(tx, player.id, placeOf(origin.ip)))) {
      await endFamily(tx, family);
      return refuse("NOT_REMEMBERED");
    }
    const token = await openSession(tx, player, origin, { mustChange, family });
    return ok({
      player,
      token,
      passwordExpired: mustChange,
      firstTimeLogin: login?.firstLoginDone === false,
      remembered: next,
    });
  });
}
