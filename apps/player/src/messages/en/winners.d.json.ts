// Written by `npm run messages`.
declare const messages: { "title": "Latest winners"; "about": "Real rounds, latest first. Names are masked."; "none": "Nobody has won yet. Wins show up here as they happen."; "more": "Room for the next win: it shows up here as it happens."; "list": "Winners"; "loading": "Loading the winners" };
export default messages;
