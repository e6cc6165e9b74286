import type { OwnDocument } from "@perya/api-client/player";
import type { ReactNode } from "react";
import { Pill, type Tone } from "../../shared/format/pill.tsx";
import { useText } from "../../shared/language/text.ts";

type RowState = OwnDocument["state"] | "MISSING";

const TONES: Readonly<Record<RowState, Tone>> = {
  MISSING: "quiet",
  UPLOADED: "busy",
  CHECKING: "busy",
  APPROVED: "good",
  REJECTED: "bad",
  EXPIRED: "bad",
};

interface RowProps {
  readonly title: string;
  readonly about: string;
  readonly state: RowState;
  readonly action: ReactNode;
  readonly children?: ReactNode;
}

/** One thing to prove: what it is, how it stands, and what can be done about it. */
export function Row({ title, about, state, action, children }: RowProps) {
  const t = useText("documents");
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="flex flex-wrap items-center gap-x-3">
            <strong className="font-semibold">{title}</strong>
            <Pill tone={TONES[state]}>{t(`state.${state}`)}</Pill>
          </p>
          <p className="text-sm text-soft">{about}</p>
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}
