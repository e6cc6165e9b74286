/** Most words of a bullet. A longer one reads better as a paragraph under a heading. */
const MOST_WORDS = 40;
const BULLET = /^\s*(?:[-*+]|\d+\.)\s+(?<words>.*)/;

/** The bullets of a page with too many words, each with the line it begins at. */
export function longBullets(path: string, text: string): string[] {
  const found: { words: number; readonly at: number }[] = [];
  let bullet: (typeof found)[number] | undefined;
  let fenced = false;
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trimStart().startsWith("```")) fenced = !fenced;
    const begun = fenced ? undefined : BULLET.exec(line)?.groups?.["words"];
    if (begun !== undefined) found.push((bullet = { words: wordsOf(begun), at: at + 1 }));
    else if (fenced || line.trim() === "" || line.startsWith("#")) bullet = undefined;
    else if (bullet) bullet.words += wordsOf(line);
  }
  return found
    .filter(({ words }) => words > MOST_WORDS)
    .map(({ words, at }) => `${path}:${at}: a bullet of ${words} words`);
}

function wordsOf(line: string): number {
  return line.split(/\s+/).filter((word) => word !== "").length;
}
