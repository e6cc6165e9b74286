import type { WorkQueue } from "@perya/api-client/operator";
import type { Permission } from "../http/session.ts";

/** A page's item in the menu. */
export interface MenuItem {
  readonly title: string;
  /** Shown to staff who have one of these permissions; to all where it is left out. */
  readonly for?: readonly Permission[];
  /** Queues whose open work is counted next to it. */
  readonly count?: readonly WorkQueue["queue"][];
}
