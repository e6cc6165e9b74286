import { expect, test } from "vitest";
import { answerReplays } from "./answer-replays.ts";
import { selectAccounts } from "../facts.store.ts";
import { ask } from "../../deciding/keys.ts";
import { bet, rollback } from "../../testing/open-book.ts";
import { useBook } from "../../testing/use-book.ts";

const { db, book } = await useBook();

test("a repeat is answered as it was, also when its player is forgotten while the account of another one is read", async () => {
  const [player, other] = [await book.playerWith(1_000n), await book.playerWith(1_000n)];
  const [taken, takenBack, others] = [bet({ player }), bet({ player }), bet({ player: other })];
  for (const command of [taken, rollback(takenBack), others]) await book.wallet.submit([command]);
  const [account] = await selectAccounts(db, [player]);
  // An outage has memory forget everyone in its batches, between what is asked of it at once and
  // what comes after the next answer of the database.
  let forgotten = false;
  const remembered = (id: bigint) => {
    queueMicrotask(() => (forgotten = true));
    return id === player && !forgotten ? account : undefined;
  };
  const groups = [taken, takenBack, others].map((command) => ({ asked: [ask(command)] }));
  const answers = await answerReplays(db, groups, remembered);
  expect(answers).toMatchObject([
    { ok: true, receipt: { balance: 900n, replayed: true } },
    { ok: false, refusal: "TRANSACTION_ROLLED_BACK" },
    { ok: true, receipt: { balance: 900n, replayed: true } },
  ]);
});
