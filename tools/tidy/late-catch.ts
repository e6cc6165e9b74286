import ts from "typescript";

const TOGETHER = /^Promise\.(?:all|allSettled|any|race)$/;

/**
 * The lines on which a list of promises waits while it is written down. Those before it have begun,
 * nobody catches what they throw meanwhile, and such a fault ends the process. The first may wait:
 * nothing has begun before it.
 */
export function lateCatches(path: string, text: string): string[] {
  if (!text.includes("Promise.")) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && TOGETHER.test(node.expression.getText(source))) {
      const [list] = node.arguments;
      const late =
        list && ts.isArrayLiteralExpression(list) ? list.elements.slice(1).find(waits) : undefined;
      if (late)
        faults.push(
          `${path}:${source.getLineAndCharacterOfPosition(late.getStart(source)).line + 1}: ` +
            "waits between promises that have begun",
        );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function waits(node: ts.Node): boolean {
  if (ts.isFunctionLike(node)) return false;
  return (
    ts.isAwaitExpression(node) ||
    (ts.forEachChild(node, (child) => waits(child) || undefined) ?? false)
  );
}
