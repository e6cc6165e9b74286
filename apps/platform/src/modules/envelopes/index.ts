export { envelopeJobs } from "./envelopes.jobs.ts";
export { envelopeRoutes } from "./envelopes.routes.ts";
export { ENVELOPE_REFUSALS, requireEnvelope } from "./require-envelope.guard.ts";
