/**
 * Whether one of the source files that ask for a message's area uses its full name,
 * written out or put together around what is in `${}`.
 */
export function usedIn(sources: readonly string[], area: string): (key: string) => boolean {
  const own = sources
    .filter((text) =>
      new RegExp(`(?:useText|textOf)\\("${area}"\\)|(?:Text|Key)<"${area}">`).test(text),
    )
    .join("\n");
  const patterns = [...own.matchAll(/`([a-zA-Z_.]*\$\{[^`]*)`/g)].map(
    ([, template = ""]) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map(literal)
          .join("[^.]+")}$`,
      ),
  );
  return (key) => own.includes(`"${key}"`) || patterns.some((pattern) => pattern.test(key));
}

function literal(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}
