import type { VipLevel } from "@perya/api-client/player";
import type { ReactNode } from "react";
import { Money } from "../../shared/format/money.tsx";
import { CATEGORY_KEYS } from "../../shared/games/category-keys.ts";
import { useText } from "../../shared/language/text.ts";

/** From this rank on VIP service helps (`serviceFor`). */
const SERVICE_RANK = 5;
const ONCE = 10_000;
const PPM_OF_PERCENT = 10_000;

/** What a level brings, a line for each. */
export function Benefits({ level }: { level: VipLevel }) {
  const t = useText("vip");
  const menu = useText("menu");
  const { pointsBps, rebates, gifts, rankLevel, about } = level;
  const lines: [key: string, line: ReactNode][] = [];
  if (pointsBps > ONCE) lines.push(["points", t("points", { times: String(pointsBps / ONCE) })]);
  for (const { category, ppm } of rebates) {
    const percent = `${ppm / PPM_OF_PERCENT}%`;
    lines.push([category, t("rebate", { percent, category: menu(CATEGORY_KEYS[category]) })]);
  }
  for (const { kind, amount } of gifts)
    lines.push([
      kind,
      t.rich(`gift.${kind}`, { money: () => <Money key={kind} amount={amount} /> }),
    ]);
  if (rankLevel >= SERVICE_RANK) lines.push(["service", t("service")]);
  if (about) lines.push(["about", <bdi key="about">{about}</bdi>]);
  if (lines.length === 0) return <p className="text-soft">{t("nameOnly")}</p>;
  return (
    <ul className="grid list-disc gap-1 ps-5 marker:text-bulb-ink">
      {lines.map(([key, line]) => (
        <li key={key}>{line}</li>
      ))}
    </ul>
  );
}
