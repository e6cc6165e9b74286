// Written by `npm run messages`.
declare const messages: { "one": "You won <money></money> in <game></game>."; "many": "You won <money></money> in {count, number} bets."; "see": "See it in your records"; "close": "Close" };
export default messages;
