// Written by `npm run messages`.
declare const messages: { "maintenance": { "title": "System maintenance"; "text": "The fair is closed for a while. Your money and your records are safe, and open rounds are paid."; "until": "Until {end}"; "left": "Opens again in"; "soon": "It will open again at any moment."; "wait": "This page opens by itself as soon as the fair does." }; "restricted": { "title": "Access restricted"; "text": "This site is not available in your region."; "ip": "Your IP address"; "country": "Your country"; "unknown": "Unknown" } };
export default messages;
