import ts from "typescript";

/** Attributes whose text people read or hear. */
const SAID = new Set([
  "aria-label",
  "alt",
  "empty",
  "error",
  "hint",
  "keep",
  "label",
  "placeholder",
  "text",
  "title",
]);
/** Names and places in sentences of their own: without letters there is nothing to translate. */
const WORDS = /\p{L}/u;

/**
 * Texts written in a file instead of the catalogue, each with its line: text between elements, and
 * attributes that people read.
 */
export function literalsIn(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const say = (node: ts.Node, words: string) =>
    found.push(
      `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}: ` +
        words.trim().replace(/\s+/g, " "),
    );
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && WORDS.test(node.text)) say(node, node.text);
    if (ts.isJsxAttribute(node) && node.initializer && SAID.has(node.name.getText()))
      for (const words of literals(node.initializer))
        if (WORDS.test(words.text)) say(words, words.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent))
      for (const words of literals(node.expression))
        if (WORDS.test(words.text)) say(words, words.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The possible texts of an expression: the literal, either branch of a condition, and the fallback
 * for an empty value.
 */
function literals(node: ts.Node): ts.LiteralLikeNode[] {
  if (ts.isJsxExpression(node)) return node.expression ? literals(node.expression) : [];
  if (ts.isParenthesizedExpression(node)) return literals(node.expression);
  if (ts.isConditionalExpression(node))
    return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return literals(node.right);
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map((span) => span.literal)];
  return ts.isStringLiteralLike(node) ? [node] : [];
}
