import type { MessagePort } from "node:worker_threads";
import { gather } from "./gather.ts";
import type { AskedWallet, Question, Reply } from "./messages.ts";

/** Answers a listener thread's requests to this thread's wallet. */
export function answerByPort(port: MessagePort, wallet: AskedWallet): void {
  const send = gather<Reply>((replies) => port.postMessage(replies));
  port.on("message", (questions: readonly Question[]) => {
    for (const question of questions) {
      const [number] = question;
      answerOf(wallet, question).then(
        (value) => send([number, value]),
        (fault: Error) => send([number, undefined, fault.message]),
      );
    }
  });
}

function answerOf(wallet: AskedWallet, [, ask, argument]: Question): Promise<unknown> {
  if (ask === "submit") return wallet.submit(argument);
  if (ask === "freeRounds") return wallet.freeRounds?.(argument) ?? Promise.resolve([]);
  return ask === "recall" ? wallet.recall(argument) : wallet.balance(argument);
}
