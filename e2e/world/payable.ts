import { newPlayer } from "../game-table.ts";
import { asPlayer } from "./calls.ts";
import { units } from "./cash.ts";
import type { Person } from "./people.ts";
import { callsOf } from "./staff.ts";

/** A new player with 1,000 and a bank account, at the level that withdrawals need. */
export async function payablePlayer(): Promise<Person> {
  const person = await newPlayer();
  const owner = await callsOf("owner");
  const reason = "For the test";
  await owner("POST", `/players/${person.id}/kyc`, { level: 1, reason });
  await owner("POST", `/players/${person.id}/adjust`, {
    amount: units(1_000n),
    reason,
    key: crypto.randomUUID(),
  });
  await asPlayer(person.token)("POST", "/bank-accounts", {
    bank: "Fiesta Bank",
    number: Date.now().toString(),
    holder: "Juan Walker",
  });
  return person;
}
