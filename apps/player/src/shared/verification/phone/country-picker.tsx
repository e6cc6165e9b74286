import { useEffect, useRef, useState } from "react";
import { CountryList } from "./country-list.tsx";
import { DialingCode } from "./dialing-code.tsx";
import { useCountry } from "./use-country.ts";
import { useText } from "../../language/text.ts";

/**
 * The list stays this long after the focus has left, so that a press on one of its rows still
 * counts.
 */
const CLOSE_MS = 200;

/**
 * A country's dialling code, searchable by name, code or number; begins with the visitor's own. The
 * form gets the dialling code under `name`.
 */
export function CountryPicker({ name }: { name: string }) {
  const t = useText("verification");
  const { countries, country, choose } = useCountry();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div
      className="relative"
      onFocus={() => clearTimeout(leaving.current)}
      onBlur={() => {
        clearTimeout(leaving.current);
        leaving.current = setTimeout(() => setOpen(false), CLOSE_MS);
      }}
    >
      <input type="hidden" name={name} value={country?.countryDialingCode ?? ""} />
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={`${t("country")}: ${country ? `${country.countryCode} +${country.countryDialingCode}, ${country.name}` : ""}`}
        onClick={() => setOpen(!open)}
        className="flex min-h-12 w-full items-center justify-between gap-2 rounded-xl border border-edge bg-ground px-3 hover:border-soft"
      >
        <span className="text-sm text-soft">{country?.countryCode}</span>{" "}
        <DialingCode code={country?.countryDialingCode} className="font-semibold" />
        <svg
          viewBox="0 0 12 8"
          width="12"
          height="8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="m1 1 5 5 5-5" />
        </svg>
      </button>
      {open && (
        <CountryList
          countries={countries}
          country={country}
          onClose={close}
          onChoose={(code) => {
            choose(code);
            close();
          }}
        />
      )}
    </div>
  );
}
