import type { BankAccount } from "@perya/api-client/player";
import { useState } from "react";
import { Time } from "../../../shared/format/money.tsx";
import { useText } from "../../../shared/language/text.ts";
import { serverNow } from "../../../shared/live/server-time.ts";
import { Check, CHECK_LINK } from "./check.tsx";

/** The id of the form that binds an account. */
export const BANK_FORM = "bank-account";

/** Whether there is a bank account that money may go to already. */
export function AccountCheck({ accounts }: { accounts: readonly BankAccount[] }) {
  const t = useText("wallet");
  const [now] = useState(serverNow);
  const [first] = accounts.toSorted((a, b) => Date.parse(a.usableFrom) - Date.parse(b.usableFrom));
  const waits = first !== undefined && Date.parse(first.usableFrom) > now;
  const text = !first
    ? t("check.accountNone")
    : waits
      ? t.rich("check.accountWaits", { time: () => <Time key="time" at={first.usableFrom} /> })
      : t("check.accountReady");
  return (
    <Check done={first !== undefined && !waits} title={t("check.account")} text={text}>
      {!first && (
        <a
          href={`#${BANK_FORM}`}
          onClick={(event) => {
            event.preventDefault();
            document.querySelector<HTMLElement>(`#${BANK_FORM} input`)?.focus();
          }}
          className={CHECK_LINK}
        >
          {t("check.accountLink")}
        </a>
      )}
    </Check>
  );
}
