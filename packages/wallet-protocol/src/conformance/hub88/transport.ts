import { generateKeyPairSync, randomUUID } from "node:crypto";
import { holds, same, type Group } from "../case.ts";
import { answers, moves, movesNothing } from "./expect.ts";
import { ONE, type Hub88Kit } from "./kit.ts";

const BET = "/transaction/bet";
const LIMIT_BYTES = 65_536;

const bytesOf = (body: unknown) => Buffer.from(JSON.stringify(body));

/** The body of a bet, padded to this many bytes by a field that no operator reads. */
function filled(kit: Hub88Kit, bytes: number): Buffer {
  const body = bytesOf(kit.betBody({ filler: "" }));
  return Buffer.from(
    body.toString().replace('"filler":""', `"filler":"${"x".repeat(bytes - body.length)}"`),
  );
}

export const transport: Group<Hub88Kit> = {
  name: "transport and signature",
  cases: [
    {
      title: "a call without a signature changes nothing, and its request_uuid is not trusted",
      run: (kit) =>
        movesNothing(kit, async () => {
          const reply = answers(
            await kit.send(BET, bytesOf(kit.betBody())),
            "ERROR_INVALID_SIGNATURE",
          );
          same(reply.json["request_uuid"], null, "request_uuid");
        }),
    },
    {
      title: "a stranger's signature changes nothing",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { privateKey } = generateKeyPairSync("rsa", {
            modulusLength: 2048,
            publicKeyEncoding: { type: "spki", format: "pem" },
            privateKeyEncoding: { type: "pkcs8", format: "pem" },
          });
          answers(
            await kit.sendSigned(BET, bytesOf(kit.betBody()), privateKey),
            "ERROR_INVALID_SIGNATURE",
          );
        }),
    },
    {
      title: "one byte changed after signing is noticed",
      run: (kit) =>
        movesNothing(kit, async () => {
          const signed = bytesOf(kit.betBody({ amount: ONE }));
          const changed = Buffer.from(
            signed.toString().replace(`"amount":${ONE}`, `"amount":${ONE + 1}`),
          );
          answers(
            await kit.send(BET, changed, { "x-hub88-signature": await kit.sign(signed) }),
            "ERROR_INVALID_SIGNATURE",
          );
        }),
    },
    {
      title:
        "one space added after signing is noticed: the raw bytes are verified, not the parsed body",
      run: async (kit) => {
        const signed = bytesOf(kit.betBody());
        const spaced = Buffer.concat([signed, Buffer.from(" ")]);
        answers(
          await kit.send(BET, spaced, { "x-hub88-signature": await kit.sign(signed) }),
          "ERROR_INVALID_SIGNATURE",
        );
      },
    },
    {
      title: "a signature that is no base64 is a wrong signature",
      run: async (kit) =>
        void answers(
          await kit.send(BET, bytesOf(kit.betBody()), { "x-hub88-signature": "%%%" }),
          "ERROR_INVALID_SIGNATURE",
        ),
    },
    {
      title: "the signature is verified before the body is read",
      run: async (kit) =>
        void answers(
          await kit.send(BET, Buffer.from("{"), { "x-hub88-signature": "QUJD" }),
          "ERROR_INVALID_SIGNATURE",
        ),
    },
    {
      title: "a pretty-printed body with a good signature is a good body",
      run: (kit) =>
        moves(kit, BigInt(-ONE), async () =>
          answers(
            await kit.sendSigned(BET, Buffer.from(JSON.stringify(kit.betBody(), undefined, 2))),
            "OK",
          ),
        ),
    },
    {
      title: "X-Signature is an alias of X-Hub88-Signature",
      run: async (kit) => {
        const bytes = bytesOf(kit.betBody());
        answers(await kit.send(BET, bytes, { "x-signature": await kit.sign(bytes) }), "OK");
      },
    },
    {
      title: "the vendor's second active key signs as well as the first",
      needs: ["secondPrivateKey"],
      run: async (kit) =>
        void answers(
          await kit.sendSigned(BET, bytesOf(kit.betBody()), kit.target.secondPrivateKey),
          "OK",
        ),
    },
    {
      title: "a body of 65,536 bytes is taken",
      run: async (kit) => void answers(await kit.sendSigned(BET, filled(kit, LIMIT_BYTES)), "OK"),
    },
    {
      title: "a body of 65,537 bytes is HTTP 413 and changes nothing",
      run: (kit) =>
        movesNothing(kit, async () =>
          same((await kit.sendSigned(BET, filled(kit, LIMIT_BYTES + 1))).http, 413, "HTTP status"),
        ),
    },
    {
      title: "an unknown path is HTTP 404",
      run: async (kit) =>
        same((await kit.call("/transaction/borrow", kit.betBody())).http, 404, "HTTP status"),
    },
    {
      title: "an unknown vendor is HTTP 404",
      run: async (kit) => {
        const stranger = {
          ...kit.target,
          baseUrl: kit.target.baseUrl.replace(/[^/]+$/, `nobody-${randomUUID()}`),
        };
        const reply = await fetch(`${stranger.baseUrl}${BET}`, { method: "POST", body: "{}" });
        same(reply.status, 404, "HTTP status");
      },
    },
    {
      title: "GET moves nothing",
      run: (kit) =>
        movesNothing(kit, async () => {
          const { http } = await kit.send(BET, undefined, {}, "GET");
          holds(http === 404 || http === 405, `HTTP status: expected 404 or 405, got ${http}`);
        }),
    },
  ],
};
