import { ApiError } from "@perya/api-client";
import type common from "../messages/en/common.json";
import { textOf } from "./text.ts";

type Code = keyof (typeof common)["errors"];
type Advised = keyof (typeof common)["advice"];

/** Faults that only the brand's staff can mend. */
const FOR_SERVICE: ReadonlySet<string> = new Set(["INVALID_URL", "FAULT"]);

/** A fault as it is told: what happened, what to do about it, and what to tell who helps. */
interface ToldFault {
  readonly words: string;
  readonly advice?: string;
  /** What the server's log has it under. */
  readonly reference?: string;
  /** Whether the way to customer service belongs beside it. */
  readonly service: boolean;
}

let refusalWords: (code: string) => string | undefined = () => undefined;

/** Has refusals said in words of the page's language. */
export function sayRefusals(words: (code: string) => string | undefined): void {
  refusalWords = words;
}

/** What went wrong in words: those of the catalogue for its code, the server's sentence where the catalogue has none. */
export function faultWords(fault: unknown): string {
  const t = textOf("common");
  if (!(fault instanceof ApiError)) return t("errors.unknown");
  const key = `errors.${fault.code as Code}` as const;
  return t.has(key) ? t(key) : (refusalWords(fault.code) ?? fault.message);
}

/** The whole of what there is to say about a fault. */
export function tellFault(fault: unknown): ToldFault {
  const t = textOf("common");
  const code = fault instanceof ApiError ? fault.code : "FAULT";
  const key = `advice.${code as Advised}` as const;
  const reference = fault instanceof ApiError ? referenceOf(fault.value) : undefined;
  return {
    words: faultWords(fault),
    ...(t.has(key) ? { advice: t(key) } : {}),
    ...(reference === undefined ? {} : { reference }),
    service: FOR_SERVICE.has(code),
  };
}

function referenceOf(value: unknown): string | undefined {
  const { reference } = (value ?? {}) as { reference?: unknown };
  return typeof reference === "string" ? reference : undefined;
}
