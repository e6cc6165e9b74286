import { useState } from "react";
import { APP_ADDRESS } from "../../shared/device/app-address.ts";
import { useBrand } from "../../shared/brand/brand.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { QrCode } from "@perya/ui/qr-code";
import { SegmentedControl } from "../../shared/forms/segmented-control.tsx";
import { useText } from "../../shared/language/text.ts";
import { Numbered } from "../../shared/format/numbered.tsx";

/** The systems, and the resource in which the brand has a file for each. */
const RESOURCES = { android: "ANDROID", ios: "MOBILECONFIG" } as const;
const STEPS = ["one", "two", "three", "four"] as const;

type System = keyof typeof RESOURCES;

/**
 * How the site gets onto a phone, in four steps a system: by the brand's file where it has one,
 * else from the browser. The code leads a phone to the first step.
 */
export function Guide({ codeSize }: { codeSize: 100 | 143 }) {
  const t = useText("download");
  const { resources } = useBrand();
  const [system, setSystem] = useState<System>(ownSystem());
  const file = resources.find(
    ({ resourceType, url }) => resourceType === RESOURCES[system] && url !== "",
  );
  const name = t(`${system}.title`);
  return (
    <div className="grid gap-5">
      <SegmentedControl
        label={t("system")}
        chosen={system}
        onChoose={setSystem}
        options={[
          ["android", t("android.title")],
          ["ios", t("ios.title")],
        ]}
      />
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_auto]">
        <Numbered
          label={name}
          steps={STEPS.map((step) => t(`${system}.${file ? "file" : "browser"}.${step}`))}
        />
        <figure className="grid justify-items-center gap-2 justify-self-center">
          <QrCode
            text={file?.url ?? APP_ADDRESS}
            picture={file?.qrCodeUrl}
            size={codeSize}
            label={t("code", { system: name })}
          />
          <figcaption className="text-sm text-soft">{t("scan")}</figcaption>
        </figure>
      </div>
      {file && (
        <a
          href={file.url}
          rel="noreferrer"
          className={`${buttonClass("primary")} justify-self-start`}
        >
          {file.labelNameEn || t(`${system}.get`)}
        </a>
      )}
    </div>
  );
}

/** The system shown first: the visitor's own phone's. */
function ownSystem(): System {
  return /iphone|ipad|macintosh/i.test(navigator.userAgent) ? "ios" : "android";
}
