import type { BrandName, ContentItem } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { EditForm } from "../../shared/editing/edit-form.tsx";
import { useFilters } from "../../shared/lists/filters.ts";
import { ForBrand } from "../../shared/lists/for-brand.tsx";
import { useMay } from "../../shared/http/session.ts";
import { Failed, Waiting } from "../../shared/lists/table.tsx";
import { say } from "../../shared/dialogs/toast.tsx";
import { contentOf, stateOf, WORDS, type Part } from "./content.ts";
import { ItemFields } from "./item-fields.tsx";
import { Preview } from "./preview.tsx";
import { useItem } from "./use-item.ts";

/**
 * The editor of one item, with a preview. Nothing takes effect before it is saved, and nothing
 * typed is lost by a fault or a colleague's save.
 */
export function ItemEditor({ part, id }: { part: Part; id: string }) {
  return (
    <ForBrand>
      {(brand) => <Loaded key={`${brand.id} ${id}`} brand={brand} part={part} id={id} />}
    </ForBrand>
  );
}

function Loaded({ brand, part, id }: { brand: BrandName; part: Part; id: string }) {
  const query = useQuery(contentOf(brand.id));
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const item = query.data.find((one) => one.id === id);
  if (!item && id !== "new")
    return (
      <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">
        This item has been removed.
      </p>
    );
  return <Editor brand={brand} part={part} item={item} />;
}

function Editor({
  brand,
  part,
  item,
}: {
  brand: BrandName;
  part: Part;
  item: ContentItem | undefined;
}) {
  const navigate = useNavigate();
  const { filters } = useFilters();
  const may = useMay()("content.write");
  const draft = useItem({
    brand,
    part,
    kind: WORDS[part].kind,
    item,
    group: filters.group,
    onSaved: (saved) => {
      say(SAVED[stateOf(saved, Date.now())]);
      // A new item has its own address from now on.
      if (!item)
        void navigate({
          to: "/content/$part/$id",
          params: { part, id: saved.id },
          search: true,
          replace: true,
          ignoreBlocker: true,
        });
    },
  });
  return (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)] xl:items-start">
      <EditForm draft={draft} may={may} legend={WORDS[part].one} at="item" onSubmit={draft.save}>
        <ItemFields part={part} draft={draft} />
      </EditForm>
      <Preview part={part} draft={draft.value} />
    </div>
  );
}

const SAVED = {
  SHOWN: "Saved. Visitors see it from now on.",
  SCHEDULED: "Saved. Visitors see it from its start time on.",
  ENDED: "Saved. Its end time has passed, so nobody sees it.",
  DRAFT: "Saved as a draft. Nobody sees it.",
} as const;
