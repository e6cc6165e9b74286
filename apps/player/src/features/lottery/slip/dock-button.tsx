import { Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Amount } from "./amount.tsx";
import { dockWay } from "./dock-way.ts";
import type { SlipPanelProps } from "./slip-panel.tsx";

/**
 * The way on beside the closed sheet of a phone: places the bets, or opens the sheet where
 * something has to be read first. It keeps its place when the draw closes: the way to the next draw
 * is said above it.
 */
export function DockButton({
  slip,
  total,
  currency,
  issueNo,
  onSend,
  onOpen,
}: SlipPanelProps & { onOpen: () => void }) {
  const t = useText("slip");
  const words = useText("marking");
  const way = dockWay({ slip, total, issueNo });
  if (way === undefined) return null;
  if (way === "check")
    return (
      <Button look="primary" onClick={onOpen}>
        {words("clock.check")}
      </Button>
    );
  const sending = slip.state.kind === "sending";
  const send = () => {
    onOpen();
    onSend();
  };
  return (
    <Button look="primary" busy={sending} disabled={way === "move"} onClick={send}>
      {sending
        ? t("go.sending")
        : t.rich(slip.chase.issues > 1 ? "go.chase" : "go.place", {
            count: slip.chase.issues,
            money: () => <Amount key="money" minor={total.costMinor} currency={currency} />,
          })}
    </Button>
  );
}
