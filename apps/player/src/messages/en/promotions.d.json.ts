// Written by `npm run messages`.
declare const messages: { "title": "Promotions"; "read": "Read more"; "none": "No promotions right now."; "noneText": "Promotions appear here while they run, with their full terms. The games are open in the meantime."; "games": "See the hot games"; "over": "This promotion is over"; "overText": "It has ended, or the link is wrong."; "others": "See current promotions" };
export default messages;
