// Written by `npm run messages`.
declare const messages: { "title": "Latest winners"; "about": "Real rounds, latest first. Names are masked."; "none": "Nobody has won yet. Wins show up here as they happen."; "list": "Winners"; "loading": "Loading the winners" };
export default messages;
