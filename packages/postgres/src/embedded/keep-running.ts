import { isFull } from "./is-full.ts";
import { DataGone, startEmbedded, type EmbeddedOptions, type EmbeddedServer } from "./start.ts";

/** A pause after each try that failed, up to the longest one. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** A full disk is waited for without an end; anything else that keeps a server from starting is not mended by waiting. */
const TRIES = 6;

/** What happens to a server, for the person at the terminal and for the program that needs it. */
export interface Supervision {
  /** Gets one sentence for each thing that changes. */
  say(sentence: string): void;
  /** The server is down and stays down. */
  onLost(): void;
}

/** A server that is started again, on its port, when it ends by itself. */
export interface KeptServer extends Pick<
  EmbeddedServer,
  "port" | "directory" | "url" | "ensureDatabase"
> {
  stop(): Promise<void>;
}

/**
 * Starts the embedded server and keeps it running: after a crash, a kill or a panic on a full disk it is started again on the data it had, and its clients find it where it was.
 * When its data are gone, or it doesn't start after several tries for another reason than a full disk, it is given up.
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
        `PostgreSQL ended by itself (exit code ${code}). It is started again; until then nothing can be bet or paid.`,
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
      // A start that was underway ends first: nobody else would stop what comes of it.
      const last = server;
      await watching;
      if (server !== last) await server.stop();
    },
  };
}

/** The server, or undefined when it has to be given up or is not wanted any more. Says each reason once. */
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
        ? `There is no room left on the disk of ${directory}: PostgreSQL starts again when there is.`
        : reasonOf(fault);
      if (sentence !== said) say(sentence);
      said = sentence;
      if (fault instanceof DataGone || (!full && tried >= TRIES)) return undefined;
    }
    await pause(Math.min(FIRST_PAUSE_MS * 2 ** (tried - 1), LONGEST_PAUSE_MS), stopping);
  }
  return undefined;
}

function reasonOf(fault: unknown): string {
  // The first line says which program; what it wrote after that is in its log.
  return fault instanceof DataGone
    ? fault.message
    : `PostgreSQL can't be started again yet: ${(fault as Error).message.split("\n")[0]}`;
}

function pause(ms: number, until: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      until.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    until.addEventListener("abort", end);
  });
}
