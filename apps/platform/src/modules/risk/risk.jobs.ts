import type { Jobs } from "../../jobs/jobs.ts";
import type { Platform } from "../../platform.ts";
import { sealCaseFiles } from "./cases/seal-case-files.ts";

/** Every hour: encrypts files of cases of before. */
export function riskJobs(platform: Platform): Jobs {
  return {
    tasks: { "seal-case-files": () => sealCaseFiles(platform) },
    cron: ["47 * * * * seal-case-files"],
  };
}
