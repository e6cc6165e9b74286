import { useOnDevice } from "../../../shared/use-store.ts";
import { useNow } from "../../../shared/use-now.ts";
import { useText } from "../../../shared/text.ts";
import { timeLeft, type Sale } from "./time-left.ts";

/** The time left to a draw, by the one clock all countdowns share. Silent: what matters is said elsewhere. */
export function Countdown({
  sale,
  className = "",
}: {
  sale: Pick<Sale, "isSale" | "drawAt">;
  className?: string;
}) {
  const t = useText("lottery");
  const onDevice = useOnDevice();
  const now = useNow();
  // The server's page stands for seconds before it is read: no figure of its own would be true.
  const left = onDevice ? timeLeft(sale, now) : ({ kind: "none" } as const);
  return (
    <bdi
      dir={left.kind === "days" ? "auto" : "ltr"}
      role="timer"
      aria-live="off"
      className={`whitespace-nowrap tabular-nums ${className}`}
    >
      {left.kind === "clock"
        ? left.text
        : left.kind === "days"
          ? t("countdown.days", left)
          : t("countdown.none")}
    </bdi>
  );
}
