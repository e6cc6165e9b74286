// Written by `npm run messages`.
declare const messages: { "title": "Filter"; "days": "Days"; "today": "Today"; "yesterday": "Yesterday"; "week": "Last 7 days"; "month": "Last 30 days"; "other": "Other days"; "from": "From"; "to": "To"; "show": "Show these days"; "most": "At most {days, number} days at once."; "zone": "Days and times in {zone}."; "game": "Game"; "allGames": "All games"; "totals": "Totals of these days"; "stake": "Stake"; "payout": "Payout"; "net": "Net"; "open": "Of the stake, <money></money> is in bets still open." };
export default messages;
