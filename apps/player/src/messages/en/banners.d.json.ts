// Written by `npm run messages`.
declare const messages: { "label": "What's on"; "back": "Banners before"; "on": "Next banners"; "pause": "Stop the banners"; "goOn": "Let the banners run" };
export default messages;
