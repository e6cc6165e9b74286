// Written by `npm run messages`.
declare const messages: { "days": "{days, plural, one {# day} other {# days}} {hours, number}hr"; "none": "-- : -- : --" };
export default messages;
