import ts from "typescript";

/** One planted fault: the text from `start` to `end` of a file, replaced. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
}

const OPERATORS = new Map<ts.SyntaxKind, readonly string[]>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, ["!=="]],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, ["==="]],
  [ts.SyntaxKind.LessThanToken, ["<=", ">="]],
  [ts.SyntaxKind.LessThanEqualsToken, ["<", ">"]],
  [ts.SyntaxKind.GreaterThanToken, [">=", "<="]],
  [ts.SyntaxKind.GreaterThanEqualsToken, [">", "<"]],
  [ts.SyntaxKind.AmpersandAmpersandToken, ["||"]],
  [ts.SyntaxKind.BarBarToken, ["&&"]],
  [ts.SyntaxKind.PlusToken, ["-"]],
  [ts.SyntaxKind.MinusToken, ["+"]],
  [ts.SyntaxKind.AsteriskToken, ["/"]],
  [ts.SyntaxKind.SlashToken, ["*"]],
  [ts.SyntaxKind.PercentToken, ["*"]],
  [ts.SyntaxKind.AmpersandToken, ["|"]],
  [ts.SyntaxKind.BarToken, ["&"]],
  [ts.SyntaxKind.PlusEqualsToken, ["-="]],
  [ts.SyntaxKind.MinusEqualsToken, ["+="]],
]);
const LITERALS = new Map([
  ["0", "1"],
  ["1", "0"],
  ["0n", "1n"],
  ["1n", "0n"],
  ["true", "false"],
  ["false", "true"],
]);
const METHODS = new Map([
  ["some", "every"],
  ["every", "some"],
  ["min", "max"],
  ["max", "min"],
]);
/** Calls whose receiver can stand alone. */
const OMITTED = new Set([
  "filter",
  "toSorted",
  "slice",
  "trim",
  "toLowerCase",
  "toUpperCase",
  "toReversed",
]);

/** The faults that can be planted at a node itself; those below it are asked of its children. */
export function changesAt(node: ts.Node, source: ts.SourceFile): Change[] {
  if (ts.isBinaryExpression(node)) return operators(node, source);
  if (ts.isIfStatement(node)) return condition(node.expression, source);
  if (ts.isConditionalExpression(node)) return condition(node.condition, source);
  if (ts.isPrefixUnaryExpression(node)) return withoutPrefix(node, source);
  if (ts.isExpressionStatement(node))
    return isWorthRemoving(node.expression) ? [replace(node, source, ";")] : [];
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression))
    return method(node, node.expression, source);
  const literal = LITERALS.get(node.getText(source));
  return literal !== undefined && isLiteral(node) && isInFunction(node) && !isOfCodes(node)
    ? [replace(node, source, literal)]
    : [];
}

function operators(
  { left, operatorToken, right }: ts.BinaryExpression,
  source: ts.SourceFile,
): Change[] {
  const isText =
    operatorToken.kind === ts.SyntaxKind.PlusToken &&
    [left, right].some((side) => /["`]/.test(side.getText(source)));
  return isText
    ? []
    : (OPERATORS.get(operatorToken.kind) ?? []).map((other) =>
        replace(operatorToken, source, other),
      );
}

function condition(expression: ts.Expression, source: ts.SourceFile): Change[] {
  return ["true", "false"].map((always) => replace(expression, source, always));
}

function withoutPrefix(
  { operator, operand, ...node }: ts.PrefixUnaryExpression,
  source: ts.SourceFile,
): Change[] {
  if (operator !== ts.SyntaxKind.ExclamationToken && operator !== ts.SyntaxKind.MinusToken)
    return [];
  return [
    { start: operand.getStart(source) - 1, end: node.end, replacement: operand.getText(source) },
  ];
}

/** A call or an assignment; never what only writes to the log. */
function isWorthRemoving(expression: ts.Expression): boolean {
  const inner =
    ts.isAwaitExpression(expression) || ts.isVoidExpression(expression)
      ? expression.expression
      : expression;
  if (ts.isCallExpression(inner))
    return (
      inner.expression.kind !== ts.SyntaxKind.SuperKeyword &&
      !/\b(log|logger|console)\b/.test(inner.expression.getText())
    );
  return (
    ts.isBinaryExpression(inner) ||
    ts.isDeleteExpression(inner) ||
    ts.isPostfixUnaryExpression(inner)
  );
}

function method(
  node: ts.CallExpression,
  access: ts.PropertyAccessExpression,
  source: ts.SourceFile,
): Change[] {
  const name = access.name.text;
  const other = METHODS.get(name);
  if (other !== undefined) return [replace(access.name, source, other)];
  return OMITTED.has(name) && !access.questionDotToken
    ? [{ start: access.expression.getEnd(), end: node.getEnd(), replacement: "" }]
    : [];
}

function isLiteral(node: ts.Node): boolean {
  return (
    ts.isNumericLiteral(node) ||
    ts.isBigIntLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword
  );
}

/** Constants at the top of a file are mostly chosen sizes and limits, which no test derives. */
function isInFunction(node: ts.Node): boolean {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent)
    if (ts.isFunctionLike(at)) return true;
  return false;
}

/**
 * A table of codes, such as `{ NOT_FOUND: true }`: only its keys are read, and the compiler takes
 * no other value.
 */
function isOfCodes({ kind, parent }: ts.Node): boolean {
  return (
    kind === ts.SyntaxKind.TrueKeyword &&
    ts.isPropertyAssignment(parent) &&
    /^[A-Z][A-Z_]+$/.test(parent.name.getText())
  );
}

function replace(node: ts.Node, source: ts.SourceFile, replacement: string): Change {
  return { start: node.getStart(source), end: node.getEnd(), replacement };
}
