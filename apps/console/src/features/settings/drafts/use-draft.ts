import type { BrandSettings } from "@perya/api-client/operator";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call, reading } from "../../../shared/http/api.ts";
import { useHeld } from "../../../shared/editing/held.ts";
import { savable } from "../../../shared/editing/savable.ts";
import { SECOND_PERSON } from "../../../shared/http/act.ts";
import { say } from "../../../shared/dialogs/toast.tsx";
import { versionsOf } from "../history/versions-of.ts";
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
    mutationFn: (body: Wanted<Section>) => put(brand, section, body),
    onSuccess: ({ version, approvalId }, { value }) => {
      if (approvalId !== null) {
        held.drop();
        say(SECOND_PERSON);
        return queries.invalidateQueries();
      }
      // Before the next fetch: otherwise the page would briefly show the old state.
      queries.setQueryData<BrandSettings>(
        queryKey,
        (old) => old && saved(old, section, value, version),
      );
      held.drop();
      say("Saved. The site follows within seconds.");
      return queries.invalidateQueries({ queryKey: versionsOf(brand, section, 1).queryKey });
    },
    onError: () => void queries.invalidateQueries({ queryKey }),
  });
  const { version, value } = held;
  return {
    ...savable(held, save, "value", () => save.mutate({ version, value })),
    /** Saves it with the reason for the second person. */
    ask: (reason: string) => save.mutate({ version, value, reason }),
    /** It was not saved because a second person has to read why. */
    needsReason: save.error instanceof ApiError && save.error.code === "REASON_NEEDED",
    forgetFault: save.reset,
  };
}

interface Wanted<Section extends SectionName> {
  readonly version: string;
  readonly value: Settings[Section];
  readonly reason?: string;
}

function put<Section extends SectionName>(brand: number, section: Section, body: Wanted<Section>) {
  // One address for each section: the document knows them one by one.
  const path = `/settings/${section}` as "/settings/features";
  return call("PUT", path, {
    query: { brand },
    body: body as Wanted<"features">,
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
