export { deliverMessage } from "./deliver-message.ts";
export { messageJobs } from "./messages.jobs.ts";
export type { CarrierRefusal } from "./messages.ts";
export { sendMessage } from "./send-message.ts";
