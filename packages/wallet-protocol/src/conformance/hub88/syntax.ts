import { randomUUID } from "node:crypto";
import { same, type Group } from "../case.ts";
import { answers, moves, movesNothing } from "./expect.ts";
import { ONE, type Hub88Kit } from "./kit.ts";

const BET = "/transaction/bet";
const REQUIRED = [
  "user",
  "token",
  "request_uuid",
  "transaction_uuid",
  "supplier_transaction_id",
  "round",
  "round_closed",
  "game_code",
  "currency",
  "amount",
  "is_free",
];

/** Sends a bet whose text was changed. */
function sendText(
  kit: Hub88Kit,
  change: (text: string) => string,
  over: Readonly<Record<string, unknown>> = {},
) {
  return kit.sendSigned(BET, Buffer.from(change(JSON.stringify(kit.betBody(over)))));
}

/** An object nested this many levels deep, counting the outermost. */
function nested(levels: number): string {
  return `${'{"a":'.repeat(levels - 1)}{}${"}".repeat(levels - 1)}`;
}

async function refusesAmounts(kit: Hub88Kit, lexemes: readonly string[]): Promise<void> {
  for (const lexeme of lexemes)
    answers(
      await sendText(kit, (text) => text.replace(`"amount":${ONE}`, `"amount":${lexeme}`)),
      "ERROR_WRONG_TYPES",
    );
}

