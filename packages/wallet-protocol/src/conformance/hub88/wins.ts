import { randomUUID } from "node:crypto";
import { same, type Group } from "../case.ts";
import { answers, moves, movesNothing, placed } from "./expect.ts";
import { ONE, type Hub88Kit } from "./kit.ts";

const WIN = "/transaction/win";

export const wins: Group<Hub88Kit> = {
  name: "wins and their references",
  cases: [
    {
      title: "a win pays its amount and answers the balance after it",
      run: async (kit) => {
        const bet = await placed(kit);
        const before = await kit.balance();
        same(
          answers(
            await kit.win(bet["transaction_uuid"], { round: bet["round"], amount: 5 * ONE + 7 }),
            "OK",
          ).balance,
          before + BigInt(5 * ONE + 7),
          "balance",
        );
      },
    },
    {
      title: "the same win again pays nothing and gets the stored balance",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () => {
          const bet = await placed(kit);
          const body = kit.winBody(bet["transaction_uuid"], { round: bet["round"] });
          const first = answers(await kit.call(WIN, body), "OK");
          answers(await kit.bet(), "OK");
          same(
            answers(await kit.call(WIN, { ...body, request_uuid: randomUUID() }), "OK").balance,
            first.balance,
            "stored balance",
          );
        }),
    },
    {
      title: "one id with another amount or reference is DUPLICATE_TRANSACTION",
      run: async (kit) => {
        const bet = await placed(kit);
        const other = await placed(kit, { round: bet["round"] });
        const body = kit.winBody(bet["transaction_uuid"], { round: bet["round"] });
        answers(await kit.call(WIN, body), "OK");
        answers(await kit.call(WIN, { ...body, amount: ONE + 1 }), "ERROR_DUPLICATE_TRANSACTION");
        answers(
          await kit.call(WIN, { ...body, reference_transaction_uuid: other["transaction_uuid"] }),
          "ERROR_DUPLICATE_TRANSACTION",
        );
      },
    },
    {
      title: "one bet may have several wins, and a win of nothing",
      run: (kit) =>
        moves(kit, BigInt(ONE), async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          for (const amount of [ONE, ONE, 0]) answers(await kit.win(id, { round, amount }), "OK");
        }),
    },
    {
      title: "a free bet's win is paid",
      run: (kit) =>
        moves(kit, BigInt(2 * ONE), async () => {
          const { transaction_uuid: id, round } = await placed(kit, { is_free: true });
          answers(await kit.win(id, { round, amount: 2 * ONE, is_free: true }), "OK");
        }),
    },
    {
      title:
        "a win of a bet nobody knows is TRANSACTION_DOES_NOT_EXIST, and is " +
        "paid once the bet is there",
      run: (kit) =>
        movesNothing(kit, async () => {
          const bet = kit.betBody();
          const win = kit.winBody(bet["transaction_uuid"], { round: bet["round"] });
          answers(await kit.call(WIN, win), "ERROR_TRANSACTION_DOES_NOT_EXIST");
          answers(await kit.call("/transaction/bet", bet), "OK");
          answers(await kit.call(WIN, win), "OK");
        }),
    },
    {
      title: "a win must name a bet of its own round",
      run: async (kit) => {
        const bet = await placed(kit);
        answers(
          await kit.win(bet["transaction_uuid"], { round: randomUUID() }),
          "ERROR_TRANSACTION_DOES_NOT_EXIST",
        );
      },
    },
    {
      title: "a win must name a bet, not a win",
      run: async (kit) => {
        const bet = await placed(kit);
        const win = kit.winBody(bet["transaction_uuid"], { round: bet["round"] });
        answers(await kit.call(WIN, win), "OK");
        answers(
          await kit.win(win["transaction_uuid"], { round: bet["round"] }),
          "ERROR_TRANSACTION_DOES_NOT_EXIST",
        );
      },
    },
    {
      title: "a win of a bet that was refused is TRANSACTION_DOES_NOT_EXIST",
      run: async (kit) => {
        const bet = kit.betBody({ amount: Number(await kit.balance()) + 1 });
        answers(await kit.call("/transaction/bet", bet), "ERROR_NOT_ENOUGH_MONEY");
        answers(
          await kit.win(bet["transaction_uuid"], { round: bet["round"] }),
          "ERROR_TRANSACTION_DOES_NOT_EXIST",
        );
      },
    },
    {
      title: "a win of a bet that was taken back is TRANSACTION_DOES_NOT_EXIST",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          answers(await kit.rollback(id, { round }), "OK");
          answers(await kit.win(id, { round }), "ERROR_TRANSACTION_DOES_NOT_EXIST");
        }),
    },
    {
      title: "a win of another player's bet is TRANSACTION_DOES_NOT_EXIST, and nobody is paid",
      needs: ["other"],
      run: async (kit) => {
        const { other } = kit.target;
        const bet = await placed(kit);
        const before = await kit.balance(other);
        answers(
          await kit.win(bet["transaction_uuid"], {
            round: bet["round"],
            user: other?.user,
            token: other?.token,
          }),
          "ERROR_TRANSACTION_DOES_NOT_EXIST",
        );
        same(await kit.balance(other), before, "the other player's balance");
      },
    },
    {
      title: "a win for a user nobody knows is TRANSACTION_DOES_NOT_EXIST",
      run: async (kit) =>
        void answers(
          await kit.win(randomUUID(), { user: `pl_nobody${randomUUID()}` }),
          "ERROR_TRANSACTION_DOES_NOT_EXIST",
        ),
    },
    {
      title: "a win in another currency than the bet's is WRONG_CURRENCY",
      run: async (kit) => {
        const bet = await placed(kit);
        const currency = kit.target.currency === "EUR" ? "USD" : "EUR";
        answers(
          await kit.win(bet["transaction_uuid"], { round: bet["round"], currency }),
          "ERROR_WRONG_CURRENCY",
        );
      },
    },
    {
      title: "a win that arrives after its round closed is paid",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { transaction_uuid: id, round } = await placed(kit, { round_closed: true });
          answers(await kit.win(id, { round }), "OK");
        }),
    },
    {
      title: "a win that closes its round ends the betting in it",
      run: async (kit) => {
        const { transaction_uuid: id, round } = await placed(kit);
        answers(await kit.win(id, { round, round_closed: true }), "OK");
        answers(await kit.bet({ round }), "ERROR_UNKNOWN", "ROUND_CLOSED");
      },
    },
  ],
};
