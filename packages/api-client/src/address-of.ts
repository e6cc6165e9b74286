import type { Ask } from "./typed-paths.ts";

/**
 * Fills in a path's names and appends its filters. Filters that are undefined or empty are left
 * out.
 */
export function addressOf(template: string, { path = {}, query = {} }: Ask = {}): string {
  const address = template.replaceAll(/\{(\w+)\}/g, (_braces, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  const filters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== "") filters.set(name, String(value));
  const text = filters.toString();
  return text ? `${address}?${text}` : address;
}
