// Written by `npm run messages`.
declare const messages: { "slots": "Slots"; "instant": "Instant games"; "none": "No games here yet."; "noneNamed": "No game here is called “{name}”."; "all": "Show all of them"; "loading": "Loading games"; "search": "Search games"; "count": "{count, plural, one {# game} other {# games}}"; "returns": "Returns {rtp} %"; "hot": "Hot"; "new": "New" };
export default messages;
