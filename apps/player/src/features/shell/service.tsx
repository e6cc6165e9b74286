import { useBrand } from "../../shared/brand/brand.ts";
import { useService } from "../../shared/brand/customer-service.tsx";
import { Icon } from "../../shared/pictures/icon.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { useText } from "../../shared/language/text.ts";
import { TOOL } from "./tool.ts";

/**
 * The link to customer service, in a separate window; to the help pages if the brand has none.
 */
export function Service() {
  const t = useText("common");
  const { customerService } = useBrand();
  const { open, blocked, path } = useService(customerService);
  if (!open)
    return (
      <Link
        to="/help"
        aria-label={t("customerService")}
        title={t("customerService")}
        className={TOOL}
      >
        <Icon name="service" />
      </Link>
    );
  return (
    <>
      <button
        type="button"
        onClick={open}
        aria-label={t("customerService")}
        title={t("customerService")}
        className={TOOL}
      >
        <Icon name="service" />
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
