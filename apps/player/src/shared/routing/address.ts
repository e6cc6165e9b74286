/** What stands behind the ? of an address. What is undefined or empty is left out. */
type Search = Readonly<Record<string, string | number | undefined>>;

export interface AddressParts {
  readonly search?: Search | undefined;
  /** What stands behind the #, without it. */
  readonly hash?: string | undefined;
}

/** The address of a page of the site: `/rng?q=mango#top`. A path of `.` is the page one is on. */
export function addressOf(to: string, { search, hash }: AddressParts = {}): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(search ?? {}))
    if (value !== undefined && value !== "") asked.set(name, String(value));
  return (
    (to === "." ? location.pathname : to) +
    (asked.size > 0 ? `?${asked}` : "") +
    (hash ? `#${hash}` : "")
  );
}
