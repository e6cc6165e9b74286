import { MENUS, type MenuName } from "@perya/menus";
import { useState } from "react";
import type { PartProps } from "../settings.ts";
import { MenuEditor } from "./menu-editor.tsx";
import { MenusPreview } from "./preview.tsx";

const NAMES = Object.keys(MENUS) as readonly MenuName[];

/** The player site's menus: arranged on the left, as players see them on the right. */
export function MenusPart(props: PartProps<"menus">) {
  const { about, value, offered, firstLanguage } = props;
  const [language, speak] = useState(firstLanguage);
  return (
    <>
      {about.about !== null && <p className="max-w-prose text-soft">{about.about}</p>}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,27rem)]">
        <div className="grid min-w-0 gap-4">
          {NAMES.map((menu) => (
            <MenuEditor key={menu} menu={menu} {...props} />
          ))}
        </div>
        <MenusPreview {...{ value, offered, firstLanguage, language, speak }} />
      </div>
    </>
  );
}
