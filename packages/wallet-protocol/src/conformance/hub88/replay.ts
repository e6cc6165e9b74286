import { randomUUID } from "node:crypto";
import { same, type Group } from "../case.ts";
import { answers, moves, movesNothing, placed } from "./expect.ts";
import { ONE, type Hub88Kit } from "./kit.ts";

const BET = "/transaction/bet";

/** A bet that exceeds the player's balance. */
async function refusedBet(kit: Hub88Kit): Promise<Record<string, unknown>> {
  const body = kit.betBody({ amount: Number(await kit.balance()) + 1 });
  answers(await kit.call(BET, body), "ERROR_NOT_ENOUGH_MONEY");
  return body;
}

export const replay: Group<Hub88Kit> = {
  name: "bets, replay and duplicates",
  cases: [
    {
      title: "a bet takes its amount and answers user, currency and the balance after it",
      run: async (kit) => {
        const before = await kit.balance();
        const reply = answers(await kit.bet(), "OK");
        same(reply.balance, before - BigInt(ONE), "balance");
        same(reply.json["user"], kit.target.user, "user");
        same(reply.json["currency"], kit.target.currency, "currency");
      },
    },
    {
      title: "a free bet is a bet that takes nothing",
      run: (kit) => movesNothing(kit, async () => answers(await kit.bet({ is_free: true }), "OK")),
    },
    {
      title: "a bet above the balance is NOT_ENOUGH_MONEY with the real balance",
      run: (kit) =>
        movesNothing(kit, async () => {
          const balance = await kit.balance();
          same(
            answers(await kit.bet({ amount: Number(balance) + 1 }), "ERROR_NOT_ENOUGH_MONEY")
              .balance,
            balance,
            "balance",
          );
        }),
    },
    {
      title:
        "a bet refused for money stays refused under its id, with the balance of then, " +
        "when there is money later",
      run: async (kit) => {
        const body = await refusedBet(kit);
        const then = await kit.balance();
        const bet = await placed(kit);
        answers(
          await kit.win(bet["transaction_uuid"], { round: bet["round"], amount: 3 * ONE }),
          "OK",
        );
        await movesNothing(kit, async () =>
          same(
            answers(await kit.call(BET, body), "ERROR_NOT_ENOUGH_MONEY").balance,
            then,
            "stored balance",
          ),
        );
      },
    },
    {
      title:
        "the same bet again takes nothing and gets the stored balance with its own request_uuid",
      run: (kit) =>
        moves(kit, BigInt(-2 * ONE), async () => {
          const body = kit.betBody();
          const first = answers(await kit.call(BET, body), "OK");
          answers(await kit.bet(), "OK");
          const uuid = randomUUID();
          const again = answers(await kit.call(BET, { ...body, request_uuid: uuid }), "OK");
          same(again.balance, first.balance, "stored balance");
          same(again.json["request_uuid"], uuid, "request_uuid");
        }),
    },
    {
      title: "fields that don't say what the bet is may change in a repeat",
      run: async (kit) => {
        const body = await placed(kit);
        answers(
          await kit.call(BET, {
            ...body,
            supplier_transaction_id: "another",
            supplier_user: "another",
            meta: { a: 1 },
          }),
          "OK",
        );
      },
    },
    {
      title: "a UUID in upper case is the same id",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () => {
          const body = await placed(kit);
          answers(
            await kit.call(BET, {
              ...body,
              transaction_uuid: String(body["transaction_uuid"]).toUpperCase(),
            }),
            "OK",
          );
        }),
    },
    {
      title: "one id with another amount, round, game or kind of stake is DUPLICATE_TRANSACTION",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () => {
          const body = await placed(kit);
          for (const over of [
            { amount: ONE + 1 },
            { round: randomUUID() },
            { game_code: `${kit.target.game}-2` },
            { is_free: true },
          ]) {
            answers(await kit.call(BET, { ...body, ...over }), "ERROR_DUPLICATE_TRANSACTION");
          }
        }),
    },
    {
      title: "one id with another currency is DUPLICATE_TRANSACTION, not WRONG_CURRENCY",
      run: async (kit) => {
        const body = await placed(kit);
        answers(
          await kit.call(BET, { ...body, currency: kit.target.currency === "EUR" ? "USD" : "EUR" }),
          "ERROR_DUPLICATE_TRANSACTION",
        );
      },
    },
    {
      title: "one id of two players is DUPLICATE_TRANSACTION, and the second pays nothing",
      needs: ["other"],
      run: async (kit) => {
        const { other } = kit.target;
        const body = await placed(kit);
        const before = await kit.balance(other);
        answers(
          await kit.call(BET, { ...body, user: other?.user, token: other?.token }),
          "ERROR_DUPLICATE_TRANSACTION",
        );
        same(await kit.balance(other), before, "the other player's balance");
      },
    },
    {
      title: "the id of a bet can't be that of a win or of a rollback",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          answers(
            await kit.win(id, { transaction_uuid: id, round }),
            "ERROR_DUPLICATE_TRANSACTION",
          );
          answers(
            await kit.rollback(id, { transaction_uuid: id, round }),
            "ERROR_DUPLICATE_TRANSACTION",
          );
        }),
    },
    {
      title: "a repeat gets its stored answer whatever became of the token",
      run: async (kit) => {
        const body = await placed(kit);
        answers(await kit.call(BET, { ...body, token: randomUUID() }), "OK");
        if (kit.target.expiredToken !== undefined)
          answers(await kit.call(BET, { ...body, token: kit.target.expiredToken }), "OK");
      },
    },
    {
      title: "one id of a win with another is_free, amount, game or round is DUPLICATE_TRANSACTION",
      run: (kit) =>
        moves(kit, BigInt(ONE), async () => {
          const { transaction_uuid: id, round } = await placed(kit);
          const body = kit.winBody(id, { round, amount: 2 * ONE });
          answers(await kit.call("/transaction/win", body), "OK");
          for (const over of [
            { is_free: true },
            { amount: ONE },
            { game_code: "another" },
            { round: randomUUID() },
          ])
            answers(
              await kit.call("/transaction/win", { ...body, ...over }),
              "ERROR_DUPLICATE_TRANSACTION",
            );
        }),
    },
    {
      title: "a known id of a user nobody knows is other content: DUPLICATE_TRANSACTION",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () => {
          const body = await placed(kit);
          answers(
            await kit.call(BET, { ...body, user: `pl_nobody${randomUUID()}` }),
            "ERROR_DUPLICATE_TRANSACTION",
          );
        }),
    },
    {
      title:
        "a bet that closes its round is the round's last: the next is UNKNOWN " +
        "with detail ROUND_CLOSED",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () => {
          const { round } = await placed(kit, { round_closed: true });
          answers(await kit.bet({ round }), "ERROR_UNKNOWN", "ROUND_CLOSED");
        }),
    },
    {
      title: "a repeat of a bet in a round that is closed by now gets its stored answer",
      run: async (kit) => {
        const body = await placed(kit);
        answers(await kit.bet({ round: body["round"], round_closed: true }), "OK");
        answers(await kit.call(BET, body), "OK");
      },
    },
    {
      title: "several bets may stand in one open round",
      run: (kit) =>
        moves(kit, BigInt(-3 * ONE), async () => {
          const { round } = await placed(kit);
          answers(await kit.bet({ round }), "OK");
          answers(await kit.bet({ round }), "OK");
        }),
    },
  ],
};
