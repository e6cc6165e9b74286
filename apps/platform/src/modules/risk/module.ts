import type { Module } from "../../module.ts";
import { caseFilesRoutes } from "./cases/case-files.routes.ts";
import { caseRoutes } from "./cases/case.routes.ts";
import { casesRoutes } from "./cases/cases.routes.ts";
import { riskHears } from "./hears.ts";
import { notesRoutes } from "./notes/notes.routes.ts";
import { coveredRoutes } from "./scoring/covered.routes.ts";
import { riskJobs } from "./risk.jobs.ts";
import { reviewByScore } from "./scoring/review-by-score.ts";
import { scoresRoutes } from "./scoring/scores.routes.ts";

export const riskModule: Module = {
  operator: [scoresRoutes, coveredRoutes, casesRoutes, caseRoutes, caseFilesRoutes, notesRoutes],
  jobs: riskJobs,
  hears: riskHears,
  reviews: [reviewByScore],
};
