import { randomUUID } from "node:crypto";
import type { TestStaff } from "../../../apps/platform/src/testing/people.ts";
import { GAMES } from "../games.ts";
import { JACKPOT, RAFFLE, VOUCHER } from "./terms.ts";

type TwoPeople = readonly [TestStaff, TestStaff];

/** Makes vouchers, so many that one person alone may not. Returns their codes. */
export async function makeVouchers(staff: TwoPeople, count: number): Promise<string[]> {
  const { id } = await asked<{ id: string }>(staff, "/vouchers", {
    amount: VOUCHER.units.toString(),
    count,
    note: "For the evening",
    expiresAt: "2100-01-01T00:00:00Z",
    key: randomUUID(),
  });
  await agree(staff, id);
  return (await asked<{ codes: string[] }>(staff, `/vouchers/${id}/export`)).codes;
}

/** Offers a raffle that runs until a time, in milliseconds since 1970. Returns its id. */
export async function offerRaffle(staff: TwoPeople, endsAt: number): Promise<string> {
  const raffle = {
    words: { EN: { title: "Evening raffle", text: "A ticket for each hundred." } },
    ticketUnits: RAFFLE.ticket.toString(),
    mostTickets: Number(RAFFLE.most),
    prizes: RAFFLE.prizes.map((cash) => ({ count: 1, cash: cash.toString() })),
    endsAt: new Date(endsAt).toISOString(),
  };
  const { id } = await asked<{ id: string }>(staff, "/raffles", { raffle });
  await asked(staff, `/raffles/${id}/offer`);
  await agree(staff, id);
  return id;
}

/** Opens a jackpot that every game of the evening feeds. */
export async function openJackpot(staff: TwoPeople): Promise<void> {
  const found = (await staff[0].call("GET", "/jackpots")).value as {
    candidates: readonly { slug: string }[];
  };
  const games = found.candidates
    .filter(({ slug }) => GAMES.some((code) => slug.endsWith(`-${code.toLowerCase()}`)))
    .map(({ slug }) => ({ slug, basePpm: JACKPOT.basePpm, statedPpm: JACKPOT.statedPpm }));
  const jackpot = { name: "Evening", tiers: JACKPOT.tiers, games };
  const { id } = await asked<{ id: string }>(staff, "/jackpots", { jackpot });
  await asked(staff, `/jackpots/${id}/open`);
  await agree(staff, id);
}

/** What the first person asks for. Throws what it was refused with. */
async function asked<Value>([one]: TwoPeople, path: string, body?: object): Promise<Value> {
  const { status, code, message, value } = await one.call("POST", path, body);
  if (status !== 200) throw new Error(`${path} was answered with ${status} ${code} ${message}`);
  return value as Value;
}

/** The second person agrees to what the first has asked for. */
async function agree([, two]: TwoPeople, subject: string): Promise<void> {
  const waiting = (await two.call("GET", "/approvals")).value as readonly {
    id: string;
    subject: string;
  }[];
  const request = waiting.find((one) => one.subject === subject);
  if (!request) throw new Error(`${subject} waits for nobody`);
  const { status, code } = await two.call("POST", `/approvals/${request.id}/approve`);
  if (status !== 200) throw new Error(`${subject} was not agreed to: ${status} ${code}`);
}
