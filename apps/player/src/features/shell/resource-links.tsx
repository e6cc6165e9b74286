import { useBrand } from "../../shared/brand/brand.ts";
import { useText, type Key } from "../../shared/language/text.ts";

/**
 * The brand's pages elsewhere, by resource key. Downloads for phones are with the app's
 * instructions.
 */
const NAMES: Readonly<Record<string, Extract<Key<"foot">, `resource.${string}`>>> = {
  AFFILIATELINK: "resource.AFFILIATELINK",
  FACEBOOK: "resource.FACEBOOK",
  TELEGRAM: "resource.TELEGRAM",
  YOUTUBE: "resource.YOUTUBE",
  INSTAGRAM: "resource.INSTAGRAM",
  WHATSAPP: "resource.WHATSAPP",
  LINE: "resource.LINE",
  USDJUMP: "resource.USDJUMP",
};

/**
 * Links to the brand's pages elsewhere; one with a QR code shows it too. Nothing if there are none.
 */
export function ResourceLinks() {
  const t = useText("foot");
  const links = useBrand().resources.filter(
    ({ resourceType, url }) => resourceType in NAMES && url !== "",
  );
  if (links.length === 0) return null;
  return (
    <section aria-label={t("elsewhere")} className="border-t border-line pt-4">
      <ul className="flex flex-wrap gap-3">
        {links.map(({ resourceType, url, labelNameEn, qrCodeUrl }, at) => (
          <li key={at}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              data-resource={resourceType}
              className="inline-flex min-h-11 items-center gap-3 rounded-xl border border-line bg-raised px-4 font-semibold text-ink hover:border-soft"
            >
              {qrCodeUrl !== "" && (
                <img
                  src={qrCodeUrl}
                  alt=""
                  width="44"
                  height="44"
                  loading="lazy"
                  className="-ms-2 rounded-md"
                />
              )}
              {labelNameEn || t(NAMES[resourceType] ?? "resource.AFFILIATELINK")}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
