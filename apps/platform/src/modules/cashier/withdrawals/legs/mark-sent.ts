import type { Tx } from "@perya/postgres";
import { tellFact } from "../../../facts/index.ts";
import { loginBarredUntil } from "../../../identity/index.ts";
import { currentSection } from "../../../settings/index.ts";
import type { Actor } from "../../cashier.ts";
import { payoutSent } from "../../facts.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { followLegs } from "./follow-legs.ts";
import { moveLeg } from "./legs.store.ts";
import type { LockedLeg } from "./lock-leg.ts";

const MS_PER_MINUTE = 60_000n;
const MINUTES_PER_DAY = 1_440;

/**
 * A leg that the caller holds was sent under the bank's or the provider's number. The player has
 * the brand's minutes to answer from now on, and is told. Who may not sign in has to write to staff
 * instead, and has the days of an appeal for it.
 */
export async function markSent(
  tx: Tx,
  { withdrawal, leg }: LockedLeg,
  reference: string,
  actor: Actor,
): Promise<Withdrawal> {
  const { player, publicId, currency, brandId } = withdrawal;
  const terms = await currentSection(tx, brandId, "payouts");
  const isBarred = (await loginBarredUntil(tx, player)) !== null;
  const answerMinutes =
    isBarred && terms.answerMinutes > 0 ? terms.appealDays * MINUTES_PER_DAY : terms.answerMinutes;
  const sent = await moveLeg(tx, leg, "SENT", actor, {
    reference,
    clockMs: answerMinutes === 0 ? undefined : BigInt(answerMinutes) * MS_PER_MINUTE,
    lastCallMs: BigInt(terms.lastCallMinutes) * MS_PER_MINUTE,
  });
  const told = { player, withdrawal: publicId, units: leg.units, currency, reminder: false };
  await tellFact(tx, payoutSent, { ...told, minutes: sent.dueAt ? answerMinutes : null });
  return followLegs(tx, withdrawal, actor, { reference });
}
