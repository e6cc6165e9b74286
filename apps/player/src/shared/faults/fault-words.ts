import { ApiError } from "@perya/api-client";
import type common from "../../messages/en/common.json";
import { textOf } from "../language/text.ts";

type Code = keyof (typeof common)["errors"];
type Advised = keyof (typeof common)["advice"];

/** Faults that only the brand's staff can fix. */
const FOR_SERVICE: ReadonlySet<string> = new Set(["INVALID_URL", "FAULT"]);

/**
 * A fault as it is shown: what happened, what to do about it, and the reference for customer
 * service.
 */
interface FaultReport {
  readonly words: string;
  readonly advice?: string;
  /** Its reference in the server's log. */
  readonly reference?: string;
  /** Whether the way to customer service belongs beside it. */
  readonly service: boolean;
}

let refusalWords: (code: string) => string | undefined = () => undefined;

/** Sets the page language's messages for refusals. */
export function sayRefusals(words: (code: string) => string | undefined): void {
  refusalWords = words;
}

/**
 * What went wrong in words: those of the catalogue for its code, the server's sentence where the
 * catalogue has none.
 */
export function faultWords(fault: unknown): string {
  const t = textOf("common");
  if (!(fault instanceof ApiError)) return t("errors.unknown");
  const key = `errors.${fault.code as Code}` as const;
  return t.has(key) ? t(key) : (refusalWords(fault.code) ?? fault.message);
}

/** Everything there is to say about a fault. */
export function reportOf(fault: unknown): FaultReport {
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
