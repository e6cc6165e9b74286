/**
 * Marks an element whose parts move each other as long as not all of them are there: a browser that
 * reads a page from a slow line draws what it has. It is not seen until its `WholeEnd` has come.
 */
export const WHOLE = { "data-whole": "" } as const;

/** The last child of an element that is shown as a whole. */
export function WholeEnd() {
  return <span data-whole-end="" hidden />;
}
