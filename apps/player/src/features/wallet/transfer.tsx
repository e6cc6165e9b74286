import type { Deposit } from "@perya/api-client/player";
import { formatMoney, fromWire } from "@perya/money";
import { useState } from "react";
import { Button } from "../../shared/controls.tsx";
import { Time } from "../../shared/money.tsx";
import { Card } from "../../shared/page.tsx";
import { Slip } from "./slip.tsx";

const COPIED_MS = 2_500;

/** What to transfer and where, to the cent, and the slip as proof. */
export function Transfer({ deposit, transfer }: { deposit: Deposit; transfer: NonNullable<Deposit["transfer"]> }) {
  return (
    <>
      <Card>
        <h2 className="font-display text-xl font-bold">
          <span className="text-bulb-ink">1</span> Transfer exactly this
        </h2>
        <p className="text-soft">
          The last digits tell your transfer from all others. Valid until <Time at={deposit.expiresAt} />.
        </p>
        <div className="grid divide-y divide-line rounded-xl bg-ground px-4">
          <Copy label="Amount" text={formatMoney(fromWire(transfer.exactAmount), { symbol: false })} large />
          <Copy label="Bank" text={transfer.bank} />
          <Copy label="Account number" text={transfer.number} />
          <Copy label="Account holder" text={transfer.holder} />
        </div>
      </Card>
      <Card>
        <h2 className="font-display text-xl font-bold">
          <span className="text-bulb-ink">2</span> Send the slip
        </h2>
        <Slip id={deposit.id} />
      </Card>
    </>
  );
}

function Copy({ label, text, large = false }: { label: string; text: string; large?: boolean }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), COPIED_MS);
  };
  return (
    <div className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block text-sm text-soft">{label}</span>
        <bdi className={`font-semibold break-words tabular-nums ${large ? "text-2xl text-teal" : ""}`}>{text}</bdi>
      </span>
      <Button className="min-w-24 shrink-0 px-3" onClick={() => void copy()} aria-label={`Copy ${label.toLowerCase()}`}>
        {copied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}
