/** What was typed into the named fields of a form; a tick that is not set is the empty text. */
export function typedIn<Name extends string>(
  form: HTMLFormElement,
  ...names: readonly Name[]
): Readonly<Record<Name, string>> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<
    Name,
    string
  >;
}
