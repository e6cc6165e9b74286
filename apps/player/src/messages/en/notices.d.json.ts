// Written by `npm run messages`.
declare const messages: { "title": "Notices"; "none": "No notices right now."; "popup": { "title": "News from the fair"; "quiet": "Don't show this again today"; "done": "To the fair" } };
export default messages;
