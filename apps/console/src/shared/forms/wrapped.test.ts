import { expect, test } from "vitest";
import { wrapped, type Mark } from "./wrapped.ts";

/** The text with the selection in brackets, as a person sees it. */
function press(seen: string, mark: Mark): string {
  const [before = "", chosen = "", after = ""] = seen.split(/[[\]]/);
  const { value, from, to } = wrapped(
    before + chosen + after,
    before.length,
    before.length + chosen.length,
    mark,
  );
  return `${value.slice(0, from)}[${value.slice(from, to)}]${value.slice(to)}`;
}

test.each<[string, Mark, string]>([
  ["a [bold] word", "strong", "a <strong>[bold]</strong> word"],
  ["[]", "p", "<p>[]</p>"],
  ["see [our rules]", "a", 'see <a href="[https://]">our rules</a>'],
  ["see []", "a", 'see <a href="[https://]">link</a>'],
  ["[one\ntwo]", "ul", "<ul>\n[  <li>one</li>\n  <li>two</li>]\n</ul>"],
])("%s with %s becomes %s", (seen, mark, becomes) => {
  expect(press(seen, mark)).toBe(becomes);
});
