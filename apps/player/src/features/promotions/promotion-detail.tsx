import { RichText } from "@perya/ui/show";
import { useQuery } from "@tanstack/react-query";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { ApiError, reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Page } from "../../shared/layout/page.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { ApplicationForm } from "./application-form.tsx";
import { PromotionAction } from "./promotion-action.tsx";
import { PromotionArt } from "./promotion-art.tsx";
import { PromotionFacts } from "./promotion-facts.tsx";
import { PromotionPicture } from "./promotion-picture.tsx";
import { useNews } from "./use-news.ts";

/** One promotion of the brand, or one of its announcements, by its id. */
export function PromotionDetail({ id }: { id: string }) {
  return id.startsWith("pr_") ? <Promotion id={id} /> : <News id={id} />;
}

function Promotion({ id }: { id: string }) {
  const query = useQuery(reading("/promotions/{id}", { path: { id } }));
  const back = useBack();
  if (query.data) {
    const { title, about, terms, language, standing } = query.data;
    return (
      <Page title={title} lang={language} back={back} middle>
        <div className="overflow-hidden rounded-2xl border border-line">
          <PromotionPicture promotion={query.data} at={0} />
        </div>
        <p lang={language} dir="auto" className="text-lg">
          {about}
        </p>
        <PromotionAction promotion={query.data} />
        {standing?.action === "APPLY" && (
          <ApplicationForm id={id} again={standing.status === "REJECTED"} />
        )}
        <PromotionFacts promotion={query.data} />
        {terms !== "" && <RichText html={terms} lang={language} />}
      </Page>
    );
  }
  const isOver = query.error instanceof ApiError && query.error.status === 404;
  return (
    <NotThere
      pending={query.isPending}
      fault={isOver ? null : query.error}
      onRetry={() => void query.refetch()}
    />
  );
}

function News({ id }: { id: string }) {
  const news = useNews();
  const at = news.data?.findIndex((one) => one.id === id) ?? -1;
  const notice = news.data?.[at];
  const back = useBack();
  if (notice)
    return (
      <Page title={notice.title} lang={notice.language} back={back} middle>
        <div className="overflow-hidden rounded-2xl border border-line">
          <PromotionArt at={at} />
        </div>
        <RichText html={notice.content} lang={notice.language} />
      </Page>
    );
  return (
    <NotThere pending={news.isPending} fault={news.error} onRetry={() => void news.refetch()} />
  );
}

interface NotThereProps {
  readonly pending: boolean;
  /** Null where it is known that there is none. */
  readonly fault: Error | null;
  readonly onRetry: () => void;
}

/** While it is fetched, where it can't be, and of one that has ended: a way to the others. */
function NotThere({ pending, fault, onRetry }: NotThereProps) {
  const t = useText("promotions");
  return (
    <Page title={pending ? t("title") : t("over")} back={useBack()} middle>
      {pending && <Waiting rows={3} />}
      {fault && <Failed fault={fault} onRetry={onRetry} />}
      {!pending && !fault && (
        <Empty title={t("overText")}>
          <Link to="/promotions" className={buttonClass("primary")}>
            {t("others")}
          </Link>
        </Empty>
      )}
    </Page>
  );
}

function useBack() {
  const t = useText("promotions");
  return { to: "/promotions", title: t("title") };
}
