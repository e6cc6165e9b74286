import type { Notice, ShownPromotion } from "@perya/api-client/player";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useBrand } from "../../shared/brand/brand.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Time } from "../../shared/format/money.tsx";
import { Pill } from "../../shared/format/pill.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { AheadChoice } from "../../shared/records/ahead-choice.tsx";
import { dayAt } from "../../shared/records/asked-days.ts";
import { useDaysAhead } from "../../shared/records/use-asked-days.ts";
import { Link } from "../../shared/routing/link.tsx";
import { PromotionArt } from "./promotion-art.tsx";
import { PromotionPicture } from "./promotion-picture.tsx";
import { PromotionState } from "./promotion-state.tsx";
import { useNews } from "./use-news.ts";

/** A card for each of the brand's promotions, and for its announcements of others. */
export function PromotionList() {
  const t = useText("promotions");
  const promotions = useQuery(reading("/promotions"));
  const news = useNews();
  const fault = promotions.error ?? news.error;
  if (promotions.isPending || news.isPending) return <Waiting rows={3} />;
  if (fault || !promotions.data || !news.data)
    return (
      <Failed
        fault={fault ?? new Error("No answer")}
        onRetry={() => void Promise.all([promotions.refetch(), news.refetch()])}
      />
    );
  if (promotions.data.length + news.data.length === 0)
    return (
      <Empty title={t("none")}>
        <p className="max-w-prose text-soft">{t("noneText")}</p>
        <Link to="/hot" className={buttonClass("primary")}>
          {t("games")}
        </Link>
      </Empty>
    );
  return <Cards promotions={promotions.data} news={news.data} />;
}

/** All cards, or those of promotions that start or end in the days to come that are asked for. */
function Cards({
  promotions,
  news,
}: {
  promotions: readonly ShownPromotion[];
  news: readonly Notice[];
}) {
  const t = useText("promotions");
  const { zone } = useBrand();
  const ahead = useDaysAhead();
  const { toDay } = ahead;
  const isSoon = (promotion: ShownPromotion) => {
    const changes = changesAt(promotion);
    return changes !== null && (toDay === undefined || dayAt(Date.parse(changes), zone) <= toDay);
  };
  const shown = toDay === undefined ? promotions : promotions.filter(isSoon);
  return (
    <>
      {promotions.some((promotion) => changesAt(promotion) !== null) && (
        <AheadChoice label={t("ahead")} ahead={ahead} />
      )}
      {toDay !== undefined && shown.length === 0 && <Empty title={t("noneAhead")} />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((promotion, at) => (
          <li key={promotion.id}>
            <PromotionCard promotion={promotion} at={at} />
          </li>
        ))}
        {toDay === undefined &&
          news.map((notice, at) => (
            <li key={notice.id}>
              <NewsCard notice={notice} at={promotions.length + at} />
            </li>
          ))}
      </ul>
    </>
  );
}

/** When a promotion starts, or ends if it has started; null where no time is set. */
function changesAt({ status, startsAt, endsAt }: ShownPromotion): string | null {
  if (status === "COMING_SOON") return startsAt;
  return status === "OPEN" ? endsAt : null;
}

function PromotionCard({ promotion, at }: { promotion: ShownPromotion; at: number }) {
  const t = useText("promotions");
  const { id, title, about, language, status, startsAt, endsAt } = promotion;
  return (
    <Card
      to={`/promotions/${id}`}
      art={<PromotionPicture promotion={promotion} at={at} />}
      title={
        <bdi lang={language} className="font-display text-xl leading-tight font-bold">
          {title}
        </bdi>
      }
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <PromotionState promotion={promotion} />
        <span className="text-sm text-soft">
          {status === "COMING_SOON" &&
            startsAt !== null &&
            t.rich("from", { time: () => <Time key="from" at={startsAt} /> })}
          {status === "OPEN" &&
            endsAt !== null &&
            t.rich("until", { time: () => <Time key="until" at={endsAt} /> })}
        </span>
      </span>
      <span lang={language} dir="auto" className="text-soft">
        {about}
      </span>
    </Card>
  );
}

function NewsCard({ notice: { id, title, language }, at }: { notice: Notice; at: number }) {
  const t = useText("promotions");
  return (
    <Card
      to="/promoDetail"
      search={{ id }}
      art={<PromotionArt at={at} />}
      title={
        <bdi lang={language} className="font-display text-xl leading-tight font-bold">
          {title}
        </bdi>
      }
    >
      <Pill tone="quiet">{t("news")}</Pill>
    </Card>
  );
}

interface CardProps {
  readonly to: string;
  readonly search?: Record<string, string>;
  readonly art: ReactNode;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Card({ to, search, art, title, children }: CardProps) {
  const t = useText("promotions");
  return (
    <Link
      to={to}
      {...(search && { search })}
      className="group grid h-full content-start overflow-hidden rounded-2xl border border-line bg-raised hover:border-soft"
    >
      {art}
      <span className="grid content-between gap-3 p-4 sm:p-5">
        {title}
        {children}
        <span className="font-semibold text-violet underline-offset-4 group-hover:underline">
          {t("read")}
        </span>
      </span>
    </Link>
  );
}
