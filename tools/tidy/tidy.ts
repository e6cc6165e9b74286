import { readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 50;

/** Words that don't belong outside tests, and why. */
const BANNED: readonly (readonly [word: RegExp, why: string])[] = [
  [/\bparseFloat\b/, "money is integer units; a float loses some"],
  [/\bMath\.random\b/, "randomness comes from the operating system or from @perya/fair"],
  [/\bTODO\b|\bFIXME\b/, "a promise in a comment is kept by nobody"],
  [/@ts-ignore|@ts-nocheck/, "the compiler is right or the type is wrong"],
  [/\bas any\b/, "any switches the compiler off"],
  [/\bdangerouslySetInnerHTML\b/, "HTML from outside runs scripts"],
];

/** What is untidy about a source file; nothing when it is fine. `text` is the file's content. */
export function untidiness(path: string, text: string): string[] {
  const lines = text.split("\n").length - (text.endsWith("\n") ? 1 : 0);
  const faults =
    lines > MAX_FILE_LINES ? [`${path}: ${lines} lines, at most ${MAX_FILE_LINES}`] : [];
  if (isTest(path)) return faults;
  return [...faults, ...bannedWords(path, text), ...longFunctions(path, text)];
}

/** Folders that must explain themselves, from the list of tracked files. */
export function foldersWithoutReadme(files: readonly string[]): string[] {
  const pattern =
    /^(apps\/platform\/src\/modules\/[^/]+|apps\/[^/]+|games\/[^/]+|vendors\/[^/]+|packages\/[^/]+|bench|e2e|tools)\//;
  const folders = new Set(
    files.flatMap((file) => [
      ...(pattern.exec(file)?.slice(1, 2) ?? []),
      ...(/^apps\/[^/]+/.exec(file)?.slice(0, 1) ?? []),
    ]),
  );
  return [...folders].filter((folder) => !files.includes(`${folder}/README.md`)).toSorted();
}

/** The tidy test judges what people write, not what tools generate. */
export function isJudged(path: string): boolean {
  return (
    /\.(ts|tsx|mjs)$/.test(path) &&
    !/(^|\/)(dist|generated|fixtures)\/|routeTree\.gen|\.d\.m?ts$/.test(path)
  );
}

/** Reads a tracked file below `root`. */
export function read(root: string, path: string): string {
  return readFileSync(join(root, path), "utf8");
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$|^e2e\/|\/testing\/|^tools\/tidy\//.test(path);
}

function bannedWords(path: string, text: string): string[] {
  return BANNED.filter(([word]) => word.test(text)).map(
    ([word, why]) => `${path}: ${word.source} (${why})`,
  );
}

function longFunctions(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && "body" in node && node.body) {
      const lines = lineOf(source, node.getEnd()) - lineOf(source, node.getStart()) + 1;
      if (lines > MAX_FUNCTION_LINES)
        faults.push(
          `${path}:${lineOf(source, node.getStart()) + 1}: a function of ${lines} lines, at most ${MAX_FUNCTION_LINES}`,
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function lineOf(source: ts.SourceFile, position: number): number {
  return source.getLineAndCharacterOfPosition(position).line;
}
