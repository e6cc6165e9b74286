/**
 * A case in which a property did not hold. `test` is the test's name with those of what it stands
 * in, as Vitest puts them together; seed and path are fast-check's.
 */
interface Found {
  readonly file: string;
  readonly test: string;
  readonly seed: number;
  readonly path: string;
  /** What was wrong, in a sentence. */
  readonly was: string;
}

/**
 * Every seed that ever found something, by `npm run search` or by chance; `npm test` tries each
 * again. A seed makes the same case only as long as what makes the cases stays as it is, so the
 * case itself becomes a test of its own as well.
 */
export const FOUND: readonly Found[] = [
  {
    file: "tools/test/fast-check.test.ts",
    test: "a property is tried with the same values in every run, and with what was found before",
    seed: 7,
    path: "1",
    was: "Nothing: this proves that the seeds below are tried.",
  },
  {
    file: "apps/platform/src/modules/wallet/model.test.ts",
    test:
      "whatever is sent, in whatever order and by whichever way, two wallets say and " +
      "do what the contract says",
    seed: 973_479_652,
    path: "7",
    was:
      "A bet above 2^63 - 1 on a round that has ended: the wallet looked at the amount first, " +
      "the reference at the round. The contract looks at types before all else.",
  },
];
