// Written by `npm run messages`.
declare const messages: { "title": "Latest winners"; "about": "Real rounds, the last one first. Names are masked."; "none": "Nobody has won yet. Wins show up here as they happen."; "list": "Winners"; "loading": "The winners are being fetched" };
export default messages;
