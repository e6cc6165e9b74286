import { EmptyPane, type EmptyName } from "../features/centre/empty-pane.tsx";

/** A pane of the member centre in which there is nothing yet. */
export function emptyPane(name: EmptyName) {
  return { Page: () => <EmptyPane name={name} /> };
}
