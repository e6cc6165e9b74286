export type { MissionDraft } from "./making/mission.ts";
export { missionApproval } from "./making/offer-approval.ts";
export { seedMissions } from "./making/seed-missions.ts";
