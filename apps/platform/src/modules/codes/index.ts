export { checkCode } from "./check-code.ts";
export type { Recipient } from "./codes.ts";
export { sendCode } from "./send-code.ts";
export { sendCodeQuietly } from "./send-code-quietly.ts";
export { sendElsewhere } from "./send-elsewhere.ts";
