import { z } from "zod";

/** How long withdrawals would wait, where a change that can make them wait is offered. */
export const wireWaitHours = z
  .number()
  .int()
  .meta({ description: "Hours that withdrawals wait after such a change." });
