// Written by `npm run messages`.
declare const messages: { "title": "My account"; "center": "Member centre"; "account": "Account record"; "bets": "Betting record"; "withdraw": "Withdraw"; "agent": "Agent centre"; "signOut": "Sign out" };
export default messages;
