import type { InvalidField } from "@perya/api-client/player";
import { ApiError } from "../http/api.ts";
import { faultWords } from "./fault-words.ts";

/** Faults by field; those of no field are under "form". */
export type FieldFaults = Readonly<Partial<Record<string, string>>>;

/** Where on a form a refusal belongs: `fields` says which field the server's codes are about. */
export function fieldFaults(
  problem: unknown,
  fields: Readonly<Record<string, string>> = {},
): FieldFaults {
  if (!(problem instanceof ApiError)) return { form: faultWords(problem) };
  const field = fields[problem.code];
  if (field !== undefined) return { [field]: faultWords(problem) };
  if (problem.code !== "INVALID_REQUEST" || !Array.isArray(problem.value))
    return { form: faultWords(problem) };
  return Object.fromEntries(
    (problem.value as readonly InvalidField[]).map(({ field: name, message }) => [name, message]),
  );
}
