import type { Call, Heard } from "../vendor/movement.ts";
import type { Check } from "./check.ts";
import type { Ledger } from "./ledger.ts";

type Sent = Pick<Call, "movements" | "heard">;

/** Rejections that are final for their id and stored in the ledger. */
const KEPT: Readonly<Record<string, string>> = {
  NOT_ENOUGH_MONEY: "NOT_ENOUGH_MONEY",
  LIMIT_REACHED: "LIMIT_REACHED",
  USER_DISABLED: "PLAYER_DISABLED",
};

/**
 * Every answer matches the ledger: an acknowledged movement is there once, with the answered
 * balance; refused calls are not.
 */
export function checkAnswers(name: string, calls: readonly Sent[], ledger: Ledger): Check {
  const answered = calls.filter(({ heard }) => heard.length > 0);
  const faults = answered.flatMap((call) =>
    unique(call.heard).flatMap((heard) => contradiction(call, heard, ledger) ?? []),
  );
  return { name, looked: answered.length, faults };
}

/** A call without an answer took effect as a whole or had no effect. */
export function checkUnanswered(name: string, calls: readonly Sent[], ledger: Ledger): Check {
  const silent = calls.filter(({ heard }) => heard.length === 0);
  const faults = silent.flatMap((call) => {
    const there = applied(call, ledger);
    return there === 0 || there === call.movements.length
      ? []
      : [`${describe(call)} is there by ${there} of ${call.movements.length} movements`];
  });
  return { name, looked: silent.length, faults };
}

function contradiction(call: Sent, heard: Heard, ledger: Ledger): string | undefined {
  const there = applied(call, ledger);
  const told = heard.ok ? `OK with ${heard.balance}` : heard.refusal;
  const fault = (what: string) => `${describe(call)} was told ${told}, but ${what}`;
  if (heard.ok) {
    if (there !== call.movements.length)
      return fault(`${there} of ${call.movements.length} movements are in the ledger`);
    const last = call.movements.at(-1);
    const after = last && ledger.find(last)[0]?.after;
    // A close answers the balance at that moment, not that of its entry.
    return last?.kind === "close" || after === heard.balance
      ? undefined
      : fault(`its entry says ${after}`);
  }
  const status = KEPT[heard.refusal];
  if (status !== undefined) {
    const kept = call.movements
      .flatMap((movement) => ledger.find(movement))
      .find((entry) => entry.status === status);
    if (there > 0 || !kept) return fault(there > 0 ? "it was applied" : "no rejection is kept");
    return heard.balance === null || kept.after === heard.balance
      ? undefined
      : fault(`told ${heard.balance}, while its entry says ${kept.after}`);
  }
  if (heard.refusal === "TRANSACTION_ROLLED_BACK")
    return call.movements.some((movement) => ledger.isTakenBack(movement))
      ? undefined
      : fault("nobody took it back");
  if (heard.refusal === "TRANSACTION_DOES_NOT_EXIST" || heard.refusal === "ROUND_CLOSED")
    return there === 0 ? undefined : fault("it was applied");
  return fault("that is no answer to it");
}

/** How many movements of a call took effect. */
function applied({ movements }: Sent, ledger: Ledger): number {
  return movements.filter((movement) => {
    const [entry, second] = ledger.find(movement);
    return entry?.kind === movement.kind && entry.status === "APPLIED" && second === undefined;
  }).length;
}

function unique(heard: readonly Heard[]): Heard[] {
  return [
    ...new Map(heard.map((one) => [`${one.ok ? "ok" : one.refusal} ${one.balance}`, one])).values(),
  ];
}

function describe({ movements }: Sent): string {
  return movements
    .map(({ kind, transaction }) => `${kind} ${transaction.replaceAll("\n", "/")}`)
    .join(" + ");
}
