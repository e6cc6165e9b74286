// Written by `npm run messages`.
declare const messages: { "title": "Lottery bets"; "none": "You have no lottery bets yet."; "play": "To the lotteries"; "receipt": "Receipt"; "stake": "Stake <money></money>"; "check": "Check the draw"; "state": { "OPEN": "Waits for the draw"; "WON": "Won"; "LOST": "Not won"; "PUSHED": "Stake back"; "VOIDED": "Void, paid back"; "CANCELLED": "Taken back" }; "cancel": { "do": "Take the bet back"; "title": "Take the bet back?"; "keep": "Keep it"; "about": "You get your stake of <money></money> back at once." } };
export default messages;
