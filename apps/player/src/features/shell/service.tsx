import { useService } from "../../shared/brand/customer-service.tsx";
import { Icon } from "../../shared/pictures/icon.tsx";
import { useText } from "../../shared/language/text.ts";
import { useUnread } from "../../shared/live/service-unread.ts";
import { TOOL } from "./tool.ts";

/** The way to customer service, with how much of it is unread. */
export function Service() {
  const t = useText("common");
  const { open, blocked, path } = useService();
  const unread = useUnread();
  const label = unread > 0 ? t("serviceUnread", { unread }) : t("customerService");
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-label={label}
        title={label}
        className={`${TOOL} relative`}
      >
        <Icon name="service" />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-full bg-coral px-1 text-xs font-bold text-(--on-coral) tabular-nums"
          >
            {unread}
          </span>
        )}
      </button>
      {blocked && (
        <p
          role="alert"
          className="fixed end-4 top-18 z-30 max-w-[calc(100vw-2rem)] rounded-xl border border-coral bg-overlay px-4 py-3 text-sm text-coral shadow-2xl"
        >
          {t("popupBlocked")}{" "}
          <a
            href={path}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-6 items-center font-semibold underline"
          >
            {t("customerService")}
          </a>
        </p>
      )}
    </>
  );
}
