import { fitsBirth, fitsName, nameParts } from "./name-parts.ts";
import { selectCandidates } from "./screening.store.ts";
import type { Screening } from "./screening.ts";

/** More hits than a person looks through; the first are shown. */
const MOST_HITS = 20;

/** Screening against the list that an operator loaded. Without one nobody is found. */
export const loadedList: Screening = {
  find: async (tx, { fullName, birthDate }) => {
    const parts = nameParts(fullName);
    if (parts.length === 0) return [];
    const found = (await selectCandidates(tx, parts)).filter(
      (one) => fitsName(one.parts, parts) && fitsBirth(one.birthDates, birthDate),
    );
    const persons = new Map(found.map((one) => [one.person, one]));
    return [...persons.values()].slice(0, MOST_HITS).map(({ parts: _parts, ...one }) => one);
  },
};
