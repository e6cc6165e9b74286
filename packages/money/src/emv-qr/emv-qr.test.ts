import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { checksumOf } from "./checksum.ts";
import { readFields } from "./tlv.ts";
import { readTransferCode, transferCode, type CodedTransfer } from "./transfer-code.ts";

/** The example of EMV QR Code Specification, merchant-presented mode, annex A. */
const BEIJING =
  "00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN" +
  "5914BEST TRANSPORT6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340" +
  "603***0708A60086670902ME91320016A0112233449988770708123456786304A13A";
/** Codes that Philippine banks printed: to an account, and by a merchant's wallet. */
const INSTAPAY =
  "00020101021227630012com.p2pqrpay0111BNORPHMMXXX0208999644030416526727002210086752046016530360" +
  "854036005802PH5903Xhf6006Makati622905062110000708915312010803***63046399";
const WALLET =
  "00020101021228500011ph.ppmi.p2m0111PAPHPHM1XXX0309102140529050331052047299530360854041.005802PH" +
  "5903Rui6006Manila62440014com.paymaya.qr052228oYUr47CjKVCKh57wfb3s6304C116";

const transfer: CodedTransfer = {
  bank: "BNORPHMMXXX",
  account: "001234567890",
  amount: { units: 60_037_000n, currency: "PHP" },
  holder: "Perya Demo Inc.",
  city: "Manila",
  reference: "dep_0123456789abcdefghij",
};

describe("published codes", () => {
  test("the check value of the algorithm is 29B1", () => {
    expect(checksumOf("123456789")).toBe("29B1");
  });

  test.each([BEIJING, INSTAPAY, WALLET])("%s has the checksum it ends with", (code) => {
    expect(checksumOf(code.slice(0, -4))).toBe(code.slice(-4));
  });

  test("lengths are of characters, not of bytes", () => {
    const fields = readFields(BEIJING);
    expect(fields?.get("59")).toBe("BEST TRANSPORT");
    expect(readFields(fields?.get("64") ?? "")?.get("01")).toBe("最佳运输");
    expect(fields?.get("54")).toBe("23.72");
  });

  test("a bank's code to an account has the fields that ours has", () => {
    const payee = readFields(readFields(INSTAPAY)?.get("27") ?? "");
    expect([...(payee ?? [])]).toEqual([
      ["00", "com.p2pqrpay"],
      ["01", "BNORPHMMXXX"],
      ["02", "99964403"],
      ["04", "5267270022100867"],
    ]);
  });
});

describe("the code of a transfer", () => {
  test("has account, amount and reference inside and reads as what was written", () => {
    const code = transferCode(transfer);
    expect(code).toContain("5406600.37");
    expect(code).toContain("62280524dep_0123456789abcdefghij");
    expect(readTransferCode(code)).toEqual({ ok: true, value: transfer });
  });

  test("is for one payment only", () => {
    expect(transferCode(transfer).slice(0, 12)).toBe("000201010212");
  });

  test("cuts a long holder and city, which banks refuse", () => {
    const code = transferCode({ ...transfer, holder: "h".repeat(40), city: "c".repeat(40) });
    const read = readTransferCode(code);
    expect(read.ok && [read.value.holder.length, read.value.city.length]).toEqual([25, 15]);
  });

  test("is not written for another currency, nor with an empty part", () => {
    expect(() => transferCode({ ...transfer, amount: { units: 1n, currency: "USD" } })).toThrow(
      RangeError,
    );
    expect(() => transferCode({ ...transfer, account: "" })).toThrow(RangeError);
  });

  test("that one letter of was misread is refused, whichever it is", () => {
    const code = transferCode(transfer);
    for (let at = 0; at < code.length; at++) {
      const misread = code.slice(0, at) + (code[at] === "7" ? "8" : "7") + code.slice(at + 1);
      expect(readTransferCode(misread).ok).toBe(false);
    }
  });

  test.each(["", "hello", "https://example.com", "000201", "00020101"])("%j is no code", (text) => {
    expect(readTransferCode(text)).toEqual({ ok: false, refusal: "NOT_A_CODE" });
  });

  test("a code of another scheme is no transfer", () => {
    expect(readTransferCode(BEIJING)).toEqual({ ok: false, refusal: "NOT_A_TRANSFER" });
  });

  test("reads back for any account, amount and reference", () => {
    const text = (least: number, most: number) =>
      fc.string({ unit: "grapheme", minLength: least, maxLength: most }).map((one) => {
        const letters = Array.from(one).slice(0, most).join("");
        return letters === "" ? "x" : letters;
      });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 11n }),
        fc.stringMatching(/^\d{6,34}$/),
        text(1, 25),
        text(1, 15),
        text(1, 25),
        (centavos, account, holder, city, reference) => {
          const one = {
            ...transfer,
            amount: { units: centavos * 1_000n, currency: "PHP" },
            account,
            holder,
            city,
            reference,
          };
          expect(readTransferCode(transferCode(one))).toEqual({ ok: true, value: one });
        },
      ),
    );
  });
});
