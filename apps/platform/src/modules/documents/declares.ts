import { z } from "zod";
import { settingCount, type Declares } from "../../declares.ts";

const MOST_DAYS = 366;

const documents = z
  .object({
    firstReminderDays: settingCount(1, MOST_DAYS).default(30).meta({
      title: "First reminder before a document expires",
      "x-unit": "days",
    }),
    lastReminderDays: settingCount(1, MOST_DAYS).default(7).meta({
      title: "Last reminder",
      "x-unit": "days",
    }),
    perDay: settingCount(1, 100).default(20).meta({
      title: "Documents that a player may send in 24 hours",
      description: "Each of them is looked at by a person.",
    }),
  })
  .refine(({ firstReminderDays, lastReminderDays }) => lastReminderDays <= firstReminderDays, {
    path: ["lastReminderDays"],
    message: "The last reminder can't come before the first",
  });

/** Permissions on players' documents, and what a brand decides about them. */
export const documentsDeclares = {
  permissions: {
    "documents.read": { roles: ["support"] },
    "documents.decide": { roles: ["support"] },
    "screening.load": { houseOnly: true },
  },
  settings: {
    documents: {
      title: "Identity documents",
      about: "What each level allows is under deposits and withdrawals.",
      schema: documents,
    },
  },
} as const satisfies Declares;
