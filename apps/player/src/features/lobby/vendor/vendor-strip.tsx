import type { GameVendor } from "@perya/api-client/player";
import { useEffect, useMemo } from "react";
import { Picture } from "../../../shared/pictures/picture.tsx";
import { useText } from "../../../shared/language/text.ts";
import { whenIdle } from "../../../shared/loading/when-idle.ts";
import { prefetchVendors, ofVendor } from "../fetch/prefetch.ts";
import type { Filter } from "../filter/filter.ts";
import type { Lobby } from "../lobbies.ts";
import { pillClass } from "../../../shared/forms/pill-class.ts";

/** Vendors visible on any screen: their games are prefetched. */
const IN_SIGHT = 4;

interface VendorStripProps {
  readonly lobby: Lobby;
  /** Undefined until they are known. */
  readonly vendors: readonly GameVendor[] | undefined;
  readonly filter: Filter;
  readonly choose: (change: Partial<Filter>) => void;
}

/**
 * The vendors side by side. Choosing one shows only its games, choosing it again shows all; both
 * return to the list of games.
 */
export function VendorStrip({ lobby, vendors, filter, choose }: VendorStripProps) {
  const t = useText("lobby");
  // A vendor of several categories is there once.
  const own = useMemo(
    () => vendors && [...new Map(vendors.map((vendor) => [vendor.vassalage, vendor])).values()],
    [vendors],
  );
  useEffect(
    () =>
      own &&
      whenIdle((goOn) =>
        prefetchVendors(
          lobby,
          own.slice(0, IN_SIGHT).map(({ vassalage }) => vassalage),
          goOn,
        ),
      ),
    [lobby, own],
  );
  if (!own) return <div aria-hidden="true" className="h-13" />;
  if (own.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={t("vendors")}
      className="-mx-4 flex gap-2 [scrollbar-width:none] overflow-x-auto px-4 py-1 md:-mx-6 md:px-6"
    >
      {own.map(({ vassalage, name, logo }) => {
        const on = vassalage === filter.vendor;
        return (
          <button
            key={vassalage}
            type="button"
            aria-pressed={on}
            onClick={() => choose(ofVendor(on ? "" : vassalage))}
            className={`${pillClass(on)} font-display`}
          >
            {logo ? (
              <Picture
                src={logo}
                alt={name}
                height="24"
                className="h-6 w-auto max-w-28 object-contain"
              />
            ) : (
              <span dir="auto">{name}</span>
            )}
            {on && <span aria-hidden="true">×</span>}
          </button>
        );
      })}
    </div>
  );
}
