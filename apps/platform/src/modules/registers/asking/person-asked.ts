import type { Tx } from "@perya/postgres";
import { documentMarksOf, isPerson, personOf, profileOf } from "../../players/index.ts";
import type { AskedPerson } from "../port.ts";

/** Whom registers are asked for; undefined for trial and house accounts, which are nobody's. */
export async function personAsked(tx: Tx, player: bigint): Promise<AskedPerson | undefined> {
  const person = await personOf(tx, player);
  if (!person && !(await isPerson(tx, player))) return undefined;
  const { idNumber } = await profileOf(tx, player);
  return {
    fullName: person?.name ?? null,
    birthDate: person?.birthday ?? null,
    numbers: idNumber === null ? [] : [idNumber],
    numberMarks: await documentMarksOf(tx, player),
  };
}
