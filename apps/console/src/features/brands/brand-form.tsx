import type { BodyOf } from "@perya/api-client";
import type { paths } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, type FormEvent } from "react";
import { Boxes, Button, Choice, Field, TextArea } from "../../shared/forms/controls.tsx";
import { REASON } from "../../shared/http/act.ts";
import { reading } from "../../shared/http/api.ts";
import { faultsOf } from "../../shared/http/faults.ts";
import { useMay } from "../../shared/http/session.ts";

export type NewBrand = BodyOf<paths, "POST", "/house-brands">;

/** Of a field that has to be filled in. */
const PLAIN = { required: true, autoComplete: "off" } as const;
const ZONES = Intl.supportedValuesOf("timeZone");

interface FormProps {
  readonly busy: boolean;
  readonly fault: Error | null;
  readonly onSubmit: (body: NewBrand) => void;
  readonly onClose: () => void;
}

/** All that is decided about a brand. What was typed stays when it is refused. */
export function BrandForm({ busy, fault, onSubmit, onClose }: FormProps) {
  const faults = [...faultsOf(fault)];
  const wrong = (field: string) =>
    faults.find(([path]) => path === field || path.startsWith(`${field}/`))?.[1];
  const form = useRef<HTMLFormElement>(null);
  // The field is shown that has to be typed again; it may be far above the button.
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [fault]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(typedIn(new FormData(event.currentTarget)));
  };
  return (
    <form ref={form} onSubmit={submit} className="grid gap-2">
      <p className="text-soft">
        Currency and money can't be changed afterwards. A brand for real money opens once another
        person has approved.
      </p>
      <Field {...PLAIN} label="Name" name="name" maxLength={60} error={wrong("name")} />
      <TextArea
        label="Hosts"
        name="hosts"
        required
        rows={2}
        hint="One a line, like play.example.com. The first is in the links that are sent to people."
        error={wrong("hosts")}
      />
      <Choice label="Money" name="money" defaultValue="play">
        <option value="play">Play money</option>
        <option value="real">Real money</option>
      </Choice>
      <Place wrong={wrong} />
      <Models />
      <Profiles />
      <Field {...REASON} {...PLAIN} minLength={3} maxLength={140} error={wrong("reason")} />
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap items-center justify-end gap-2 bg-overlay px-5 pt-2 pb-5">
        {fault && (
          <p role="alert" className="basis-full text-coral">
            {fault.message}
          </p>
        )}
        <Button onClick={onClose}>Keep as it is</Button>
        <Button type="submit" look="primary" busy={busy}>
          Add the brand
        </Button>
      </div>
    </form>
  );
}

/** Where it is licensed, and what follows from it. */
function Place({ wrong }: { wrong: (field: string) => string | undefined }) {
  return (
    <>
      <div className="grid gap-2 sm:grid-cols-2">
        <Field
          {...PLAIN}
          label="Currency"
          name="currency"
          hint="A code such as PHP."
          maxLength={3}
          error={wrong("currency")}
        />
        <Field
          {...PLAIN}
          label="Country"
          name="country"
          hint="A code such as PH."
          maxLength={2}
          error={wrong("country")}
        />
        <Field
          {...PLAIN}
          label="Time zone"
          name="zone"
          list="brand-zones"
          hint="Its midnight ends the brand's day."
          error={wrong("zone")}
        />
        <Field
          {...PLAIN}
          label="Minimum age"
          name="minimumAge"
          type="number"
          min={18}
          max={99}
          defaultValue={18}
          hint="From 18 years."
          error={wrong("minimumAge")}
        />
      </div>
      <datalist id="brand-zones">
        {ZONES.map((zone) => (
          <option key={zone}>{zone}</option>
        ))}
      </datalist>
    </>
  );
}

/** The brand whose settings, vendors and games it starts with. */
function Models() {
  const brands = useQuery(reading("/house-brands"));
  return (
    <Choice
      label="Starts like"
      name="like"
      hint="With that brand's settings, vendors and games; not with its hosts and senders."
    >
      <option value="">No other brand</option>
      {brands.data?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Choice>
  );
}

/** The laws it is under, for those who may see them. */
function Profiles() {
  const may = useMay()("profiles.read");
  const known = useQuery({ ...reading("/jurisdiction"), enabled: may });
  const boxes = known.data?.profiles.map(({ code, name }) => [code, `${code} – ${name}`] as const);
  if (!boxes) return null;
  return (
    <Boxes
      label="Jurisdiction; none ticked are its country's, or DEMO for play money"
      name="profiles"
      boxes={boxes}
      ticked=""
    />
  );
}

/** The brand a form describes; what was left empty is left out. */
function typedIn(form: FormData): NewBrand {
  const typed = (field: string) => String(form.get(field) ?? "").trim();
  const profiles = form.getAll("profiles").map(String);
  return {
    name: typed("name"),
    hosts: typed("hosts").split(/[\s,]+/),
    currency: typed("currency").toUpperCase(),
    country: typed("country").toUpperCase(),
    zone: typed("zone"),
    minimumAge: Number(typed("minimumAge")),
    realMoney: typed("money") === "real",
    reason: typed("reason"),
    ...(typed("like") ? { like: Number(typed("like")) } : {}),
    ...(profiles.length > 0 ? { profiles } : {}),
  };
}
