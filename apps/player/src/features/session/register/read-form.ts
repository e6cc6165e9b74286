import type { Rules, RuleField } from "./rule-words.ts";
import { tidied, type Typed } from "./check-form.ts";

const BESIDE = ["confirmPassword", "verificationCode", "countryDialingCode"] as const;

/** Everything that was typed or ticked, by the fields' names. */
export function readForm(form: HTMLFormElement): Typed {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

/** The fields to send: shown by the brand and filled in by the visitor. */
export function bodyOf(typed: Typed, rules: Rules): Record<string, string> {
  const shown = (Object.keys(rules.fields) as RuleField[]).filter(
    (name) => rules.fields[name].shown,
  );
  const entries = [...shown, ...BESIDE].map(
    (name) => [name, tidied(name, typed[name] ?? "")] as const,
  );
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}
