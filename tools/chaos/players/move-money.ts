import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { readConfig } from "../../../apps/platform/src/config.ts";
import { findVendor } from "../../../apps/platform/src/modules/catalogue/index.ts";
import { beginIn, beginOut } from "../../../apps/platform/src/modules/vendor-wallets/index.ts";
import { openPlatform } from "../../../apps/platform/src/open-platform.ts";
import type { Platform } from "../../../apps/platform/src/platform.ts";
import { openDice, type Dice } from "../dice.ts";
import { CURRENCY, KEEPER, type Player } from "../seed.ts";
import type { Stage } from "../stage.ts";

/** Ledger units of a whole cent, in which money is moved. */
const CENT = 1_000n;
const MOST_CENTS = 5_000;
const LONGEST_BREAK_MS = 120;
const AGAIN_MS = 150;

/**
 * Players who move money to a vendor that keeps it, and back, until stopped. What they begin is
 * written by a process that nobody kills; sending it and booking the answers is the platform's.
 * A beginning without an answer is begun again under its key.
 */
export async function moveMoney(
  stage: Stage,
  seed: string,
  stopped: () => boolean,
): Promise<number> {
  const platform = await openPlatform(readConfig(stage.env));
  try {
    const counts = await Promise.all(
      stage.movers.map((player, at) =>
        moveUntil(platform, player, openDice(seed, `mover ${at}`), stopped),
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  } finally {
    await platform.close();
  }
}

async function moveUntil(
  platform: Platform,
  player: Player,
  dice: Dice,
  stopped: () => boolean,
): Promise<number> {
  let begun = 0;
  while (!stopped()) {
    const asked = {
      key: randomUUID(),
      isIn: dice.chance(55),
      units: BigInt(dice.between(1, MOST_CENTS)) * CENT,
    };
    if (await beginOnce(platform, player, asked)) begun++;
    await pause(dice.between(0, LONGEST_BREAK_MS));
  }
  return begun;
}

interface Asked {
  readonly key: string;
  readonly isIn: boolean;
  readonly units: bigint;
}

/** Begins a movement, however often the database is away. False where another is under way. */
async function beginOnce(platform: Platform, player: Player, asked: Asked): Promise<boolean> {
  const { db, wallet } = platform;
  const { key, isIn, units } = asked;
  const { id, user, brandId } = player;
  const named = { id, publicId: user, username: user, brandId };
  const holder = { ...named, currency: CURRENCY, book: "test" } as const;
  for (;;) {
    try {
      const result = await db.inTransaction(async (tx) => {
        const vendor = await findVendor(tx, KEEPER);
        if (!vendor) throw new Error(`There is no vendor ${KEEPER}`);
        const of = { holder, cause: "PLAYER", key } as const;
        const begun = isIn
          ? await beginIn(tx, wallet, { ...of, vendor, units })
          : await beginOut(tx, { ...of, vendor: vendor.id, units });
        // What a refused beginning wrote must not stay.
        if (!begun.ok) throw new Refused(begun.refusal);
        return begun.ok;
      });
      return result;
    } catch (fault) {
      if (fault instanceof Refused) return false;
      await pause(AGAIN_MS);
    }
  }
}

class Refused extends Error {}
