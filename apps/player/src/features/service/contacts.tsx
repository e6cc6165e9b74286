import { useBrand } from "../../shared/brand/brand.ts";
import { useOutsideService } from "../../shared/brand/outside-service.tsx";
import { useText } from "../../shared/language/text.ts";

const LINK =
  "inline-flex min-h-6 items-center font-semibold text-violet underline underline-offset-4";

/** Other ways to reach the brand: its service elsewhere and its address, where it has them. */
export function Contacts() {
  const t = useText("service");
  const common = useText("common");
  const { customerService, service } = useBrand();
  const { open, blocked } = useOutsideService(customerService);
  if (!open && service.email === "") return null;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {open && (
        <button type="button" onClick={open} className={LINK}>
          {t("outside")}
        </button>
      )}
      {service.email !== "" && (
        <a href={`mailto:${service.email}`} className={`${LINK} break-all`}>
          <bdi dir="ltr">{service.email}</bdi>
        </a>
      )}
      {blocked && (
        <span role="alert" className="text-coral">
          {common("popupBlocked")}
        </span>
      )}
    </p>
  );
}
