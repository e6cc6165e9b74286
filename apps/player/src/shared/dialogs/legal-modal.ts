import { storeOf, useStore } from "@perya/ui/store";

/** The texts players accept. */
export type LegalName = "terms" | "privacy";

const open = storeOf<LegalName | undefined>(undefined);

/** Opens a text over the page, so that a form keeps what was typed; undefined closes it. */
export const openLegal: (text: LegalName | undefined) => void = open.set;

/** The open text, updated as it changes. */
export function useLegalOpening(): LegalName | undefined {
  return useStore(open);
}
