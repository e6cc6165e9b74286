export { deliverMessage } from "./deliver-message.ts";
export { messageJobs } from "./messages.jobs.ts";
export type { CarrierRefusal, Channel } from "./messages.ts";
export { outboxRoutes } from "./outbox.routes.ts";
export { sendMessage } from "./send-message.ts";
