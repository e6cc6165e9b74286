import type { PlayerTimeLimit } from "@perya/api-client/player";
import { textOf, useText } from "../../shared/language/text.ts";
import type { ReadLimit } from "./limit-form.tsx";
import { LimitRow } from "./limit-row.tsx";

interface TimeRowProps {
  readonly limit: PlayerTimeLimit;
  readonly group: string;
}

/** A limit on the time at play. */
export function TimeRow({ limit: { name, own, used, raise }, group }: TimeRowProps) {
  const t = useText("limits");
  const minutes = (n: number) => t("minutes", { n: String(n) });
  return (
    <LimitRow
      name={name}
      group={group}
      own={own === null ? undefined : minutes(own)}
      about={own === null ? [] : [t("usedMinutes", { n: String(used) })]}
      raise={raise && { ...raise, to: raise.to === null ? null : minutes(raise.to) }}
      form={{
        label: t("form.minutes"),
        inputMode: "numeric",
        initial: own === null ? "" : String(own),
        read: readMinutes,
      }}
    />
  );
}

function readMinutes(text: string): ReadLimit {
  const digits = text.trim();
  return /^\d{1,6}$/.test(digits)
    ? { amount: String(Number(digits)) }
    : { fault: textOf("limits")("form.unreadMinutes") };
}
