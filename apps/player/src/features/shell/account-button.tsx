import { useState } from "react";
import { part } from "../../shared/loading/part.tsx";
import { useText } from "../../shared/language/text.ts";
import { MyPicture } from "./my-picture.tsx";

const AccountMenu = part(() => import("./account-menu.tsx"));
const MENU = "account-menu";

/**
 * The player's picture, with a menu of the personal pages below it on demand. A press beside it and
 * Escape close it, and the focus goes back.
 */
export function AccountButton() {
  const t = useText("shell");
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU}
        aria-expanded={open}
        aria-label={t("account")}
        title={t("account")}
        className="grid size-11 shrink-0 place-items-center rounded-full border border-line hover:border-soft short:hidden ms-1"
      >
        <MyPicture />
      </button>
      <div
        id={MENU}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === "open")}
        className="inset-auto end-2 top-15 m-0 w-72 max-w-[calc(100vw-1rem)] rounded-2xl border border-line bg-overlay p-2 text-ink shadow-2xl md:end-4"
      >
        {open && <AccountMenu close={() => document.getElementById(MENU)?.hidePopover()} />}
      </div>
    </>
  );
}
