import type { BrandName, ContentItem } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useFilters } from "../../shared/lists/filters.ts";
import { Choice } from "../../shared/forms/controls.tsx";
import { ForBrand } from "../../shared/lists/for-brand.tsx";
import { PartTabs } from "../../shared/layout/part-tabs.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { contentOf, GROUPS, PARTS, partOf, WORDS, type Part } from "./content.ts";
import { ItemRow } from "./item-row.tsx";

/** A brand's content for its visitors, one kind at a time. */
export function ContentArea({ part: asked }: { part: string }) {
  const part = partOf(asked);
  return (
    <ForBrand label="Content of">
      {(brand) => (
        <>
          <PartTabs label="Parts of the content" to="/content/$part" parts={PARTS} />
          <Items key={`${brand.id} ${part}`} brand={brand} part={part} />
        </>
      )}
    </ForBrand>
  );
}

function Items({ brand, part }: { brand: BrandName; part: Part }) {
  const { filters, set } = useFilters();
  const query = useQuery(contentOf(brand.id));
  const may = useMay()("content.write");
  const { kind, one, about } = WORDS[part];
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const items = query.data.filter((item) => item.kind === kind);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {part === "banners" ? (
          <div className="w-56">
            <Choice
              label="Place"
              value={filters.group ?? ""}
              onChange={({ target }) => set({ group: target.value })}
            >
              <option value="">Every place</option>
              {GROUPS.map(([group, words]) => (
                <option key={group} value={group}>
                  {words} ({items.filter(({ groupName }) => groupName === group).length})
                </option>
              ))}
            </Choice>
          </div>
        ) : (
          <p className="text-soft">{about}</p>
        )}
        {may && (
          <Link
            to="/content/$part/$id"
            params={{ part, id: "new" }}
            search={true}
            className="inline-flex min-h-9 items-center rounded-lg border border-bulb bg-bulb px-3 py-1.5 font-medium text-on-bulb hover:brightness-105"
          >
            Add {/^[aeiou]/.test(one) ? "an" : "a"} {one}
          </Link>
        )}
      </div>
      {rowsOf(part, items, filters.group).map(([title, row]) => (
        <ItemRow key={title} title={title} items={row} part={part} mayChange={may} />
      ))}
      {items.length === 0 && (
        <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
          There is no {one} yet.
        </p>
      )}
    </>
  );
}

/** The separately ordered lists: for banners one per place, otherwise one. */
function rowsOf(
  part: Part,
  items: readonly ContentItem[],
  group: string | undefined,
): [title: string, items: ContentItem[]][] {
  if (part !== "banners") return items.length === 0 ? [] : [["", [...items]]];
  return GROUPS.filter(([name]) => group === undefined || name === group).flatMap(
    ([name, words]) => {
      const row = items.filter(({ groupName }) => groupName === name);
      return row.length === 0 && name !== group
        ? []
        : [[words, row] satisfies [string, ContentItem[]]];
    },
  );
}
