import { setTimeout as pause } from "node:timers/promises";
import { isUnavailable } from "@perya/postgres";
import { lockFreeAccounts } from "../facts.store.ts";
import { isTooLate, type Answerer, type Job, type OnCommitted } from "./job.ts";
import { forgetAll } from "./retry-on-conflict.ts";
import { settleBatch, type LaneContext } from "./settle-batch.ts";
import { isHeldUp, isStale } from "../write.store.ts";

/** How often held accounts are checked again. */
const LOOK_EVERY_MS = 20;
/** Players checked in one transaction. */
const MOST_AT_ONCE = 256;
/**
 * Most players known as held. Beyond it all are forgotten; each then costs a batch one wait again.
 */
const MOST_HELD = 10_000;

/**
 * Commands of players whose accounts another transaction holds, such as a draw that pays thousands,
 * or a process on a paused machine. They wait here so that they delay neither other batches nor
 * each other: free accounts are settled, and the rest are checked again until their commands are
 * too late. A player stays here until one of their commands was settled.
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

  /** Takes out the commands that have waited longest, and rejects those that are too late. */
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

  /** Answers the jobs of accounts that are free now, and returns those that must still wait. */
  async #look(jobs: readonly Job[]): Promise<readonly Job[]> {
    if (jobs.length === 0) return [];
    try {
      const free = await this.#settleFree(jobs);
      return jobs.filter(({ player }) => !free.has(player));
    } catch (fault) {
      const again = isStale(fault) || isHeldUp(fault);
      // Each by itself, so that a job that can't be written fails alone.
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

/**
 * Another transaction held a player's account until the command was too late. Nothing was written.
 */
class AccountHeld extends Error {
  /** PostgreSQL's code for a lock that is not available. */
  readonly code = "55P03";

  constructor(player: bigint) {
    super(`The account of player ${player} is held by another transaction`);
  }
}
