export { deliverMessage } from "./deliver-message.ts";
export { messageJobs } from "./messages.jobs.ts";
export type { CarrierRefusal, Channel } from "./messages.ts";
export { outboxRoutes } from "./outbox.routes.ts";
export { sendMail } from "./send-mail.ts";
export { noteRefused as noteSmsRefused } from "./sms/note-refused.ts";
export { sendSms, spendSms } from "./sms/send-sms.ts";
export { smsBudgetOf, type SmsBudget } from "./sms/sms-budget.ts";
export { smsUseRoutes } from "./sms/sms-use.routes.ts";
