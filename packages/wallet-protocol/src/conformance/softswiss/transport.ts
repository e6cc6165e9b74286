import { same, type Group } from "../case.ts";
import { answered, moves, refused, type SoftswissKit } from "./kit.ts";

const LIMIT_BYTES = 65_536;
const bytesOf = (body: unknown) => Buffer.from(JSON.stringify(body));

export const transport: Group<SoftswissKit> = {
  name: "transport, signature and syntax",
  cases: [
    {
      title: "a call without a signature is 403 and changes nothing",
      run: (kit) =>
        moves(kit, 0n, async () =>
          refused(await kit.send("/betwin", bytesOf(kit.betwinBody([["bet", "1.00"]]))), "403"),
        ),
    },
    {
      title: "a byte changed after signing is 403 and changes nothing",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const signed = bytesOf(kit.betwinBody([["bet", "1.00"]]));
          const changed = Buffer.from(signed.toString().replace("1.00", "2.00"));
          refused(
            await kit.send("/betwin", changed, { "x-request-sign": await kit.sign(signed) }),
            "403",
          );
        }),
    },
    {
      title: "a signature in upper-case hex is 403",
      run: async (kit) => {
        const bytes = bytesOf(kit.betwinBody([["bet", "1.00"]]));
        refused(
          await kit.send("/betwin", bytes, {
            "x-request-sign": (await kit.sign(bytes)).toUpperCase(),
          }),
          "403",
        );
      },
    },
    {
      title: "key order and white space don't matter to the signature",
      run: async (kit) =>
        void answered(
          await kit.sendSigned(
            "/betwin",
            Buffer.from(JSON.stringify(kit.betwinBody([["bet", "0.01"]]), undefined, 2)),
          ),
        ),
    },
    {
      title: "a body above 64 KiB is 400 and changes nothing",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const bytes = bytesOf(
            kit.betwinBody([["bet", "1.00"]], { filler: "x".repeat(LIMIT_BYTES) }),
          );
          same((await kit.sendSigned("/betwin", bytes)).http, 400, "HTTP status");
        }),
    },
    {
      title: "a body that is no JSON is 400",
      run: async (kit) =>
        void refused(await kit.sendSigned("/betwin", Buffer.from("nonsense")), "400"),
    },
    {
      title: "a key given twice is 400",
      run: (kit) =>
        moves(kit, 0n, async () => {
          const text = JSON.stringify(kit.betwinBody([["bet", "1.00"]])).replace(
            '"amount":"1.00"',
            '"amount":"1.00","amount":"0.01"',
          );
          refused(await kit.sendSigned("/betwin", Buffer.from(text)), "400");
        }),
    },
    {
      title: "a missing field is 400",
      run: async (kit) => {
        for (const name of ["account_id", "currency", "game_id", "round_id", "transactions"]) {
          refused(await kit.betwin([["bet", "1.00"]], { [name]: undefined }), "400");
        }
      },
    },
    {
      title: "fields nobody knows are ignored",
      run: async (kit) =>
        void answered(await kit.betwin([["bet", "0.01"]], { brand_new_field: [1, { a: 2 }] })),
    },
    {
      title: "amounts of zero, below zero, with an exponent, as a number or too fine are 400",
      run: (kit) =>
        moves(kit, 0n, async () => {
          for (const amount of [
            "0",
            "0.00",
            "-1.00",
            "1e3",
            "1e-9999999",
            "1.",
            ".5",
            "1,00",
            "",
            "0.000001",
            "92233720368547.75808",
            "1".repeat(41),
          ]) {
            refused(await kit.betwin([["bet", amount]]), "400");
          }
          const number = JSON.stringify(kit.betwinBody([["bet", "1.00"]])).replace('"1.00"', "1");
          refused(await kit.sendSigned("/betwin", Buffer.from(number)), "400");
        }),
    },
    {
      title: "0.00001 is the smallest amount there is, and is exact",
      run: (kit) =>
        moves(kit, -1n, async () => answered(await kit.betwin([["bet", "0.0000100000000000"]]))),
    },
    {
      title: "a currency in lower case is 400",
      run: async (kit) =>
        void refused(
          await kit.betwin([["bet", "1.00"]], { currency: kit.target.currency.toLowerCase() }),
          "400",
        ),
    },
    {
      title: "no movement, or more than 32 in one call, is 400",
      run: async (kit) => {
        refused(await kit.betwin([]), "400");
        refused(
          await kit.betwin(Array.from({ length: 33 }, () => ["bet", "0.01"] as const)),
          "400",
        );
      },
    },
  ],
};
