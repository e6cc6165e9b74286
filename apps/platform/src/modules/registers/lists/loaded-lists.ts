import { readClock } from "@perya/postgres";
import { numberMark } from "../../../secrets/number-mark.ts";
import { currentSection } from "../../settings/index.ts";
import type { AskedPerson, Registers } from "../port.ts";
import type { List } from "./list.ts";
import { selectInForce } from "./lists.store.ts";
import { selectMarked } from "./marks.store.ts";
import { personMark } from "./person-mark.ts";

/** Registers whose lists an operator loads. Without a list nothing is known. */
export function loadedLists(secretKey: string): Registers {
  return {
    check: async (tx, register, person) => {
      const list = await selectInForce(tx, register);
      if (!list) return { outcome: "UNKNOWN" };
      const marks = marksOf(secretKey, person);
      const found = await selectMarked(tx, list.id, [...marks.numbers, ...marks.names]);
      if (found) return { outcome: "EXCLUDED", until: found.until };
      if (!tells(list, marks)) return { outcome: "UNKNOWN" };
      const { answerHours } = await currentSection(tx, register.brandId, "registers");
      return { outcome: "CLEAR", validUntil: (await readClock(tx)).add({ hours: answerHours }) };
    },
  };
}

interface Marks {
  readonly numbers: readonly Buffer[];
  readonly names: readonly Buffer[];
}

function marksOf(
  secretKey: string,
  { fullName, birthDate, numbers, numberMarks }: AskedPerson,
): Marks {
  const named = fullName !== null && birthDate !== null;
  const name = named ? personMark(secretKey, fullName, birthDate) : undefined;
  return {
    numbers: [...numbers.map((number) => numberMark(secretKey, number)), ...numberMarks],
    names: name ? [name] : [],
  };
}

/** Whether a list without the person says that they are not on it: it might know them otherwise. */
function tells({ persons, numberOnly, nameOnly }: List, { numbers, names }: Marks): boolean {
  if (persons === 0) return true;
  const [hasNumber, hasName] = [numbers.length > 0, names.length > 0];
  return (hasNumber || hasName) && (numberOnly === 0 || hasNumber) && (nameOnly === 0 || hasName);
}
