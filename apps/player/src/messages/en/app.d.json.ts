// Written by `npm run messages`.
declare const messages: { "title": "The fair in your pocket"; "text": "Put the fair on your phone's home screen: it opens like an app, needs no store, and takes no room."; "code": "Scan it with your phone's camera"; "alt": "Code of the download page's address"; "how": "How to install it" };
export default messages;
