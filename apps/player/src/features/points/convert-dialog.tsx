import type { PointsBalance, PointsConfig } from "@perya/api-client/player";
import { formatMoney, fromWire, latinDigits, money, type Money } from "@perya/money";
import { useQuery } from "@tanstack/react-query";
import { useState, type FormEvent } from "react";
import { Dialog, DialogActions } from "../../shared/dialogs/dialog.tsx";
import { faultWords } from "../../shared/faults/fault-words.ts";
import { Alert, Button, Field } from "../../shared/forms/controls.tsx";
import { typedIn } from "../../shared/forms/typed-in.ts";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Failed, Waiting } from "../../shared/layout/states.tsx";
import { ConfirmFields } from "./confirm-fields.tsx";
import { formatPoints } from "../../shared/format/format-points.ts";
import { usePoints } from "./use-points.ts";
import { useSpend } from "./use-spend.ts";

/** Converts points to cash, in whole hundreds. */
export function ConvertDialog({ onClose }: { onClose: () => void }) {
  const t = useText("points");
  const balance = usePoints();
  const config = useQuery(reading("/points/config"));
  const fault = balance.error ?? config.error;
  const retry = () => void Promise.all([balance.refetch(), config.refetch()]);
  return (
    <Dialog title={t("convert.title")} onClose={onClose}>
      {fault && <Failed fault={fault} onRetry={retry} />}
      {!fault && !(balance.data && config.data) && <Waiting rows={3} />}
      {balance.data && config.data && (
        <ConvertForm balance={balance.data} config={config.data} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface FormProps {
  readonly balance: PointsBalance;
  readonly config: PointsConfig;
  readonly onClose: () => void;
}

function ConvertForm({ balance, config, onClose }: FormProps) {
  const t = useText("points");
  const [text, setText] = useState(balance.convertible === "0" ? "" : balance.convertible);
  const convert = useSpend("/points/convert");
  const worth = worthOf(text, config);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = typedIn(event.currentTarget, "password", "code");
    if (worth) convert.mutate({ ...typed, points: digitsOf(text), amount: worth.units.toString() });
  };
  if (convert.data)
    return (
      <>
        <p role="status">
          {t("convert.done", { amount: formatMoney(fromWire(convert.data.cash)) })}
        </p>
        <DialogActions>
          <Button look="primary" onClick={onClose}>
            {t("close")}
          </Button>
        </DialogActions>
      </>
    );
  if (balance.convertible === "0")
    return <p className="text-soft">{t("convert.few", { step: config.convertStep })}</p>;
  return (
    <form onSubmit={submit} className="grid gap-4">
      <Field
        label={t("convert.points")}
        name="points"
        inputMode="numeric"
        autoComplete="off"
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={text !== "" && !worth ? t("convert.whole", { step: config.convertStep }) : undefined}
        hint={t("convert.most", { figures: formatPoints(balance.convertible) })}
      />
      <p className="text-lg" aria-live="polite">
        {worth && t("convert.get", { amount: formatMoney(worth) })}
      </p>
      <p className="text-soft">{t("convert.play")}</p>
      <ConfirmFields by={balance} />
      {convert.error && <Alert>{faultWords(convert.error)}</Alert>}
      <DialogActions>
        <Button onClick={onClose}>{t("later")}</Button>
        <Button
          type="submit"
          look="primary"
          busy={convert.isPending}
          disabled={!worth || balance.confirmWith === null}
        >
          {t("convert.do")}
        </Button>
      </DialogActions>
    </form>
  );
}

const digitsOf = (text: string): string => latinDigits(text).replaceAll(/[\s,]/g, "");

/** What typed points come to; undefined unless they are whole hundreds. */
function worthOf(text: string, { convertStep, cashPerStep }: PointsConfig): Money | undefined {
  const digits = digitsOf(text);
  if (!cashPerStep || !/^[1-9]\d{0,11}$/.test(digits)) return undefined;
  const step = BigInt(convertStep);
  const points = BigInt(digits);
  if (points % step !== 0n) return undefined;
  const { units, currency } = fromWire(cashPerStep);
  return money((points / step) * units, currency);
}
