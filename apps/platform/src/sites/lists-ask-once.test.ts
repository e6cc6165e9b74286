import { sql } from "@perya/postgres/sql";
import { countStatements } from "@perya/postgres/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ATTACKS } from "../testing/foreign-attacks.ts";
import { fillLists } from "../testing/fill-lists.ts";
import { makeFirsts } from "../testing/make-firsts.ts";
import { addressesOf, operatorRoutes } from "../testing/operator-routes.ts";
import { useTwoBrands } from "../testing/use-two-brands.ts";

/** More than a page of any list. */
const COPIES = 24;
/** Statements of a page of a list, that about who asks included. */
const MOST = 12;
/** Open work is several queues, each of which asks for itself. */
const MOST_OF = new Map([["GET /work", 26]]);

/**
 * Lists with as many rows as the code has kinds of things, a house has currencies, a brand offers
 * vendors that keep money, or a loaded list has persons of one name.
 */
const SHORT: ReadonlySet<string> = new Set([
  "GET /work",
  "GET /documents/{id}/hits",
  "GET /lottery/odds",
  "GET /lottery/limits",
  "GET /lottery/issues/{code}/{issueNo}/cost",
  "GET /game-classifications",
  "GET /players/{id}/vendor-wallets",
]);

/** What a route can't be asked without. */
const ASKED = new Map([["GET /reconciliation/days", "?fromDay=2026-11-01&toDay=2026-11-02"]]);

/** What a proof reads has no page. */
const PROOFS: ReadonlySet<string> = new Set([
  "GET /ledger-proof",
  "GET /brand-proof",
  "GET /audit/verify",
]);

/** What the routes name that hide nothing of another brand. */
const A_DRAW = { code: "lottery", issueNo: "draw" } as const;
const A_PROFILE = { code: "profile" } as const;

const { db, sites, house, ours } = await useTwoBrands();
const counter = countStatements();
afterAll(() => counter.stop());

const reads = operatorRoutes.filter(({ name, method }) => method === "GET" && !PROOFS.has(name));

/** The rows of a list, or undefined where the answer is none. */
function rowsOf(value: unknown): number | undefined {
  const rows = Array.isArray(value) ? value : (value as { content?: unknown } | null)?.content;
  return Array.isArray(rows) ? rows.length : undefined;
}

interface Answered {
  readonly rows: number | undefined;
  readonly statements: readonly string[];
}

/**
 * What a route asks the database. The fewest of three tries count: what a process remembers for
 * seconds may be over in the middle of one.
 */
async function ask(route: (typeof operatorRoutes)[number]): Promise<Answered> {
  const attack = ATTACKS[route.name];
  const ownAt = route.path.startsWith("/profiles/") ? A_PROFILE : A_DRAW;
  const [address = ""] = addressesOf(route, attack && "at" in attack ? attack.at : ownAt, ours);
  const tries: Answered[] = [];
  while (tries.length < 3) {
    const from = counter.requests.length;
    const { status, value } = await house.call("GET", address + (ASKED.get(route.name) ?? ""));
    expect([route.name, status]).toEqual([route.name, 200]);
    const { statements } = counter.requests[from] ?? { statements: [] };
    tries.push({ rows: rowsOf(value), statements });
  }
  return tries.reduce((best, one) => (one.statements.length < best.statements.length ? one : best));
}

const before = new Map<string, Answered>();
beforeAll(async () => {
  await makeFirsts(db, house, ours);
  for (const route of reads) before.set(route.name, await ask(route));
  await fillLists(db, sites.platform, ours, COPIES);
});

test.each(reads)("$name asks the database as often for many rows as for one", async (route) => {
  const [one, many] = [before.get(route.name), await ask(route)];
  expect(many.statements.slice(one?.statements.length)).toEqual([]);
  if (many.rows === undefined) return;
  expect(many.statements.length).toBeLessThanOrEqual(MOST_OF.get(route.name) ?? MOST);
  if (!SHORT.has(route.name)) expect(many.rows).toBeGreaterThanOrEqual(20);
});

test("what is counted is what a request asks", async () => {
  const from = counter.requests.length;
  await db.rows(sql`select 'of nobody'`);
  await house.call("GET", "/staff");
  expect(counter.requests.slice(from)).toEqual([
    {
      method: "GET",
      url: "/operator/v1/staff",
      statements: expect.arrayContaining([expect.stringContaining("from staff")]) as string[],
    },
  ]);
  expect(counter.requests.flatMap(({ statements }) => statements).join()).not.toContain("nobody");
});
