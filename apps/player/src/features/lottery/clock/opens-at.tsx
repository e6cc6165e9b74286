import { Instant } from "@perya/ui/show";
import { useOnDevice } from "../../../shared/device/use-on-device.ts";
import { useZoned } from "../../../shared/format/zoned.ts";
import { useText } from "../../../shared/language/text.ts";
import { useNow } from "../../../shared/live/use-now.ts";
import { openingLook } from "./opening-look.ts";

/** When the sale of a lottery begins. Nothing where that is not known, or has passed. */
export function OpensAt({ at }: { at: string | null }) {
  const now = useNow();
  const onDevice = useOnDevice();
  if (at === null || !onDevice || Date.parse(at) <= now) return null;
  return <Opening at={at} now={now} />;
}

function Opening({ at, now }: { at: string; now: number }) {
  const t = useText("lottery");
  const format = useZoned(openingLook(Date.parse(at), now));
  return t.rich("countdown.opens", {
    when: () => <Instant key="when" at={at} format={format} className="tabular-nums" />,
  });
}
