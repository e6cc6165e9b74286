// Written by `npm run messages`.
declare const messages: { "label": "Providers"; "back": "Previous providers"; "on": "Next providers"; "pause": "Pause the providers"; "goOn": "Resume the providers"; "games": "{games, plural, one {# game} other {# games}}" };
export default messages;
