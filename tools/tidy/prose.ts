import ts from "typescript";

/** A line of what people read, and where it stands in its file, counted from 1. */
interface Line {
  readonly line: string;
  readonly at: number;
}

/**
 * What people read in a file: the sentences, not the names. Statements in SQL are not sentences.
 */
export function proseOf(path: string, text: string): Line[] {
  if (path.endsWith(".md")) return ofMarkdown(text);
  if (path.endsWith(".sql")) return ofLines(text, /--(?<words>.*)/);
  if (path.endsWith(".json")) return ofLines(text, /:\s*"(?<words>.*)"/);
  if (path.endsWith(".css")) return ofLines(text, /\/\*(?<words>.*)/);
  return ofCode(path, text);
}

function ofLines(text: string, pattern: RegExp): Line[] {
  return text.split("\n").flatMap((line, at) => {
    const words = pattern.exec(line)?.groups?.["words"];
    return words === undefined ? [] : [{ line: words, at: at + 1 }];
  });
}

/** A page without its code: neither what is fenced nor what stands between backticks. */
function ofMarkdown(text: string): Line[] {
  let fenced = false;
  return text.split("\n").flatMap((line, at) => {
    if (line.trimStart().startsWith("```")) fenced = !fenced;
    return fenced ? [] : [{ line: line.replaceAll(/`[^`]*`/g, " "), at: at + 1 }];
  });
}

/** Comments, texts between tags, and strings that hold a space. */
function ofCode(path: string, text: string): Line[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found = new Map<number, string>();
  const visit = (node: ts.Node): void => {
    for (const { pos, end } of [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ])
      found.set(pos, text.slice(pos, end).replaceAll(/`[^`]*`/g, " "));
    if (ts.isJsxText(node) || isSentence(node))
      found.set(node.getStart(source), node.getText(source));
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found].flatMap(([pos, words]) => {
    const first = source.getLineAndCharacterOfPosition(pos).line + 1;
    return words.split("\n").map((line, at) => ({ line, at: first + at }));
  });
}

/** A string of several words. A tagged template is a statement in SQL, not a sentence. */
function isSentence(node: ts.Node): boolean {
  if (!isText(node) || !/\S \S/.test(node.text)) return false;
  const template = ts.isTemplateMiddleOrTemplateTail(node) ? node.parent.parent : node;
  const whole = ts.isTemplateHead(node) ? node.parent : template;
  return !ts.isTaggedTemplateExpression(whole.parent);
}

function isText(
  node: ts.Node,
): node is ts.StringLiteralLike | ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  );
}
