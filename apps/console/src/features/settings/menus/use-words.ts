import { languageOf } from "@perya/languages";
import type { MenuItemName } from "@perya/menus";
import { queryOptions, useQuery } from "@tanstack/react-query";

/** The site's own words for the items of its menus, in English where it has none. */
const wordsIn = (language: string) => {
  const { tag, written } = languageOf(language);
  const words = written ? tag : "en";
  return queryOptions({
    queryKey: ["menu words", words],
    staleTime: Infinity,
    queryFn: async (): Promise<Readonly<Record<string, string>>> => {
      const answer = await fetch(`/words/menu.${words}.json`);
      if (!answer.ok) throw new Error(`No words of the menus in ${words}: ${answer.status}`);
      const { item } = (await answer.json()) as { readonly item: Record<string, string> };
      return item;
    },
  });
};

/** Says what the site calls an item in a language; its name in the settings until known. */
export function useWords(language: string): (item: MenuItemName) => string {
  const { data } = useQuery(wordsIn(language));
  return (item) => (item === "language" ? languageOf(language).name : (data?.[item] ?? item));
}
