import type { Config } from "../../../config.ts";
import type { Channel } from "../messages.ts";
import type { Carrier } from "./carrier.ts";
import { sandbox } from "./sandbox.ts";
import { smtp } from "./smtp.ts";
import { twilio } from "./twilio.ts";

const opened = new WeakMap<Config, Readonly<Record<Channel, Carrier>>>();

/** The carrier of each channel: a real one where one is configured, else the sandbox outbox. */
export function carriersOf(config: Config): Readonly<Record<Channel, Carrier>> {
  const known = opened.get(config);
  if (known) return known;
  const carriers = {
    mail: config.mail ? smtp(config.mail.url, config.mail.from) : sandbox,
    sms: config.twilio ? twilio(config.twilio) : sandbox,
  };
  opened.set(config, carriers);
  return carriers;
}
