import { Carousel } from "../../../shared/layout/carousel.tsx";
import { Choice } from "../../../shared/forms/controls.tsx";
import { pillClass } from "../../../shared/forms/pill-class.ts";
import { useText } from "../../../shared/language/text.ts";
import { useGroupName } from "../menus/use-group-name.ts";
import { ALL, KENO } from "./category.ts";

/** More groups than this have arrows. */
const WITHOUT_ARROWS = 5;

interface KindsProps {
  readonly tabs: readonly { readonly tag: string; readonly label: string }[];
  readonly chosen: string;
  readonly choose: (tag: string) => void;
}

/** The kinds in a list, as the lobby has them. */
export function KindList({ tabs, chosen, choose }: KindsProps) {
  const t = useText("lottery");
  const label = useLabel();
  return (
    <Choice label={t("tab.choose")} value={chosen} onChange={(event) => choose(event.target.value)}>
      {tabs.map((tab) => (
        <option key={tab.tag} value={tab.tag}>
          {label(tab)}
        </option>
      ))}
    </Choice>
  );
}

/** The kinds side by side, as home has them. */
export function KindSlider({ tabs, chosen, choose }: KindsProps) {
  const t = useText("lottery");
  const label = useLabel();
  return (
    <Carousel
      label={t("tab.label")}
      names={{ back: t("tab.back"), on: t("tab.on"), pause: "", goOn: "" }}
      everyMs={0}
      autoplay={false}
      arrows={tabs.length > WITHOUT_ARROWS}
      row="auto-cols-max gap-2"
    >
      {tabs.map((tab) => (
        <li key={tab.tag} className="snap-start">
          <button
            type="button"
            aria-pressed={tab.tag === chosen}
            onClick={() => choose(tab.tag)}
            className={pillClass(tab.tag === chosen)}
          >
            {label(tab)}
          </button>
        </li>
      ))}
    </Carousel>
  );
}

/** The place of the slider and its arrows while the kinds are fetched. */
export function KindsPlace() {
  return <div aria-hidden="true" className="h-23" />;
}

function useLabel() {
  const t = useText("lottery");
  const nameOf = useGroupName();
  return ({ tag, label }: { readonly tag: string; readonly label: string }) =>
    tag === ALL || tag === KENO ? t(`tab.${tag}`) : nameOf({ tag, labelName: label });
}
