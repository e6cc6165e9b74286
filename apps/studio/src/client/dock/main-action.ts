import type { GameFace } from "@perya/game-kit";
import type { Auto } from "../auto/use-auto.ts";
import { isOpen, type TableState } from "../table/table-state.ts";

/** The main button's current label and action. */
export interface MainAction {
  readonly label: string;
  /** The amount, on a separate line. */
  readonly amount?: string | undefined;
  readonly tone: "play" | "take" | "quiet";
  readonly enabled: boolean;
  /** It was pressed and is waiting for the answer. */
  readonly waits: boolean;
  press(): void;
}

export interface MainActions {
  readonly table: TableState;
  readonly face: GameFace;
  readonly auto: Pick<Auto, "left" | "stop">;
  readonly money: (minor: bigint) => string;
  play(): void;
  act(action: unknown): void;
  again(): void;
  hurry(): void;
}

/** One button for every next step: play, take, skip, try again, stop. */
export function mainAction(actions: MainActions): MainAction {
  const { table, face, auto, money } = actions;
  const { phase, round } = table;
  if (phase === "lost")
    return { label: "Try again", tone: "play", enabled: true, waits: false, press: actions.again };
  if (auto.left > 0)
    return {
      label: "Stop",
      amount: `${auto.left} left`,
      tone: "quiet",
      enabled: true,
      waits: false,
      press: auto.stop,
    };
  const waits = phase === "asking" || phase === "owed";
  if (face.decisionOf && round?.status === "OPEN") {
    const { label, amount, enabled, action } = face.decisionOf(round, money);
    return {
      label,
      amount,
      tone: "take",
      enabled: enabled && isOpen(table),
      waits,
      press: () => actions.act(action),
    };
  }
  if (phase === "showing")
    return { label: "Skip", tone: "quiet", enabled: true, waits, press: actions.hurry };
  return {
    label: face.playLabel,
    tone: "play",
    enabled: phase === "idle",
    waits,
    press: actions.play,
  };
}
