// Written by `npm run messages`.
declare const messages: { "title": "Member centre"; "unread": "Unread:"; "pane": { "securityCenter": "My account"; "transferFund": "Wallet"; "depositv2": "Deposit"; "withdraw": "Withdraw"; "personalHistoryCopy": "Betting record"; "transactionHistory": "Account record"; "personalProfit": "Profit and loss"; "messageV2": "Messages"; "transferUpline": "Transfer to upline"; "referral": "Invite and earn" } };
export default messages;
