import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { longBullets } from "./long-bullets.ts";
import { read } from "./tidy.ts";

const ROOT = join(import.meta.dirname, "../..");
const pages = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
  cwd: ROOT,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(ROOT, file)));

test("no bullet of a page has more than forty words", () => {
  expect(pages.length).toBeGreaterThan(50);
  expect(pages.flatMap((page) => longBullets(page, read(ROOT, page)))).toEqual([]);
});

const words = (count: number) => "word ".repeat(count).trim();

test("a long bullet is found, over several lines and with a number too", () => {
  expect(
    longBullets("a.md", `# A\n\n- ${words(40)}\n- ${words(20)}\n  ${words(21)}\n1. ${words(41)}\n`),
  ).toEqual(["a.md:4: a bullet of 41 words", "a.md:6: a bullet of 41 words"]);
});

test("a paragraph, code and a table are not bullets", () => {
  expect(
    longBullets(
      "a.md",
      `- few words\n\n${words(90)}\n\n\`\`\`\n- ${words(90)}\n\`\`\`\n| - | ${words(90)} |\n`,
    ),
  ).toEqual([]);
});
