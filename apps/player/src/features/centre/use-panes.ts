import { useQuery } from "@tanstack/react-query";
import { useBrand } from "../../shared/brand/brand.ts";
import { reading } from "../../shared/http/api.ts";
import { PANES, type Pane } from "./panes.ts";

/**
 * The panes that this player is offered: by the brand's feature tree, and by who invited them.
 * Until that is known, those above the first one it decides: what comes then moves none of them.
 */
export function usePanes(): readonly Pane[] {
  const { features } = useBrand();
  const { data: member, isPending } = useQuery(reading("/member"));
  const hasUpline = (member?.toUpline ?? null) !== null;
  const undecided = PANES.findIndex(({ forDownline }) => forDownline);
  return PANES.slice(0, isPending ? undecided : PANES.length).filter(
    ({ feature, forDownline }) =>
      (feature === undefined || features.has(feature)) && (forDownline === undefined || hasUpline),
  );
}
