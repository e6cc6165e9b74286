export type { BetLaw, Said, SessionBound, VendorCommand } from "./commands.ts";
export type { Answer, PassingRefusal, Receipt, StoredRefusal, WalletRefusal } from "./answers.ts";
export {
  BODY_LIMIT_BYTES,
  type CallDescription,
  type Dialect,
  type DialectAnswer,
  type DialectDescription,
  DIALECT_NAMES,
  type DialectName,
  type DialectRequest,
  type FreeRounds,
  type Maybe,
  type OperatorPort,
  type PortPlayer,
  type PortSession,
  type VendorAccount,
} from "./port.ts";
export {
  readJson,
  MAX_DEPTH,
  writtenItems,
  writtenMembers,
  type JsonRefusal,
} from "./json/read-json.ts";
export { writeJson } from "./json/write-json.ts";
export { JsonNumber, type JsonObject, type JsonValue } from "./json/values.ts";
export {
  absent,
  bool,
  integer,
  listOf,
  matching,
  objectOf,
  oneOf,
  optional,
  reader,
  readFields,
  required,
  schemaOf,
  text,
  uuid,
  type JsonSchema,
  type Read,
} from "./json/read-fields.ts";
export { signRsa, verifyRsa } from "./sign/rsa.ts";
export { signHmac, verifyHmac } from "./sign/hmac.ts";
export { hmacSigner, rsaSigner, type Signer } from "./client/signer.ts";
export { postSigned, type Post, type SignedAnswer } from "./client/post-signed.ts";
export type {
  PlayedRecord,
  PlayedRecords,
  Transfer,
  TransferOutcome,
  TransferPort,
  UnreadPage,
  WrittenRecord,
} from "./transfer.ts";
