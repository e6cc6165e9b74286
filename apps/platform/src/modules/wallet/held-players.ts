import { isUnavailable } from "@perya/postgres";
import { lockFreeAccounts } from "./facts.store.ts";
import { forgetAll, isTooLate, pause, type Answerer, type Job, type OnCommitted } from "./lane.ts";
import { settleBatch, type LaneContext } from "./settle-batch.ts";
import { isHeldUp, isStale } from "./write.store.ts";

/** How often it is looked whether an account is free again. */
const LOOK_EVERY_MS = 20;
/** Players looked at together. */
const MOST_AT_ONCE = 256;
/** Players remembered as held although nothing of theirs waits. More than that are forgotten, and cost a batch a wait when they are met again. */
const MOST_HELD = 10_000;

/**
 * Where the commands of players wait whose accounts another transaction holds: a paused machine, a cut network, a draw that pays thousands. They hold up nobody else's batches and
 * not each other: accounts that are free are taken, the others are looked at again until their commands are not worth trying. A player stays here until something of theirs was settled.
 */
export class HeldPlayers {
  readonly #context: LaneContext;
  readonly #onCommitted: OnCommitted;
  readonly #answer: Answerer;
  readonly #held = new Set<bigint>();
  readonly #waiting = new Map<bigint, Job[]>();
  #working: Promise<void> | undefined;

  constructor(context: LaneContext, onCommitted: OnCommitted, answer: Answerer) {
    this.#context = context;
    this.#onCommitted = onCommitted;
    this.#answer = answer;
  }

  /** Whether a player's commands belong here. */
  readonly has = (player: bigint): boolean => this.#held.has(player);

  /** Takes commands of players whose accounts are held. */
  push(jobs: readonly Job[]): void {
    if (this.#held.size > MOST_HELD) this.#held.clear();
    for (const job of jobs) {
      this.#held.add(job.player);
      this.#waiting.set(job.player, [...(this.#waiting.get(job.player) ?? []), job]);
    }
    this.#working ??= this.#work();
  }

  /** Resolves when everything pushed has been answered. */
  async idle(): Promise<void> {
    await this.#working;
  }

  async #work(): Promise<void> {
    while (this.#waiting.size > 0) {
      const jobs = this.#take();
      const left = await this.#look(jobs);
      for (const [player, theirs] of Map.groupBy(left, playerOf))
        this.#waiting.set(player, [...theirs, ...(this.#waiting.get(player) ?? [])]);
      if (left.length > 0 && left.length === jobs.length) await pause(LOOK_EVERY_MS);
    }
    this.#working = undefined;
  }

  /** Takes out what has waited longest, without what nobody waits for any more. */
  #take(): Job[] {
    const players = this.#waiting.keys().take(MOST_AT_ONCE).toArray();
    const jobs = players.flatMap((player) => this.#waiting.get(player) ?? []);
    for (const player of players) this.#waiting.delete(player);
    const { late = [], good = [] } = Object.groupBy(jobs, (job) =>
      isTooLate(job) ? "late" : "good",
    );
    for (const job of late) job.reject(new AccountHeld(job.player));
    return good;
  }

  /** Answers the jobs of accounts that are free now; those that must wait on remain. */
  async #look(jobs: readonly Job[]): Promise<readonly Job[]> {
    if (jobs.length === 0) return [];
    try {
      const free = await this.#settleFree(jobs);
      return jobs.filter(({ player }) => !free.has(player));
    } catch (fault) {
      const again = isStale(fault) || isHeldUp(fault);
      // Each by itself, so that what can't be written is nobody else's trouble.
      if (jobs.length > 1 && (again || !isUnavailable(fault))) return await this.#lookAtEach(jobs);
      if (again) return jobs;
      for (const job of jobs) job.reject(fault);
      return [];
    } finally {
      forgetAll(this.#context, jobs);
    }
  }

  async #lookAtEach(jobs: readonly Job[]): Promise<readonly Job[]> {
    const left: Job[] = [];
    for (const job of jobs) left.push(...(await this.#look([job])));
    return left;
  }

  async #settleFree(jobs: readonly Job[]): Promise<ReadonlySet<bigint>> {
    const { free, mine, settled } = await this.#context.writer.db.inTransaction(async (tx) => {
      const free = new Set(await lockFreeAccounts(tx, [...new Set(jobs.map(playerOf))]));
      const mine = jobs.filter(({ player }) => free.has(player));
      return {
        free,
        mine,
        settled: mine.length === 0 ? undefined : await settleBatch(this.#context, tx, mine, true),
      };
    });
    for (const player of free) if (!this.#waiting.has(player)) this.#held.delete(player);
    if (settled && settled.changed.length > 0) this.#onCommitted(settled.changed);
    mine.forEach((job, at) => this.#answer(job, settled?.answers[at]));
    return free;
  }
}

function playerOf({ player }: Job): bigint {
  return player;
}

/** Another transaction has held a player's account for so long that nobody waits for the answer any more. Nothing was written. */
class AccountHeld extends Error {
  /** As PostgreSQL says that a lock is not available. */
  readonly code = "55P03";

  constructor(player: bigint) {
    super(`The account of player ${player} is held by another transaction`);
  }
}
