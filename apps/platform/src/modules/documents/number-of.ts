import { sealer } from "@perya/secrets";
import { numberMark } from "../../secrets/number-mark.ts";

const { sealSecret, openSecret } = sealer("perya document number");

/** A document's number as it is stored: sealed for its document, and a mark to find it again by. */
export interface SealedNumber {
  readonly sealed: Buffer;
  readonly mark: Buffer;
}

/** Seals a number. Its mark is the same for the same number, however it was typed. */
export function sealNumber(secretKey: string, document: string, number: string): SealedNumber {
  return {
    sealed: sealSecret(secretKey, document, number),
    mark: numberMark(secretKey, number),
  };
}

/** The number of a document, for staff. */
export function openNumber(secretKey: string, document: string, sealed: Buffer | null) {
  return sealed === null ? null : openSecret(secretKey, document, sealed);
}
