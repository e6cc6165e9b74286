const NAME = "token";
const IN_HASH = /^#token=([\w-]{20,200})$/;

/**
 * The token of a one-time link. Ours carry it behind the #, which no server, proxy or other site
 * ever sees; links that others make after the specification have it in the query. It leaves the
 * address before the router or anything else reads it, so that it is in no history and in no page
 * that is asked for later.
 */
export const linkToken = takeToken();

function takeToken(): string | undefined {
  const url = new URL(location.href);
  const token = IN_HASH.exec(url.hash)?.[1] ?? url.searchParams.get(NAME);
  if (token === null) return undefined;
  if (IN_HASH.test(url.hash)) url.hash = "";
  url.searchParams.delete(NAME);
  history.replaceState(history.state, "", url);
  return token;
}
