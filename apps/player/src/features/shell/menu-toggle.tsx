import { Icon } from "../../shared/pictures/icon.tsx";
import { setNarrow, useNarrow } from "../../shared/device/menu-width.ts";
import { openSiteDialog, useSiteDialog } from "../../shared/dialogs/site-dialog.ts";
import { useText } from "../../shared/language/text.ts";
import { TOOL } from "./tool.ts";

/**
 * Collapses and expands the side menu; where it has no room for names, or must stay collapsed
 * (`narrow`), opens it over the page.
 */
export function MenuToggle({ narrow }: { narrow: boolean }) {
  const t = useText("shell");
  const narrowed = useNarrow();
  const dialog = useSiteDialog();
  const words = narrowed ? t("widen") : t("narrow");
  return (
    <>
      <button
        type="button"
        aria-label={t("openMenu")}
        aria-haspopup="dialog"
        aria-expanded={dialog === "menu"}
        title={t("openMenu")}
        onClick={() => openSiteDialog("menu")}
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
