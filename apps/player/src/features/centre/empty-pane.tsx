import { useBrand } from "../../shared/brand/brand.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { useText, type Key } from "../../shared/language/text.ts";
import { Page } from "../../shared/layout/page.tsx";
import { Empty } from "../../shared/layout/states.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { PANES } from "./panes.ts";

/** Panes in which there is nothing yet, under the specification's names. */
export type EmptyName =
  Key<"centre"> extends infer All ? (All extends `empty.${infer Name}` ? Name : never) : never;

/**
 * A pane in which there is nothing yet: it says so, and where something is. A brand that has
 * switched it off has no such pane, by its address neither.
 */
export function EmptyPane({ name }: { name: EmptyName }) {
  const t = useText("centre");
  const { features } = useBrand();
  const feature = PANES.find((pane) => pane.name === name)?.feature;
  const isOff = feature !== undefined && !features.has(feature);
  return (
    <Page title={t(`pane.${name}`)} narrow>
      <Empty title={t(isOff ? "off" : `empty.${name}`)}>
        <Link to="/promotions" className={buttonClass("plain")}>
          {t("promotions")}
        </Link>
      </Empty>
    </Page>
  );
}
