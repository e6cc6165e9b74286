import type { PlayerLimit, PlayerTimeLimit } from "@perya/api-client/player";
import { useState, type ReactNode } from "react";
import { Dialog } from "../../shared/dialogs/dialog.tsx";
import { Button } from "../../shared/forms/controls.tsx";
import { call } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { LimitForm, type ReadLimit } from "./limit-form.tsx";
import { PendingRaise, type Raise } from "./pending-raise.tsx";
import { useShowLimits } from "./use-show-limits.ts";

interface LimitRowProps {
  readonly name: PlayerLimit["name"] | PlayerTimeLimit["name"];
  /** What the limit is of, in words. */
  readonly group: string;
  /** The player's own limit; undefined for none. */
  readonly own: ReactNode;
  /** What more is said of it: what is used, and what staff set. */
  readonly about: readonly ReactNode[];
  readonly raise: Raise | null;
  readonly form: {
    readonly label: string;
    readonly inputMode: "decimal" | "numeric";
    readonly initial: string;
    readonly read: (text: string) => ReadLimit;
  };
}

/** One limit: what it is, what of it is used, and how to change it. */
export function LimitRow({ name, group, own, about, raise, form }: LimitRowProps) {
  const t = useText("limits");
  const show = useShowLimits();
  const [open, setOpen] = useState(false);
  const period = t(`period.${name}`);
  const title = t("of", { group, period });
  const isSet = own !== undefined;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="font-semibold">{period}</p>
          <p className={isSet ? "text-lg font-bold tabular-nums" : "text-soft"}>
            {isSet ? own : t("none")}
          </p>
          {about.map((one, at) => (
            // oxlint-disable-next-line no-array-index-key -- they have an order and no names
            <p key={at} className="text-sm text-soft tabular-nums">
              {one}
            </p>
          ))}
        </div>
        <Button
          className="shrink-0"
          aria-label={`${t(isSet ? "change" : "set")}: ${title}`}
          onClick={() => setOpen(true)}
        >
          {t(isSet ? "change" : "set")}
        </Button>
      </div>
      {raise && (
        <PendingRaise
          raise={raise}
          onConfirm={() => call("POST", "/limits/confirm", { body: { name } })}
          onKeep={() => call("POST", "/limits/keep", { body: { name } })}
          show={show}
        />
      )}
      {open && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <LimitForm {...form} name={name} onDone={() => setOpen(false)} />
        </Dialog>
      )}
    </li>
  );
}
