import type { MessagePort } from "node:worker_threads";
import { gather } from "./gather.ts";
import type { AskedWallet, Question, Reply } from "./messages.ts";

interface Waiting {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

/** The wallet as a door asks it: by messages to the thread that has it. */
export function walletByPort(port: MessagePort): AskedWallet {
  const waiting = new Map<number, Waiting>();
  const send = gather<Question>((questions) => port.postMessage(questions));
  let last = 0;
  const ask = (...question: Question extends readonly [number, ...infer Rest] ? Rest : never) =>
    new Promise<unknown>((resolve, reject) => {
      const number = ++last;
      waiting.set(number, { resolve, reject });
      send([number, ...question] as Question);
    });
  port.on("message", (replies: readonly Reply[]) => {
    for (const [number, value, fault] of replies) {
      const asker = waiting.get(number);
      waiting.delete(number);
      if (fault === undefined) asker?.resolve(value);
      else asker?.reject(new Error(fault));
    }
  });
  return {
    submit: (group) => ask("submit", group) as ReturnType<AskedWallet["submit"]>,
    recall: (command) => ask("recall", command) as ReturnType<AskedWallet["recall"]>,
    balance: (player) => ask("balance", player) as ReturnType<AskedWallet["balance"]>,
  };
}
