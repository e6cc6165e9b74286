export { rollUpTeams } from "./rolling/roll-up-teams.ts";
export { rebuildTeams } from "./rolling/rebuild-teams.ts";
