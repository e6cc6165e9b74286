import type { Ask } from "./typed-paths.ts";

/** A path of the document with its names filled in and its filters behind it; filters that are undefined or empty are left out. */
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
