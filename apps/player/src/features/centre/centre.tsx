import type { ReactNode } from "react";
import { CentreWindow } from "../../shared/centre/centre-window.tsx";
import { useText } from "../../shared/language/text.ts";
import { CentreMenu } from "./centre-menu.tsx";

/** The member centre, over the page one came from. */
export default function Centre({ children }: { children: ReactNode }) {
  const t = useText("centre");
  return (
    <CentreWindow title={t("title")} menu={<CentreMenu />}>
      {children}
    </CentreWindow>
  );
}
