export { ENVELOPE_REFUSALS, requireEnvelope } from "./require-envelope.guard.ts";
