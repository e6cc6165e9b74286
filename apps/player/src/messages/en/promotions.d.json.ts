// Written by `npm run messages`.
declare const messages: { "title": "Promotions"; "read": "Read more"; "none": "Nothing is being given away right now."; "noneText": "Promotions stand here while they run, with their terms written out. The games are open all the same."; "games": "See the hot games"; "over": "This promotion is over"; "overText": "It has ended, or it never was at this address."; "others": "See what runs now" };
export default messages;
