// Written by `npm run messages`.
declare const messages: { "title": "Profit and loss"; "by": "Break down by"; "day": "Day"; "category": "Category"; "game": "Game"; "bonus": "Bonus"; "chart": "Net of each day"; "outside": "Bonuses outside games"; "otherGames": "Other games"; "none": "Nothing was settled in these days."; "settled": "Only settled bets count here; those still open are in the betting record."; "total": "Total"; "explain": "Net is payout and bonus less stake." };
export default messages;
