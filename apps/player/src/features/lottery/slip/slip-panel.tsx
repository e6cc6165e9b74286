import { Button } from "../../../shared/forms/controls.tsx";
import { useText } from "../../../shared/language/text.ts";
import { Amount } from "./amount.tsx";
import { Multiple } from "./multiple.tsx";
import { changesOf, type SlipTotal } from "./price-slip.ts";
import { SlipBet } from "./slip-bet.tsx";
import { ChaseFields } from "./chase-fields.tsx";
import { SlipNotice } from "./slip-notice.tsx";
import { isOpen, type Slip, type SlipEvent } from "./slip.ts";

export interface SlipPanelProps {
  readonly slip: Slip;
  readonly total: SlipTotal;
  readonly currency: string;
  /** The draw that is on sale now; undefined where none is. */
  readonly issueNo: string | undefined;
  readonly step: (event: SlipEvent) => void;
  readonly onSend: () => void;
}

/** Room below, above a phone's own bar. */
const FOOT = "pb-[calc(1rem+env(safe-area-inset-bottom))]";

/**
 * All of a slip: its bets, their multiple, what they cost and can win, and the button that says so,
 * which stays in sight however many bets there are.
 */
export function SlipPanel({ slip, total, currency, issueNo, step, onSend }: SlipPanelProps) {
  const t = useText("slip");
  const open = isOpen(slip);
  const notice = <SlipNotice slip={slip} onAgain={onSend} onDone={() => step({ type: "clear" })} />;
  if (slip.state.kind === "accepted") return <div className={FOOT}>{notice}</div>;
  if (slip.bets.length === 0) return <p className="py-6 text-center text-soft">{t("empty")}</p>;
  return (
    <div className="grid gap-3">
      <ul className="grid divide-y divide-line">
        {total.priced.map((priced) => (
          <SlipBet
            key={priced.bet.id}
            priced={priced}
            currency={currency}
            open={open}
            step={step}
          />
        ))}
      </ul>
      <Multiple
        value={slip.multiple}
        disabled={!open}
        onChange={(multiple) => step({ type: "multiple", multiple })}
      />
      <ChaseFields
        wish={slip.chase}
        disabled={!open}
        onChange={(chase) => step({ type: "chase", chase })}
      />
      <dl className="grid gap-1 border-t border-line pt-3">
        <div className="flex justify-between gap-4">
          <dt className="text-soft">{t("total.cost", { count: total.lines })}</dt>
          <dd className="text-lg font-bold">
            <Amount minor={total.costMinor} currency={currency} />
          </dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt className="text-soft">{t("total.win")}</dt>
          <dd className="font-bold text-teal">
            <Amount minor={total.winMinor} currency={currency} />
          </dd>
        </div>
      </dl>
      <p className="text-sm text-soft">{t("total.winAbout")}</p>
      {notice}
      <div className={`sticky bottom-0 -mx-5 bg-overlay px-5 pt-3 lg:rounded-b-3xl ${FOOT}`}>
        <SlipButtons {...{ slip, total, currency, issueNo, step, onSend }} />
      </div>
    </div>
  );
}

/**
 * What has to be decided first, or the way on: take the new odds, go to the next draw, or place the
 * bet.
 */
function SlipButtons({ slip, total, currency, issueNo, step, onSend }: SlipPanelProps) {
  const t = useText("slip");
  const changed = total.priced.some((priced) => changesOf(priced).length > 0);
  const closed = total.priced.some((priced) => priced.closed.length > 0);
  if (slip.state.kind === "unknown" || slip.state.kind === "lost") return null;
  const sending = slip.state.kind === "sending";
  if (changed && !sending)
    return (
      <Button
        look="primary"
        onClick={() =>
          step({
            type: "agree",
            odds: new Map(total.priced.map(({ bet, odds }) => [bet.id, odds])),
          })
        }
      >
        {t("go.agree")}
      </Button>
    );
  if (issueNo !== slip.issueNo && !sending)
    return (
      <div className="grid gap-2">
        <p role="status" className="font-medium text-coral">
          {t.rich("go.closed", { issue: () => <bdi key="issue">{slip.issueNo}</bdi> })}
        </p>
        {issueNo !== undefined && (
          <Button look="primary" onClick={() => step({ type: "move", issueNo })}>
            {t.rich("go.move", { issue: () => <bdi key="issue">{issueNo}</bdi> })}
          </Button>
        )}
      </div>
    );
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2">
      <Button onClick={() => step({ type: "clear" })} disabled={sending}>
        {t("go.clear")}
      </Button>
      <Button look="primary" busy={sending} disabled={closed} onClick={onSend}>
        {sending
          ? t("go.sending")
          : t.rich(slip.chase.issues > 1 ? "go.chase" : "go.place", {
              count: slip.chase.issues,
              money: () => <Amount key="money" minor={total.costMinor} currency={currency} />,
            })}
      </Button>
    </div>
  );
}
