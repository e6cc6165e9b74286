import { Icon, type IconName } from "./icons.tsx";

interface IconButtonProps {
  readonly label: string;
  readonly icon: IconName;
  readonly pressed?: boolean;
  /**
   * Said as not available, but kept in the tab order: a key held on it does not fall through to the
   * page.
   */
  readonly off?: boolean;
  readonly onClick: () => void;
}

/** A square button with a picture and a name. */
export function IconButton({ label, icon, pressed, off = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
      className="grid size-11 shrink-0 place-items-center rounded-xl border border-line bg-raised text-ink aria-disabled:opacity-40 aria-pressed:border-bulb aria-pressed:bg-bulb aria-pressed:text-on-bulb"
    >
      <Icon name={icon} />
    </button>
  );
}
