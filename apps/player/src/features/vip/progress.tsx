import type { WireMoney } from "@perya/money";
import { Money } from "../../shared/format/money.tsx";

interface ProgressProps {
  readonly name: string;
  readonly have: WireMoney;
  readonly needed: WireMoney;
}

/** Parts of a bar: amounts may be larger than a number can be. */
const PARTS = 1_000n;

/** How far an amount has come, in figures and as a bar. */
export function Progress({ name, have, needed }: ProgressProps) {
  const [part, whole] = [BigInt(have.amount), BigInt(needed.amount)];
  if (whole === 0n) return null;
  const share = part >= whole ? PARTS : part <= 0n ? 0n : (part * PARTS) / whole;
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-soft">{name}</span>
        <span className="ms-auto">
          <span className="font-semibold">
            <Money amount={have} />
          </span>
          <span className="text-soft">
            {" / "}
            <Money amount={needed} />
          </span>
        </span>
      </p>
      <progress
        value={Number(share)}
        max={Number(PARTS)}
        aria-label={name}
        className="meter h-2.5 w-full"
      />
    </div>
  );
}
