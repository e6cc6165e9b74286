import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Button, Field } from "../../shared/forms/controls.tsx";
import { Panel } from "../../shared/layout/page.tsx";
import { countryName } from "../../shared/forms/countries/countries.ts";
import { CountryPicker } from "../../shared/forms/countries/country-picker.tsx";
import type { PartProps, Settings } from "./settings.ts";

type Sms = Settings["sms"];
type Limits = Sms["own"];

/** A newly added country's initial budget. */
const FIRST: Limits = { perHour: 100, perDay: 500 };

/** How often the use is refreshed. */
const REFRESH_MS = 10_000;

/** How many text messages may be sent, by country, and how many were. */
export function SmsPart({ value, change, errorAt, brand }: PartProps<"sms">) {
  const { data: uses } = useQuery({
    ...reading("/sms", { query: { brand } }),
    refetchInterval: REFRESH_MS,
  });
  const sentTo = (country: string | undefined) => {
    const use = uses?.find((one) =>
      country === undefined ? one === uses[0] : one.country === country,
    );
    return use ? `Sent: ${use.thisHour} this hour, ${use.lastDay} in 24 hours.` : "";
  };
  const setCountries = (codes: readonly string[]) =>
    change({
      countries: codes.map(
        (country) =>
          value.countries.find((one) => one.country === country) ?? { country, ...FIRST },
      ),
    });
  return (
    <>
      <p className="max-w-prose text-soft">
        Text messages cost money. When a budget is spent, codes are refused until the hour or the
        day is over. With 0, no messages are sent to that country.
      </p>
      <Panel title="The brand's own country">
        <LimitFields
          limits={value.own}
          note={sentTo(undefined)}
          onChange={(own) => change({ own })}
          errorAt={(part) => errorAt("own", part)}
        />
      </Panel>
      <Panel title="Countries with their own budget">
        {value.countries.map(({ country, ...limits }, at) => (
          <fieldset key={country} className="grid min-w-0 gap-3 rounded-lg border border-line p-3">
            <legend className="px-1 font-medium">{countryName(country)}</legend>
            <LimitFields
              limits={limits}
              note={sentTo(country)}
              onChange={(to) =>
                change({
                  countries: value.countries.map((one) =>
                    one.country === country ? { country, ...to } : one,
                  ),
                })
              }
              errorAt={(part) => errorAt("countries", at, part)}
            />
            <Button
              className="justify-self-start"
              onClick={() =>
                setCountries(
                  value.countries.map((one) => one.country).filter((one) => one !== country),
                )
              }
            >
              Remove {countryName(country)}
            </Button>
          </fieldset>
        ))}
        <CountryPicker
          label="Countries with their own budget"
          none="None: all other countries share one budget."
          chosen={value.countries.map(({ country }) => country)}
          onChange={setCountries}
        />
      </Panel>
      <Panel title="All other countries together">
        <LimitFields
          limits={value.others}
          note={sentTo("*")}
          onChange={(others) => change({ others })}
          errorAt={(part) => errorAt("others", part)}
        />
      </Panel>
    </>
  );
}

interface LimitFieldsProps {
  readonly limits: Limits;
  readonly note: string;
  readonly onChange: (limits: Limits) => void;
  readonly errorAt: (part: keyof Limits) => string | undefined;
}

function LimitFields({ limits, note, onChange, errorAt }: LimitFieldsProps) {
  const shared = { type: "number", min: 0, max: 1_000_000, required: true } as const;
  return (
    <>
      <div className="grid max-w-96 grid-cols-2 gap-3">
        <Field
          {...shared}
          label="At most per hour"
          value={limits.perHour}
          onChange={({ target }) =>
            onChange({ ...limits, perHour: Math.trunc(Number(target.value)) })
          }
          error={errorAt("perHour")}
        />
        <Field
          {...shared}
          label="At most in 24 hours"
          value={limits.perDay}
          onChange={({ target }) =>
            onChange({ ...limits, perDay: Math.trunc(Number(target.value)) })
          }
          error={errorAt("perDay")}
        />
      </div>
      {note !== "" && <p className="text-soft">{note}</p>}
    </>
  );
}
