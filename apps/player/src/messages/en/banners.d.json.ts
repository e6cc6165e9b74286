// Written by `npm run messages`.
declare const messages: { "label": "What's on"; "back": "Previous banners"; "on": "Next banners"; "pause": "Pause the banners"; "goOn": "Resume the banners" };
export default messages;
