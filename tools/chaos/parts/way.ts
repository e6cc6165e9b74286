import { openForwarder } from "@perya/postgres/testing";
import type { Close } from "../stand-trial.ts";
import type { Trouble } from "../troubles.ts";
import type { PostgresPart } from "./postgres-part.ts";
import type { ProcessPart } from "./process-part.ts";

/** The network between two parts, which can be cut for a while. */
export interface Way {
  readonly port: number;
  /** The same address, through this connection. */
  lead(url: string): string;
  readonly trouble: Trouble;
}

/** Opens a forwarder to a local port. */
export async function openWay(name: string, to: number, closing: Close[]): Promise<Way> {
  const forwarder = await openForwarder(to);
  closing.push(async () => forwarder[Symbol.asyncDispose]());
  const begin = async () => {
    forwarder.cut();
    return () => forwarder.reconnect();
  };
  return {
    port: forwarder.port,
    lead: (url) => url.replace(`:${to}/`, `:${forwarder.port}/`),
    trouble: { kind: "partition", name, begin },
  };
}

/** Freezes each process, or some of PostgreSQL's client processes. */
export function freezing(postgres: PostgresPart, processes: readonly ProcessPart[]): Trouble[] {
  const each = processes.map(({ name, freeze }): Trouble => ({
    kind: "freeze",
    name,
    begin: async () => freeze(),
  }));
  return [
    ...each,
    {
      kind: "freeze",
      name: "some of PostgreSQL's processes",
      begin: (dice) => postgres.freezeSome(dice),
    },
  ];
}
