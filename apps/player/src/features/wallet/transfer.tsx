import type { Deposit } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ChangeEvent } from "react";
import { call, reading } from "../../shared/api.ts";
import { Alert, Button } from "../../shared/controls.tsx";
import { Time } from "../../shared/money.tsx";
import { Card } from "../../shared/page.tsx";

const MAX_BYTES = 5 * 1024 * 1024;

/** What to transfer and where, to the cent, and the slip as proof. */
export function Transfer({ deposit, transfer }: { deposit: Deposit; transfer: NonNullable<Deposit["transfer"]> }) {
  const exact = formatMoney(fromWire(transfer.exactAmount), { symbol: false });
  return (
    <Card>
      <h2 className="font-display text-lg font-bold">Transfer exactly this</h2>
      <p className="text-soft">
        The last digits tell your transfer from all others. Valid until <Time at={deposit.expiresAt} />.
      </p>
      <Copy label="Amount" text={exact} />
      <Copy label="Bank" text={transfer.bank} />
      <Copy label="Account number" text={transfer.number} />
      <Copy label="Account holder" text={transfer.holder} />
      <Slip id={deposit.id} />
    </Card>
  );
}

function Copy({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div className="flex items-center justify-between gap-3 rounded-xl border border-line px-3 py-2">
      <span>
        <span className="block text-sm text-soft">{label}</span>
        <bdi className="font-semibold tabular-nums">{text}</bdi>
      </span>
      <Button
        className="min-h-10 px-3"
        onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        aria-label={`Copy ${label.toLowerCase()}`}
      >
        {copied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}

function Slip({ id }: { id: string }) {
  const [file, setFile] = useState<{ file: File; preview: string }>();
  const [fault, setFault] = useState<string>();
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: (slip: File) => {
      const form = new FormData();
      form.append("file", slip);
      return call("POST", "/deposits/{id}/slip", { path: { id }, body: form });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: reading("/deposits/{id}", { path: { id } }).queryKey }),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    if (!chosen) return;
    const usable = ["image/png", "image/jpeg"].includes(chosen.type) && chosen.size <= MAX_BYTES;
    setFault(usable ? undefined : "A picture as PNG or JPG, at most 5 MB.");
    setFile(usable ? { file: chosen, preview: URL.createObjectURL(chosen) } : undefined);
  };
  return (
    <div className="grid gap-2">
      <label className="grid gap-1">
        <span className="font-semibold">Slip of the transfer</span>
        <input type="file" accept="image/png,image/jpeg" onChange={choose} className="rounded-xl border border-line p-2" />
      </label>
      {file && <img src={file.preview} alt="The slip you chose" className="max-h-64 rounded-xl object-contain" />}
      {(fault ?? send.error?.message) && <Alert>{fault ?? send.error?.message}</Alert>}
      <Button look="primary" disabled={!file} busy={send.isPending} onClick={() => file && send.mutate(file.file)}>
        {send.isPending ? "Sending the slip…" : "I have paid: send the slip"}
      </Button>
    </div>
  );
}
