import { z } from "zod";
import { isPlainText } from "@perya/process";
import { isIdentity, type Kind, type Typed } from "../document.ts";

const NOTHING: Typed = {
  number: null,
  fullName: null,
  birthDate: null,
  expiresOn: null,
  details: null,
};
const text = (most: number) => z.string().trim().min(2).max(most).refine(isPlainText);
const number = z
  .string()
  .trim()
  .max(40)
  .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u);
const day = z.iso.date();
/** Passports and licences end; not every identity card does. */
const later = (kind: Kind) => (kind === "IDENTITY_CARD" ? z.literal("").or(day) : day);

/** What has to be typed of a kind. Fields of other kinds are ignored. */
function schemaOf(kind: Kind) {
  if (isIdentity(kind))
    return z.object({ number, fullName: text(120), birthDate: day, expiresOn: later(kind) });
  if (kind === "ADDRESS") return z.object({ fullName: text(120), details: text(300) });
  return kind === "FUNDS" ? z.object({ details: text(300) }) : z.object({});
}

/**
 * What a player typed of a document, or the first field that is wrong. `today` is the brand's: a
 * document that is over by then proves nothing, and nobody is born after it.
 */
export function typedOf(
  kind: Kind,
  texts: Readonly<Record<string, string>>,
  today: Temporal.PlainDate,
): { readonly typed: Typed } | { readonly wrong: keyof Typed } {
  const read = schemaOf(kind).safeParse(texts);
  if (!read.success) return { wrong: read.error.issues[0]?.path[0] as keyof Typed };
  const given = Object.entries(read.data).filter(([, value]) => value !== "");
  const typed: Typed = { ...NOTHING, ...Object.fromEntries(given) };
  if (typed.birthDate !== null && isAfter(typed.birthDate, today)) return { wrong: "birthDate" };
  if (typed.expiresOn !== null && isBefore(typed.expiresOn, today)) return { wrong: "expiresOn" };
  return { typed };
}

function isBefore(date: string, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(date), today) < 0;
}

function isAfter(date: string, today: Temporal.PlainDate): boolean {
  return Temporal.PlainDate.compare(Temporal.PlainDate.from(date), today) > 0;
}
