import { randomUUID } from "node:crypto";
import { holds, same, type Group } from "../case.ts";
import { answers, moves, movesNothing, placed } from "./expect.ts";
import { ONE, type Hub88Kit } from "./kit.ts";

const balanceBody = ({ target }: Hub88Kit, over: Readonly<Record<string, unknown>>) => ({
  user: target.user,
  token: target.token,
  request_uuid: randomUUID(),
  game_code: target.game,
  ...over,
});

export const players: Group<Hub88Kit> = {
  name: "players, tokens and games",
  cases: [
    {
      title: "info names the player's country and no balance",
      run: async (kit) => {
        const uuid = randomUUID();
        const { json } = answers(
          await kit.call("/user/info", { user: kit.target.user, request_uuid: uuid }),
          "OK",
        );
        same(json["user"], kit.target.user, "user");
        same(json["request_uuid"], uuid, "request_uuid");
        holds(/^[A-Z]{2}$/.test(String(json["country"])), "country must be an ISO 3166-1 code");
        same(json["balance"], undefined, "balance");
      },
    },
    {
      title: "balance answers user, currency, request_uuid and an integer",
      run: async (kit) => {
        const uuid = randomUUID();
        const reply = answers(
          await kit.call("/user/balance", balanceBody(kit, { request_uuid: uuid })),
          "OK",
        );
        same(reply.json["user"], kit.target.user, "user");
        same(reply.json["currency"], kit.target.currency, "currency");
        same(reply.json["request_uuid"], uuid, "request_uuid");
        holds(reply.balance >= 0n, "a balance is never below zero");
      },
    },
    {
      title: "free rounds are a list, empty for who was given none, and for their own token alone",
      run: async (kit) => {
        const path = "/user/free-rounds";
        const { json } = answers(await kit.call(path, balanceBody(kit, {})), "OK");
        holds(Array.isArray(json["free_rounds"]), "free_rounds must be a list");
        const token = randomUUID();
        answers(await kit.call(path, balanceBody(kit, { token })), "ERROR_INVALID_TOKEN");
      },
    },
    {
      title: "a user nobody knows is INVALID_TOKEN on info, balance and bet",
      run: async (kit) => {
        const user = `pl_nobody${randomUUID()}`;
        answers(
          await kit.call("/user/info", { user, request_uuid: randomUUID() }),
          "ERROR_INVALID_TOKEN",
        );
        answers(await kit.call("/user/balance", balanceBody(kit, { user })), "ERROR_INVALID_TOKEN");
        answers(await kit.bet({ user }), "ERROR_INVALID_TOKEN");
      },
    },
    {
      title: "a token nobody knows is INVALID_TOKEN on balance and bet",
      run: (kit) =>
        movesNothing(kit, async () => {
          answers(
            await kit.call("/user/balance", balanceBody(kit, { token: randomUUID() })),
            "ERROR_INVALID_TOKEN",
          );
          answers(await kit.bet({ token: randomUUID() }), "ERROR_INVALID_TOKEN");
        }),
    },
    {
      title: "another player's token is INVALID_TOKEN, and neither of the two pays",
      needs: ["other"],
      run: (kit) =>
        movesNothing(kit, async () => {
          const { other } = kit.target;
          const before = await kit.balance(other);
          answers(await kit.bet({ token: other?.token }), "ERROR_INVALID_TOKEN");
          answers(await kit.bet({ user: other?.user }), "ERROR_INVALID_TOKEN");
          same(await kit.balance(other), before, "the other player's balance");
        }),
    },
    {
      title: "an expired token is TOKEN_EXPIRED on balance and bet",
      needs: ["expiredToken"],
      run: async (kit) => {
        answers(
          await kit.call("/user/balance", balanceBody(kit, { token: kit.target.expiredToken })),
          "ERROR_TOKEN_EXPIRED",
        );
        answers(await kit.bet({ token: kit.target.expiredToken }), "ERROR_TOKEN_EXPIRED");
      },
    },
    {
      title: "no token matters to a win or a rollback: what was won is owed",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const bet = await placed(kit);
          const token = randomUUID();
          answers(
            await kit.win(bet["transaction_uuid"], { round: bet["round"], token, amount: ONE }),
            "OK",
          );
          const second = await placed(kit);
          answers(
            await kit.rollback(second["transaction_uuid"], { round: second["round"], token }),
            "OK",
          );
        }),
    },
    {
      title: "another currency than the player's is WRONG_CURRENCY",
      run: (kit) =>
        movesNothing(kit, async () =>
          answers(
            await kit.bet({ currency: kit.target.currency === "EUR" ? "USD" : "EUR" }),
            "ERROR_WRONG_CURRENCY",
          ),
        ),
    },
    {
      title: "a game nobody knows is INVALID_GAME on balance and bet",
      run: (kit) =>
        movesNothing(kit, async () => {
          answers(await kit.bet({ game_code: `no-game-${randomUUID()}` }), "ERROR_INVALID_GAME");
          answers(
            await kit.call(
              "/user/balance",
              balanceBody(kit, { game_code: `no-game-${randomUUID()}` }),
            ),
            "ERROR_INVALID_GAME",
          );
        }),
    },
    {
      title: "a game that is switched off takes no bet and still pays",
      needs: ["disabledGame"],
      run: async (kit) => {
        const bet = await placed(kit);
        const game = { game_code: kit.target.disabledGame };
        answers(await kit.bet(game), "ERROR_INVALID_GAME");
        answers(await kit.win(bet["transaction_uuid"], { round: bet["round"], ...game }), "OK");
      },
    },
    {
      title: "token, then currency, then game is the order of checks",
      run: async (kit) => {
        const wrong = {
          currency: kit.target.currency === "EUR" ? "USD" : "EUR",
          game_code: "no-such-game",
        };
        answers(await kit.bet({ ...wrong, token: randomUUID() }), "ERROR_INVALID_TOKEN");
        answers(await kit.bet(wrong), "ERROR_WRONG_CURRENCY");
      },
    },
    {
      title: "a refusal for token, currency or game is not kept: the same id is good afterwards",
      run: async (kit) => {
        const id = { transaction_uuid: randomUUID(), round: randomUUID() };
        answers(await kit.bet({ ...id, token: randomUUID() }), "ERROR_INVALID_TOKEN");
        answers(await kit.bet({ ...id, game_code: "no-such-game" }), "ERROR_INVALID_GAME");
        answers(await kit.bet(id), "OK");
      },
    },
    {
      title: "the game may change within one session",
      needs: ["disabledGame"],
      run: async (kit) => {
        answers(await kit.bet(), "OK");
        answers(
          await kit.call("/user/balance", balanceBody(kit, { game_code: kit.target.disabledGame })),
          "OK",
        );
      },
    },
    {
      title: "a player who may not play is USER_DISABLED with the balance, for good under that id",
      needs: ["disabled"],
      run: async (kit) => {
        const { user, token } = kit.target.disabled ?? kit.target;
        const body = kit.betBody({ user, token });
        const first = answers(await kit.call("/transaction/bet", body), "ERROR_USER_DISABLED");
        same(
          answers(await kit.call("/transaction/bet", body), "ERROR_USER_DISABLED").balance,
          first.balance,
          "stored balance",
        );
      },
    },
    {
      title:
        "a bet above the player's limit is LIMIT_REACHED with the balance, for good under that id",
      needs: ["limited"],
      run: async (kit) => {
        const { user, token } = kit.target.limited ?? kit.target;
        const body = kit.betBody({ user, token, amount: 10 * ONE + 1 });
        const first = answers(await kit.call("/transaction/bet", body), "ERROR_LIMIT_REACHED");
        same(
          answers(await kit.call("/transaction/bet", body), "ERROR_LIMIT_REACHED").balance,
          first.balance,
          "stored balance",
        );
        answers(await kit.bet({ user, token, amount: 10 * ONE }), "OK");
      },
    },
  ],
};
