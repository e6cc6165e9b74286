import { Icon } from "../../shared/icon.tsx";
import { setNarrow, useNarrow } from "../../shared/menu-width.ts";
import { openOver, useOver } from "../../shared/over.ts";
import { useText } from "../../shared/text.ts";
import { TOOL } from "./tool.ts";

/** Narrows and widens the menu at the side; where that has no room for names, or may not take it (`narrow`), opens it over the page. */
export function MenuToggle({ narrow }: { narrow: boolean }) {
  const t = useText("shell");
  const narrowed = useNarrow();
  const over = useOver();
  const words = narrowed ? t("widen") : t("narrow");
  return (
    <>
      <button
        type="button"
        aria-label={t("openMenu")}
        aria-haspopup="dialog"
        aria-expanded={over === "menu"}
        title={t("openMenu")}
        onClick={() => openOver("menu")}
        className={`${TOOL} ${narrow ? "" : "lg:hidden"}`}
      >
        <Icon name="menu" />
      </button>
      {!narrow && (
        <button
          type="button"
          aria-label={words}
          aria-controls="menu"
          aria-expanded={!narrowed}
          title={words}
          onClick={() => setNarrow(!narrowed)}
          className={`${TOOL} max-lg:hidden`}
        >
          <Icon name={narrowed ? "wide" : "narrow"} />
        </button>
      )}
    </>
  );
}
