import type { Query } from "@tanstack/react-query";
import { renderToString } from "react-dom/server.edge";
import { App } from "../src/app.tsx";
import { pageDescription } from "../src/shared/titles/page-description.ts";
import { pageTitle } from "../src/shared/titles/page-title.ts";
import { PERMISSION } from "../src/shared/brand/permission.ts";
import { queryClient } from "../src/shared/http/query-client.ts";
import { findPage } from "../src/shared/routing/pages.ts";
import { openBrowser, type Reader } from "./browser.ts";

interface Asked extends Reader {
  /** The brand's name. */
  readonly brand: string;
}

/** The page's head, set by the server. */
interface Named {
  readonly title: string;
  readonly description: string;
}

/** Answers of the player API, by their cache key. */
type Answer = readonly [key: readonly unknown[], value: unknown];

interface Drawn {
  readonly html: string;
  /**
   * State for the device to continue from, except the brand's settings, which the server adds
   * itself.
   */
  readonly answers: readonly Answer[];
}

/** An answer of the player API to a guest. */
interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Rounds of queries that depend on earlier answers: the slots, when nothing is hot. */
const MOST_ROUNDS = 5;

/** The site's own texts for a page, as the server renders it. */
export function name({ pathname, brand }: Asked): Named {
  return {
    title: pageTitle(pathname, brand) ?? brand,
    description: pageDescription(pathname, brand),
  };
}

/**
 * Renders a page as a guest first sees it, before scripts run. Its queries are found by rendering
 * it, and fetched by `ask`. One page at a time, because the state it is rendered from is shared.
 * Rejects where a component can't be rendered on a server.
 */
export async function draw(
  asked: Asked,
  permission: unknown,
  ask: (address: string) => Promise<Reply>,
): Promise<Drawn> {
  const found = findPage(asked.pathname);
  if (!found || found.page.audience !== "everyone") return { html: "", answers: [] };
  openBrowser(asked, async (address) => {
    const { status, body } = await ask(address);
    return new Response(body, { status });
  });
  await found.page.load();
  queryClient.clear();
  queryClient.setQueryData(PERMISSION.queryKey, permission);
  try {
    const refused = new Set<Query>();
    for (let round = 1; ; round++) {
      const html = renderToString(<App />);
      const missing = queryClient
        .getQueryCache()
        .getAll()
        .filter((query) => isWanted(query) && !refused.has(query));
      if (missing.length === 0 || round === MOST_ROUNDS) return { html, answers: answered() };
      await Promise.all(missing.map((query) => fetchOnce(query).catch(() => refused.add(query))));
    }
  } finally {
    queryClient.clear();
  }
}

/** Whether a page showed that it is waiting for an answer. */
function isWanted({ state, options }: Query): boolean {
  return state.data === undefined && (options as { enabled?: unknown }).enabled !== false;
}

/** Fetches an answer. One that guests don't get stays pending, as on the device. */
async function fetchOnce(query: Query): Promise<void> {
  try {
    await query.fetch({ ...query.options, retry: false });
  } catch (fault) {
    query.reset();
    throw fault;
  }
}

function answered(): readonly Answer[] {
  return queryClient
    .getQueryCache()
    .getAll()
    .filter(
      ({ queryKey, state }) => state.data !== undefined && queryKey[0] !== PERMISSION.queryKey[0],
    )
    .map(({ queryKey, state }) => [queryKey, state.data] as const);
}
