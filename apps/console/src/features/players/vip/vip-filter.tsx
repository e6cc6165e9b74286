import { useQuery } from "@tanstack/react-query";
import { Choice } from "../../../shared/forms/controls.tsx";
import { reading } from "../../../shared/http/api.ts";
import { useFilters } from "../../../shared/lists/filters.ts";

/** Narrows players to those at a VIP level, instead of a name or a tag; where there are levels. */
export function VipFilter() {
  const { filters, set } = useFilters();
  const { data } = useQuery(reading("/vip/levels", { query: { brand: filters.brand } }));
  const levels = data?.levels ?? [];
  if (levels.length === 0) return null;
  return (
    <div className="w-56">
      <Choice
        label="VIP level"
        value={filters.vip ?? ""}
        onChange={({ target }) =>
          set(
            target.value === ""
              ? { vip: undefined }
              : { vip: Number(target.value), search: undefined, tag: undefined },
          )
        }
      >
        <option value="">any</option>
        {levels.map(({ level, label }) => (
          <option key={level} value={level}>
            {`${level} · ${label}`}
          </option>
        ))}
      </Choice>
    </div>
  );
}
