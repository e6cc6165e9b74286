import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { call } from "../http/api.ts";
import { Button, Field } from "./controls.tsx";

const MAX_BYTES = 2 * 1024 * 1024;
const ON_ITS_WAY = "This picture is still being sent. Save when it is here.";
const TYPES = "image/png,image/jpeg,image/webp,image/svg+xml";

interface Props {
  readonly label: string;
  /** The picture's address; empty for none. */
  readonly url: string;
  readonly onChange: (url: string) => void;
  readonly required?: boolean;
  readonly error?: string | undefined;
  /** What size suits the place it is for. */
  readonly hint?: string;
}

/**
 * A picture: sent from this device, or by its address. A form can't be saved while one is on its
 * way: it would be saved without.
 */
export function PictureField({ label, url, onChange, required = false, error, hint }: Props) {
  const file = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [tooLarge, setTooLarge] = useState(false);
  const send = useMutation({ mutationFn: upload, onSuccess: (kept) => onChange(kept.url) });
  useEffect(
    () => address.current?.setCustomValidity(send.isPending ? ON_ITS_WAY : ""),
    [send.isPending],
  );
  const chosen = (picture: File | undefined) => {
    // The same file may be chosen again after a fault.
    if (file.current) file.current.value = "";
    if (!picture) return;
    setTooLarge(picture.size > MAX_BYTES);
    if (picture.size <= MAX_BYTES) send.mutate(picture);
  };
  const wrong = tooLarge ? "A picture can be at most 2 MB." : send.error?.message;
  const words = send.isPending ? "Sending…" : "Upload a picture";
  return (
    <div className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-start">
      <Field
        ref={address}
        label={`${label}: its address`}
        value={url}
        required={required}
        maxLength={1_000}
        spellCheck={false}
        autoComplete="off"
        placeholder="https://"
        onChange={({ target }) => onChange(target.value.trim())}
        error={wrong ?? error}
        hint={
          "Upload one (PNG, JPEG, WebP or SVG, at most 2 MB) or enter its " +
          `address.${hint ? ` ${hint}` : ""}`
        }
      />
      <Button
        className="sm:mt-6"
        busy={send.isPending}
        aria-label={`${words}: ${label}`}
        onClick={() => file.current?.click()}
      >
        {words}
      </Button>
      <input
        ref={file}
        type="file"
        accept={TYPES}
        hidden
        aria-label={label}
        onChange={({ target }) => chosen(target.files?.[0])}
      />
    </div>
  );
}

function upload(picture: File) {
  const body = new FormData();
  body.append("file", picture);
  return call("POST", "/pictures", { body });
}
