import { Icon, type IconName } from "../icon/icon.tsx";

/**
 * The look of every line of the menu at the side: its picture, with its name next to it where there
 * is room.
 */
export const SIDE_LINE =
  "flex min-h-11 min-w-0 flex-1 items-center justify-center gap-3 rounded-xl px-2 text-start font-medium text-soft hover:bg-raised hover:text-ink aria-[current=page]:bg-raised aria-[current=page]:text-ink [&[aria-current]>svg]:text-bulb-ink wide:justify-start wide:px-3";

interface SideNameProps {
  readonly icon: IconName;
  readonly label: string;
  readonly lang?: string;
}

/** What stands on a line of it. */
export function SideName({ icon, label, lang }: SideNameProps) {
  return (
    <>
      <Icon name={icon} />
      <span
        className="sr-only wide:not-sr-only wide:truncate"
        {...(lang === undefined ? {} : { lang, dir: "auto" })}
      >
        {label}
      </span>
    </>
  );
}
