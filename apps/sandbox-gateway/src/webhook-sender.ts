import type { Database } from "@perya/postgres";
import { backOffMs } from "@perya/process";
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

/**
 * Delivers callbacks to their shops. Its whole state is in the database, so it may stop and start
 * at any moment.
 */
export interface WebhookSender {
  /** Sends due callbacks now instead of at the next interval. */
  wake(): void;
  /** Resolves after the deliveries in progress. */
  stop(): Promise<void>;
}

/** A new callback is sent at once; this is for retries, and for payments that expire. */
const ROUND_MS = 2_000;
const AT_ONCE = 8;
const ANSWER_TIMEOUT_MS = 10_000;
const LEASE_SECONDS = 30;
export const LONGEST_WAIT_MS = 600_000;
/** With waits up to ten minutes this is about six hours of trying. */
const MAX_ATTEMPTS = 45;

/** Starts delivering. */
export function startWebhookSender(config: Config, db: Database, log: Logger): WebhookSender {
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
      log.warn({ err: fault }, "a round of callbacks failed");
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
  log.info({ event: callback.event, attempt: callback.attempts, answer }, "callback not accepted");
  if (callback.attempts >= MAX_ATTEMPTS) return markGivenUp(db, callback.id, answer);
  return markRetry(
    db,
    callback.id,
    answer,
    backOffMs(callback.attempts, { firstMs: config.retryMs, longestMs: LONGEST_WAIT_MS }),
  );
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
