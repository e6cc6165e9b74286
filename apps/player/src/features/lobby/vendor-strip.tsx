import type { GameVendor } from "@perya/api-client/player";
import { useEffect, useMemo } from "react";
import { Picture } from "../../shared/picture.tsx";
import { useText } from "../../shared/text.ts";
import { whenIdle } from "../../shared/when-idle.ts";
import { askForVendors, ofVendor } from "./ask-ahead.ts";
import type { Filter } from "./filter.ts";
import type { Lobby } from "./lobbies.ts";
import { pillClass } from "../../shared/pill-class.ts";

/** Vendors in sight on any screen: their games are there before anybody asks for them. */
const IN_SIGHT = 4;

interface VendorStripProps {
  readonly lobby: Lobby;
  /** Undefined until they are known. */
  readonly vendors: readonly GameVendor[] | undefined;
  readonly filter: Filter;
  readonly choose: (change: Partial<Filter>) => void;
}

/** The vendors side by side. Choosing one shows its games alone, choosing it again all of them; either way one is back in the list of games. */
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
        askForVendors(
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
      className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-6 md:px-6"
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
