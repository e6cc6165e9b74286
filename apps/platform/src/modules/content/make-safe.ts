import sanitize from "sanitize-html";
import type { Draft } from "./content.ts";

const RULES: sanitize.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "hr",
    "ul",
    "ol",
    "li",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "blockquote",
    "a",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    a: ["href", "rel", "target"],
    th: ["scope", "colspan", "rowspan"],
    td: ["colspan", "rowspan"],
  },
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowProtocolRelative: false,
  // A page opened by a link gets no access to the page it was opened from.
  transformTags: {
    a: sanitize.simpleTransform("a", { rel: "noopener noreferrer", target: "_blank" }),
  },
};

/**
 * Sanitises HTML for the site: text, lists, tables and links, nothing that runs, loads or styles.
 */
export function makeSafe(html: string): string {
  return sanitize(html, RULES).trim();
}

/** The same for a text in all its languages. */
export function makeAllSafe<Text extends Pick<Draft, "content" | "translations">>(
  text: Text,
): Text {
  const translations = Object.entries(text.translations).map(([language, other]) => [
    language,
    { ...other, content: makeSafe(other.content) },
  ]);
  return {
    ...text,
    content: makeSafe(text.content),
    translations: Object.fromEntries(translations),
  };
}
