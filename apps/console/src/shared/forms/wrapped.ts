export type Mark = "p" | "h3" | "strong" | "em" | "ul" | "a";

interface Wrapped {
  readonly value: string;
  /** The new selection: the old one inside the tag, or the address of a link. */
  readonly from: number;
  readonly to: number;
}

const ADDRESS = "https://";

/** A text with a tag around the selection, or for a list around each of its lines. */
export function wrapped(value: string, from: number, to: number, mark: Mark): Wrapped {
  const chosen = value.slice(from, to);
  const [open, inside, close] = partsOf(mark, chosen);
  const start = mark === "a" ? from + '<a href="'.length : from + open.length;
  const length = mark === "a" ? ADDRESS.length : inside.length;
  return {
    value: value.slice(0, from) + open + inside + close + value.slice(to),
    from: start,
    to: start + length,
  };
}

function partsOf(
  mark: Mark,
  chosen: string,
): readonly [open: string, inside: string, close: string] {
  if (mark === "a") return [`<a href="${ADDRESS}">`, chosen || "link", "</a>"];
  if (mark !== "ul") return [`<${mark}>`, chosen, `</${mark}>`];
  const lines = chosen.split("\n").map((line) => `  <li>${line.trim()}</li>`);
  return ["<ul>\n", lines.join("\n"), "\n</ul>"];
}
