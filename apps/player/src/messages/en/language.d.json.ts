// Written by `npm run messages`.
declare const messages: { "title": "Language"; "coming": "Not translated yet"; "comingText": "You can choose these already. Until they are translated, the site stays in English." };
export default messages;
