// Written by `npm run messages`.
declare const messages: { "title": "The fair in your pocket"; "text": "Add the fair to your phone's home screen. It opens like an app, needs no app store and takes up no space."; "code": "Scan it with your phone's camera"; "alt": "QR code of the download page"; "how": "How to install it" };
export default messages;
