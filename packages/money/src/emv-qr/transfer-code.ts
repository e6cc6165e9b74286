import { formatMoney, parseAmount, type Money } from "../index.ts";
import { ok, refuse, type Result } from "@perya/result";
import { checksumOf } from "./checksum.ts";
import { field, readFields } from "./tlv.ts";

/** A transfer to an account, as a code asks for it. */
export interface CodedTransfer {
  /** The bank's SWIFT code of 11 letters, which QR Ph knows banks by: "BNORPHMMXXX". */
  readonly bank: string;
  /** Digits alone. */
  readonly account: string;
  /** In pesos. */
  readonly amount: Money;
  /** At most 25 characters are written. */
  readonly holder: string;
  /** At most 15 characters are written. */
  readonly city: string;
  /** What the payer's bank passes on: at most 25 characters. */
  readonly reference: string;
}

/** Person-to-person transfers of QR Ph: their name, and the type of payment to an account. */
const SCHEME = "com.p2pqrpay";
const TO_ACCOUNT = "99964403";
const SCHEME_TAG = "27";
/** Merchant category "financial institution", as Philippine banks write it. */
const CATEGORY = "6016";
const PESO = { code: "PHP", number: "608" } as const;
const [LONGEST_HOLDER, LONGEST_CITY] = [25, 15];

/**
 * The text of a code for one payment: the payer's app fills in account, amount and reference.
 * Throws RangeError for another currency than pesos, and for a part that is empty or too long.
 */
export function transferCode(transfer: CodedTransfer): string {
  const { bank, account, amount, holder, city, reference } = transfer;
  if (amount.currency !== PESO.code) throw new RangeError(`QR Ph can't ask for ${amount.currency}`);
  const payee = [
    field("00", SCHEME),
    field("01", bank),
    field("02", TO_ACCOUNT),
    field("04", account),
  ].join("");
  const text = [
    field("00", "01"),
    field("01", "12"),
    field(SCHEME_TAG, payee),
    field("52", CATEGORY),
    field("53", PESO.number),
    field("54", formatMoney(amount, { symbol: false }).replaceAll(",", "")),
    field("58", "PH"),
    field("59", Array.from(holder).slice(0, LONGEST_HOLDER).join("")),
    field("60", Array.from(city).slice(0, LONGEST_CITY).join("")),
    field("62", field("05", reference)),
    "6304",
  ].join("");
  return text + checksumOf(text);
}

/** Why a text is not paid: no such code, a misread one, or one that asks for something else. */
export type ReadRefusal = "NOT_A_CODE" | "WRONG_CHECKSUM" | "NOT_A_TRANSFER";

/** What a code asks for, as a bank's app reads it. */
export function readTransferCode(text: string): Result<CodedTransfer, ReadRefusal> {
  const fields = readFields(text);
  if (!fields || fields.get("00") !== "01" || [...fields.keys()].at(-1) !== "63")
    return refuse("NOT_A_CODE");
  if (checksumOf(text.slice(0, -4)) !== fields.get("63")) return refuse("WRONG_CHECKSUM");
  const payee = readFields(fields.get(SCHEME_TAG) ?? "");
  const more = readFields(fields.get("62") ?? "");
  const amount = parseAmount(fields.get("54") ?? "", PESO.code);
  const [bank, account, reference] = [payee?.get("01"), payee?.get("04"), more?.get("05")];
  const isOurs = payee?.get("00") === SCHEME && fields.get("53") === PESO.number;
  if (!isOurs || !bank || !account || !reference || !amount.ok) return refuse("NOT_A_TRANSFER");
  const [holder = "", city = ""] = [fields.get("59"), fields.get("60")];
  return ok({ bank, account, amount: amount.value, holder, city, reference });
}
