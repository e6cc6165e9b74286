import type { PointsReward } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { Picture } from "../../shared/pictures/picture.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { Points } from "../../shared/format/points.tsx";

/** A card for each reward that is on offer. */
export function RewardGrid({ onChoose }: { onChoose: (reward: string) => void }) {
  const t = useText("points");
  const rewards = useQuery(reading("/points/rewards"));
  if (rewards.isPending) return <Waiting rows={4} />;
  if (rewards.isError)
    return <Failed fault={rewards.error} onRetry={() => void rewards.refetch()} />;
  if (rewards.data.length === 0)
    return (
      <Empty title={t("none")}>
        <p className="max-w-prose text-soft">{t("noneText")}</p>
        <Link to="/hot" className={buttonClass("plain")}>
          {t("games")}
        </Link>
      </Empty>
    );
  return (
    <ul
      aria-label={t("part.rewards")}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(10rem,44vw),1fr))] gap-3 md:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] md:gap-4"
    >
      {rewards.data.map((reward) => (
        <li key={reward.id}>
          <RewardCard reward={reward} onChoose={() => onChoose(reward.id)} />
        </li>
      ))}
    </ul>
  );
}

function RewardCard({ reward, onChoose }: { reward: PointsReward; onChoose: () => void }) {
  const t = useText("points");
  const { title, language, picture, price, stock, vipLevel } = reward;
  return (
    <button
      type="button"
      onClick={onChoose}
      className="group grid h-full w-full content-start overflow-hidden rounded-2xl border border-line bg-raised text-start hover:border-soft"
    >
      <span className="relative block">
        <Picture
          src={picture}
          alt=""
          width={300}
          height={300}
          loading="lazy"
          className={`aspect-square w-full bg-overlay object-cover ${stock === 0 ? "opacity-50 grayscale" : ""}`}
        />
        {vipLevel > 0 && (
          <span className="absolute start-2 top-2 rounded-full bg-ground px-2.5 py-1 text-sm font-semibold text-violet">
            {t("vip", { level: vipLevel })}
          </span>
        )}
      </span>
      <span className="grid gap-1 p-3 sm:p-4">
        <bdi lang={language} className="font-display text-lg leading-tight font-bold">
          {title}
        </bdi>
        <span className="text-lg font-bold text-teal">
          <Points points={price} />
        </span>
        <span className="text-sm text-soft">{t("left", { stock })}</span>
      </span>
    </button>
  );
}
