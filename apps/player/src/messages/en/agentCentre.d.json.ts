// Written by `npm run messages`.
declare const messages: { "title": "Agent centre"; "agentsOnly": "Only agents have a team."; "pane": { "agentTeamOverview": "Team overview"; "teamBetting": "Team betting"; "userLoss": "User loss" } };
export default messages;
