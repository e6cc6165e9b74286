import { useText } from "../../shared/language/text.ts";
import { Link } from "../../shared/routing/link.tsx";
import { useSearch } from "../../shared/routing/use-location.ts";
import { ConvertDialog } from "./convert-dialog.tsx";
import { PointsCard } from "./points-card.tsx";
import { Records } from "./records.tsx";
import { Redeemed } from "./redeemed.tsx";
import { RewardDialog } from "./reward-dialog.tsx";
import { RewardGrid } from "./reward-grid.tsx";
import { useHandle } from "./use-handle.ts";
import { useVisitor } from "./use-visitor.ts";

const PARTS = ["rewards", "records", "redeemed"] as const;

/** The points mall: what one has, what it can be spent on, and what became of it. */
export function PointMall() {
  const { show } = useSearch();
  const member = useVisitor() === "member";
  const { handle, setHandle } = useHandle();
  const part = PARTS.find((one) => one === show) ?? "rewards";
  const close = () => setHandle(undefined);
  return (
    <>
      <PointsCard onConvert={() => setHandle("convert")} />
      {member && <PartLinks chosen={part} />}
      {(part === "rewards" || !member) && (
        <RewardGrid onChoose={(reward) => setHandle({ reward })} />
      )}
      {part === "records" && member && <Records />}
      {part === "redeemed" && member && <Redeemed />}
      {handle === "convert" && <ConvertDialog onClose={close} />}
      {handle && handle !== "convert" && <RewardDialog id={handle.reward} onClose={close} />}
    </>
  );
}

function PartLinks({ chosen }: { chosen: (typeof PARTS)[number] }) {
  const t = useText("points");
  return (
    <nav
      aria-label={t("parts")}
      className="grid auto-cols-fr grid-flow-col gap-1 rounded-2xl border border-line bg-raised p-1"
    >
      {PARTS.map((part) => (
        <Link
          key={part}
          to="."
          search={part === "rewards" ? {} : { show: part }}
          aria-current={part === chosen ? "page" : undefined}
          className="grid min-h-11 place-items-center rounded-xl px-2 text-center font-semibold text-soft hover:text-ink aria-[current=page]:bg-bulb aria-[current=page]:text-on-bulb"
        >
          {t(`part.${part}`)}
        </Link>
      ))}
    </nav>
  );
}
