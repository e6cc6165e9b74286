import type { MessagePort } from "node:worker_threads";
import { Places } from "../../../http/visitors/places.ts";
import { gather } from "./gather.ts";
import type { AskedWallet, Question, Reply } from "./messages.ts";

interface Waiting {
  resolve(value: unknown): void;
  reject(fault: Error): void;
}

/** The wallet as a listener thread sees it: by messages to the thread that has it. */
export function walletByPort(port: MessagePort): AskedWallet {
  const waiting = new Places<Waiting>();
  const send = gather<Question>((questions) => port.postMessage(questions));
  const ask = (...question: Question extends readonly [number, ...infer Rest] ? Rest : never) =>
    new Promise<unknown>((resolve, reject) => {
      send([waiting.put({ resolve, reject }), ...question] as Question);
    });
  port.on("message", (replies: readonly Reply[]) => {
    for (const [number, value, fault] of replies) {
      const asker = waiting.take(number);
      if (fault === undefined) asker?.resolve(value);
      else asker?.reject(new Error(fault));
    }
  });
  return {
    submit: (group) => ask("submit", group) as ReturnType<AskedWallet["submit"]>,
    recall: (command) => ask("recall", command) as ReturnType<AskedWallet["recall"]>,
    freeRounds: (asked) =>
      ask("freeRounds", asked) as ReturnType<Required<AskedWallet>["freeRounds"]>,
    balance: (player) => ask("balance", player) as ReturnType<AskedWallet["balance"]>,
  };
}
