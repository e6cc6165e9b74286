import type { Deposit } from "@perya/api-client/player";
import { formatMoney, fromWire, type WireMoney } from "@perya/money";
import { useCopy } from "@perya/ui/controls";
import { QrCode } from "@perya/ui/qr-code";
import { Button } from "../../shared/forms/controls.tsx";
import { Time } from "../../shared/format/money.tsx";
import { Card } from "../../shared/layout/page.tsx";
import { useText } from "../../shared/language/text.ts";
import { Slip } from "./slip.tsx";

const COPIED_MS = 2_500;

/** What to transfer and where, to the cent, and the slip as proof. */
export function Transfer({
  deposit,
  transfer,
}: {
  deposit: Deposit;
  transfer: NonNullable<Deposit["transfer"]>;
}) {
  const t = useText("wallet");
  return (
    <>
      <Card>
        <h2 className="font-display text-xl font-bold">
          <span className="text-bulb-ink">1</span>{" "}
          {transfer.qr === undefined ? t("transfer.exactly") : t("qr.title")}
        </h2>
        {transfer.qr !== undefined && <Scan text={transfer.qr} amount={transfer.exactAmount} />}
        <p className="text-soft">
          {t.rich("transfer.valid", { time: () => <Time key="time" at={deposit.expiresAt} /> })}
        </p>
        <div className="grid divide-y divide-line rounded-xl bg-ground px-4">
          <Copy
            name="amount"
            text={formatMoney(fromWire(transfer.exactAmount), { symbol: false })}
            large
          />
          <Copy name="bank" text={transfer.bank} />
          <Copy name="number" text={transfer.number} />
          <Copy name="holder" text={transfer.holder} />
        </div>
      </Card>
      <Card>
        <h2 className="font-display text-xl font-bold">
          <span className="text-bulb-ink">2</span> {t("transfer.slip")}
        </h2>
        <Slip id={deposit.id} />
      </Card>
    </>
  );
}

/** The code that a bank's app reads, and what to do on the phone that shows it. */
function Scan({ text, amount }: { text: string; amount: WireMoney }) {
  const t = useText("wallet");
  return (
    <>
      <p className="text-soft">{t("qr.text")}</p>
      <QrCode
        text={text}
        size={240}
        label={t("qr.label", { amount: formatMoney(fromWire(amount)) })}
        className="justify-self-center"
      />
      <h3 className="font-semibold">{t("qr.byHand")}</h3>
    </>
  );
}

function Copy({
  name,
  text,
  large = false,
}: {
  name: "amount" | "bank" | "number" | "holder";
  text: string;
  large?: boolean;
}) {
  const t = useText("wallet");
  const { copied, copy } = useCopy(COPIED_MS);
  return (
    <div className="flex items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block text-sm text-soft">{t(`transfer.${name}`)}</span>
        <bdi
          className={`font-semibold break-words tabular-nums ${large ? "text-2xl text-teal" : ""}`}
        >
          {text}
        </bdi>
      </span>
      <Button
        className="min-w-24 shrink-0"
        onClick={() => void copy(text)}
        aria-label={t(`transfer.copyLabel.${name}`)}
      >
        {copied ? t("transfer.copied") : t("transfer.copy")}
      </Button>
    </div>
  );
}
