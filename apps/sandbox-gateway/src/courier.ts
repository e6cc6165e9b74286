import type { Database } from "@perya/postgres";
import type { Logger } from "pino";
import {
  claimDue,
  markDelivered,
  markGivenUp,
  markRetry,
  type Callback,
} from "./callbacks.store.ts";
import type { Config } from "./config.ts";
import { expirePayments } from "./expire-payments.ts";
import { delivered, failed } from "./metrics.ts";
import { SIGNATURE_HEADER, sign } from "./signature.ts";

/** Brings callbacks to their shops. All it knows is in the database, so it may stop and start at any moment. */
export interface Courier {
  /** Looks for due callbacks now instead of at the next round. */
  wake(): void;
  /** Ends after the deliveries on their way. */
  stop(): Promise<void>;
}

/** A new callback is sent at once; this is for retries, and for payments that expire. */
const ROUND_MS = 2_000;
const AT_ONCE = 8;
const ANSWER_TIMEOUT_MS = 10_000;
const LEASE_SECONDS = 30;
const LONGEST_WAIT_MS = 600_000;
/** With waits up to ten minutes this is about six hours of trying. */
const MAX_ATTEMPTS = 45;

/** Starts delivering. */
export function startCourier(config: Config, db: Database, log: Logger): Courier {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const round = async () => {
    try {
      await db.inTransaction(expirePayments);
      for (
        let due = await claimDue(db, AT_ONCE, LEASE_SECONDS);
        due.length > 0;
        due = stopped ? [] : await claimDue(db, AT_ONCE, LEASE_SECONDS)
      ) {
        await Promise.all(due.map((callback) => deliver(config, db, log, callback)));
      }
    } catch (fault) {
      log.warn({ err: fault }, "courier round failed");
    }
  };
  const next = (wait: number) => {
    if (stopped) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const before = running;
      running = (async () => {
        await before;
        await round();
        next(ROUND_MS);
      })();
    }, wait);
  };
  next(0);
  return {
    wake: () => next(0),
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function deliver(
  config: Config,
  db: Database,
  log: Logger,
  callback: Callback,
): Promise<void> {
  const { answered, answer } = await post(config.secret, callback);
  if (answered) {
    delivered.inc();
    return markDelivered(db, callback.id, answer);
  }
  failed.inc();
  log.info({ event: callback.event, attempt: callback.attempts, answer }, "callback not taken");
  if (callback.attempts >= MAX_ATTEMPTS) return markGivenUp(db, callback.id, answer);
  return markRetry(db, callback.id, answer, waitBefore(callback.attempts + 1, config.retryMs));
}

async function post(
  secret: string,
  callback: Callback,
): Promise<{ answered: boolean; answer: string }> {
  try {
    const response = await fetch(callback.callbackUrl, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        [SIGNATURE_HEADER]: sign(secret, callback.body),
      },
      body: callback.body,
      redirect: "error",
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return { answered: response.ok, answer: `HTTP ${response.status}` };
  } catch (fault) {
    return {
      answered: false,
      answer: fault instanceof Error ? fault.message.slice(0, 200) : "no answer",
    };
  }
}

/** Milliseconds before the n-th attempt (2, 3, …): the first wait, doubled each time, up to ten minutes. */
export function waitBefore(attempt: number, firstMs: number): number {
  return Math.min(firstMs * 2 ** Math.min(attempt - 2, 20), LONGEST_WAIT_MS);
}
