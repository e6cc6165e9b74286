import type { BrandName } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { reading } from "../../../shared/http/api.ts";
import { Choice } from "../../../shared/forms/controls.tsx";
import { useFilters } from "../../../shared/lists/filters.ts";
import { useMay } from "../../../shared/http/session.ts";
import { Failed, Waiting } from "../../../shared/lists/table.tsx";

interface Props {
  /** The view for all brands, which only house staff see. */
  readonly everywhere: ReactNode;
  readonly atBrand: (brand: BrandName) => ReactNode;
}

/**
 * The view for all brands, or of one brand. House staff choose, and the choice is in the address; a
 * brand's staff see their own.
 */
export function ByBrand({ everywhere, atBrand }: Props) {
  const house = useMay()("vendors.read");
  const { filters, set } = useFilters();
  const query = useQuery(reading("/brands"));
  if (query.isPending) return <Waiting />;
  if (query.isLoadingError)
    return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const chosen = house ? query.data.find((brand) => brand.id === filters.brand) : query.data[0];
  return (
    <>
      {house && (
        <div className="max-w-56">
          <Choice
            label="Shown for"
            value={chosen?.id ?? ""}
            onChange={({ target }) => set({ brand: Number(target.value) || undefined })}
          >
            <option value="">Every brand</option>
            {query.data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        </div>
      )}
      {chosen ? atBrand(chosen) : everywhere}
    </>
  );
}
