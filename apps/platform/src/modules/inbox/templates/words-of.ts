import { languageOf, type LanguageCode } from "@perya/languages";
import { formatMoney, fromWire } from "@perya/money";
import { z } from "zod";
import { wireMoney } from "../../../http/answers/answer.ts";
import { DOCUMENT_KINDS, REJECT_REASONS } from "../../documents/index.ts";
import { ALL_LIMITS } from "../../limits/index.ts";
import { APPLICATION_REJECTED_FOR } from "../../promotions/index.ts";
import type { Template, Warning, Words, Written } from "../inbox.ts";
import { ar } from "./ar.ts";
import { en } from "./en.ts";
import { fil } from "./fil.ts";
import type { TemplateWords } from "./template-words.ts";
import { vi } from "./vi.ts";
import { houseWarning, WARNINGS } from "./warnings.ts";
import { zhHans } from "./zh-hans.ts";

/** The templates by language; readers of any other get one of these that they read too. */
const TEMPLATES: Readonly<Partial<Record<LanguageCode, TemplateWords>>> = {
  EN: en,
  TY: fil,
  CN: zhHans,
  VI: vi,
  AR: ar,
};

const stored = z.object({
  amount: wireMoney.nullish(),
  minutes: z.number().int().nullish(),
  level: z.number().int().optional(),
  limit: z.enum(ALL_LIMITS).default("singleBet"),
  document: z.enum(DOCUMENT_KINDS).default("PASSPORT"),
  reason: z.enum(REJECT_REASONS).default("NOT_ACCEPTED"),
  why: z.enum(APPLICATION_REJECTED_FOR).default("OTHER"),
  day: z.iso.date().optional(),
  label: z.record(z.string(), z.string()).default({}),
  note: z.string().default(""),
  name: z.string().default(""),
});

/** Words, with the tag of their language. */
export interface Read extends Words {
  readonly language: string;
}

/** The words of a message for who reads these languages, of which the first is the best. */
export function wordsOf(written: Written, readable: readonly LanguageCode[]): Read {
  if (written.template !== null) return templateIn(written.template, written.details, readable);
  const { words, language, warnings } = written;
  const code = readable.find((one) => words[one]) ?? language;
  const found = words[code];
  if (!found) throw new Error("A broadcast has no words in its own language");
  const text = [found.text, ...warnings.map((one) => warningIn(one, code))].join("\n\n");
  return { ...found, text, language: languageOf(code).tag };
}

function warningIn(warning: Warning, code: LanguageCode): string {
  return "text" in warning ? warning.text : (WARNINGS[code] ?? houseWarning)(warning.age);
}

function templateIn(template: Template, details: unknown, readable: readonly LanguageCode[]): Read {
  const code = readable.find((one) => TEMPLATES[one]) ?? "EN";
  const { amount, minutes, level, limit, document, reason, why, day, label, note, name } =
    stored.parse(details);
  const [title, text] = (TEMPLATES[code] ?? en)[template]({
    amount: amount ? isolated(formatMoney(fromWire(amount))) : String(minutes ?? ""),
    level: String(level ?? ""),
    minutes: String(minutes ?? ""),
    limit,
    document,
    reason,
    why,
    day: day === undefined ? "" : dayIn(day, languageOf(code).tag),
    label: nameIn(label, [code, ...readable]),
    note,
    name,
  });
  return { title, text, language: languageOf(code).tag };
}

/** A name in the first of some languages that it is in, else in any. */
function nameIn(
  names: Readonly<Record<string, string>>,
  readable: readonly LanguageCode[],
): string {
  return names[readable.find((code) => names[code]) ?? ""] ?? Object.values(names)[0] ?? "";
}

/** A day as readers of a language write it. */
function dayIn(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}

/** An amount keeps its direction in a text of any other. */
function isolated(amount: string): string {
  return `\u2066${amount}\u2069`;
}
