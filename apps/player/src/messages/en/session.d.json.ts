// Written by `npm run messages`.
declare const messages: { "modal": { "login": "Welcome back"; "register": "Join the fair"; "forgot": "Forgot password" }; "gate": "Every outcome sealed before you play, yours to check after." };
export default messages;
