import ts from "typescript";

/**
 * The lines on which a verb that is given a transaction opens one, or a store does. A verb that
 * others compose takes their transaction, so that what belongs together commits together; a use
 * case, which a route, a job or a command calls, opens it. One that did both would commit a part of
 * what its caller holds open.
 */
export function openedTwice(path: string, text: string): string[] {
  if (!text.includes("inTransaction(")) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const fault = (node: ts.Node, why: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
    faults.push(`${path}:${line + 1}: ${why}`);
  };
  const visit = (node: ts.Node, given: boolean): void => {
    if (
      ts.isCallExpression(node) &&
      /(?:^|\.)inTransaction$/.test(node.expression.getText(source))
    ) {
      if (path.endsWith(".store.ts")) fault(node, "a store opens a transaction");
      else if (given) fault(node, "a verb that is given a transaction opens another");
    }
    const takes =
      ts.isFunctionLike(node) && node.parameters.some(({ type }) => type?.getText(source) === "Tx");
    ts.forEachChild(node, (child) => visit(child, given || takes));
  };
  visit(source, false);
  return faults;
}
