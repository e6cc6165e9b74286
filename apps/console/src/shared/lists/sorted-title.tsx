/** What comes first in a table, and a way to change it. */
export interface Sorting {
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

interface Props {
  readonly title: string;
  readonly sorts: readonly [first: string, second: string];
  readonly sorting: Sorting;
}

/** A column's title that sorts by it, the other way round when it is pressed a second time. */
export function SortedTitle({ title, sorts: [first, second], sorting: { sort, onSort } }: Props) {
  const sign = sort === first ? "↓" : sort === second ? "↑" : "↕";
  return (
    <button
      type="button"
      className="inline-flex min-h-6 items-center gap-1 font-semibold hover:text-ink"
      onClick={() => onSort(sort === first ? second : first)}
    >
      {title} <span aria-hidden="true">{sign}</span>
      <span className="sr-only">, sort by {sort === first ? second : first}</span>
    </button>
  );
}
