import { Button } from "../forms/controls.tsx";

interface Props {
  /** What the button that saves is called. */
  readonly action: string;
  readonly dirty: boolean;
  readonly saving: boolean;
  /** A colleague saved meanwhile: what to do about it is asked elsewhere. */
  readonly behind: boolean;
  /** Faults that no field shows. */
  readonly fault: string | undefined;
  readonly onDiscard: () => void;
}

/** Stays visible while there is something to save. */
export function SaveBar({ action, dirty, saving, behind, fault, onDiscard }: Props) {
  return (
    <div
      className={`flex flex-wrap items-center gap-3 rounded-xl border bg-overlay p-3 ${dirty ? "sticky bottom-2 z-10 border-bulb shadow-lg" : "border-line"}`}
    >
      <p className="me-auto" role={fault ? "alert" : "status"}>
        {fault ? (
          <span className="text-coral">{fault}</span>
        ) : dirty ? (
          "You have unsaved changes."
        ) : (
          "All changes are saved."
        )}
      </p>
      <Button disabled={!dirty} onClick={onDiscard}>
        Discard
      </Button>
      <Button type="submit" look="primary" disabled={!dirty || behind} busy={saving}>
        {action}
      </Button>
    </div>
  );
}
