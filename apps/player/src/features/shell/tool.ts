/** The look of a button in the header that is its picture alone. */
export const TOOL =
  "grid size-11 shrink-0 place-items-center rounded-xl text-soft hover:bg-raised hover:text-ink";
