export type { MissionDraft } from "./making/mission.ts";
export { missionApproval } from "./making/offer-approval.ts";
export { countAgain as countMissionsAgain } from "./progress/count-again.ts";
export { seedMissions } from "./making/seed-missions.ts";
