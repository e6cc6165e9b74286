import type { Query } from "@tanstack/react-query";
import { renderToString } from "react-dom/server.edge";
import { App } from "../src/app.tsx";
import { pageDescription } from "../src/shared/page-description.ts";
import { pageTitle } from "../src/shared/page-title.ts";
import { PERMISSION } from "../src/shared/permission.ts";
import { queryClient } from "../src/shared/query-client.ts";
import { findPage } from "../src/shared/routing/pages.ts";
import { openBrowser, type Reader } from "./browser.ts";

interface Asked extends Reader {
  /** The brand's name. */
  readonly brand: string;
}

/** What the server puts into the page's head. */
interface Named {
  readonly title: string;
  readonly description: string;
}

/** What the player API said, by the key it is kept under. */
type Answer = readonly [key: readonly unknown[], value: unknown];

interface Drawn {
  readonly html: string;
  /** For the device to go on from, besides what the brand may do: the server has put that in itself. */
  readonly answers: readonly Answer[];
}

/** An answer of the player API to a guest. */
interface Reply {
  readonly status: number;
  readonly body: string;
}

/** Answers that wait for other answers to know what they ask: the slots, where nothing is hot. */
const MOST_ROUNDS = 5;

/** The site's own words for a page, said by the server that sends it. */
export function name({ pathname, brand }: Asked): Named {
  return {
    title: pageTitle(pathname, brand) ?? brand,
    description: pageDescription(pathname, brand),
  };
}

/**
 * Draws a page as a guest sees it first, before its scripts are there. What it asks the API for is found by drawing it, and asked by `ask`. One page at a time: what it is drawn
 * from is kept in one place. Rejects where a component can't be drawn on a server.
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

/** Whether a page showed that it waits for an answer. */
function isWanted({ state, options }: Query): boolean {
  return state.data === undefined && (options as { enabled?: unknown }).enabled !== false;
}

/** Gets an answer. One that a guest does not get is still to come, as it is on the device. */
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
