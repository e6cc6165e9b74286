// Written by `npm run messages`.
declare const messages: { "modal": { "login": "Welcome back"; "register": "Join the fair"; "forgot": "Forgot password" } };
export default messages;
