import type { Rule } from "./rule.ts";

const others = (count: number) => (count === 1 ? "1 other player" : `${count} other players`);

/** A bank account that others have too. */
export const sharedAccount: Rule<"sharedAccount"> = {
  of: ["deposit", "withdrawal"],
  find: ({ othersWithAccount }) =>
    othersWithAccount > 0
      ? `${others(othersWithAccount)} bound or tried to bind the same bank account`
      : undefined,
};

/** A browser that others use at the same address. */
export const sharedDevice: Rule<"sharedDevice"> = {
  of: ["deposit", "withdrawal", "registration"],
  find: ({ othersWithDevice }) =>
    othersWithDevice > 0
      ? `${others(othersWithDevice)} with the same browser at the same address`
      : undefined,
};

/** An address that many use. */
export const crowdedAddress: Rule<"crowdedAddress"> = {
  of: ["registration"],
  find: ({ othersAtAddress }, { others: least }) =>
    othersAtAddress >= least ? `${others(othersAtAddress)} at the same address` : undefined,
};

/** A phone or identity number that others gave too. */
export const samePerson: Rule<"samePerson"> = {
  of: ["withdrawal", "registration"],
  find: ({ othersSamePerson }) =>
    othersSamePerson > 0
      ? `${others(othersSamePerson)} with the same phone or identity number`
      : undefined,
};
