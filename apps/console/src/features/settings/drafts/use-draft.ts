import type { BrandSettings } from "@perya/api-client/operator";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call, reading } from "../../../shared/http/api.ts";
import { useHeld } from "../../../shared/editing/held.ts";
import { savable } from "../../../shared/editing/savable.ts";
import { say } from "../../../shared/dialogs/toast.tsx";
import type { SectionName, Settings } from "../settings.ts";

export const settingsOf = (brand: number) => reading("/settings", { query: { brand } });

/** The changes to a section that are not saved yet, with a way to save them. */
export function useDraft<Section extends SectionName>(
  brand: number,
  section: Section,
  data: BrandSettings,
) {
  const queries = useQueryClient();
  const held = useHeld<Settings[Section]>({
    version: data.versions[section],
    value: data.settings[section],
  });
  const { queryKey } = settingsOf(brand);
  const save = useMutation({
    mutationFn: (body: { version: string; value: Settings[Section] }) => put(brand, section, body),
    onSuccess: ({ version }, { value }) => {
      // Before the next fetch: otherwise the page would briefly show the old state.
      queries.setQueryData<BrandSettings>(
        queryKey,
        (old) => old && saved(old, section, value, version),
      );
      held.drop();
      say("Saved. The site follows within seconds.");
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return savable(held, save, "value", () =>
    save.mutate({ version: held.version, value: held.value }),
  );
}

function put<Section extends SectionName>(
  brand: number,
  section: Section,
  body: { version: string; value: Settings[Section] },
) {
  // One address for each section: the document knows them one by one.
  const path = `/settings/${section}` as "/settings/features";
  return call("PUT", path, {
    query: { brand },
    body: body as { version: string; value: Settings["features"] },
  });
}

function saved(
  old: BrandSettings,
  section: SectionName,
  value: unknown,
  version: string,
): BrandSettings {
  // Dropped values were not shown, so saving removes them from storage.
  const dropped = section === "resources" ? [] : old.dropped;
  return {
    ...old,
    dropped,
    settings: { ...old.settings, [section]: value },
    versions: { ...old.versions, [section]: version },
  };
}
