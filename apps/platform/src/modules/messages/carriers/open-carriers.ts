import { perPlatform } from "../../../per-platform.ts";
import type { Channel } from "../messages.ts";
import type { Carrier } from "./carrier.ts";
import { sandbox } from "./sandbox.ts";
import { smtp } from "./smtp.ts";
import { twilio } from "./twilio.ts";

/** The carrier of each channel: a real one where one is configured, else the sandbox outbox. */
export const carriersOf = perPlatform(({ config }): Readonly<Record<Channel, Carrier>> => ({
  mail: config.mail ? smtp(config.mail.url, config.mail.from) : sandbox,
  sms: config.twilio ? twilio(config.twilio) : sandbox,
}));
