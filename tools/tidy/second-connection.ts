import ts from "typescript";

/**
 * What asks a pool for a connection: a database (`db`, `platform.db`, `reads`, `ledger`), and what
 * of the wallet does. `apart` runs what does not belong to the transaction.
 */
const ASKS =
  /^(?:\w+\.)*(?:db|reads|ledger)\.(?:row|rows|run|inTransaction|hold)$|^(?:\w+\.)*wallet\.(?:submit|recall|balance)$/;
const APART = "apart";

/**
 * The lines on which a file takes a second connection inside a transaction, by the names things
 * have here. What is hidden behind a call is refused when it runs.
 */
export function secondConnections(path: string, text: string): string[] {
  if (!text.includes("inTransaction(")) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node, inside: boolean): void => {
    const callee = ts.isCallExpression(node) ? node.expression.getText(source) : "";
    if (callee === APART) return;
    if (inside && ASKS.test(callee)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      faults.push(`${path}:${line + 1}: ${callee} inside a transaction takes a second connection`);
    }
    const opens = /(?:^|\.)inTransaction$/.test(callee);
    ts.forEachChild(node, (child) =>
      visit(child, inside || (opens && child !== (node as ts.CallExpression).expression)),
    );
  };
  visit(source, false);
  return faults;
}
