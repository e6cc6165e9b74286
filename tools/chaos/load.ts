import { openDice } from "./dice.ts";
import { changeLimits, type InForce } from "./players/change-limits.ts";
import { moveMoney } from "./players/move-money.ts";
import type { People } from "./players/people.ts";
import { spinAt, type Seen } from "./players/spin.ts";
import { withdrawMoney, type Taken } from "./players/withdraw-money.ts";
import type { Stage } from "./stage.ts";
import { openDuties } from "./vendor/duties.ts";
import { openHub88, rollback as rollbackHub88 } from "./vendor/hub88.ts";
import { hub88Rounds } from "./vendor/hub88-rounds.ts";
import type { Call, Line } from "./vendor/movement.ts";
import { openSoftswiss, rollback as rollbackSoftswiss } from "./vendor/softswiss.ts";
import { softswissRounds } from "./vendor/softswiss-rounds.ts";
import { playRounds, type Round, type Vendor } from "./vendor/vendor.ts";

/** All vendors and players. */
export interface Load {
  readonly vendors: readonly Vendor[];
  /** Ends of rounds as players saw them at the studio. */
  readonly seen: readonly Seen[];
  /** Steps of withdrawals that were answered as done. */
  readonly taken: readonly Taken[];
  /** The limits that players were told last are in force; complete when the load has ended. */
  readonly inForce: readonly InForce[];
  /** Counts so far. */
  figures(): Figures;
  /**
   * Starts nothing new, and resolves when the open work has ended. Throws the faults that occurred
   * meanwhile.
   */
  end(): Promise<void>;
}

export interface Figures {
  readonly sent: number;
  readonly answered: number;
  readonly unknown: number;
  readonly spins: number;
}

const HUB88_HANDS = 14;
const SOFTSWISS_HANDS = 8;
const SPINNERS = 12;

/**
 * Starts two vendors, the players of the studio and everyone at the sites. The same players play at
 * all three.
 */
export function startLoad(stage: Stage, people: People, seed: string): Load {
  const { players, walletUrls, vendors: numbers, keys } = stage;
  const urls = (path: string) => [`${walletUrls[0]}/${path}`, `${walletUrls[1]}/${path}`] as const;
  const hub88 = openHub88(
    numbers.hub88,
    urls("hub88/chaos-hub"),
    keys.hub88.privateKey,
    openDice(seed, "hub88 line"),
  );
  const softswiss = openSoftswiss(
    numbers.softswiss,
    urls("softswiss/chaos-soft"),
    keys.softswiss,
    openDice(seed, "softswiss line"),
  );
  const vendors = [
    vendorOf("hub88", { line: hub88, rollbackOf: rollbackHub88, rounds: hub88Rounds, seed }),
    vendorOf("softswiss", {
      line: softswiss,
      rollbackOf: (call) => rollbackSoftswiss(softswiss, call),
      rounds: softswissRounds,
      seed,
    }),
  ];
  const seen: Seen[] = [];
  let ending = false;
  const stopped = () => ending;
  const hands = vendors.flatMap((vendor) =>
    Array.from({ length: vendor.name === "hub88" ? HUB88_HANDS : SOFTSWISS_HANDS }, () =>
      playRounds(vendor, players, stopped),
    ),
  );
  const spinners = Array.from({ length: SPINNERS }, (_, at) =>
    spinAt(
      stage,
      players[at % players.length] ?? players[0],
      openDice(seed, `spinner ${at}`),
      seen,
      stopped,
    ),
  );
  const { taken, inForce, movements } = moveAtSites(stage, people, seed, stopped);
  const all = Promise.all([...hands, ...spinners, ...movements]);
  // Early faults are reported at the end, after the kills.
  all.catch(() => undefined);
  return {
    vendors,
    seen,
    taken,
    inForce,
    figures: () => countCalls(vendors, seen),
    end: async () => {
      ending = true;
      await all;
    },
  };
}

/** Players who move money elsewhere, take it out, and change their limits, until stopped. */
function moveAtSites(stage: Stage, people: People, seed: string, stopped: () => boolean) {
  const [taken, inForce]: [Taken[], InForce[]] = [[], []];
  const limiters = changeLimits(stage, people, seed, stopped).then(
    (told) => void inForce.push(...told),
  );
  const withdrawers = withdrawMoney(people, seed, taken, stopped);
  return { taken, inForce, movements: [moveMoney(stage, seed, stopped), withdrawers, limiters] };
}

interface Parts {
  readonly line: Line;
  readonly rollbackOf: (call: Call) => Call;
  readonly rounds: readonly [Round, ...Round[]];
  readonly seed: string;
}

function vendorOf(name: string, { line, rollbackOf, rounds, seed }: Parts): Vendor {
  const journal: Call[] = [];
  return {
    name,
    line,
    rounds,
    journal,
    faults: [],
    dice: openDice(seed, name),
    duties: openDuties(line, journal, rollbackOf),
  };
}

function countCalls(vendors: readonly Vendor[], seen: readonly Seen[]): Figures {
  const calls = vendors.flatMap(({ journal }) => journal);
  const sent = calls.reduce((sum, call) => sum + call.sent, 0);
  const answered = calls.reduce((sum, call) => sum + call.heard.length, 0);
  return { sent, answered, unknown: sent - answered, spins: seen.length };
}
