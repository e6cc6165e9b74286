import type { BrandName } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { reading } from "../http/api.ts";
import { Choice } from "../forms/controls.tsx";
import { useFilters } from "./filters.ts";
import { useMe } from "../http/session.ts";
import { Failed, Waiting } from "./table.tsx";

interface Props {
  /** Of the choice; without one the brand is only named. */
  readonly label?: string;
  readonly children: (brand: BrandName) => ReactNode;
}

/**
 * A view of one brand. House staff choose which, and the choice is in the address; a brand's staff
 * see their own.
 */
export function ForBrand({ label, children }: Props) {
  const { filters, set } = useFilters();
  const [brands, me] = [useQuery(reading("/brands")), useMe()];
  if (brands.isPending || !me.data) return <Waiting />;
  if (brands.isLoadingError)
    return <Failed fault={brands.error} onRetry={() => void brands.refetch()} />;
  const brand = chosenOf(brands.data, filters.brand);
  if (!brand) return <p className="text-soft">There are no brands.</p>;
  return (
    <>
      {me.data.brand === null && label === undefined && brands.data.length > 1 && (
        <p className="text-soft">At {brand.name}</p>
      )}
      {me.data.brand === null && label !== undefined && (
        <div className="max-w-56">
          <Choice
            label={label}
            value={brand.id}
            onChange={({ target }) => set({ brand: Number(target.value) })}
          >
            {brands.data.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        </div>
      )}
      {children(brand)}
    </>
  );
}

/** The requested one, else the one for every host, else the first. */
function chosenOf(brands: readonly BrandName[], asked: number | undefined): BrandName | undefined {
  return (
    brands.find(({ id }) => id === asked) ?? brands.find(({ host }) => host === "*") ?? brands[0]
  );
}
