export { deliverMessage } from "./deliver-message.ts";
export type { CarrierRefusal, Channel } from "./messages.ts";
export { sendMail } from "./send-mail.ts";
export { noteRefused as noteSmsRefused } from "./sms/note-refused.ts";
export { sendSms, spendSms } from "./sms/send-sms.ts";
export { smsBudgetOf, type SmsBudget } from "./sms/sms-budget.ts";
