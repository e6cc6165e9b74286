import { useNavigate, useSearch } from "@tanstack/react-router";

interface Filters {
  readonly search?: string;
  readonly status?: string;
  readonly actor?: string;
  readonly action?: string;
  readonly channel?: string;
  readonly span?: string;
  readonly before?: string | undefined;
  readonly from?: string;
  readonly to?: string;
  readonly group?: string;
  readonly gameType?: string;
  readonly lottery?: string;
  readonly draw?: string | undefined;
  readonly mark?: string;
  readonly vendor?: number | undefined;
  readonly pageNo?: number;
  readonly brand?: number | undefined;
}

/** The filters in the address, and a way to change them; a changed filter starts at the first page again. */
export function useFilters() {
  const filters: Filters = useSearch({ from: "__root__" });
  const navigate = useNavigate();
  const set = (change: Filters) => {
    const next = Object.fromEntries(
      Object.entries({ ...filters, pageNo: undefined, ...change }).filter(([, value]) => value !== undefined && value !== ""),
    );
    void navigate({ to: ".", search: next });
  };
  return { filters, set, toPage: (pageNo: number) => set({ pageNo }) };
}
