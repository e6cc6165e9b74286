export { readTransferCode, transferCode, type CodedTransfer } from "./transfer-code.ts";
