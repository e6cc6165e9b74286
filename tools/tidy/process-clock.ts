import ts from "typescript";

const MODULES = /^apps\/(?:platform|studio)\/src\/modules\//;
const CLOCK = /^(?:Temporal\.Now\.\w+|Date\.now)$/;

/**
 * What may look at the clock of its own process, because nothing is in time or too late by it. A
 * module asks the database what time it is; processes differ, and an hour of summer time is enough.
 */
const OWN_CLOCK: Readonly<Record<string, string>> = {
  "backoffice/dashboard.routes.ts": "which day's figures are shown",
  "cashier/providers/signature.ts": "the age of a signature that a provider made by its clock",
  "envelopes/envelopes.routes.ts": "shown to the page",
  "identity/firebase/phone-of-token.ts": "the age of a token that Google made by its clock",
  "identity/first-login/save-contact.ts": "when a contact was proven, as it is shown",
  "identity/recovering/forgot.routes.ts": "shown to the page",
  "identity/registering/register.routes.ts": "a person's age in years",
  "identity/registering/register.ts": "when a number was proven, as it is shown",
  "identity/signed-in.ts": "how often a session's use is written",
  "identity/social/finish-social.ts": "when an address was proven, as it is shown",
  "lottery/games/change-game.ts": "whether a time zone has that name",
  "lottery/history/import-results.ts": "which days are still to come",
  "lottery/history/read-results.ts": "which layout a draw has on a day",
  "lottery/odds/terms-today.ts": "which terms a draw has on a day",
  "messages/sms/note-refused.ts": "how often the log says it",
  "rounds/calls/settle-round.ts": "how long a request waits",
  "rounds/wallet-api/at-most-every.ts": "a pause",
  "rounds/wallet-api/session-cache.ts": "how long a session is cached",
  "rounds/wallet-api/stay-fresh.ts": "how long an answer is believed",
  "settings/settings.routes.ts": "shown to the page",
  "settings/visiting/visitor.ts": "a site's maintenance, which ends by itself",
  "wallet/writing/writer.ts": "it counts on from the database's clock",
};

/** The lines on which a module asks its own process what time it is. */
export function processClocks(path: string, text: string): string[] {
  if (!MODULES.test(path) || path.endsWith(".test.ts") || path.includes("/testing/")) return [];
  if (path.replace(MODULES, "") in OWN_CLOCK) return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (asks(node, source)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      faults.push(`${path}:${line + 1}: the database's clock decides what is in time`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function asks(node: ts.Node, source: ts.SourceFile): boolean {
  if (ts.isNewExpression(node))
    return node.expression.getText(source) === "Date" && (node.arguments ?? []).length === 0;
  return ts.isCallExpression(node) && CLOCK.test(node.expression.getText(source));
}
