// Written by `npm run messages`.
declare const messages: { "label": "Providers"; "back": "Providers before"; "on": "Next providers"; "pause": "Stop the providers"; "goOn": "Let the providers run"; "games": "{games, plural, one {# game} other {# games}}" };
export default messages;
