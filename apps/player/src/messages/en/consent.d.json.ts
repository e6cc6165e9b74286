// Written by `npm run messages`.
declare const messages: { "title": "Visit statistics"; "text": "May we count your visits with Google Analytics? It shows us which stalls people like. Nothing is loaded unless you say yes."; "more": "Privacy policy"; "no": "No, thanks"; "yes": "Yes, allow" };
export default messages;
