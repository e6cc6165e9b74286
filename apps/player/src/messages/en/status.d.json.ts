// Written by `npm run messages`.
declare const messages: { "maintenance": { "title": "System maintenance"; "text": "The fair is closed for a while. Your money and your records are safe, and open rounds are paid."; "until": "Until {end}"; "left": "Opens again in"; "soon": "It opens again at any moment."; "wait": "This page opens by itself as soon as the fair does." }; "restricted": { "title": "Access restricted"; "text": "This site can't be used from where you are."; "ip": "Your address"; "country": "Your country"; "unknown": "Not known" } };
export default messages;
