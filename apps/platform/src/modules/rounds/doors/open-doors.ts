import { on } from "node:events";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import { measureElsewhere } from "../../../http/measure-elsewhere.ts";
import type { Platform } from "../../../platform.ts";
import { answerByPort } from "./answer-by-port.ts";
import type { AskedWallet, DoorPlan, Order, Report } from "./messages.ts";

/** The vendors' door: threads that listen on a port of their own and take wallet calls there. */
export interface Doors {
  readonly port: number;
  /** Takes nothing new, answers what was taken, then ends the threads. The wallet must live until then. */
  close(): Promise<void>;
}

const FILE = join(import.meta.dirname, "door.worker.ts");

/**
 * Opens the door on `port` with some threads, so that reading, checking and answering of calls takes other cores than the wallet. A door that breaks ends the process, as
 * any fault does that nobody expected. Throws the operating system's refusal to listen.
 */
export async function openDoors(
  { config, log, wallet }: Pick<Platform, "config" | "log"> & { readonly wallet: AskedWallet },
  port: number,
  threads: number,
): Promise<Doors> {
  const reusePort = threads > 1;
  const first = await openDoor({ config, port, reusePort }, wallet);
  const others = await Promise.all(
    Array.from({ length: threads - 1 }, () =>
      openDoor({ config, port: first.port, reusePort }, wallet),
    ),
  );
  log.info({ port: first.port, threads }, "the vendors' door is open");
  return {
    port: first.port,
    close: async () => void (await Promise.all([first, ...others].map((door) => door.close()))),
  };
}

async function openDoor(plan: Omit<DoorPlan, "wallet">, wallet: AskedWallet): Promise<Doors> {
  const { port1: ours, port2: theirs } = new MessageChannel();
  answerByPort(ours, wallet);
  const worker = new Worker(FILE, {
    workerData: { ...plan, wallet: theirs } satisfies DoorPlan,
    transferList: [theirs],
  });
  worker.on("error", (fault) => {
    throw fault;
  });
  const ask = (order: Order) => worker.postMessage(order);
  const { listening } = await hear(worker, "listening");
  const forget = measureElsewhere(async () => {
    ask("measure");
    return (await hear(worker, "measured")).measured;
  });
  return {
    port: listening,
    close: async () => {
      forget();
      ask("close");
      await hear(worker, "closed");
      await worker.terminate();
    },
  };
}

/** The door's next report of a kind. */
async function hear<Kind extends string>(
  worker: Worker,
  kind: Kind,
): Promise<Extract<Report, Readonly<Record<Kind, unknown>>>> {
  for await (const [report] of on(worker, "message") as AsyncIterable<[Report]>) {
    if ("cannotListen" in report)
      throw Object.assign(new Error(report.cannotListen.message), report.cannotListen, {
        syscall: "listen",
      });
    if (kind in report) return report as Extract<Report, Readonly<Record<Kind, unknown>>>;
  }
  throw new Error("A door ended");
}
