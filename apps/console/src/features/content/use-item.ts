import type { BrandName, ContentItem } from "@perya/api-client/operator";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../shared/http/api.ts";
import { useHeld } from "../../shared/editing/held.ts";
import { savable } from "../../shared/editing/savable.ts";
import { contentOf, draftOf, freshOf, type Draft, type Kind, type Part } from "./content.ts";

interface Options {
  readonly brand: BrandName;
  readonly part: Part;
  readonly kind: Kind;
  /** Undefined for something new. */
  readonly item: ContentItem | undefined;
  /** The place of a new banner. */
  readonly group: string | undefined;
  readonly onSaved: (item: ContentItem) => void;
}

/** An item that is being written or changed, with a way to save it. */
export function useItem({ brand, part, kind, item, group, onSaved }: Options) {
  const queries = useQueryClient();
  const { queryKey } = contentOf(brand.id);
  const held = useHeld<Draft>(
    item
      ? { version: item.version, value: draftOf(item) }
      : { version: "", value: freshOf(part, group, brand.language) },
  );
  const save = useMutation({
    mutationFn: () =>
      send(brand.id, item, { version: held.version, item: { ...held.value, kind } }),
    onSuccess: (kept) => {
      // Before the next fetch: otherwise the page would briefly show the old state.
      queries.setQueryData<ContentItem[]>(queryKey, (old) =>
        old?.map((one) => (one.id === kept.id ? kept : one)),
      );
      void queries.invalidateQueries({ queryKey });
      held.drop();
      onSaved(kept);
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return savable(held, save, item ? "item" : "", () => save.mutate());
}

function send(
  brand: number,
  item: ContentItem | undefined,
  body: { version: string; item: Draft & { kind: Kind } },
) {
  return item
    ? call("PUT", "/content/{id}", { path: { id: item.id }, body })
    : call("POST", "/content", { query: { brand }, body: body.item });
}
