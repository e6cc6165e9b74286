import { randomUUID } from "node:crypto";
import { holds, same, type Group } from "../case.ts";
import { answers, moves, movesNothing, placed } from "./expect.ts";
import { ONE, type Hub88Kit, type Reply } from "./kit.ts";

const COPIES = 20;

function times<Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> {
  return Promise.all(Array.from({ length: count }, (_value, index) => make(index)));
}

const counted = (replies: readonly Reply[], status: string) =>
  replies.filter((reply) => reply.status === `RS_${status}`).length;

export const atOnce: Group<Hub88Kit> = {
  name: "many calls at once",
  cases: [
    {
      title: "twenty copies of one bet at once take one stake, and all get one answer",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () => {
          const body = kit.betBody();
          const replies = await times(COPIES, () => kit.call("/transaction/bet", body));
          same(counted(replies, "OK"), COPIES, "RS_OK answers");
          same(new Set(replies.map((reply) => reply.balance)).size, 1, "different balances");
        }),
    },
    {
      title: "twenty copies of one win at once pay once",
      run: (kit) =>
        moves(kit, BigInt(2 * ONE), async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          const body = kit.winBody(id, { round, amount: 3 * ONE });
          same(
            counted(await times(COPIES, () => kit.call("/transaction/win", body)), "OK"),
            COPIES,
            "RS_OK answers",
          );
        }),
    },
    {
      title: "twenty rollbacks of one bet at once give one stake back",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          same(
            counted(await times(COPIES, () => kit.rollback(id, { round })), "OK"),
            COPIES,
            "RS_OK answers",
          );
        }),
    },
    {
      title: "twenty different bets at once, with money for nine, take nine",
      run: (kit) =>
        movesNothing(kit, async () => {
          const amount = Number((await kit.balance()) / 10n) + 1;
          const bodies = Array.from({ length: COPIES }, () => kit.betBody({ amount }));
          const replies = await Promise.all(
            bodies.map((body) => kit.call("/transaction/bet", body)),
          );
          same(counted(replies, "OK"), 9, "RS_OK answers");
          same(counted(replies, "ERROR_NOT_ENOUGH_MONEY"), COPIES - 9, "NOT_ENOUGH_MONEY answers");
          for (const body of bodies)
            answers(await kit.rollback(body["transaction_uuid"], { round: body["round"] }), "OK");
        }),
    },
    {
      title: "a bet and its rollback at once end with nothing taken",
      run: (kit) =>
        movesNothing(kit, async () => {
          const body = kit.betBody();
          const [bet, back] = await Promise.all([
            kit.call("/transaction/bet", body),
            kit.rollback(body["transaction_uuid"], { round: body["round"] }),
          ]);
          answers(back, "OK");
          holds(
            bet.status === "RS_OK" || bet.status === "RS_ERROR_TRANSACTION_ROLLED_BACK",
            `status of the bet: ${String(bet.status)}`,
          );
          answers(await kit.call("/transaction/bet", body), "ERROR_TRANSACTION_ROLLED_BACK");
        }),
    },
    {
      title: "one id with twenty different amounts at once is one bet and nineteen duplicates",
      run: async (kit) => {
        const id = { transaction_uuid: randomUUID(), round: randomUUID() };
        const before = await kit.balance();
        const replies = await times(COPIES, (index) => kit.bet({ ...id, amount: ONE + index }));
        same(counted(replies, "OK"), 1, "RS_OK answers");
        same(
          counted(replies, "ERROR_DUPLICATE_TRANSACTION"),
          COPIES - 1,
          "DUPLICATE_TRANSACTION answers",
        );
        same(
          await kit.balance(),
          replies.find((reply) => reply.status === "RS_OK")?.balance,
          "balance",
        );
        const taken = before - (await kit.balance());
        holds(
          taken >= BigInt(ONE) && taken < BigInt(ONE + COPIES),
          `one stake must be taken, not ${taken}`,
        );
      },
    },
    {
      title: "a win that was spent is taken back down to zero, never below",
      needs: ["other"],
      run: async (kit) => {
        const { user, token } = kit.target.other ?? kit.target;
        const bet = await placed(kit, { user, token });
        const win = kit.winBody(bet["transaction_uuid"], {
          user,
          token,
          round: bet["round"],
          amount: 5 * ONE,
        });
        answers(await kit.call("/transaction/win", win), "OK");
        answers(
          await kit.bet({ user, token, amount: Number(await kit.balance({ user, token })) }),
          "OK",
        );
        same(
          answers(
            await kit.rollback(win["transaction_uuid"], { user, token, round: bet["round"] }),
            "OK",
          ).balance,
          0n,
          "balance",
        );
      },
    },
  ],
};
