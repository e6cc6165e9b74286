import type { WireMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import type { z } from "zod";
import type { Platform } from "../../platform.ts";
import type { Brand } from "../brands/index.ts";
import { capsUsed } from "../wallet/index.ts";
import { raiseTimes } from "./changing/raise-times.ts";
import { DEPOSIT_LIMITS, LIMITS, type DepositLimit, type LimitName } from "./limits.ts";
import { depositUsed, type DepositedLately } from "./deposit-limits.ts";
import type { Limited } from "./note-change.ts";
import { selectLimits } from "./limits.store.ts";
import type { wireLimit } from "./wire.ts";

/** Asks the cashier what a player paid in lately. */
export type AskDeposited = (tx: Tx, player: bigint) => Promise<DepositedLately>;

/** Whose limits are described, under which brand's law. */
interface LimitedAt extends Limited {
  readonly brand: Pick<Brand, "id" | "zone">;
}

/** Every limit of a player, with what is used of it and a raise that was asked for. */
export async function describeLimits(
  platform: Platform,
  tx: Tx,
  { id, currency, brand }: LimitedAt,
  askDeposited: AskDeposited,
): Promise<z.output<typeof wireLimit>[]> {
  const rows = await selectLimits(tx, id);
  const used = await capsUsed(tx, id);
  const deposited = await askDeposited(tx, id);
  const money = (units: bigint | undefined | null): WireMoney | null =>
    units === undefined || units === null ? null : { amount: units.toString(), currency };
  const usedOf = (name: LimitName) => {
    if (isDepositLimit(name)) return depositUsed(name, deposited);
    return name === "singleBet" ? undefined : used?.[name];
  };
  return Promise.all(
    LIMITS.map(async (name) => {
      const raise = rows.raises.get(name);
      const times = raise && (await raiseTimes(platform, brand, name, raise.askedAt));
      const stands = times && Temporal.Instant.compare(rows.now, times.until) <= 0;
      return {
        name,
        own: money(rows.own.get(name)),
        staff: money(rows.staff.get(name)),
        used: money(usedOf(name)),
        raise:
          raise && stands
            ? { to: money(raise.units), from: times.from.toString(), until: times.until.toString() }
            : null,
      };
    }),
  );
}

function isDepositLimit(name: LimitName): name is DepositLimit {
  return (DEPOSIT_LIMITS as readonly string[]).includes(name);
}
