import type { BrandSettings } from "@perya/api-client/operator";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call, reading } from "../../shared/api.ts";
import { say } from "../../shared/toast.tsx";
import type { SectionName, Settings } from "./settings.ts";
import { isSame, onTopOf } from "./three-way.ts";

export const settingsOf = (brand: number) => reading("/settings", { query: { brand } });

interface Held<Value> {
  readonly version: string;
  readonly base: Value;
  readonly value: Value;
}

/** What somebody is changing of a section. Untouched, it follows the server; once touched it is kept until it is saved or thrown away, whatever others save meanwhile. */
export function useDraft<Section extends SectionName>(brand: number, section: Section, data: BrandSettings) {
  const queries = useQueryClient();
  const theirs = { version: data.versions[section], value: data.settings[section] };
  const [touched, hold] = useState<Held<Settings[Section]>>();
  const dirty = touched !== undefined && !isSame(touched.base, touched.value);
  const held = dirty ? touched : { version: theirs.version, base: theirs.value, value: theirs.value };
  const { queryKey } = settingsOf(brand);
  const save = useMutation({
    mutationFn: ({ version, value }: Held<Settings[Section]>) => put(brand, section, { version, value }),
    onSuccess: ({ version }, { value }) => {
      // Before the next reading: without it the page would show for a moment what it was before.
      queries.setQueryData<BrandSettings>(queryKey, (old) => old && saved(old, section, value, version));
      hold(undefined);
      say("Saved. The site follows within seconds.");
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  return {
    value: held.value,
    base: held.base,
    theirs: theirs.value,
    dirty,
    /** Somebody else saved this section since it was touched. */
    behind: held.version !== theirs.version,
    save: () => save.mutate(held),
    saving: save.isPending,
    fault: save.error,
    errorAt: (...path: readonly (string | number)[]) => faultsOf(save.error).get(["value", ...path].join("/")),
    change: (to: Partial<Settings[Section]>) => hold({ ...held, value: { ...held.value, ...to } }),
    discard: () => {
      save.reset();
      hold(undefined);
    },
    takeTheirsUnderMine: () => {
      save.reset();
      hold({ version: theirs.version, base: theirs.value, value: onTopOf(held.base, held.value, theirs.value) });
    },
  };
}

export type Draft<Section extends SectionName> = ReturnType<typeof useDraft<Section>>;

function put<Section extends SectionName>(brand: number, section: Section, body: { version: string; value: Settings[Section] }) {
  // One address for each section: the document knows them one by one.
  const path = `/settings/${section}` as "/settings/features";
  return call("PUT", path, { query: { brand }, body: body as { version: string; value: Settings["features"] } });
}

function saved(old: BrandSettings, section: SectionName, value: unknown, version: string): BrandSettings {
  return { ...old, settings: { ...old.settings, [section]: value }, versions: { ...old.versions, [section]: version } };
}

/** What the server said about single values, by their paths. */
export function faultsOf(fault: Error | null): ReadonlyMap<string, string> {
  if (!(fault instanceof ApiError) || !Array.isArray(fault.value)) return new Map();
  return new Map((fault.value as { field: string; message: string }[]).map(({ field, message }) => [field, message]));
}
