import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../platform.ts";
import { settingsOf } from "../settings/index.ts";
import { carriersOf } from "./carriers/open-carriers.ts";
import type { CarrierRefusal } from "./messages.ts";
import { claimMessage, markRefused, markSent } from "./messages.store.ts";

/**
 * Hands a message to its carrier, unless another process has claimed it or it is done. Throws when
 * it is unknown whether the carrier accepted it; the job then retries, so a person may get a
 * message twice rather than never.
 */
export async function deliverMessage(
  platform: Platform,
  id: string,
): Promise<Result<undefined, CarrierRefusal>> {
  const { db } = platform;
  const claimed = await claimMessage(db, id);
  if (!claimed) return ok(undefined);
  const carrier = carriersOf(platform)[claimed.channel];
  const { brandId, recipient, subject, text } = claimed;
  const from = (await settingsOf(platform, brandId)).senders[claimed.channel] || undefined;
  const sent = await carrier.send({ from, recipient, subject: subject ?? undefined, text });
  if (sent.ok) {
    await markSent(db, id, carrier.name, sent.value.reference, carrier.keepsText);
    return ok(undefined);
  }
  await markRefused(db, id, carrier.name, sent.refusal, sent.detail ?? "");
  return refuse(sent.refusal);
}
