import type { Database } from "@perya/postgres";
import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { WebhookSender } from "./webhook-sender.ts";

/** What one process of the gateway is made of. */
export interface Gateway {
  readonly config: Config;
  readonly db: Database;
  readonly log: Logger;
  readonly webhookSender: WebhookSender;
}
