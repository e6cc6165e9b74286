import type { PlayerLimit } from "@perya/api-client/player";
import { fromWire } from "@perya/money";
import { useState } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { LimitForm } from "./limit-form.tsx";
import { PendingRaise } from "./pending-raise.tsx";

interface LimitRowProps {
  readonly limit: PlayerLimit;
  readonly currency: string;
  /** What the limit is of, in words. */
  readonly group: string;
}

/** One limit: what it is, what of it is used, and how to change it. */
export function LimitRow({ limit, currency, group }: LimitRowProps) {
  const t = useText("limits");
  const [open, setOpen] = useState(false);
  const { own, staff, used, raise } = limit;
  const period = t(`period.${limit.name}`);
  const title = t("of", { group, period });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <p className="font-semibold">{period}</p>
          <p className={own ? "text-lg font-bold tabular-nums" : "text-soft"}>
            {own ? <Money amount={own} /> : t("none")}
          </p>
          {own && used && (
            <p className="text-sm text-soft tabular-nums">
              {t.rich("used", { amount: () => <Money key="used" amount={atLeastNothing(used)} /> })}
            </p>
          )}
          {staff && (
            <p className="text-sm text-soft tabular-nums">
              {t.rich("staff", { amount: () => <Money key="staff" amount={staff} /> })}
            </p>
          )}
        </div>
        <Button aria-label={`${t(own ? "change" : "set")}: ${title}`} onClick={() => setOpen(true)}>
          {t(own ? "change" : "set")}
        </Button>
      </div>
      {raise && <PendingRaise name={limit.name} raise={raise} />}
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <LimitForm limit={limit} currency={currency} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </li>
  );
}

/** Who won more than they lost has used nothing of a limit. */
function atLeastNothing(used: NonNullable<PlayerLimit["used"]>): typeof used {
  return fromWire(used).units < 0n ? { ...used, amount: "0" } : used;
}
