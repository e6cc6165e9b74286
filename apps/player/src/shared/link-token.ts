const NAME = "token";

/** The token of a one-time link. It leaves the address before the router or anything else reads it, so that it is in no history and in no page that is asked for later. */
export const linkToken = takeToken();

function takeToken(): string | undefined {
  const url = new URL(location.href);
  const token = url.searchParams.get(NAME);
  if (token === null) return undefined;
  url.searchParams.delete(NAME);
  history.replaceState(history.state, "", url);
  return token;
}
