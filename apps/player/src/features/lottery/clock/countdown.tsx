import { useOnDevice } from "../../../shared/device/use-on-device.ts";
import { useNow } from "../../../shared/live/use-now.ts";
import { useText } from "../../../shared/language/text.ts";
import { timeLeft, type Sale } from "./time-left.ts";

/**
 * The time left to a draw, by the clock all countdowns share. Not announced: other elements
 * announce what matters.
 */
export function Countdown({
  sale,
  className = "",
}: {
  sale: Pick<Sale, "isSale" | "drawAt">;
  className?: string;
}) {
  const t = useText("clock");
  const onDevice = useOnDevice();
  const now = useNow();
  // A page rendered by the server is seconds old when read: no figure in it would be true.
  const left = onDevice ? timeLeft(sale, now) : ({ kind: "none" } as const);
  return (
    <bdi
      dir={left.kind === "days" ? "auto" : "ltr"}
      role="timer"
      aria-live="off"
      className={`whitespace-nowrap tabular-nums ${className}`}
    >
      {left.kind === "clock" ? left.text : left.kind === "days" ? t("days", left) : t("none")}
    </bdi>
  );
}
