import { randomUUID } from "node:crypto";
import { holds, same, type Group } from "../case.ts";
import { answered, movementsOf, moves, refused, unitsOf, type SoftswissKit } from "./kit.ts";

const ONE = 100_000n;

/** Checks that a call succeeded and returns its body. */
async function applied(
  kit: SoftswissKit,
  movements: readonly (readonly ["bet" | "win", string])[],
  over: Readonly<Record<string, unknown>> = {},
) {
  const body = kit.betwinBody(movements, over);
  answered(await kit.call("/betwin", body));
  return {
    body,
    round: body.round_id,
    ids: body.transactions.map((transaction) => transaction.id_provider),
  };
}

export const rounds: Group<SoftswissKit> = {
  name: "rollback and finish",
  cases: [
    {
      title: "a bet taken back gives its stake back, under an id of ours",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const { round, ids } = await applied(kit, [["bet", "1.00"]]);
          const [movement] = movementsOf(await kit.rollback(ids, { round_id_provider: round }));
          holds(typeof movement?.["id"] === "string" && movement["id"] !== "", "id must be there");
        }),
    },
    {
      title: "bet and win are taken back in one call",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const { round, ids } = await applied(kit, [
            ["bet", "1.00"],
            ["win", "3.00"],
          ]);
          const reply = await kit.rollback(ids, { round_id_provider: round });
          same(unitsOf(answered(reply).json["balance"]), await kit.balance(), "balance");
        }),
    },
    {
      title: "a rollback again does nothing and gets the stored id and balance",
      run: (kit) =>
        moves(kit, -ONE, async () => {
          const { round, ids } = await applied(kit, [["bet", "1.00"]]);
          const over = {
            round_id_provider: round,
            transactions: [
              { id_provider: randomUUID(), type: "rollback", original_id_provider: ids[0] },
            ],
          };
          const first = await kit.rollback([], over);
          await applied(kit, [["bet", "1.00"]]);
          const again = await kit.rollback([], over);
          same(JSON.stringify(movementsOf(again)), JSON.stringify(movementsOf(first)), "movements");
          same(again.json["balance"], first.json["balance"], "stored balance");
        }),
    },
    {
      title: "a rollback of something unknown is 200 with an empty id, and the late bet is 409",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const body = kit.betwinBody([["bet", "1.00"]]);
          const ids = body.transactions.map((transaction) => transaction.id_provider);
          const [movement] = movementsOf(
            await kit.rollback(ids, { round_id_provider: body.round_id }),
          );
          same(movement?.["id"], "", "id");
          refused(await kit.call("/betwin", body), "409");
        }),
    },
    {
      title: "a bet that arrives again after its rollback is 409",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const { body, round, ids } = await applied(kit, [["bet", "1.00"]]);
          answered(await kit.rollback(ids, { round_id_provider: round }));
          refused(await kit.call("/betwin", body), "409");
        }),
    },
    {
      title: "another type than rollback is 400",
      run: async (kit) =>
        void refused(
          await kit.rollback([], {
            transactions: [
              { id_provider: randomUUID(), type: "bet", original_id_provider: randomUUID() },
            ],
          }),
          "400",
        ),
    },
    {
      title: "finish closes the round, answers the balance, and may be repeated",
      run: async (kit) => {
        const { round } = await applied(kit, [["bet", "1.00"]]);
        const balance = await kit.balance();
        same(unitsOf(answered(await kit.finish(round)).json["balance"]), balance, "balance");
        answered(await kit.finish(round));
        refused(await kit.betwin([["bet", "1.00"]], { round_id: round }), "400");
      },
    },
    {
      title: "finished:true closes the round with the call, and the win in it is paid",
      run: (kit) =>
        moves(kit, ONE, async () => {
          const movements = [["bet", "1.00"] as const, ["win", "2.00"] as const];
          const { body, round } = await applied(kit, movements, { finished: true });
          answered(await kit.call("/betwin", body));
          refused(await kit.betwin([["bet", "1.00"]], { round_id: round }), "400");
        }),
    },
    {
      title: "a win that arrives after its round closed is paid",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const { round } = await applied(kit, [["bet", "1.00"]], { finished: true });
          answered(await kit.betwin([["win", "1.00"]], { round_id: round }));
        }),
    },
    {
      title: "finish asks for no game",
      run: async (kit) => {
        const { round } = await applied(kit, [["bet", "0.01"]]);
        answered(await kit.finish(round, { game_id: undefined }));
      },
    },
    {
      title: "one id twice in a rollback is 400 and takes nothing back",
      run: (kit) =>
        moves(kit, -ONE, async () => {
          const { round, ids } = await applied(kit, [["bet", "1.00"]]);
          const once = {
            id_provider: randomUUID(),
            type: "rollback",
            original_id_provider: ids[0],
          };
          refused(
            await kit.rollback([], { round_id_provider: round, transactions: [once, once] }),
            "400",
          );
        }),
    },
    {
      title: "finished:true on a rollback closes the round",
      run: async (kit) => {
        const { round, ids } = await applied(kit, [["bet", "1.00"]]);
        answered(await kit.rollback(ids, { round_id_provider: round, finished: true }));
        refused(await kit.betwin([["bet", "1.00"]], { round_id: round }), "400");
      },
    },
    {
      title:
        "a win is taken back once however often it is asked, and a rollback can't be taken back",
      run: (kit) =>
        moves(kit, -ONE, async () => {
          const { round, ids } = await applied(kit, [
            ["bet", "1.00"],
            ["win", "3.00"],
          ]);
          const back = {
            id_provider: randomUUID(),
            type: "rollback",
            original_id_provider: ids[1],
          };
          answered(await kit.rollback([], { round_id_provider: round, transactions: [back] }));
          answered(await kit.rollback([ids[1]], { round_id_provider: round }));
          refused(await kit.rollback([back.id_provider], { round_id_provider: round }), "404");
        }),
    },
    {
      title: "balance and finish in another currency are 154",
      run: async (kit) => {
        const { round } = await applied(kit, [["bet", "0.01"]]);
        const currency = kit.target.currency === "EUR" ? "USD" : "EUR";
        refused(await kit.finish(round, { currency }), "154");
        refused(
          await kit.call("/balance", {
            account_id: kit.target.user,
            currency,
            game_id: kit.target.game,
          }),
          "154",
        );
      },
    },
  ],
};
