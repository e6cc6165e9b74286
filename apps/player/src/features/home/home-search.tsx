import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";
import { SearchField } from "../../shared/forms/search-field.tsx";
import { useText } from "../../shared/language/text.ts";

/** Searches games of all categories by name or provider. */
export function HomeSearch({ className }: { className: string }) {
  const t = useText("home");
  const { q = "" } = useSearch();
  return (
    <SearchField
      label={t("search.label")}
      className={className}
      q={q}
      onType={(text) =>
        void go(".", { search: { q: text.trim() }, replace: true, keepScroll: true })
      }
    />
  );
}
