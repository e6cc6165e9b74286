import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { useText } from "../../language/text.ts";
import { findCountries, type Country } from "./countries.ts";
import { DialingCode } from "./dialing-code.tsx";

interface ListProps {
  readonly countries: readonly Country[];
  readonly country: Country | undefined;
  readonly onChoose: (countryCode: string) => void;
  readonly onClose: () => void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
};

/** The countries that fit what is typed, the one under the arrow keys kept in sight. */
export function CountryList({ countries, country, onChoose, onClose }: ListProps) {
  const t = useText("verification");
  const id = useId();
  const [typed, setTyped] = useState("");
  const found = findCountries(countries, typed);
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      countries.findIndex(({ countryCode }) => countryCode === country?.countryCode),
    ),
  );
  const active = found[Math.min(at, found.length - 1)];
  const row = active && `${id}-${active.countryCode}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined && event.key !== "Enter" && event.key !== "Escape") return;
    // Enter would send the form, and Escape close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) setAt(Math.max(0, Math.min(found.length - 1, at + step)));
    else if (event.key === "Enter" && active) onChoose(active.countryCode);
    else onClose();
  };
  const onType = (text: string) => {
    setTyped(text);
    setAt(0);
  };
  return (
    <div className="absolute start-0 top-full z-30 mt-1 grid w-[min(20rem,calc(100vw-4.5rem))] gap-2 rounded-xl border border-line bg-overlay p-2 shadow-2xl">
      <input
        autoFocus
        role="combobox"
        aria-label={t("findCountry")}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={row}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t("findCountry")}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
        className="min-h-11 w-full rounded-lg border border-edge bg-ground px-3 placeholder:text-soft"
      />
      <Rows id={id} found={found} active={active} onChoose={onChoose} />
    </div>
  );
}

interface RowsProps {
  readonly id: string;
  readonly found: readonly Country[];
  readonly active: Country | undefined;
  readonly onChoose: (countryCode: string) => void;
}

function Rows({ id, found, active, onChoose }: RowsProps) {
  const t = useText("verification");
  const row = active && `${id}-${active.countryCode}`;
  useEffect(() => {
    if (row !== undefined) document.getElementById(row)?.scrollIntoView({ block: "nearest" });
  }, [row]);
  return (
    <>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={t("country")}
        className="max-h-60 overflow-y-auto"
      >
        {found.map((one) => (
          // The keys are the search field's: the focus stays there.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={one.countryCode}
            id={`${id}-${one.countryCode}`}
            role="option"
            aria-selected={one === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(one.countryCode)}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-lg px-3 hover:bg-raised aria-selected:bg-raised"
          >
            <span className="truncate">{one.name}</span>
            <DialingCode code={one.countryDialingCode} className="shrink-0 text-soft" />
          </div>
        ))}
      </div>
      {found.length === 0 && (
        <p role="status" className="px-3 pb-2 text-soft">
          {t("noCountry")}
        </p>
      )}
    </>
  );
}
