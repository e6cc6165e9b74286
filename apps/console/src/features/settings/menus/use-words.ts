import { languageOf } from "@perya/languages";
import type { MenuEntry } from "@perya/menus";
import { queryOptions, useQuery } from "@tanstack/react-query";

/** The site's own words for the entries of its menus, in English where it has none. */
const wordsIn = (language: string) => {
  const { tag, written } = languageOf(language);
  const words = written ? tag : "en";
  return queryOptions({
    queryKey: ["menu words", words],
    staleTime: Infinity,
    queryFn: async (): Promise<Readonly<Record<string, string>>> => {
      const answer = await fetch(`/words/menu.${words}.json`);
      if (!answer.ok) throw new Error(`No words of the menus in ${words}: ${answer.status}`);
      const { entry } = (await answer.json()) as { readonly entry: Record<string, string> };
      return entry;
    },
  });
};

/** Says what the site calls an entry in a language; its name in the settings until known. */
export function useWords(language: string): (entry: MenuEntry) => string {
  const { data } = useQuery(wordsIn(language));
  return (entry) => (entry === "language" ? languageOf(language).name : (data?.[entry] ?? entry));
}
