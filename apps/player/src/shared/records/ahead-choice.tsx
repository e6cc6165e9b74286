import { useId } from "react";
import { pillClass } from "../forms/pill-class.ts";
import { useText } from "../language/text.ts";
import { Link } from "../routing/link.tsx";
import { useSearch } from "../routing/use-location.ts";
import { AHEAD, type DaysAhead } from "./asked-days.ts";

/** Which of the days to come a list is about. The choice stands in the address. */
export function AheadChoice({ label, ahead: { preset } }: { label: string; ahead: DaysAhead }) {
  const t = useText("filter");
  const { pageNo: _, ahead: __, ...search } = useSearch();
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-wrap items-center gap-2">
      <span id={id} className="text-sm text-soft max-sm:w-full">
        {label}
      </span>
      {[undefined, ...AHEAD].map((one) => (
        <Link
          key={one ?? "any"}
          to="."
          search={one ? { ...search, ahead: one } : search}
          replace
          keepScroll
          aria-current={one === preset ? "true" : undefined}
          className={pillClass(one === preset)}
        >
          {t(one === undefined ? "anyTime" : one === "week" ? "nextWeek" : "nextMonth")}
        </Link>
      ))}
    </div>
  );
}
