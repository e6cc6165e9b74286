import { randomUUID } from "node:crypto";
import { same, type Group } from "../case.ts";
import { answers, moves, movesNothing, placed } from "./expect.ts";
import { ONE, type Hub88Kit } from "./kit.ts";

const BET = "/transaction/bet";

/** A bet with a win, both applied. */
async function wonRound(kit: Hub88Kit, amount: number) {
  const { transaction_uuid: bet, round } = await placed(kit);
  const body = kit.winBody(bet, { round, amount });
  answers(await kit.call("/transaction/win", body), "OK");
  return { bet, win: body["transaction_uuid"], round };
}

export const rollbacks: Group<Hub88Kit> = {
  name: "rollback in every order",
  cases: [
    {
      title: "a bet taken back gives its stake back",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          answers(await kit.rollback(id, { round }), "OK");
        }),
    },
    {
      title: "a win taken back takes the win",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () => {
          const { win, round } = await wonRound(kit, 4 * ONE);
          answers(await kit.rollback(win, { round }), "OK");
        }),
    },
    {
      title: "bet and win are taken back one by one, the bet first",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { bet, win, round } = await wonRound(kit, 4 * ONE);
          answers(await kit.rollback(bet, { round }), "OK");
          answers(await kit.rollback(win, { round }), "OK");
        }),
    },
    {
      title: "bet and win are taken back one by one, the win first",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { bet, win, round } = await wonRound(kit, 4 * ONE);
          answers(await kit.rollback(win, { round }), "OK");
          answers(await kit.rollback(bet, { round }), "OK");
        }),
    },
    {
      title: "the same rollback again does nothing and gets the stored balance",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          const body = kit.rollbackBody(id, { round });
          const first = answers(await kit.call("/transaction/rollback", body), "OK");
          answers(await kit.bet(), "OK");
          same(
            answers(
              await kit.call("/transaction/rollback", { ...body, request_uuid: randomUUID() }),
              "OK",
            ).balance,
            first.balance,
            "stored balance",
          );
        }),
    },
    {
      title: "another rollback of the same bet is RS_OK and does nothing",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          for (let at = 0; at < 3; at++) answers(await kit.rollback(id, { round }), "OK");
        }),
    },
    {
      title: "one rollback id with another reference is DUPLICATE_TRANSACTION",
      run: async (kit) => {
        const [first, second] = [await placed(kit), await placed(kit)];
        const body = kit.rollbackBody(first["transaction_uuid"], { round: first["round"] });
        answers(await kit.call("/transaction/rollback", body), "OK");
        answers(
          await kit.call("/transaction/rollback", {
            ...body,
            reference_transaction_uuid: second["transaction_uuid"],
          }),
          "ERROR_DUPLICATE_TRANSACTION",
        );
      },
    },
    {
      title: "a bet that arrives again after its rollback is TRANSACTION_ROLLED_BACK",
      run: (kit) =>
        movesNothing(kit, async () => {
          const body = await placed(kit);
          answers(await kit.rollback(body["transaction_uuid"], { round: body["round"] }), "OK");
          answers(await kit.call(BET, body), "ERROR_TRANSACTION_ROLLED_BACK");
        }),
    },
    {
      title:
        "a rollback that arrives before its bet is RS_OK, and the bet is refused when it comes",
      run: (kit) =>
        movesNothing(kit, async () => {
          const body = kit.betBody();
          answers(await kit.rollback(body["transaction_uuid"], { round: body["round"] }), "OK");
          answers(await kit.call(BET, body), "ERROR_TRANSACTION_ROLLED_BACK");
          answers(await kit.call(BET, body), "ERROR_TRANSACTION_ROLLED_BACK");
        }),
    },
    {
      title:
        "a rollback that arrives before its win is RS_OK, and the win is refused when it comes",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          const win = kit.winBody(id, { round });
          answers(await kit.rollback(win["transaction_uuid"], { round }), "OK");
          answers(await kit.call("/transaction/win", win), "ERROR_TRANSACTION_ROLLED_BACK");
        }),
    },
    {
      title: "taking back a bet that was refused for money is RS_OK and does nothing",
      run: (kit) =>
        movesNothing(kit, async () => {
          const body = kit.betBody({ amount: Number(await kit.balance()) + 1 });
          answers(await kit.call(BET, body), "ERROR_NOT_ENOUGH_MONEY");
          answers(await kit.rollback(body["transaction_uuid"], { round: body["round"] }), "OK");
        }),
    },
    {
      title: "a rollback can't be taken back",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          const body = kit.rollbackBody(id, { round });
          answers(await kit.call("/transaction/rollback", body), "OK");
          answers(
            await kit.rollback(body["transaction_uuid"], { round }),
            "ERROR_TRANSACTION_DOES_NOT_EXIST",
          );
        }),
    },
    {
      title: "another player can't take a bet back, and leaves no mark on it",
      needs: ["other"],
      run: async (kit) => {
        const { other } = kit.target;
        const body = await placed(kit);
        const over = { round: body["round"], user: other?.user, token: other?.token };
        await movesNothing(kit, async () =>
          answers(
            await kit.rollback(body["transaction_uuid"], over),
            "ERROR_TRANSACTION_DOES_NOT_EXIST",
          ),
        );
        answers(await kit.call(BET, body), "OK");
      },
    },
    {
      title: "a rollback does not open a closed round again",
      run: async (kit) => {
        const { transaction_uuid: id, round } = await placed(kit, { round_closed: true });
        answers(await kit.rollback(id, { round }), "OK");
        answers(await kit.bet({ round }), "ERROR_UNKNOWN", "ROUND_CLOSED");
      },
    },
    {
      title: "a rollback may end the round",
      run: async (kit) => {
        const { transaction_uuid: id, round } = await placed(kit);
        answers(await kit.rollback(id, { round, round_closed: true }), "OK");
        answers(await kit.bet({ round }), "ERROR_UNKNOWN", "ROUND_CLOSED");
      },
    },
    {
      title: "a rollback for a user nobody knows is TRANSACTION_DOES_NOT_EXIST, and leaves no mark",
      run: async (kit) => {
        const body = kit.betBody();
        answers(
          await kit.rollback(body["transaction_uuid"], {
            round: body["round"],
            user: `pl_nobody${randomUUID()}`,
          }),
          "ERROR_TRANSACTION_DOES_NOT_EXIST",
        );
        answers(await kit.call(BET, body), "OK");
      },
    },
    {
      title: "a free bet taken back gives nothing back",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { transaction_uuid: id, round } = await placed(kit, { is_free: true });
          answers(await kit.rollback(id, { round }), "OK");
        }),
    },
  ],
};
