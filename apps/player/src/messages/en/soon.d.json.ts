// Written by `npm run messages`.
declare const messages: { "games": "See the open games"; "promotions": "See the promotions"; "bonus": { "title": "Event bonus"; "now": "No event is running."; "later": "The next one will appear here with its rewards, conditions and end date." } };
export default messages;
