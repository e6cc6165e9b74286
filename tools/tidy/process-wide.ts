import ts from "typescript";

/** Servers: a browser's page has one of everything, a process may have several platforms. */
const SERVERS = /^apps\/(?:platform|studio\/src\/(?!client\/)|sandbox-gateway)/;
const HOLDS = /^(?:new (?:Weak)?(?:Map|Set)(?:<.*>)?\(\)|new LRUCache\b.*|\[\]|\{\})$/s;

/**
 * What a process may hold for good: what a pure function computed, and what a library keeps for the
 * process anyway.
 */
const MEMOS: Readonly<Record<string, string>> = {
  "apps/platform/src/http/guard.ts": "what a hook, a function made once, is for",
  "apps/platform/src/http/measuring/measure-elsewhere.ts":
    "prom-client's registry is the process's",
  "apps/platform/src/http/answers/refusals.ts": "schemas by their codes",
  "apps/platform/src/modules/catalogue/vendors/ask-vendor.ts": "signers by their keys",
  "apps/platform/src/modules/catalogue/lists/kept.ts": "by the database that was asked",
  "apps/platform/src/modules/codes/hash-code.ts": "keys derived from the secret",
  "apps/platform/src/modules/documents/uploading/pdf/bare-pdf-elsewhere.ts":
    "turns for the process's memory",
  "apps/platform/src/modules/lottery/exposure/hits-counted.ts": "computed from the rules",
  "apps/platform/src/modules/lottery/odds/current-odds.ts": "computed from the rules",
  "apps/platform/src/modules/lottery/odds/highest-odds.ts": "computed from a version of the odds",
  "apps/platform/src/modules/players/count-players.ts": "by the database that was asked",
  "apps/platform/src/modules/rounds/wallet-api/metrics.ts":
    "prom-client's registry is the process's",
  "apps/platform/src/modules/wallet/deciding/keys.ts": "hashes",
  "apps/platform/src/outward/fetch-public.ts": "by the networks that may be reached",
};

/**
 * Variables, caches and empty collections of a server's module: what they come to hold belongs on
 * the platform (`perPlatform`), so that two in one process share nothing.
 */
export function processWide(path: string, text: string): string[] {
  if (
    !SERVERS.test(path) ||
    path in MEMOS ||
    path.includes("/testing/") ||
    path.endsWith(".test.ts")
  )
    return [];
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList: { flags, declarations } }) =>
      declarations
        .filter(
          ({ initializer }) =>
            (flags & ts.NodeFlags.Const) === 0 || HOLDS.test(initializer?.getText(source) ?? ""),
        )
        .map((one) => {
          const { line } = source.getLineAndCharacterOfPosition(one.getStart(source));
          return (
            `${path}:${line + 1}: ${one.name.getText(source)} is held by the ` +
            "process, not by the platform"
          );
        }),
    );
}
