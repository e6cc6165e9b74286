import { connect } from "node:net";
import { makeRequests } from "./requests.ts";
import type { DialectName } from "./setting.ts";
import { percentile } from "../percentile.ts";

/** Commands from the bench to its load generator, and the reports it sends back. */
export type Order =
  | {
      readonly make: DialectName;
      readonly count: number;
      readonly softswiss: string;
      readonly privateKey: string;
    }
  | {
      readonly run: DialectName;
      readonly port: number;
      readonly connections: number;
      readonly warmUpMs: number;
      readonly measureMs: number;
      readonly from: number;
    };

export interface Report {
  /** Answers within the measured period. */
  readonly answered: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers that were not successful, warm-up included. */
  readonly bad: number;
  readonly firstBad: string;
  /** Requests sent in all. */
  readonly sent: number;
}

const requests = new Map<DialectName, Buffer[]>();
/** A successful answer in either dialect. */
const GOOD = /^HTTP\/1\.1 200 [\s\S]*("RS_OK"|"bonus_amount")/;

process.on("message", (order: Order) => {
  void ("make" in order ? make(order) : run(order));
});
process.on("disconnect", () => process.exit(0));

async function make(order: Extract<Order, { make: DialectName }>): Promise<void> {
  requests.set(order.make, await makeRequests(order.make, order.count, order));
  process.send?.({ made: order.count });
}

/**
 * Closed loop: every connection sends its next request after the answer to its last one. A thin
 * client on plain sockets, because it shares the machine with the servers.
 */
async function run(order: Extract<Order, { run: DialectName }>): Promise<void> {
  const list = requests.get(order.run) ?? [];
  const from = performance.now() + order.warmUpMs;
  const until = from + order.measureMs;
  const measured: number[] = [];
  let [next, bad, firstBad, last] = [order.from, 0, "", from];
  const more = () => (performance.now() < until ? list[next++] : undefined);
  const answered = (text: string, sentAt: number) => {
    const now = performance.now();
    if (!GOOD.test(text)) {
      bad++;
      firstBad ||= text.slice(-300);
    }
    if (now < from || now >= until) return;
    measured.push(now - sentAt);
    last = now;
  };
  await Promise.all(
    Array.from({ length: order.connections }, () => converse(order.port, more, answered)),
  );
  const report: Report = {
    answered: measured.length,
    seconds: (last - from) / 1000,
    p50: percentile(measured, 0.5),
    p99: percentile(measured, 0.99),
    bad,
    firstBad,
    sent: next - order.from,
  };
  process.send?.(report);
}

/**
 * Each answer is read and checked before the next one arrives here, so one buffer serves all
 * connections.
 */
const heard = Buffer.allocUnsafe(16_384);

/**
 * Opens a connection, sends and reads until no requests are left. Rejects if it can't be opened.
 */
function converse(
  port: number,
  more: () => Buffer | undefined,
  answered: (text: string, sentAt: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sentAt = 0;
    let pending = "";
    const send = () => {
      const request = more();
      if (!request) {
        socket.end(() => resolve());
        return;
      }
      sentAt = performance.now();
      socket.write(request);
    };
    const hear = (length: number) => {
      pending += heard.toString("latin1", 0, length);
      if (isWhole(pending)) {
        answered(pending, sentAt);
        pending = "";
        send();
      }
      return true;
    };
    const socket = connect(
      { port, host: "127.0.0.1", noDelay: true, onread: { buffer: heard, callback: hear } },
      send,
    );
    socket.once("error", reject);
    socket.once("close", () => resolve());
  });
}

const BLANK_LINE = "\r\n\r\n";
const LENGTH = /content-length: (\d+)/i;

function isWhole(text: string): boolean {
  const head = text.indexOf(BLANK_LINE);
  return head >= 0 && text.length >= head + BLANK_LINE.length + Number(LENGTH.exec(text)?.[1] ?? 0);
}
