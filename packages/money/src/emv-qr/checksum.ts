const POLYNOMIAL = 0x1021;
const START = 0xffff;

/**
 * CRC-16/CCITT-FALSE over the UTF-8 bytes of a text, as four capital hex digits. Source: EMV QR
 * Code Specification, merchant-presented mode, section 4.7.3 (ISO/IEC 13239).
 */
export function checksumOf(text: string): string {
  let sum = START;
  for (const byte of new TextEncoder().encode(text)) {
    sum ^= byte << 8;
    for (let bit = 0; bit < 8; bit++)
      sum = (sum & 0x8000 ? (sum << 1) ^ POLYNOMIAL : sum << 1) & 0xffff;
  }
  return sum.toString(16).toUpperCase().padStart(4, "0");
}
