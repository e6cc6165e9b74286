import { useQuery } from "@tanstack/react-query";
import { useBrand } from "../../shared/brand/brand.ts";
import { reading } from "../../shared/http/api.ts";
import { PANES, type Pane } from "./panes.ts";

/** The panes that this player is offered: by the brand's feature tree, and by who invited them. */
export function usePanes(): readonly Pane[] {
  const { features } = useBrand();
  const { data: member } = useQuery(reading("/member"));
  return PANES.filter(
    ({ feature, forDownline }) =>
      (feature === undefined || features.has(feature)) &&
      (forDownline === undefined || (member?.toUpline ?? null) !== null),
  );
}
