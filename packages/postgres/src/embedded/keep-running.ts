import { backOffMs, type BackOff } from "@perya/process";
import { setTimeout as pause } from "node:timers/promises";
import { isFull } from "./is-full.ts";
import { DataGone, startEmbedded, type EmbeddedOptions, type EmbeddedServer } from "./start.ts";

/** The pauses after failed tries, from the first to the longest. */
const PAUSES: BackOff = { firstMs: 500, longestMs: 15_000 };
/**
 * A full disk is retried without end, because space may be freed; waiting fixes no other reason why
 * a server can't start, so those get this many tries.
 */
const TRIES = 6;

/** Receives a server's events, for the person at the terminal and for the program that needs it. */
export interface Supervision {
  /** Gets one sentence for each change. */
  say(sentence: string): void;
  /** The server is down and stays down. */
  onLost(): void;
}

/** A server that is restarted on its port when it ends unexpectedly. */
export interface KeptServer extends Pick<
  EmbeddedServer,
  "port" | "directory" | "url" | "ensureDatabase"
> {
  stop(): Promise<void>;
}

/**
 * Starts the embedded server and keeps it running: after a crash, a kill or a panic on a full disk
 * it is restarted on its data and its port, so that clients can reconnect. It is given up when its
 * data are gone, or when several tries fail for a reason other than a full disk.
 */
export async function keepRunning(
  options: EmbeddedOptions,
  { say, onLost }: Supervision,
): Promise<KeptServer> {
  const first = await startEmbedded(options);
  const stopping = new AbortController();
  let server = first;

  async function watch(): Promise<void> {
    for (;;) {
      const code = await server.ended;
      if (stopping.signal.aborted) return;
      say(
        `PostgreSQL ended by itself (exit code ${code}). It is started again; ` +
          "until then nothing can be bet or paid.",
      );
      const next = await startAgain(
        { ...options, port: first.port, mustExist: true },
        first.directory,
        say,
        stopping.signal,
      );
      if (next) server = next;
      if (stopping.signal.aborted) return;
      if (!next) return onLost();
      say("PostgreSQL runs again.");
    }
  }

  const watching = watch();
  return {
    port: first.port,
    directory: first.directory,
    url: first.url,
    ensureDatabase: (name) => server.ensureDatabase(name),
    stop: async () => {
      stopping.abort();
      await server.stop();
      // Waits for a start that is under way: nothing else would stop the server it starts.
      const last = server;
      await watching;
      if (server !== last) await server.stop();
    },
  };
}

/**
 * The server, or undefined when it has to be given up or is no longer wanted. Reports each reason
 * once.
 */
async function startAgain(
  options: EmbeddedOptions,
  directory: string,
  say: Supervision["say"],
  stopping: AbortSignal,
) {
  let said = "";
  for (let tried = 1; !stopping.aborted; tried += 1) {
    try {
      return await startEmbedded(options);
    } catch (fault) {
      const full = isFull(fault);
      const sentence = full
        ? `The disk of ${directory} is full: PostgreSQL starts again when there is space.`
        : reasonOf(fault);
      if (sentence !== said) say(sentence);
      said = sentence;
      if (fault instanceof DataGone || (!full && tried >= TRIES)) return undefined;
    }
    await pause(backOffMs(tried, PAUSES), undefined, { signal: stopping }).catch(() => undefined);
  }
  return undefined;
}

function reasonOf(fault: unknown): string {
  // The first line names the program; the rest of its output is in its log.
  return fault instanceof DataGone
    ? fault.message
    : `PostgreSQL can't be started again yet: ${(fault as Error).message.split("\n")[0]}`;
}
