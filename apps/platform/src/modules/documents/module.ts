import type { Module } from "../../module.ts";
import { hears } from "../facts/index.ts";
import { personChanged } from "../players/index.ts";
import { documentsJobs } from "./documents.jobs.ts";
import { DOCUMENTS_HOLD } from "./held.store.ts";
import { reachLevel } from "./levels/reach-level.ts";
import { operatorDocumentRoutes } from "./routes/operator-documents.routes.ts";
import { screeningRoutes } from "./screening/lists/lists.routes.ts";
import { hitsRoutes } from "./routes/hits.routes.ts";
import { decidingRoutes } from "./routes/deciding.routes.ts";
import { playerDocumentRoutes } from "./routes/player-documents.routes.ts";

export const documentsModule: Module = {
  player: [playerDocumentRoutes],
  operator: [operatorDocumentRoutes, decidingRoutes, hitsRoutes, screeningRoutes],
  jobs: documentsJobs,
  holds: DOCUMENTS_HOLD,
  hears: [
    hears(personChanged, "documents count proofs", async (tx, { player }) => {
      await reachLevel(tx, player);
    }),
  ],
};
