import { useText } from "../../shared/language/text.ts";
import { go } from "../../shared/routing/go.ts";
import { useSearch } from "../../shared/routing/use-location.ts";

interface LineProps {
  readonly line: readonly { readonly id: string; readonly name: string }[];
}

/** The way from the own team down to the member whose downlines are shown, and back up. */
export function Line({ line }: LineProps) {
  const t = useText("agentTeams");
  const search = useSearch();
  if (line.length === 0) return null;
  const to = (of: string | undefined) =>
    void go(".", { search: { ...search, of, pageNo: undefined } });
  const above = [{ id: undefined, name: t("you") }, ...line.slice(0, -1)];
  return (
    <nav aria-label={t("line")}>
      <ol className="flex flex-wrap items-center gap-x-1">
        {above.map(({ id, name }) => (
          <li key={id ?? ""} className="flex items-center">
            <button
              type="button"
              onClick={() => to(id)}
              className="min-h-11 rounded-lg px-2 font-semibold text-violet hover:underline"
            >
              <bdi>{name}</bdi>
            </button>
            <span aria-hidden="true" className="text-soft rtl:-scale-x-100">
              ›
            </span>
          </li>
        ))}
        <li aria-current="true" className="px-2 font-semibold">
          <bdi>{line.at(-1)?.name}</bdi>
        </li>
      </ol>
    </nav>
  );
}
