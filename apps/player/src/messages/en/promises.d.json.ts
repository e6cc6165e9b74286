// Written by `npm run messages`.
declare const messages: { "title": "Kept honest"; "how": "How it works"; "sealed": { "title": "Sealed before you play"; "text": "We publish the fingerprint of our seed first. You add your own. Neither side can change the outcome after." }; "odds": { "title": "Odds in plain words"; "text": "The return of every game is printed on its card and computed from the rules the game runs on." }; "books": { "title": "Every unit accounted for"; "text": "Each movement has two sides and a place in a chain. The books are proven, not promised." } };
export default messages;
