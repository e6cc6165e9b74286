import { GeneratedPart } from "../generated/generated-part.tsx";
import type { PartProps } from "../settings.ts";
import { LadderPreview } from "./ladder-preview.tsx";

/** The VIP levels: edited on the left, as players see their names on the right. */
export function VipPart(props: PartProps<"vip">) {
  const { value, currency, firstLanguage } = props;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_minmax(0,20rem)]">
      <div className="grid min-w-0 gap-4">
        <GeneratedPart {...(props as unknown as Parameters<typeof GeneratedPart>[0])} />
      </div>
      <LadderPreview levels={value.levels} {...{ currency, firstLanguage }} />
    </div>
  );
}
