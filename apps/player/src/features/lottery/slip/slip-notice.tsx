import type { ReactNode } from "react";
import { Alert, Button, buttonClass } from "../../../shared/forms/controls.tsx";
import { Code } from "../../../shared/format/money.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import type { Slip } from "./slip.ts";

/** What the server said to the order, or that it said nothing yet. */
export function SlipNotice({
  slip,
  onAgain,
  onDone,
}: {
  slip: Slip;
  onAgain: () => void;
  onDone: () => void;
}) {
  const t = useText("slip");
  const { state } = slip;
  switch (state.kind) {
    case "draft":
    case "sending":
      return null;
    case "refused":
      return <Alert>{state.words}</Alert>;
    case "unknown":
      return (
        <Box title={t("answer.unknown")}>
          <p className="flex items-center gap-2 text-soft">
            <span className="spinner shrink-0" aria-hidden="true" />
            {t("answer.asking")}
          </p>
        </Box>
      );
    case "lost":
      return (
        <Box title={t("answer.lost")}>
          <p className="text-soft">{t("answer.lostText")}</p>
          <Button look="primary" onClick={onAgain}>
            {t("answer.again")}
          </Button>
        </Box>
      );
    case "accepted":
      return (
        <Box title={t(slip.chase.issues > 1 ? "answer.chased" : "answer.accepted")}>
          <p>
            <span className="text-soft">{t("answer.receipt")}</span> <Code>{state.orderId}</Code>
          </p>
          <div className="grid gap-2">
            <Link to="/member/personalHistoryCopy/lottery" className={buttonClass("plain")}>
              {t("answer.records")}
            </Link>
            <Button look="primary" onClick={onDone}>
              {t("answer.next")}
            </Button>
          </div>
        </Box>
      );
  }
}

function Box({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status" className="grid gap-3 rounded-2xl border border-teal bg-raised p-4">
      <p className="font-display text-lg font-bold">{title}</p>
      {children}
    </div>
  );
}
