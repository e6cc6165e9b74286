import { Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Amount } from "./amount.tsx";
import { changesOf } from "./price-slip.ts";
import type { SlipPanelProps } from "./slip-panel.tsx";

/**
 * The way on beside the closed sheet of a phone: places the bets, or moves them to the draw that is
 * on sale. What has to be read first opens the sheet.
 */
export function DockButton({
  slip,
  total,
  currency,
  issueNo,
  step,
  onSend,
  onOpen,
}: SlipPanelProps & { onOpen: () => void }) {
  const t = useText("slip");
  const words = useText("marking");
  const { kind } = slip.state;
  if (slip.bets.length === 0 || kind === "accepted") return null;
  const changed = total.priced.some(
    (priced) => changesOf(priced).length > 0 || priced.closed.length > 0,
  );
  const waits = kind === "unknown" || kind === "lost" || kind === "refused";
  const sending = kind === "sending";
  if (!sending && (changed || waits || (issueNo === undefined && slip.issueNo !== issueNo)))
    return (
      <Button look="primary" onClick={onOpen}>
        {words("clock.check")}
      </Button>
    );
  if (issueNo !== undefined && issueNo !== slip.issueNo && !sending)
    return (
      <Button look="primary" onClick={() => step({ type: "move", issueNo })}>
        {t.rich("go.move", { issue: () => <bdi key="issue">{issueNo}</bdi> })}
      </Button>
    );
  const send = () => {
    onOpen();
    onSend();
  };
  return (
    <Button look="primary" busy={sending} onClick={send}>
      {sending
        ? t("go.sending")
        : t.rich(slip.chase.issues > 1 ? "go.chase" : "go.place", {
            count: slip.chase.issues,
            money: () => <Amount key="money" minor={total.costMinor} currency={currency} />,
          })}
    </Button>
  );
}
