/** The look of an icon button in the header. */
export const TOOL =
  "grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:bg-raised hover:text-ink";
