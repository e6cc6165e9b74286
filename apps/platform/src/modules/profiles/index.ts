export { profilesApprovals } from "./requests/kinds.ts";
