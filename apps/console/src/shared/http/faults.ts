import { ApiError } from "./api.ts";

/** The server's faults of single values, by path. */
export function faultsOf(fault: Error | null): ReadonlyMap<string, string> {
  if (!(fault instanceof ApiError) || !Array.isArray(fault.value)) return new Map();
  return new Map(
    (fault.value as { field: string; message: string }[]).map(({ field, message }) => [
      field,
      message,
    ]),
  );
}

/**
 * The server's sentence, with what is wrong where no field can show it. `root` is what every path
 * begins with.
 */
export function faultSentence(fault: Error, root: string): string {
  const details = [...faultsOf(fault)].map(
    ([path, message]) =>
      `${path.replace(new RegExp(`^${root}/?`), "").replaceAll("/", " › ")}: ${message}`,
  );
  return [fault.message, ...details].join(" ");
}
