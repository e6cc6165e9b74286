import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { PASSWORD } from "../../../apps/platform/src/testing/people.ts";
import { PNG } from "../../../apps/platform/src/testing/one-pixel.ts";
import { openDice, type Dice } from "../dice.ts";
import { FEE_UNITS, type Member, type People } from "./people.ts";

/** A step that was answered as done. */
export interface Taken {
  readonly withdrawal: string;
  readonly player: bigint;
  readonly step: string;
  /** The number of the leg; 0 for the withdrawal as a whole. */
  readonly leg: number;
  /** Of what was asked for, and of what was said to have arrived. Ledger units. */
  readonly units: bigint;
}

interface SeenLeg {
  readonly n: number;
  readonly status: string;
  readonly restOf?: number;
  readonly wish?: string;
  readonly amount: { readonly amount: string };
}

const CENT = 1_000n;
const LEAST_CENTS = 10_000;
const MOST_CENTS = 60_000;
const LONGEST_BREAK_MS = 800;
/** Longer than any part is down: a withdrawal that takes it lacks a step that is not taken here. */
const LONGEST_LEAD_MS = 300_000;
const REASON = { reason: "chaos decides so" };
const OVER = ["COMPLETED", "REJECTED", "CANCELLED", "REFUNDED"];

/**
 * Players who take money out, and staff who approve and pay it in legs, over HTTP at both processes
 * until stopped; what is begun is led to its end, or left to silence. Every step that was answered
 * as done is noted in `taken`.
 */
export async function withdrawMoney(
  people: People,
  seed: string,
  taken: Taken[],
  stopped: () => boolean,
): Promise<void> {
  await Promise.all(
    people.withdrawers.map(async (member, at) => {
      const dice = openDice(seed, `withdrawer ${at}`);
      while (!stopped()) {
        const id = await askFor(member, dice, taken);
        if (id !== undefined) await lead({ people, member, dice, taken, id, left: new Set() });
        await pause(dice.between(0, LONGEST_BREAK_MS));
      }
    }),
  );
}

async function askFor(member: Member, dice: Dice, taken: Taken[]): Promise<string | undefined> {
  const units = BigInt(dice.between(LEAST_CENTS, MOST_CENTS)) * CENT;
  const { status, value } = await member.ask("POST", "/withdrawals", {
    amount: units.toString(),
    bankAccount: member.bankAccount,
    password: PASSWORD,
    key: randomUUID(),
    fee: FEE_UNITS.toString(),
  });
  if (status !== 200) return undefined;
  const id = value.id as string;
  taken.push({ withdrawal: id, player: member.id, step: "ask", leg: 0, units });
  return id;
}

interface Led {
  readonly people: People;
  readonly member: Member;
  readonly dice: Dice;
  readonly taken: Taken[];
  readonly id: string;
  /** Legs that the player says nothing of. */
  readonly left: Set<number>;
}

/** Takes one step after the other, by where the withdrawal is: a step may be done unanswered. */
async function lead(led: Led): Promise<void> {
  const begun = Date.now();
  for (;;) {
    const { value } = await led.people.payer("GET", `/withdrawals/${led.id}`);
    if (Date.now() - begun > LONGEST_LEAD_MS)
      throw new Error(`Withdrawal ${led.id} does not go on: ${JSON.stringify(value)}`);
    if (OVER.includes(value.status as string)) return;
    const legs = value.legs as readonly SeenLeg[];
    const due = legs.find((leg) => isDue(leg) && !led.left.has(leg.n));
    if (legs.length > 0 && !due) return;
    await (due ? ofLeg(led, due) : ofWhole(led, value));
  }
}

const isDue = ({ status }: SeenLeg) => ["CREATED", "SENT", "DISPUTED", "FAILED"].includes(status);

async function ofWhole(
  { people, member, dice, taken, id }: Led,
  { status, amount }: { readonly status: string; readonly amount: { readonly amount: string } },
): Promise<void> {
  const note = (step: string, answered: number) => {
    if (answered === 200)
      taken.push({ withdrawal: id, player: member.id, step, leg: 0, units: 0n });
  };
  if (status === "APPROVED") {
    const legs = split(BigInt(amount.amount), dice);
    await people.payer("POST", `/withdrawals/${id}/pay`, { legs: legs.map(String) });
    return;
  }
  if (dice.chance(10))
    return note("cancel", (await member.ask("POST", `/withdrawals/${id}/cancel`, {})).status);
  if (dice.chance(10)) {
    const [approver] = people.approvers;
    return note(
      "reject",
      (await approver?.("POST", `/withdrawals/${id}/reject`, REASON))?.status ?? 0,
    );
  }
  for (const approve of people.approvers) await approve("POST", `/withdrawals/${id}/approve`, {});
}

/** One to three parts of whole cents that come to the amount. */
function split(units: bigint, dice: Dice): bigint[] {
  const parts: bigint[] = [];
  let left = units;
  for (let more = dice.between(0, 2); more > 0; more--) {
    const part = BigInt(dice.between(1, Number(left / CENT / 2n))) * CENT;
    parts.push(part);
    left -= part;
  }
  return [...parts, left];
}

async function ofLeg(led: Led, leg: SeenLeg): Promise<void> {
  const { people, member, dice, taken, id } = led;
  const [n, whole] = [leg.n, BigInt(leg.amount.amount)];
  const note = (step: string, status: number, units = whole) => {
    if (status === 200) taken.push({ withdrawal: id, player: member.id, step, leg: n, units });
  };
  const staff = async (step: string, body: unknown) =>
    note(step, (await people.payer("POST", `/withdrawals/${id}/legs/${n}/${step}`, body)).status);
  const say = async (words: Readonly<Record<string, string>>, units = whole, picture = false) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(words)) form.append(name, value);
    if (picture)
      form.append("images", new Blob([Uint8Array.from(PNG)], { type: "image/png" }), "p.png");
    const { status } = await member.ask("POST", `/withdrawals/${id}/legs/${n}/answer`, form);
    note(words["said"] ?? "", status, units);
  };
  // The rest of what arrived in part is owed once staff have found so, two of them if it is much.
  if (leg.status === "CREATED" && leg.restOf !== undefined)
    for (const find of people.approvers)
      await find("POST", `/withdrawals/${id}/legs/${n}/not-received`, REASON);
  if (leg.status === "CREATED" && leg.wish === "CASH") return staff("refund", REASON);
  if (leg.status === "CREATED")
    return dice.chance(15) ? staff("fail", REASON) : staff("sent", { reference: randomUUID() });
  if (leg.status === "FAILED") return staff(dice.chance(50) ? "retry" : "refund", REASON);
  if (leg.status === "SENT" && dice.chance(15)) return void led.left.add(n);
  if (leg.status === "SENT" && dice.chance(10)) return say({ said: "NOT_RECEIVED" }, whole, true);
  const some = BigInt(dice.between(1, Number(whole / CENT))) * CENT;
  if (dice.chance(20) && some < whole) {
    const rest = dice.pick(["TRANSFER", "CASH"]);
    return say({ said: "PARTLY_RECEIVED", amount: some.toString(), rest }, some);
  }
  return say({ said: "RECEIVED" });
}
