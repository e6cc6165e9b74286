import { on } from "node:events";
import { join } from "node:path";
import { MessageChannel, Worker } from "node:worker_threads";
import { measureElsewhere } from "../../../http/measuring/measure-elsewhere.ts";
import type { Platform } from "../../../platform.ts";
import { answerByPort } from "./answer-by-port.ts";
import type { AskedWallet, ThreadPlan, Order, Report } from "./messages.ts";

/** Listener threads for vendors: they take wallet calls on a port of their own. */
export interface WalletThreads {
  readonly port: number;
  /**
   * Stops accepting calls, answers those in progress, then ends the threads. The wallet must live
   * until then.
   */
  close(): Promise<void>;
}

const FILE = join(import.meta.dirname, "wallet.worker.ts");

/**
 * Opens listener threads on `port`, so that parsing, checking and answering calls uses other cores
 * than the wallet. A listener that crashes ends the process, like any unexpected fault. Throws the
 * operating system's refusal to listen.
 */
export async function openWalletThreads(
  { config, log, wallet }: Pick<Platform, "config" | "log"> & { readonly wallet: AskedWallet },
  port: number,
  threads: number,
): Promise<WalletThreads> {
  const reusePort = threads > 1;
  const first = await openThread({ config, port, reusePort }, wallet);
  const others = await Promise.all(
    Array.from({ length: threads - 1 }, () =>
      openThread({ config, port: first.port, reusePort }, wallet),
    ),
  );
  log.info({ port: first.port, threads }, "listening for vendors");
  return {
    port: first.port,
    close: async () => void (await Promise.all([first, ...others].map((thread) => thread.close()))),
  };
}

async function openThread(
  plan: Omit<ThreadPlan, "wallet">,
  wallet: AskedWallet,
): Promise<WalletThreads> {
  const { port1: ours, port2: theirs } = new MessageChannel();
  answerByPort(ours, wallet);
  const worker = new Worker(FILE, {
    workerData: { ...plan, wallet: theirs } satisfies ThreadPlan,
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

/** The listener's next message of a kind. */
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
  throw new Error("A wallet thread ended");
}
