import { useQuery } from "@tanstack/react-query";
import { Choice } from "../../../shared/forms/controls.tsx";
import { reading } from "../../../shared/http/api.ts";
import { useFilters } from "../../../shared/lists/filters.ts";

/** Narrows players to those with a tag; shown once there are tags. */
export function TagFilter() {
  const { filters, set } = useFilters();
  const { data: tags = [] } = useQuery(reading("/player-tags"));
  const chosen = filters.tag ?? "";
  const shown = chosen === "" || tags.includes(chosen) ? tags : [chosen, ...tags];
  if (shown.length === 0) return null;
  return (
    <div className="w-56">
      <Choice
        label="Tag"
        value={chosen}
        onChange={({ target }) => set({ tag: target.value, vip: undefined })}
      >
        <option value="">any</option>
        {shown.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </Choice>
    </div>
  );
}
