import { setTimeout as pause } from "node:timers/promises";
import { readConfig } from "../../../apps/platform/src/config.ts";
import { openSession } from "../../../apps/platform/src/modules/rounds/index.ts";
import { setSection } from "../../../apps/platform/src/modules/settings/testing/set-section.ts";
import { openPlatform } from "../../../apps/platform/src/open-platform.ts";
import type { Platform } from "../../../apps/platform/src/platform.ts";
import {
  newPlayer,
  newStaff,
  send,
  type Answered,
} from "../../../apps/platform/src/testing/people.ts";
import { openDice, type Dice } from "../dice.ts";
import type { Player } from "../seed.ts";
import type { Stage } from "../stage.ts";

/** Asks until there is a definite answer, of either process of the platform. */
type Ask = (method: string, path: string, body?: unknown) => Promise<Answered>;

/** A player who is signed in over HTTP. */
export interface Member extends Player {
  readonly ask: Ask;
  /** The bank account that money is paid out to. */
  readonly bankAccount: string;
}

/** Players and staff who use the sites while parts are killed. */
export interface People {
  /** They take money out. */
  readonly withdrawers: readonly Member[];
  /** They change their limits, and bet beyond them. */
  readonly limiters: readonly Member[];
  readonly approvers: readonly Ask[];
  /** Pays what the approvers approved. */
  readonly payer: Ask;
}

/** What every further withdrawal costs, in ledger units. */
export const FEE_UNITS = 500_000n;
const WITHDRAWERS = 3;
const LIMITERS = 3;
const START_UNITS = 5_000_000_000n;
const AGAIN_MS = 150;
/** Refusals of a moment: the process is starting or stopping, or was asked too often. */
const OF_A_MOMENT: ReadonlySet<number> = new Set([429, 500, 502, 503, 504]);

/** Registers everyone over HTTP, before anything is killed. */
export async function openPeople(stage: Stage, seed: string): Promise<People> {
  const platform = await openPlatform(readConfig(stage.env));
  const console = stage.consoleUrls[0];
  try {
    await setSection(platform, "cashier", { withdrawalsPerDay: 100 });
    await setSection(platform, "payouts", {
      answerMinutes: 1,
      feeFree: 0,
      feeFlat: FEE_UNITS.toString(),
    });
    const staff = async (name: string): Promise<Ask> => {
      const { cookie } = await newStaff(platform, console, "cashier");
      return askAt(stage.consoleUrls, { cookie }, "/operator/v1", openDice(seed, name));
    };
    const members = async (kind: string, count: number): Promise<Member[]> => {
      const made: Member[] = [];
      for (let at = 0; at < count; at++)
        made.push(await member(platform, stage, openDice(seed, `${kind} calls ${at}`)));
      return made;
    };
    return {
      withdrawers: await members("withdrawer", WITHDRAWERS),
      limiters: await members("limiter", LIMITERS),
      approvers: [await staff("approver 1"), await staff("approver 2")],
      payer: await staff("payer"),
    };
  } finally {
    await platform.close();
  }
}

async function member(platform: Platform, stage: Stage, dice: Dice): Promise<Member> {
  const { db, wallet } = platform;
  const { id, publicId, token } = await newPlayer(platform, stage.playerUrls[0], 2);
  const seat = await db.inTransaction(async (tx) => {
    const paid = await wallet.append(tx, [
      { kind: "adjust", player: id, key: `chaos:${id}`, units: START_UNITS, reason: "chaos" },
    ]);
    if (!paid.ok) throw new Error(paid.refusal);
    return openSession(tx, { playerId: id, vendorId: stage.vendors.hub88 });
  });
  const ask = askAt(stage.playerUrls, { authorization: `Bearer ${token}` }, "/api/v1", dice);
  const account = { bank: "Metrobank", number: String(700_000_000n + id), holder: "Juan Cruz" };
  const bound = await ask("POST", "/bank-accounts", account);
  if (bound.status !== 200) throw new Error(`Bank account: ${bound.status} ${bound.code}`);
  return {
    id,
    user: publicId,
    brandId: 1n,
    units: START_UNITS,
    tokens: { hub88: seat, softswiss: "", studio: "" },
    ask,
    bankAccount: bound.value.id as string,
  };
}

/** A call without a definite answer is repeated, as the page's key or the state lets it be. */
function askAt(
  urls: readonly [string, string],
  headers: Readonly<Record<string, string>>,
  root: string,
  dice: Dice,
): Ask {
  return async (method, path, body) => {
    for (;;) {
      const answer = await send(dice.pick(urls), headers, method, `${root}${path}`, body).catch(
        () => undefined,
      );
      if (answer && !OF_A_MOMENT.has(answer.status)) return answer;
      await pause(AGAIN_MS);
    }
  };
}
