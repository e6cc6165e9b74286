// Written by `npm run messages`.
declare const messages: {  };
export default messages;