export const syntax: Group<Hub88Kit> = {
  name: "syntax, types and money",
  cases: [
    {
      title: "a body that is no JSON is WRONG_SYNTAX with a null request_uuid",
      run: async (kit) =>
        same(
          answers(await kit.sendSigned(BET, Buffer.from("{'user':1}")), "ERROR_WRONG_SYNTAX").json[
            "request_uuid"
          ],
          null,
          "request_uuid",
        ),
    },
    {
      title: "an array on top is WRONG_SYNTAX",
      run: async (kit) =>
        void answers(await kit.sendSigned(BET, Buffer.from("[]")), "ERROR_WRONG_SYNTAX"),
    },
    {
      title: "a key given twice is WRONG_SYNTAX: two readers would see two amounts",
      run: (kit) =>
        movesNothing(kit, async () =>
          answers(
            await sendText(kit, (text) => text.replace("{", `{"amount":${ONE},`)),
            "ERROR_WRONG_SYNTAX",
          ),
        ),
    },
    {
      title: "16 levels are read, 17 are WRONG_SYNTAX",
      run: async (kit) => {
        answers(await sendText(kit, (text) => text.replace("{", `{"meta":${nested(15)},`)), "OK");
        answers(
          await sendText(kit, (text) => text.replace("{", `{"meta":${nested(16)},`)),
          "ERROR_WRONG_SYNTAX",
        );
      },
    },
    {
      title: "bytes that are no UTF-8 are WRONG_SYNTAX",
      run: async (kit) =>
        void answers(
          await kit.sendSigned(
            BET,
            Buffer.from(JSON.stringify(kit.betBody({ round: "é" })), "latin1"),
          ),
          "ERROR_WRONG_SYNTAX",
        ),
    },
    {
      title: "every required field of a bet that is missing is WRONG_SYNTAX",
      run: async (kit) => {
        for (const name of REQUIRED)
          answers(await kit.bet({ [name]: undefined }), "ERROR_WRONG_SYNTAX");
      },
    },
    {
      title: "every required field of a bet that is null is WRONG_SYNTAX",
      run: async (kit) => {
        for (const name of REQUIRED) answers(await kit.bet({ [name]: null }), "ERROR_WRONG_SYNTAX");
      },
    },
    {
      title: "a win or a rollback without its reference is WRONG_SYNTAX",
      run: async (kit) => {
        answers(await kit.win(undefined), "ERROR_WRONG_SYNTAX");
        answers(await kit.rollback(undefined), "ERROR_WRONG_SYNTAX");
      },
    },
    {
      title: "a win that comes to the address of bets is WRONG_TYPES and takes no stake",
      run: (kit) =>
        movesNothing(
          kit,
          async () =>
            void answers(
              await kit.bet({ reference_transaction_uuid: randomUUID() }),
              "ERROR_WRONG_TYPES",
            ),
        ),
    },
    {
      title: "a missing field is found before a wrong type",
      run: async (kit) =>
        void answers(await kit.bet({ amount: "1", round: undefined }), "ERROR_WRONG_SYNTAX"),
    },
    {
      title: "fields nobody knows are ignored, optional ones may be null",
      run: async (kit) =>
        void answers(
          await kit.bet({
            brand_new_field: { a: [1] },
            reward_uuid: null,
            meta: null,
            supplier_user: null,
          }),
          "OK",
        ),
    },
    {
      title: "an amount with a point or an exponent is WRONG_TYPES",
      run: (kit) => movesNothing(kit, () => refusesAmounts(kit, ["1.0", "1.5", "1e3", "1E3"])),
    },
    {
      title: "an amount below zero is WRONG_TYPES",
      run: (kit) => movesNothing(kit, () => refusesAmounts(kit, ["-1", "-0"])),
    },
    {
      title: "an amount above 2^53 - 1 is WRONG_TYPES, not rounded",
      run: (kit) =>
        movesNothing(kit, () =>
          refusesAmounts(kit, ["9007199254740992", "9007199254740993", "99999999999999999999"]),
        ),
    },
    {
      title: "an amount that is text, true or a list is WRONG_TYPES",
      run: (kit) => movesNothing(kit, () => refusesAmounts(kit, ['"100000"', "true", "[1]", "{}"])),
    },
    {
      title: "2^53 - 1 is an amount: there is only not enough money for it",
      run: async (kit) =>
        void answers(await kit.bet({ amount: Number.MAX_SAFE_INTEGER }), "ERROR_NOT_ENOUGH_MONEY"),
    },
    {
      title: "a bet of one unit takes one unit",
      run: (kit) => moves(kit, -1n, async () => answers(await kit.bet({ amount: 1 }), "OK")),
    },
    {
      title: "a bet of nothing is a bet",
      run: (kit) => movesNothing(kit, async () => answers(await kit.bet({ amount: 0 }), "OK")),
    },
    {
      title: "ids that are no UUID are WRONG_TYPES; a request_uuid that is none comes back as null",
      run: async (kit) => {
        same(
          answers(await kit.bet({ request_uuid: "7" }), "ERROR_WRONG_TYPES").json["request_uuid"],
          null,
          "request_uuid",
        );
        answers(await kit.bet({ transaction_uuid: "tx-1" }), "ERROR_WRONG_TYPES");
        answers(await kit.win("tx-1"), "ERROR_WRONG_TYPES");
        answers(await kit.rollback(5), "ERROR_WRONG_TYPES");
      },
    },
    {
      title: "request_uuid is echoed as it was written",
      run: async (kit) => {
        const uuid = randomUUID().toUpperCase();
        same(
          answers(await kit.bet({ request_uuid: uuid }), "OK").json["request_uuid"],
          uuid,
          "request_uuid",
        );
      },
    },
    {
      title: "a round has 1 to 128 characters",
      run: async (kit) => {
        answers(await kit.bet({ round: "" }), "ERROR_WRONG_TYPES");
        answers(await kit.bet({ round: "r".repeat(129) }), "ERROR_WRONG_TYPES");
        answers(await kit.bet({ round: randomUUID().padEnd(128, "r") }), "OK");
      },
    },
    {
      title: "a text that no database can keep is WRONG_TYPES, not an outage",
      run: async (kit) => {
        answers(await kit.bet({ round: "a\u0000b" }), "ERROR_WRONG_TYPES");
        answers(await kit.bet({ round: "\ud800" }), "ERROR_WRONG_TYPES");
      },
    },
    {
      title: "switches that are no booleans and a meta that is no object are WRONG_TYPES",
      run: async (kit) => {
        for (const over of [
          { is_free: "false" },
          { is_free: 0 },
          { round_closed: 1 },
          { meta: [] },
          { meta: "x" },
        ])
          answers(await kit.bet(over), "ERROR_WRONG_TYPES");
      },
    },
  ],
};
