import { useText } from "../language/text.ts";
import { formatPoints } from "./format-points.ts";

/** So many points, with their name. */
export function Points({ points, signed = false }: { points: string; signed?: boolean }) {
  const t = useText("points");
  return (
    <span className="whitespace-nowrap tabular-nums">
      {t("amount", { points: Number(points), figures: formatPoints(points, signed) })}
    </span>
  );
}
