import { useBrand } from "../../shared/brand.ts";
import { buttonClass } from "../../shared/controls.tsx";
import { Card } from "../../shared/page.tsx";
import { useText } from "../../shared/text.ts";

/** The systems, and the resource in which the brand has a file for each. */
const WAYS = [
  { name: "android", resource: "ANDROID" },
  { name: "ios", resource: "MOBILECONFIG" },
] as const;

const STEPS = ["one", "two", "three"] as const;

/** How the site gets onto a phone: from the browser, and from the brand's file where it has one. */
export function Ways() {
  const t = useText("download");
  const { resources } = useBrand();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      {WAYS.map(({ name, resource }) => {
        const file = resources.find(({ resourceType, url }) => resourceType === resource && url !== "");
        return (
          <Card key={name}>
            <h2 className="font-display text-xl font-bold">{t(`${name}.title`)}</h2>
            <ol className="grid gap-3">
              {STEPS.map((step, at) => (
                <li key={step} className="flex items-center gap-3">
                  <span
                    aria-hidden="true"
                    className="grid size-9 shrink-0 place-items-center rounded-full bg-bulb font-display font-extrabold text-on-bulb"
                  >
                    {at + 1}
                  </span>
                  {t(`${name}.${step}`)}
                </li>
              ))}
            </ol>
            {file && (
              <a href={file.url} rel="noreferrer" className={buttonClass("primary")}>
                {t(`${name}.file`)}
              </a>
            )}
          </Card>
        );
      })}
    </div>
  );
}
