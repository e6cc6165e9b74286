import type { StatementMapping } from "@perya/api-client/operator";
import { Choice, Field } from "../../shared/forms/controls.tsx";

/** What many banks write. */
export const USUAL: StatementMapping = {
  delimiter: ",",
  encoding: "utf-8",
  skip: 0,
  decimal: ".",
  date: "YYYY-MM-DD",
  number: "Reference",
  day: "Date",
  time: null,
  paidIn: "Amount",
  paidOut: null,
  currency: null,
  payer: null,
};

const CHOICES = [
  [
    "delimiter",
    "Between columns",
    [
      [",", "Comma"],
      [";", "Semicolon"],
      ["\t", "Tab"],
      ["|", "Vertical line"],
    ],
  ],
  [
    "decimal",
    "Decimal mark",
    [
      [".", "Point: 1,000.50"],
      [",", "Comma: 1.000,50"],
    ],
  ],
  [
    "date",
    "Dates",
    [
      ["YYYY-MM-DD", "2027-01-31"],
      ["DD/MM/YYYY", "31/01/2027"],
      ["MM/DD/YYYY", "01/31/2027"],
      ["YYYY/MM/DD", "2027/01/31"],
    ],
  ],
  [
    "encoding",
    "Letters",
    [
      ["utf-8", "Unicode"],
      ["windows-1252", "Western (Windows)"],
    ],
  ],
] as const;

const COLUMNS = [
  ["number", "Number", true],
  ["day", "Date", true],
  ["time", "Time", false],
  ["paidIn", "Amount, or what came in", true],
  ["paidOut", "What went out", false],
  ["currency", "Currency", false],
  ["payer", "Name of the other side", false],
] as const;

/** How the columns of a file are read, as it was read last. */
export function MappingFields({ mapping }: { mapping: StatementMapping }) {
  return (
    <>
      <fieldset className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <legend className="mb-2 font-medium">Titles of the columns in the file</legend>
        {COLUMNS.map(([name, label, required]) => (
          <Field
            key={name}
            name={name}
            label={required ? label : `${label} (if there is one)`}
            required={required}
            maxLength={80}
            defaultValue={mapping[name] ?? ""}
            autoComplete="off"
          />
        ))}
        <Field
          name="skip"
          label="Lines before the titles"
          type="number"
          min={0}
          max={100}
          required
          defaultValue={mapping.skip}
        />
      </fieldset>
      <fieldset className="grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <legend className="mb-2 font-medium">How it is written</legend>
        {CHOICES.map(([name, label, choices]) => (
          <Choice key={name} name={name} label={label} defaultValue={mapping[name]}>
            {choices.map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </Choice>
        ))}
      </fieldset>
    </>
  );
}

/** What was typed of it. */
export function mappingOf(typed: FormData): Record<keyof StatementMapping, unknown> {
  const text = (name: keyof StatementMapping) => String(typed.get(name) ?? "");
  const maybe = (name: keyof StatementMapping) => text(name).trim() || null;
  return {
    delimiter: text("delimiter"),
    encoding: text("encoding"),
    skip: Number(text("skip")),
    decimal: text("decimal"),
    date: text("date"),
    number: text("number"),
    day: text("day"),
    time: maybe("time"),
    paidIn: text("paidIn"),
    paidOut: maybe("paidOut"),
    currency: maybe("currency"),
    payer: maybe("payer"),
  };
}
