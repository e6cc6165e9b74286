import type { CSSProperties, ReactNode } from "react";

export interface BoardProps {
  /** Width divided by height. */
  readonly ratio: number;
  /** Colour of the frame, a CSS colour. */
  readonly frame: string;
  /** The bulbs of the frame chase each other: something has been won. */
  readonly lively?: boolean;
  /** When the board stands still, in milliseconds from now: what shows a win waits for it. */
  readonly settle?: number;
  readonly children: ReactNode;
}

/** The frame around a game's board: as large as the stage allows, never larger than the screen, with a string of bulbs. */
export function Board({ ratio, frame, lively = false, settle = 0, children }: BoardProps) {
  return (
    <div className="board-space" style={{ "--ratio": ratio, "--frame": frame, "--settle": `${settle}ms` } as CSSProperties}>
      <div className={`board ${lively ? "lively" : ""}`}>
        <div className="board-window">{children}</div>
      </div>
    </div>
  );
}

/** What happened, in words: below the board and read out. `settle` holds it back until the board stands still. */
export function Message({ children, settle = 0 }: { children: ReactNode; settle?: number }) {
  return (
    <p aria-live="polite" className={`message ${settle > 0 ? "late" : ""}`} style={{ "--settle": `${settle}ms` } as CSSProperties}>
      {children}
    </p>
  );
}
