// Written by `npm run messages`.
declare const messages: { "title": "Transfer to upline"; "none": "Nobody invited you, so there is nobody to transfer to."; "soon": "Transfers to your upline are not offered yet."; "to": "Your upline is {name}." };
export default messages;
