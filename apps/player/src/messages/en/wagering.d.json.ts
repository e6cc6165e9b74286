// Written by `npm run messages`.
declare const messages: { "deposit": "Deposit of {time}"; "transfer": "Transfer of {time}"; "bonus": "Bonus of {time}"; "adjust": "Asked for by our staff"; "counts": "Counts: {list}. Other games count nothing."; "highest": "Highest bet meanwhile: {amount}"; "closed": "No bets meanwhile: {list}"; "category": { "RNG": "Slots"; "LIVE": "Live casino"; "FISH": "Fishing"; "PVP": "Player against player"; "SPORTS": "Sports"; "ESPORTS": "E-sports"; "COCKFIGHT": "Cockfight"; "LOTTERY": "Lottery"; "INHOUSE": "Instant games" } };
export default messages;
