// Written by `npm run messages`.
declare const messages: { "title": "Continue"; "open": "Round open · <stake></stake>"; "last": "Played last"; "slip": "{count, plural, one {# bet} other {# bets}}, not placed" };
export default messages;
