import { useId, useState, type FormEvent, type ReactNode } from "react";
import { Button, Field } from "../forms/controls.tsx";
import { pillClass } from "../forms/pill-class.ts";
import { useText } from "../language/text.ts";
import { go } from "../routing/go.ts";
import { useSearch } from "../routing/use-location.ts";
import { MAX_DAYS, PRESETS, type AskedDays, type Preset } from "./asked-days.ts";
import { ZoneNote } from "./zone-note.tsx";

interface Chosen {
  readonly days?: Preset;
  readonly from?: string;
  readonly to?: string;
}

/**
 * Which days a list of records is about, and in which zone they are counted; choices that narrow
 * it down further stand below. All of it lives in the address.
 */
export function RecordFilter({ days, children }: { days: AskedDays; children?: ReactNode }) {
  const t = useText("filter");
  const [open, setOpen] = useState(days.preset === "other");
  const form = useId();
  const search = useSearch();
  const choose = ({ days: preset, from, to }: Chosen) =>
    void go(".", {
      search: { ...search, days: preset, from, to, pageNo: undefined },
      keepScroll: true,
    });
  return (
    <section aria-label={t("title")} className="grid gap-3">
      <div role="group" aria-label={t("days")} className="flex flex-wrap gap-2">
        {PRESETS.map((preset) => (
          <button
            key={preset}
            type="button"
            aria-pressed={preset === days.preset}
            className={pillClass(preset === days.preset)}
            onClick={() => {
              setOpen(false);
              choose({ days: preset });
            }}
          >
            {t(preset)}
          </button>
        ))}
        <button
          type="button"
          aria-expanded={open}
          aria-controls={form}
          className={pillClass(days.preset === "other")}
          onClick={() => setOpen(!open)}
        >
          {t("other")}
        </button>
      </div>
      <div id={form} hidden={!open}>
        <OtherDays key={days.fromDay + days.toDay} days={days} onChoose={choose} />
      </div>
      {children && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">{children}</div>
      )}
      <ZoneNote />
    </section>
  );
}

function OtherDays({ days, onChoose }: { days: AskedDays; onChoose: (chosen: Chosen) => void }) {
  const t = useText("filter");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [a, b] = [String(typed.get("from")), String(typed.get("to"))];
    onChoose(a <= b ? { from: a, to: b } : { from: b, to: a });
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Field name="from" type="date" label={t("from")} required defaultValue={days.fromDay} />
        <Field name="to" type="date" label={t("to")} required defaultValue={days.toDay} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">{t("most", { days: MAX_DAYS })}</p>
        <Button type="submit" look="plain">
          {t("show")}
        </Button>
      </div>
    </form>
  );
}
