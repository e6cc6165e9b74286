import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A file of `deploy/`. */
export function read(path: string): string {
  return readFileSync(join(import.meta.dirname, "../../deploy", path), "utf8");
}

/** Sections of a HAProxy file by their headings ("backend primary"), each as its lines of words. */
export function sectionsOf(text: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  const sections = new Map<string, string[][]>();
  let lines: string[][] = [];
  for (const line of linesOf(text)) {
    if (/^\s/.test(line)) lines.push(line.trim().split(/\s+/));
    else sections.set(line.trim(), (lines = []));
  }
  return sections;
}

/** The servers of a section: name, host, port, and the port of their health check. */
export function serversOf(section: readonly (readonly string[])[] | undefined) {
  return (section ?? [])
    .filter(([word]) => word === "server")
    .map(([, name = "", address = "", ...options]) => {
      const [host = "", port = ""] = address.split(":");
      return { name, host, port, checked: options[options.indexOf("port") + 1] ?? "" };
    });
}

/**
 * Keys and values of a section of an INI file; without a section, of a file that has no sections.
 */
export function valuesOf(text: string, section?: string): Readonly<Record<string, string>> {
  const own =
    section === undefined ? text : (text.split(`[${section}]\n`)[1]?.split(/^\[/m)[0] ?? "");
  return Object.fromEntries(
    linesOf(own).map((line) => [
      line.slice(0, line.indexOf("=")),
      line.slice(line.indexOf("=") + 1),
    ]),
  );
}

/** Lines other than comments and blanks. */
export function linesOf(text: string): string[] {
  return text.split("\n").filter((line) => line.trim() !== "" && !line.trim().startsWith("#"));
}
