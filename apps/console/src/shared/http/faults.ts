import { ApiError } from "./api.ts";

/** The server's faults of single values, by path. */
export function faultsOf(fault: Error | null): ReadonlyMap<string, string> {
  if (!(fault instanceof ApiError)) return new Map();
  if (isBound(fault.value)) return new Map([[`value/${fault.value.field}`, fault.message]]);
  if (!Array.isArray(fault.value)) return new Map();
  return new Map(
    (fault.value as { field: string; message: string }[]).map(({ field, message }) => [
      field,
      message,
    ]),
  );
}

/** A bound that a value of a section is beyond, which names the field inside the section. */
function isBound(value: unknown): value is { readonly field: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "field" in value &&
    typeof value.field === "string"
  );
}

/**
 * The server's sentence, with what is wrong where no field can show it. `root` is what every path
 * begins with.
 */
export function faultSentence(fault: Error, root: string): string {
  if (fault instanceof ApiError && isBound(fault.value)) return fault.message;
  const details = [...faultsOf(fault)].map(
    ([path, message]) =>
      `${path.replace(new RegExp(`^${root}/?`), "").replaceAll("/", " › ")}: ${message}`,
  );
  return [fault.message, ...details].join(" ");
}
