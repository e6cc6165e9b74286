import type { BodyOf } from "@perya/api-client";
import type { paths } from "@perya/api-client/operator";
import { useState, type FormEvent } from "react";
import { call } from "../../shared/api.ts";
import { Button, Choice, Field } from "../../shared/controls.tsx";
import { Dialog } from "../../shared/dialog.tsx";
import { HandoverDialog } from "./handover.tsx";
import { useHandover } from "./use-handover.ts";

type NewVendor = BodyOf<paths, "POST", "/vendors">;
type Dialect = "hub88" | "softswiss";

const KEY_AREA = "min-h-24 w-full rounded-lg border border-line bg-ground px-3 py-2 font-mono text-xs text-ink";

/** Adds a vendor, then shows once what it needs. */
export function AddVendor() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState("");
  const made = useHandover((body: NewVendor) => call("POST", "/vendors", { body }));
  const close = () => {
    setOpen(false);
    made.reset();
  };
  const submit = (body: NewVendor) => {
    setName(body.name);
    made.mutate(body);
  };
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        Add a vendor
      </Button>
      {open && !made.data && (
        <Dialog title="Add a vendor" onClose={close}>
          <VendorForm busy={made.isPending} error={made.error?.message} onSubmit={submit} onClose={close} />
        </Dialog>
      )}
      {open && made.data && <HandoverDialog name={name} handover={made.data.handover} onClose={close} />}
    </>
  );
}

function dialectOf(value: string): Dialect {
  return value === "softswiss" ? "softswiss" : "hub88";
}

/** The vendor a form describes; what was left empty is left out. */
function typedIn(form: FormData): NewVendor {
  const typed = (field: string) => String(form.get(field) ?? "").trim();
  const [gamesUrl, publicKey] = [typed("gamesUrl"), typed("publicKey")];
  const named = { dialect: dialectOf(typed("dialect")), slug: typed("slug"), name: typed("name"), vassalage: typed("vassalage") };
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
      <Choice label="Dialect" name="dialect" value={dialect} onChange={(event) => setDialect(dialectOf(event.target.value))}>
        <option value="hub88">hub88 – signs with an RSA key</option>
        <option value="softswiss">softswiss – signs with a shared secret</option>
      </Choice>
      <Field label="Slug" name="slug" required maxLength={63} hint="Its name in addresses: lower-case letters, digits, dashes." autoComplete="off" />
      <Field label="Name" name="name" required maxLength={100} autoComplete="off" />
      <Field label="Vassalage" name="vassalage" required maxLength={32} hint="The code its games are grouped by, in capitals." autoComplete="off" />
      <Field
        label="Games address"
        name="gamesUrl"
        type="url"
        maxLength={500}
        hint="Base of its own API for launch and game list, when it has one."
        autoComplete="off"
      />
      {dialect === "hub88" ? (
        <label className="grid gap-1 text-sm font-medium">
          Its public key (PEM)
          <textarea name="publicKey" maxLength={5_000} className={KEY_AREA} spellCheck={false} />
          <span className="text-xs font-normal text-soft">Leave it empty to have a key pair made; the private key is shown once.</span>
        </label>
      ) : (
        <p className="text-soft">A shared secret is made and shown once.</p>
      )}
      {error && (
        <p role="alert" className="text-coral">
          {error}
        </p>
      )}
      <div className="mt-2 flex justify-end gap-2">
        <Button onClick={onClose}>Keep as it is</Button>
        <Button type="submit" look="primary" busy={busy}>
          Add
        </Button>
      </div>
    </form>
  );
}
