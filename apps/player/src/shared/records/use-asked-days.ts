import { useBrand } from "../brand/brand.ts";
import { serverNow } from "../live/server-time.ts";
import { useSearch } from "../routing/use-location.ts";
import { askedDays, dayAt, daysAhead, type AskedDays, type DaysAhead } from "./asked-days.ts";

/** The days the address asks for, counted from the brand's today. */
export function useAskedDays(): AskedDays {
  const { zone } = useBrand();
  return askedDays(useSearch(), dayAt(serverNow(), zone));
}

/** The days to come that the address asks for, counted from the brand's today. */
export function useDaysAhead(): DaysAhead {
  const { zone } = useBrand();
  return daysAhead(useSearch(), dayAt(serverNow(), zone));
}
