import { useBrand } from "../../shared/brand.ts";
import { useText, type Key } from "../../shared/text.ts";

/** The brand's places elsewhere, by the keys of its resources. The files for phones stand with the app's instructions. */
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

/** Ways to where else the brand is; one with a picture of its code shows it beside. Nothing where it is nowhere. */
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
