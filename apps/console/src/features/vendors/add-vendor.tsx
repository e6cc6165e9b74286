import type { BodyOf } from "@perya/api-client";
import type { paths } from "@perya/api-client/operator";
import { useState, type FormEvent } from "react";
import { REASON, SECOND_PERSON, useAct } from "../../shared/http/act.ts";
import { call } from "../../shared/http/api.ts";
import { Button, Choice, Field } from "../../shared/forms/controls.tsx";
import { Dialog } from "../../shared/dialogs/dialog.tsx";

type NewVendor = BodyOf<paths, "POST", "/vendors">;
type Dialect = NonNullable<NewVendor["dialect"]>;

const SIGNS_WITH: Readonly<Record<Dialect, "an RSA key" | "a shared secret">> = {
  hub88: "an RSA key",
  softswiss: "a shared secret",
};
const DIALECTS = Object.keys(SIGNS_WITH) as readonly Dialect[];

const KEY_AREA =
  "min-h-24 w-full rounded-lg border border-line bg-ground px-3 py-2 font-mono text-xs text-ink";

/** Asks for a vendor. It is there once another person has approved; its key is made then. */
export function AddVendor() {
  const [open, setOpen] = useState(false);
  const act = useAct();
  const submit = (body: NewVendor) => {
    const ask = async () => {
      await call("POST", "/vendors", { body });
      return SECOND_PERSON;
    };
    act.mutate(ask, { onSuccess: () => setOpen(false) });
  };
  return (
    <>
      <Button
        look="primary"
        onClick={() => {
          act.reset();
          setOpen(true);
        }}
      >
        Add a vendor
      </Button>
      {open && (
        <Dialog title="Add a vendor" onClose={() => setOpen(false)}>
          <VendorForm
            busy={act.isPending}
            error={act.error?.message}
            onSubmit={submit}
            onClose={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}

function dialectOf(value: string): Dialect {
  return DIALECTS.find((dialect) => dialect === value) ?? "hub88";
}

/** The vendor a form describes; what was left empty is left out. */
function typedIn(form: FormData): NewVendor {
  const typed = (field: string) => String(form.get(field) ?? "").trim();
  const [gamesUrl, publicKey] = [typed("gamesUrl"), typed("publicKey")];
  const named = {
    wallet: typed("wallet") === "transfer" ? ("transfer" as const) : ("seamless" as const),
    dialect: dialectOf(typed("dialect")),
    slug: typed("slug"),
    name: typed("name"),
    vassalage: typed("vassalage"),
    reason: typed("reason"),
  };
  return { ...named, ...(gamesUrl ? { gamesUrl } : {}), ...(publicKey ? { publicKey } : {}) };
}

interface FormProps {
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (body: NewVendor) => void;
  readonly onClose: () => void;
}

function VendorForm({ busy, error, onSubmit, onClose }: FormProps) {
  const [dialect, setDialect] = useState<Dialect>("hub88");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(typedIn(new FormData(event.currentTarget)));
  };
  return (
    <form onSubmit={submit} className="grid gap-1">
      <p className="mb-2 text-soft">
        A vendor's key can credit players, so another person must approve it first.
      </p>
      <Choice
        label="Dialect"
        name="dialect"
        value={dialect}
        onChange={(event) => setDialect(dialectOf(event.target.value))}
      >
        {DIALECTS.map((name) => (
          <option key={name} value={name}>
            {name} – signs with {SIGNS_WITH[name]}
          </option>
        ))}
      </Choice>
      {dialect === "hub88" && (
        <Choice label="Wallet" name="wallet" defaultValue="seamless">
          <option value="seamless">ours – it calls for each bet</option>
          <option value="transfer">its own – players' money is moved to it</option>
        </Choice>
      )}
      <Field
        label="Slug"
        name="slug"
        required
        maxLength={63}
        hint="Its name in addresses: lower-case letters, digits, dashes."
        autoComplete="off"
      />
      <Field label="Name" name="name" required maxLength={100} autoComplete="off" />
      <Field
        label="Vassalage"
        name="vassalage"
        required
        maxLength={32}
        hint="The code its games are grouped by, in capitals."
        autoComplete="off"
      />
      <Field
        label="Games address"
        name="gamesUrl"
        type="url"
        maxLength={500}
        hint="Base URL of the vendor's own API for launches and its game list, if it has one."
        autoComplete="off"
      />
      <KeyField isPair={SIGNS_WITH[dialect] === "an RSA key"} />
      <Field {...REASON} required minLength={3} maxLength={140} autoComplete="off" />
      {error && (
        <p role="alert" className="text-coral">
          {error}
        </p>
      )}
      <div className="mt-2 flex justify-end gap-2">
        <Button onClick={onClose}>Keep as it is</Button>
        <Button type="submit" look="primary" busy={busy}>
          Ask for it
        </Button>
      </div>
    </form>
  );
}

/** The vendor's key: its own public one, or one that is made for it. */
function KeyField({ isPair }: { readonly isPair: boolean }) {
  if (!isPair)
    return (
      <p className="text-soft">
        A shared secret is created after the approval and shown to you once.
      </p>
    );
  return (
    <label className="grid gap-1 text-sm font-medium">
      Its public key (PEM)
      <textarea name="publicKey" maxLength={5_000} className={KEY_AREA} spellCheck={false} />
      <span className="text-xs font-normal text-soft">
        Leave empty to have a key pair created after the approval; its private key is shown to you
        once.
      </span>
    </label>
  );
}
