import ts from "typescript";

/** Most columns of a line, as the formatter's `printWidth`. */
const COLUMNS = 100;

/** Most of the words of a list of CSS classes have one of these, which words of a sentence lack. */
const OF_A_CLASS = /[-:[\]$]/;
const CLASSES = 0.6;

/**
 * The lines of a file that are wider than a page. The formatter breaks code but neither strings nor
 * templates, so statements, sentences and comments are broken by hand. What can't be broken doesn't
 * count: titles of tests, lists of CSS classes, regular expressions, words without a space such as
 * addresses and hashes, the lines of a drawing, and tables and addresses of a page.
 */
export function wideLines(path: string, text: string): string[] {
  const lines = text.split("\n");
  if (lines.every((line) => line.length <= COLUMNS)) return [];
  const left = path.endsWith(".md") ? withoutTables(lines) : withoutUnbreakable(path, text);
  return left.flatMap((line, at) =>
    line.length > COLUMNS ? [`${path}:${at + 1}: ${lines[at]?.length} columns`] : [],
  );
}

function withoutTables(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line.startsWith("|") ? "" : line.replace(/https?:\S+/g, "")));
}

/** The lines of a source without the strings that may be as long as they are. */
function withoutUnbreakable(path: string, text: string): readonly string[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const parts: string[] = [];
  let read = 0;
  const visit = (node: ts.Node): void => {
    if (!isUnbreakable(node)) return ts.forEachChild(node, visit);
    const [from, to] = [node.getStart(source), node.getEnd()];
    parts.push(text.slice(read, from), text.slice(from, to).replace(/[^\n]/g, ""));
    read = to;
  };
  visit(source);
  return [...parts, text.slice(read)].join("").split("\n");
}

function isUnbreakable(node: ts.Node): boolean {
  if (ts.isRegularExpressionLiteral(node)) return true;
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  const text = node.getText();
  return (
    isTitle(node) ||
    isClassName(node) ||
    isListOfClasses(text) ||
    isDrawing(text) ||
    !/\s/.test(text)
  );
}

function isTitle({ parent, pos }: ts.Node): boolean {
  return (
    ts.isCallExpression(parent) &&
    parent.arguments[0]?.pos === pos &&
    /^(?:test|it|describe)\b/.test(parent.expression.getText())
  );
}

function isClassName({ parent }: ts.Node): boolean {
  const attribute = ts.isJsxExpression(parent) ? parent.parent : parent;
  return ts.isJsxAttribute(attribute) && attribute.name.getText() === "className";
}

function isListOfClasses(text: string): boolean {
  const words = text.slice(1, -1).trim().split(/\s+/);
  return words.filter((word) => OF_A_CLASS.test(word)).length >= CLASSES * words.length;
}

/** The path of an SVG, computed ones included: numbers, and letters that are commands. */
function isDrawing(text: string): boolean {
  return /^[MLHVCSQTAZ\d\s.,-]+$/i.test(text.slice(1, -1).replace(/\$\{.*\}/gs, ""));
}
