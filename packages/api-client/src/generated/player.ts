// Written by `npm run openapi` from the routes' schemas. Change those.

export interface paths {
    readonly "/permission": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The settings of this brand's site, and whether it is open to the visitor */
        readonly get: operations["getPermission"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/system-status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether the site is open: 0 for yes, 1 for maintenance, 2 for closed to the visitor's country */
        readonly get: operations["getSystemStatus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/country-codes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every country's dialling code */
        readonly get: operations["getCountryCodes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/whitelabel-menu": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The tree of the brand's features: 1 is on */
        readonly get: operations["getWhitelabelMenu"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/register-settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The registration methods and the ages required */
        readonly get: operations["getRegisterSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/registration-validation": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The fields a registration method shows, requires and accepts */
        readonly get: operations["getRegistrationValidation"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/domain-routes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The addresses this brand's site answers at */
        readonly get: operations["getDomainRoutes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ping": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Answers nothing, to measure how fast this address does */
        readonly get: operations["getPing"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Registers a player by username and signs them in; the body is encrypted */
        readonly put: operations["putRegister"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/register/mobile": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Registers a player by mobile number with a generated account name and signs them in; the body is encrypted */
        readonly put: operations["putRegisterMobile"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/register/sms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends the code that proves a number for a new account */
        readonly post: operations["postRegisterSms"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/register/sms/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Exchanges a code sent by Firebase for the token that proves the number */
        readonly post: operations["postRegisterSmsToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/affiliate": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether an invitation or affiliate code is valid at this brand */
        readonly get: operations["getAffiliate"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Signs a player in
         * @description Takes an encrypted body only. A failure's value says `captcha: true` when the next try needs one; SECOND_FACTOR_NEEDED gives a ticket for `POST /session/second-factor`.
         */
        readonly post: operations["postSession"];
        /** Ends the session */
        readonly delete: operations["deleteSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/sms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a sign-in code if the number is a player's; the answer is the same if it is not */
        readonly post: operations["postSessionSms"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/second-factor": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Completes a sign-in from a new place with the code that was sent */
        readonly post: operations["postSessionSecondFactor"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/second-factor/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends the code of a sign-in from a new place once more */
        readonly post: operations["postSessionSecondFactorCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/passkey/begin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begins a sign-in with a passkey */
        readonly post: operations["postSessionPasskeyBegin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in with a passkey; it knows its owner, so nothing else is asked */
        readonly post: operations["postSessionPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/second-factor/passkey/begin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begins the second step of a sign-in with a passkey */
        readonly post: operations["postSessionSecondFactorPasskeyBegin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/second-factor/passkey": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Completes a sign-in with a passkey after the password */
        readonly post: operations["postSessionSecondFactorPasskey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's passkeys */
        readonly get: operations["getPasskeys"];
        readonly put?: never;
        /** Adds the passkey that the browser made */
        readonly post: operations["postPasskeys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys/begin": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Begins a new passkey; the owner proves who they are first */
        readonly post: operations["postPasskeysBegin"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Names a passkey */
        readonly put: operations["putPasskeysById"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys/{id}/remove": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Removes a passkey; the owner proves who they are first */
        readonly post: operations["postPasskeysByIdRemove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/passkeys/asked": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Says whether signing in with the password asks for a passkey too */
        readonly put: operations["putPasskeysAsked"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contacts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's contacts */
        readonly get: operations["getContacts"];
        /** Replaces the contact by the code sent to the new one; withdrawals wait a day */
        readonly put: operations["putContacts"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contacts/{type}/old-code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a code to the contact that is to be replaced */
        readonly post: operations["postContactsByTypeOldCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contacts/{type}/old": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms the contact that is to be replaced, by its code and the login password
         * @description Takes an encrypted body only.
         */
        readonly post: operations["postContactsByTypeOld"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contacts/new-code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a code to the contact that replaces the old one */
        readonly post: operations["postContactsNewCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/remembered": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Opens a session for a remembered browser
         * @description The browser is recognised by its cookie, which this call replaces.
         */
        readonly post: operations["postSessionRemembered"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/token": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Signs in with the token of a one-time link */
        readonly post: operations["postSessionToken"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/free-play": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Opens a trial account with play money, of type 4 */
        readonly post: operations["postSessionFreePlay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/social-logins": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The sign-in providers; none if the brand has not switched them on */
        readonly get: operations["getSocialLogins"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/first-login": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Progress of the first-login action */
        readonly get: operations["getFirstLogin"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contact/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a code to the phone or e-mail to be set as contact */
        readonly post: operations["postContactCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/contact": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Sets the phone or e-mail proven by its code */
        readonly put: operations["putContact"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Whether there is a payment password, and what is needed to set or recover it */
        readonly get: operations["getPaymentPassword"];
        /**
         * Sets the first payment password with the login password, or with a code for players without one
         * @description Takes an encrypted body only. The brand's rule for payment passwords says what it must be.
         */
        readonly put: operations["putPaymentPassword"];
        /**
         * Changes the payment password; needs the old one
         * @description Takes an encrypted body only.
         */
        readonly post: operations["postPaymentPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-password/code": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends the code for setting or recovering the payment password to the player's verified number or e-mail */
        readonly post: operations["postPaymentPasswordCode"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/payment-password/recovery": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Replaces a forgotten payment password with a code and the login password; withdrawals wait a day
         * @description Takes an encrypted body only. The brand's rule for payment passwords says what it must be.
         */
        readonly post: operations["postPaymentPasswordRecovery"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Changes the password; every other session ends
         * @description Takes an encrypted body.
         */
        readonly post: operations["postPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/password/forgot/sms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Sends a code for choosing a new password; answers the same for an unknown number */
        readonly post: operations["postPasswordForgotSms"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/password/phone": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets a new password with the code sent to a number, and signs in; all other sessions end
         * @description Takes an encrypted body.
         */
        readonly post: operations["postPasswordPhone"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets a new password with an e-mailed link; all sessions end
         * @description Takes an encrypted body.
         */
        readonly post: operations["postPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The browsers that are signed in */
        readonly get: operations["getSessions"];
        readonly put?: never;
        readonly post?: never;
        /** Signs every other browser out and ends the open games */
        readonly delete: operations["deleteSessions"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/login-history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Past sign-ins, latest first */
        readonly get: operations["getLoginHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sessions/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Signs one browser out and ends the open games */
        readonly delete: operations["deleteSessionsById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who is signed in */
        readonly get: operations["getMember"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/balance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's balance */
        readonly get: operations["getBalance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/language": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The language the player reads */
        readonly get: operations["getLanguage"];
        /** Changes the language the player reads */
        readonly put: operations["putLanguage"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/icons": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The pictures to choose from */
        readonly get: operations["getMemberIcons"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/member/avatar": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Chooses one's picture */
        readonly put: operations["putMemberAvatar"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/live": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Balance, deposits, withdrawals, lotteries, customer service, and what happens
         * @description A stream of server-sent events. A player's begins with the balance and ends with the session; a guest's has lotteries and, when asked for, what happens at the brand.
         */
        readonly get: operations["getLive"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/captcha": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A picture of letters to be read */
        readonly get: operations["getCaptcha"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/verification/slider": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A slide puzzle */
        readonly post: operations["postVerificationSlider"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/verification/arithmetic": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A proof of work for those who can't see or slide a puzzle */
        readonly post: operations["postVerificationArithmetic"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/verification/slider/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Checks where the puzzle's piece was slid to */
        readonly post: operations["postVerificationSliderById"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/verification/arithmetic/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Checks the number a browser found */
        readonly post: operations["postVerificationArithmeticById"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/feedback": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Sends feedback, with up to three pictures */
        readonly put: operations["putFeedback"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/inbox/unread": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How many messages the player has not read */
        readonly get: operations["getInboxUnread"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/inbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's messages: the newest ones, or earlier ones */
        readonly get: operations["getInbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/inbox/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks messages as read: some, or all up to one */
        readonly post: operations["postInboxRead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/inbox/delete": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Deletes messages */
        readonly post: operations["postInboxDelete"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/inbox/mail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Which kinds of messages the player wants by mail too */
        readonly get: operations["getInboxMail"];
        /** Chooses which kinds of messages are sent by mail too, to the verified address */
        readonly put: operations["putInboxMail"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/unread": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How many messages of customer service the player has not read */
        readonly get: operations["getServiceUnread"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's conversation with customer service: its newest messages, or earlier ones */
        readonly get: operations["getServiceMessages"];
        readonly put?: never;
        /** Writes to customer service, with up to three pictures */
        readonly post: operations["postServiceMessages"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/messages/{seq}/pictures/{place}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A picture of the player's conversation */
        readonly get: operations["getServiceMessagesBySeqPicturesByPlace"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Marks messages as read, up to a number */
        readonly post: operations["postServiceRead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/verification": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Asks staff for a check of the player's identity; once, until it is done */
        readonly post: operations["postServiceVerification"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/envelope-key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The key for encrypted bodies, and the server's time */
        readonly get: operations["getEnvelopeKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/announcements": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Banners, announcements and popups */
        readonly get: operations["getAnnouncements"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/help": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Help, in the brand's order */
        readonly get: operations["getHelp"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One page of the games */
        readonly get: operations["getGames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/games/search": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Games by part of their name or their vendor's name
         * @description Case and accents are ignored and one wrong letter is forgiven; names beginning with it come first.
         */
        readonly get: operations["getGamesSearch"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/games/popup": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The games a vendor's card opens */
        readonly get: operations["getGamesPopup"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/games/hot": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The hot games, the most played of the last three hours first */
        readonly get: operations["getGamesHot"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/games/pvp-rooms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The rooms of games between players, the smallest stakes first */
        readonly get: operations["getGamesPvpRooms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Vendors with games, by category */
        readonly get: operations["getVendors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/lanes": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Vendors as cards, by lobby category
         * @description The vendors' own split: electronic sports, cockfights and lotteries that their vendors call sports have categories of their own, and all lotteries share one.
         */
        readonly get: operations["getVendorsLanes"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/games/{gameId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One game */
        readonly get: operations["getGamesByGameId"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/games/recent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One page of the recently opened games, latest first */
        readonly get: operations["getGamesRecent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/favourites": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One page of the favourites, newest first */
        readonly get: operations["getFavourites"];
        readonly put?: never;
        /** Adds a game to the favourites */
        readonly post: operations["postFavourites"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/favourites/ids": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's favourite games */
        readonly get: operations["getFavouritesIds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/favourites/{nodeId}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        readonly post?: never;
        /** Removes a game from the favourites */
        readonly delete: operations["deleteFavouritesByNodeId"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/launch-address": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Where to open a game: the address holds a ticket that works once */
        readonly post: operations["postLaunchAddress"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/betting-record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's rounds, newest first */
        readonly get: operations["getBettingRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/betting-record/totals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the player's rounds of some days come to, by currency */
        readonly get: operations["getBettingRecordTotals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/betting-record/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One round */
        readonly get: operations["getBettingRecordById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account-record": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every movement of the player's cash, newest first */
        readonly get: operations["getAccountRecord"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account-record/totals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the movements of some days brought in and took out, by currency */
        readonly get: operations["getAccountRecordTotals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/personal-profit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's stake, payout, bonus and net of some days, by day, category and game */
        readonly get: operations["getPersonalProfit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/winners": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The latest winners, with masked names */
        readonly get: operations["getWinners"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/menus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Every lottery in its group, with its next draw and its last numbers */
        readonly get: operations["getLotteryMenus"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/popular": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The lotteries the house features */
        readonly get: operations["getLotteryPopular"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/vn-numbers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The last numbers of every lottery of Vietnam, the newest first */
        readonly get: operations["getLotteryVnNumbers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/recent": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The lotteries the player bet on, latest first */
        readonly get: operations["getLotteryRecent"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/opened": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The last draws of a lottery with their numbers, newest first */
        readonly get: operations["getLotteryOpened"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/issues/{code}/{issueNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Everything published about a draw, so that anyone can recompute it */
        readonly get: operations["getLotteryIssuesByCodeByIssueNo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/games/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** A lottery with the draw on sale and its odds */
        readonly get: operations["getLotteryGamesByCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/records": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's lottery orders, newest first */
        readonly get: operations["getLotteryRecords"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/records/totals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the player's orders of some days come to, by currency */
        readonly get: operations["getLotteryRecordsTotals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/records/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One lottery order */
        readonly get: operations["getLotteryRecordsById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/history/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The results of a lottery, newest first, optionally of one day */
        readonly get: operations["getLotteryHistoryByCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/trends/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How often each number of a lottery was drawn lately, and since when it has not been */
        readonly get: operations["getLotteryTrendsByCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/trends/{code}/{market}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How often each pick of a lottery's market came in the last draws, by its settlement */
        readonly get: operations["getLotteryTrendsByCodeByMarket"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/orders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Places an order in a draw, with one debit for all its lines. Repeating the key answers the same order
         * @description `value` of a refusal says how to continue: `oddsVersion` and `steps` (selections offered at less) after ODDS_CHANGED, `full` (the selection and the largest unit left) after EXPOSURE_FULL, `limit` after a limit.
         */
        readonly post: operations["postLotteryOrders"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/orders/{key}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The order placed under a key. NOT_FOUND: it was not placed, or not yet */
        readonly get: operations["getLotteryOrdersByKey"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/orders/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels an order while its game allows it */
        readonly post: operations["postLotteryOrdersByIdCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/chases": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's chases, newest first */
        readonly get: operations["getLotteryChases"];
        readonly put?: never;
        /** Starts a chase: bets on the open draw and on each later one as it opens. Nothing is charged before a draw opens */
        readonly post: operations["postLotteryChases"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/chases/{id}/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stops a chase; bets already placed stay */
        readonly post: operations["postLotteryChasesByIdStop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/favourites": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's favourite numbers of a game, oldest first */
        readonly get: operations["getLotteryFavourites"];
        readonly put?: never;
        /** Keeps numbers of a market under a name, as many sets of a game as there is room for */
        readonly post: operations["postLotteryFavourites"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/favourites/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Gives favourite numbers another name */
        readonly put: operations["putLotteryFavouritesById"];
        readonly post?: never;
        /** Removes favourite numbers */
        readonly delete: operations["deleteLotteryFavouritesById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/limits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's limits, and what is used of them */
        readonly get: operations["getLimits"];
        readonly put?: never;
        /** Sets a limit: a lower one at once, a higher one or none after a wait */
        readonly post: operations["postLimits"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/limits/confirm": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirms a higher limit once its wait is over */
        readonly post: operations["postLimitsConfirm"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/limits/keep": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Keeps the limit in force instead of a higher one */
        readonly post: operations["postLimitsKeep"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/exclusion": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Until when the player is excluded, and what is on offer */
        readonly get: operations["getExclusion"];
        readonly put?: never;
        /** Excludes the player from play; it can't be shortened */
        readonly post: operations["postExclusion"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/exclusion/stop": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Stops all play for as long as the law's one-press stop lasts */
        readonly post: operations["postExclusionStop"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/play": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** A game or lottery page says that the player is at it; answers how play stands */
        readonly post: operations["postPlay"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/play/check": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Answers a reality check on all pages: goes on, or stops and ends open games */
        readonly post: operations["postPlayCheck"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/play/interval": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** How often the player is shown how play goes */
        readonly get: operations["getPlayInterval"];
        readonly put?: never;
        /** Sets how often the player is shown how play goes */
        readonly post: operations["postPlayInterval"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/documents": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the player has proven, and what the levels allow */
        readonly get: operations["getDocuments"];
        readonly put?: never;
        /** Sends a document with its files for staff to check */
        readonly post: operations["postDocuments"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/documents/person": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Gives a name and a date of birth that were not asked for at registration */
        readonly post: operations["postDocumentsPerson"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cashier/methods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the player may deposit and withdraw right now */
        readonly get: operations["getCashierMethods"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's deposits, newest first */
        readonly get: operations["getDeposits"];
        readonly put?: never;
        /** Opens a deposit; repeating a key answers the same deposit */
        readonly post: operations["postDeposits"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposits/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One deposit */
        readonly get: operations["getDepositsById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposits/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels a deposit that waits for its payment */
        readonly post: operations["postDepositsByIdCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposits/{id}/slip": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Adds the slip of a transfer, at most 5 MB */
        readonly post: operations["postDepositsByIdSlip"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bank-accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's own bank accounts */
        readonly get: operations["getBankAccounts"];
        readonly put?: never;
        /** Binds a bank account; every one after the first can be used a day later */
        readonly post: operations["postBankAccounts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's withdrawals, newest first */
        readonly get: operations["getWithdrawals"];
        readonly put?: never;
        /** Requests a withdrawal; the money is held at once. Repeating a key answers the same withdrawal */
        readonly post: operations["postWithdrawals"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** One withdrawal */
        readonly get: operations["getWithdrawalsById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawal-fee": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a withdrawal of an amount costs the player now */
        readonly get: operations["getWithdrawalFee"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels a withdrawal that has not been approved yet; the money is returned at once */
        readonly post: operations["postWithdrawalsByIdCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals/{id}/legs/{leg}/answer": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Answers whether a transfer arrived: received, not received with 1 to 3 pictures, or partly received with the amount and what becomes of the rest */
        readonly post: operations["postWithdrawalsByIdLegsByLegAnswer"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals/{id}/legs/{leg}/appeal": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Appeals against a transfer that was closed as received, once and within some days */
        readonly post: operations["postWithdrawalsByIdLegsByLegAppeal"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vouchers/redeem": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Redeems a voucher; repeating a key answers the same deposit */
        readonly post: operations["postVouchersRedeem"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/cash-totals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What the player's deposits and withdrawals of some days came to, by currency */
        readonly get: operations["getCashTotals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/merchant-wallet": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Which wallets a player of this brand sees */
        readonly get: operations["getMerchantWallet"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendor-wallets": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The player's money here and at every vendor */
        readonly get: operations["getVendorWallets"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendor-wallets/{vendor}/balance": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What a vendor says it has of the player; null when it does not answer */
        readonly get: operations["getVendorWalletsByVendorBalance"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendor-wallets/{vendor}/in": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Moves money to a vendor's wallet */
        readonly post: operations["postVendorWalletsByVendorIn"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendor-wallets/{vendor}/out": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Moves money back from a vendor's wallet; null for everything */
        readonly post: operations["postVendorWalletsByVendorOut"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendor-wallets/collect": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Brings everything back from every vendor */
        readonly post: operations["postVendorWalletsCollect"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendor-wallets/{vendor}/choice": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** What is moved by itself when a game of the vendor opens, and when it is left */
        readonly put: operations["putVendorWalletsByVendorChoice"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendor-wallets/enter": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Moves in what the player wants moved before a game opens */
        readonly post: operations["postVendorWalletsEnter"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendor-wallets/leave": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Moves everything back, where the player wants so on leaving a game */
        readonly post: operations["postVendorWalletsLeave"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/personal-data": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks for a download of everything that is held of the player
         * @description Takes an encrypted body only. The address works once, within ten minutes.
         */
        readonly post: operations["postPersonalData"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/account-closing": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** What stands in the way of closing the account */
        readonly get: operations["getAccountClosing"];
        readonly put?: never;
        /**
         * Closes the account: it can't sign in any more, and only staff can open it again
         * @description Takes an encrypted body only.
         */
        readonly post: operations["postAccountClosing"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/password/forgot/mail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** E-mails a link to choose a new password */
        readonly post: operations["postPasswordForgotMail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description What stands in the way of closing the account. */
        readonly AccountClosing: {
            readonly obstacles: readonly ("BALANCE" | "OWED" | "WITHDRAWAL" | "DEPOSIT" | "AT_VENDOR" | "OPEN_BETS")[];
        };
        readonly AccountMovement: {
            readonly id: string;
            /** Format: date-time */
            readonly at: string;
            /** @enum {string} */
            readonly kind: "bet" | "win" | "rollback" | "deposit" | "credit" | "debit" | "reverse" | "adjust" | "hold" | "release" | "transfer-out" | "transfer-in" | "collect";
            readonly amount: components["schemas"]["Money"];
            readonly balance: components["schemas"]["Money"];
            readonly game?: string;
            /** @description The language tag of `game`; empty if its language is not known. */
            readonly nameLanguage?: string;
            readonly reference?: string;
        };
        readonly AccountTotals: {
            readonly received: components["schemas"]["Money"];
            readonly spent: components["schemas"]["Money"];
            readonly net: components["schemas"]["Money"];
        };
        readonly Activity: {
            /** @description Whether this is everything, or what is new since the event before. */
            readonly whole: boolean;
            /** @description Players who began a round in the last five minutes. */
            readonly playing: number;
            /** @description Newest first. */
            readonly lines: readonly components["schemas"]["ActivityLine"][];
            /** @description The same by game (`gameId`). 0 once nobody plays it; a game without is as before. */
            readonly players: {
                readonly [key: string]: number;
            };
            /** @description Players with an order on the draw that is on sale, by the lottery's code. */
            readonly draws: {
                readonly [key: string]: {
                    readonly issueNo: string;
                    readonly players: number;
                };
            };
            /** @description What games paid in the last four quarter-hours, by game (`gameId`). */
            readonly paid: {
                readonly [key: string]: components["schemas"]["Money"];
            };
        };
        /** @description A bet, a win or a result, as it happened. */
        readonly ActivityLine: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "bet" | "win" | "draw";
            /** Format: date-time */
            readonly at: string;
            readonly gameId: string;
            /** @description In the first of the reader's languages it has. */
            readonly gameName: string;
            /** @description The language tag of `gameName`; empty if its language is not known. */
            readonly nameLanguage: string;
            readonly iconUrl: string;
            /** @description The player's masked name; empty for a draw. */
            readonly name: string;
            /** @description The stake of a bet, the payout of a win; null for a draw. */
            readonly amount: components["schemas"]["Money"] | null;
            /** @description How many times its stake a win paid, such as 20.6; null for anything else. */
            readonly times: string | null;
            /** @description A win of many times its stake. */
            readonly large: boolean;
            readonly issueNo: string | null;
            /** @description What was drawn; empty but for a draw. */
            readonly numbers: readonly string[];
        };
        /** @description Cash to play with, money held for withdrawals, and money owed to the house. */
        readonly Balance: {
            readonly sumBalance: components["schemas"]["Money"];
            readonly held: components["schemas"]["Money"];
            readonly owed: components["schemas"]["Money"];
        };
        /** @description A bank account with all but the end of its number hidden. */
        readonly BankAccount: {
            readonly id: string;
            readonly bank: string;
            readonly number: string;
            readonly holder: string;
            /** Format: date-time */
            readonly usableFrom: string;
        };
        readonly Banner: {
            readonly bannerId: string;
            readonly title: string;
            /** @description The language of the words: `zh-Hans`. */
            readonly language: string;
            readonly url: string;
            readonly groupName: string;
            readonly link: string;
            /**
             * @description Whether `link` is nothing, a path of the site, or an address elsewhere.
             * @enum {string}
             */
            readonly linkageType: "NONE" | "ROUTE" | "URL";
        };
        readonly BetTotals: {
            readonly stake: components["schemas"]["Money"];
            readonly payout: components["schemas"]["Money"];
            /** @description Payout less stake of bets whose result is known. */
            readonly net: components["schemas"]["Money"];
            /** @description The stakes of bets whose result is not known yet. */
            readonly open: components["schemas"]["Money"];
        };
        readonly Captcha: {
            readonly captchaId: string;
            /** @description Base64 of a PNG. */
            readonly image: string;
        };
        readonly CashTotals: {
            readonly deposited: components["schemas"]["Money"];
            readonly withdrawn: components["schemas"]["Money"];
            readonly net: components["schemas"]["Money"];
        };
        readonly CountryCode: {
            readonly countryCode: string;
            readonly countryDialingCode: string;
        };
        readonly Deposit: {
            readonly id: string;
            /** @enum {string} */
            readonly status: "CREATED" | "AWAITING_PAYMENT" | "SUBMITTED" | "REVIEW" | "SUCCEEDED" | "EXPIRED" | "CANCELLED" | "REJECTED" | "FAILED" | "LATE_PAID" | "REVERSED";
            /** @enum {string} */
            readonly method: "sandbox" | "qr" | "btcpay" | "bank-transfer" | "voucher";
            readonly amount: components["schemas"]["Money"];
            readonly paid?: components["schemas"]["Money"];
            /** @description Taken from what is paid. Missing for none. */
            readonly fee?: components["schemas"]["Money"];
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly expiresAt: string;
            readonly checkoutUrl?: string;
            readonly transfer?: {
                readonly bank: string;
                readonly number: string;
                readonly holder: string;
                readonly exactAmount: components["schemas"]["Money"];
                /** @description The text of a code that a bank's app pays: account, amount and reference inside. */
                readonly qr?: string;
            };
            readonly slip: boolean;
            readonly reason?: string;
        };
        readonly DepositMethod: {
            /** @enum {string} */
            readonly code: "sandbox" | "qr" | "btcpay" | "bank-transfer" | "voucher";
            readonly name: string;
            /** @description The address of its picture. */
            readonly picture: string | null;
            /** @description The operator's own words, in the best language there is. */
            readonly instructions?: {
                readonly text: string;
                /** @description The language tag of `text`; empty if its language is not known. */
                readonly language: string;
            };
            readonly min: components["schemas"]["Money"];
            readonly max: components["schemas"]["Money"];
            /** @description Hundredths of a per cent, and an amount. Taken from what is paid. */
            readonly fee?: {
                readonly bps: number;
                readonly flat: components["schemas"]["Money"];
            };
            /** @description By the brand's clock. Missing for a method that is always open. */
            readonly hours?: {
                readonly opens: string;
                readonly closes: string;
            };
            readonly needsLevel: number;
            /**
             * @description Why it can't be used by this player now.
             * @enum {string}
             */
            readonly unfit?: "METHOD_LEVEL" | "METHOD_CLOSED";
            readonly expiresMinutes: number;
            readonly account?: {
                readonly bank: string;
                readonly number: string;
                readonly holder: string;
            };
        };
        /** @enum {string} */
        readonly DocumentKind: "IDENTITY_CARD" | "PASSPORT" | "DRIVING_LICENCE" | "SELFIE" | "ADDRESS" | "FUNDS";
        /** @enum {string} */
        readonly DocumentState: "UPLOADED" | "CHECKING" | "APPROVED" | "REJECTED" | "EXPIRED";
        /** @description A JSON Web Key (RFC 7517). */
        readonly EnvelopeKey: {
            readonly kid: string;
            /** @constant */
            readonly kty: "EC";
            /** @constant */
            readonly crv: "P-256";
            readonly x: string;
            readonly y: string;
        };
        readonly Exclusion: {
            /** @description Null for no exclusion; the year 9999 for one without an end. */
            readonly until: string | null;
            readonly kind: ("TIME_OUT" | "EXCLUSION" | "STOP") | null;
            /** @description Breaks on offer, the shortest first. */
            readonly timeOuts: readonly string[];
            /** @description Self-exclusions on offer. */
            readonly exclusions: readonly string[];
            /** @description Hours of the stop of one press; null where the law has none. */
            readonly stopHours: number | null;
        };
        readonly Game: {
            readonly gameId: string;
            readonly nodeId: string;
            /** @description Opens a room of a game between players; empty for all other games. */
            readonly roomId: string;
            readonly gameName: string;
            readonly nodeName: string;
            readonly displayName: string;
            /** @description The language tag of `displayName`; empty if its language is not known. */
            readonly nameLanguage: string;
            /** @enum {string} */
            readonly gameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
            readonly vassalage: string;
            readonly vendorName: string;
            readonly gameClassify: string;
            /**
             * @description VASSALAGE for a card that opens the list of its vendor's games.
             * @enum {string}
             */
            readonly isGame: "GAME" | "VASSALAGE";
            /** @description The account its bets are paid from: MAIN, the wallet shared by all games. */
            readonly accountTypeName: string;
            readonly isNew: boolean;
            /**
             * @description 1 for a hot game.
             * @enum {number}
             */
            readonly isHot: 0 | 1;
            /**
             * @description 0 where a free trial is offered.
             * @enum {number}
             */
            readonly supportPlay: 0 | 1;
            readonly rtp: string;
            /** @description The square picture. */
            readonly iconUrl: string;
            /** @description The picture in the requested size, 3:4 unless imgSize is S. */
            readonly showIcon: string;
            /** @description The largest picture there is. */
            readonly lagerIcon: string;
            /**
             * @description Where it opens: on /seamless, on /game, or in its own window.
             * @enum {string}
             */
            readonly opensIn: "seamless" | "game" | "popup";
        };
        /** @description A game with its limits. */
        readonly GameDetails: {
            readonly gameId: string;
            readonly nodeId: string;
            /** @description Opens a room of a game between players; empty for all other games. */
            readonly roomId: string;
            readonly gameName: string;
            readonly nodeName: string;
            readonly displayName: string;
            /** @description The language tag of `displayName`; empty if its language is not known. */
            readonly nameLanguage: string;
            /** @enum {string} */
            readonly gameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
            readonly vassalage: string;
            readonly vendorName: string;
            readonly gameClassify: string;
            /**
             * @description VASSALAGE for a card that opens the list of its vendor's games.
             * @enum {string}
             */
            readonly isGame: "GAME" | "VASSALAGE";
            /** @description The account its bets are paid from: MAIN, the wallet shared by all games. */
            readonly accountTypeName: string;
            readonly isNew: boolean;
            /**
             * @description 1 for a hot game.
             * @enum {number}
             */
            readonly isHot: 0 | 1;
            /**
             * @description 0 where a free trial is offered.
             * @enum {number}
             */
            readonly supportPlay: 0 | 1;
            readonly rtp: string;
            /** @description The square picture. */
            readonly iconUrl: string;
            /** @description The picture in the requested size, 3:4 unless imgSize is S. */
            readonly showIcon: string;
            /** @description The largest picture there is. */
            readonly lagerIcon: string;
            /**
             * @description Where it opens: on /seamless, on /game, or in its own window.
             * @enum {string}
             */
            readonly opensIn: "seamless" | "game" | "popup";
            /** @description Of a round, as the vendor offers it; null if it does not say. */
            readonly lowestStake: components["schemas"]["Money"] | null;
            readonly highestStake: components["schemas"]["Money"] | null;
            /** @description How many times its stake a round pays at most; empty if the vendor does not say. */
            readonly maxWin: string;
        };
        /** @description The vendors under one code, for one category. */
        readonly GameVendor: {
            readonly vassalage: string;
            readonly name: string;
            /** @description The address of its picture; empty for its name. */
            readonly logo: string;
            /** @enum {string} */
            readonly gameCategory: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
            /** @description The names of those who share the code. */
            readonly vendors: readonly string[];
            /** @description Classifications of its games in this category. */
            readonly gameClassify: readonly string[];
            readonly games: number;
        };
        /** @description Valid once, for its purpose, for five minutes. */
        readonly HumanProof: {
            readonly proof: string;
        };
        /** @description A page of a player's messages, the newest first. */
        readonly Inbox: {
            readonly messages: readonly components["schemas"]["Letter"][];
            readonly hasEarlier: boolean;
        };
        /** @description Kinds of messages that are sent by mail too. */
        readonly InboxMail: {
            readonly kinds: readonly ("deposit" | "withdrawal" | "limits" | "documents" | "staff")[];
        };
        /** @description Kinds of messages that are sent by mail too. */
        readonly InboxMailInput: {
            readonly kinds: readonly ("deposit" | "withdrawal" | "limits" | "documents" | "staff")[];
        };
        /** @description A message came to the player's inbox, or one was read; how many are unread. */
        readonly InboxNews: {
            readonly unread: number;
        };
        readonly InboxUnread: {
            readonly unread: number;
        };
        /** @description What is wrong with one field. */
        readonly InvalidField: {
            readonly field: string;
            readonly message: string;
        };
        readonly Language: {
            /** @enum {string} */
            readonly language: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
        };
        readonly LanguageInput: {
            /** @enum {string} */
            readonly language: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
        };
        /** @description Opened at game_url, else at game_url2, else shown as content. */
        readonly LaunchAddress: {
            readonly game_url?: string;
            readonly game_url2?: string;
            /** @description HTML, where the vendor gives no address. It is shown in a frame with an opaque origin. */
            readonly content?: string;
        };
        /** @description A message from the house to a player. */
        readonly Letter: {
            readonly id: string;
            /** @enum {string} */
            readonly kind: "deposit" | "withdrawal" | "limits" | "documents" | "security" | "staff";
            readonly title: string;
            readonly text: string;
            /** @description The language tag of `title` and `text`. */
            readonly language: string;
            /** @description A path of the site, or an address; may be empty. */
            readonly link: string;
            /** Format: date-time */
            readonly at: string;
            readonly read: boolean;
        };
        /** @enum {string} */
        readonly LimitNameInput: "dailyDeposit" | "weeklyDeposit" | "monthlyDeposit" | "dailyLoss" | "weeklyLoss" | "monthlyLoss" | "dailyWager" | "weeklyWager" | "monthlyWager" | "singleBet" | "dailyMinutes" | "weeklyMinutes" | "monthlyMinutes";
        /** @description On the stream `type` is the name of the event and `value` its data, as JSON. */
        readonly LiveEvent: {
            /** @constant */
            readonly type: "balance";
            readonly value: components["schemas"]["Balance"];
        } | {
            /** @constant */
            readonly type: "deposit";
            readonly value: {
                readonly id: string;
                readonly status: string;
            };
        } | {
            /** @constant */
            readonly type: "withdrawal";
            readonly value: {
                readonly id: string;
                readonly status: string;
            };
        } | {
            /** @constant */
            readonly type: "lottery";
            readonly value: components["schemas"]["LotteryNews"];
        } | {
            /** @constant */
            readonly type: "service";
            readonly value: components["schemas"]["ServiceNews"];
        } | {
            /** @constant */
            readonly type: "inbox";
            readonly value: components["schemas"]["InboxNews"];
        } | {
            /** @constant */
            readonly type: "play";
            readonly value: components["schemas"]["PlayNews"];
        } | {
            /** @constant */
            readonly type: "activity";
            readonly value: components["schemas"]["Activity"];
        };
        /** @description A new session. Its token goes into the header `authorization: Bearer …`. */
        readonly Login: {
            readonly token: string;
            readonly username: string;
            readonly userName: string;
            readonly customerId: string;
            /** @description The type of the account: 1, 2, 41 or 42 for an agent, 4 for a trial account, 0 for anyone else. */
            readonly isAgent: string;
            readonly currency: string;
            /** @description The first-login action (a contact and a payment password) is still to be done. */
            readonly firstTimeLogin: boolean;
            /** @description This session allows only a change of password until it is changed. */
            readonly passwordExpired: boolean;
            readonly memberLabel: string;
            readonly memberLabelTextColor: string;
            readonly memberLabelBgColor: string;
        };
        readonly LotteryAskedLineInput: {
            readonly market: string;
            /** @description The marked numbers in the picker's format, with leading zeros. */
            readonly picks: readonly string[];
            /** @description Whole ledger units of 1/100000 of the currency, above zero. */
            readonly unit: string;
            /** @default 1 */
            readonly multiple: number;
            /**
             * @description The lowest share of the odds, in percent, that the player has agreed to.
             * @default 100
             */
            readonly step: 100 | 90 | 50;
        };
        /** @description A draw's prizes with their numbers: DB and G1 to G8, or BALLS and the like. */
        readonly LotteryBoard: readonly {
            readonly prize: string;
            readonly numbers: readonly string[];
        }[];
        /** @description The same bet on coming draws. Its orders are in the records. */
        readonly LotteryChase: {
            readonly id: string;
            readonly key: string;
            readonly gameCode: string;
            /** @description Draws it covers. */
            readonly issues: number;
            /** @description Draws it has bet on. */
            readonly placed: number;
            /** @description Draws without a bet: closed, full, or at other odds. */
            readonly skipped: number;
            readonly stopOnWin: boolean;
            /** @enum {string} */
            readonly status: "RUNNING" | "DONE" | "STOPPED";
            readonly stopReason: ("PLAYER" | "WON" | "NOT_ENOUGH_MONEY" | "LIMIT_REACHED" | "PLAYER_DISABLED" | "GAME_OFF" | "REFUSED") | null;
            /** Format: date-time */
            readonly madeAt: string;
            readonly lines: readonly {
                readonly market: string;
                readonly picks: readonly string[];
                readonly unit: string;
            }[];
        };
        /** @description A lottery's current offer and odds. */
        readonly LotteryCounter: {
            readonly gameCode: string;
            readonly name: string;
            /** @description The language tag of `name`; empty if its language is not known. */
            readonly nameLanguage: string;
            readonly tag: string;
            readonly webIconUrl: string;
            readonly rules: string;
            readonly vassalage: string;
            readonly currency: string;
            /** @description How long after a bet it may be cancelled while the draw is open; 0 for never. */
            readonly cancelSeconds: number;
            readonly oddsVersion: number;
            /** @description Odds × 10,000 by price. */
            readonly prices: {
                readonly [key: string]: number;
            };
            /** @description Heavily bet selections: the percentage of the odds they are offered at, 0 for closed. An empty selection stands for all combinations of its market. */
            readonly steps: readonly {
                readonly market: string;
                readonly selection: string;
                readonly step: number;
            }[];
            /** @description Limits of a line's unit, and of the payout of one order and of all of a player's orders in one draw. Ledger units. */
            readonly limits: {
                readonly minUnit: string;
                readonly maxUnit: string;
                readonly orderPayout: string;
                readonly issuePayout: string;
            };
            /** @description The draw that is on sale, or the next one. */
            readonly issue: {
                readonly issueNo: string;
                /** Format: date-time */
                readonly openAt: string;
                /** Format: date-time */
                readonly closeAt: string;
                /** Format: date-time */
                readonly drawAt: string;
                readonly isSale: boolean;
                readonly commitment: string | null;
                readonly terms: {
                    readonly [key: string]: number;
                };
            } | null;
            /**
             * Format: date-time
             * @description The server's time.
             */
            readonly now: string;
        };
        /** @description Numbers of a market, kept under a name. */
        readonly LotteryFavourite: {
            readonly id: string;
            readonly market: string;
            readonly name: string;
            readonly picks: readonly string[];
        };
        readonly LotteryGroup: {
            readonly tag: string;
            readonly labelName: string;
            readonly gameMenuSort: number;
            readonly gameGroupCode: string;
            readonly gameMenus: readonly components["schemas"]["LotteryItem"][];
        };
        /** @description Everything published about a draw, so that anyone can recompute it. */
        readonly LotteryIssue: {
            readonly gameCode: string;
            readonly name: string;
            /** @description The language tag of `name`; empty if its language is not known. */
            readonly nameLanguage: string;
            readonly rules: string;
            readonly rulesVersion: string;
            readonly issueNo: string;
            /** Format: date-time */
            readonly openAt: string;
            /** Format: date-time */
            readonly closeAt: string;
            /** Format: date-time */
            readonly drawAt: string;
            /** @enum {string} */
            readonly status: "SCHEDULED" | "OPEN" | "LOCKED" | "DRAWING" | "RESULTED" | "CORRECTING" | "SETTLING" | "SETTLED" | "VOIDED";
            /** @enum {string} */
            readonly source: "RNG" | "MANUAL" | "FEED";
            readonly terms: {
                readonly [key: string]: number;
            };
            /** @description SHA-256 of the seed's hex text, published before sales; null where the result comes from outside. */
            readonly commitment: string | null;
            /** @description SHA-256 of the accepted orders' ids in order, one per line, published when sales close. */
            readonly lockEntropy: string | null;
            readonly lockedOrders: number | null;
            /** @description Label of the draw's random stream. */
            readonly label: string | null;
            /** @description Published after the draw. */
            readonly seed: string | null;
            readonly board: components["schemas"]["LotteryBoard"] | null;
            /** @description 1 for the first result, plus one for each correction. */
            readonly version: number;
            readonly voidReason: string | null;
        };
        readonly LotteryItem: {
            readonly gameId: string;
            /** @description Its name. */
            readonly remark: string;
            /** @description The language tag of `remark`; empty if its language is not known. */
            readonly nameLanguage: string;
            readonly tag: string;
            readonly webIconUrl: string;
            readonly isSale: boolean;
            /** @description When the sale of a coming draw begins; null while it is on sale, or not known. */
            readonly saleOpensAt: string | null;
            /** @description Milliseconds to the next draw. */
            readonly remainTime: number;
            /** @description Seconds before the draw at which sales close. */
            readonly lockTime: number;
            /** @description Time of the next draw in milliseconds since 1970; minus `remainTime`, it is the server's time. */
            readonly fewinTime: number;
            /** @description The main numbers of the last draw, comma-separated; empty before the first. */
            readonly previousWinningNumber: string;
            readonly previousWinningTime: string | null;
            /** @description 1 for Sunday to 7 for Saturday, comma-separated. */
            readonly drawDayOfWeek: string;
            readonly code: string;
            readonly defaultPlayType: string;
            /** @description The account its bets are paid from: MAIN, the wallet shared by all games. */
            readonly accountTypeName: string;
            readonly vendor: string;
            readonly gameCode: string;
            /** @enum {string} */
            readonly gameType: "LOTT" | "ELOTT";
            readonly vassalage: string;
        };
        readonly LotteryMarketTrends: {
            /**
             * @description The origin of all draws counted, that the game is settled by.
             * @enum {string}
             */
            readonly origin: "HOUSE" | "OFFICIAL";
            /** @description Draws counted. */
            readonly draws: number;
            /** @description Every pick in the order of the slip; the most frequent where there are more than 100. Null where a number by itself means nothing. */
            readonly picks: readonly {
                readonly pick: string;
                readonly times: number;
                /** @description Draws since it last came; 0 if it came in the last draw. */
                readonly gapDraws: number;
            }[] | null;
        };
        /** @description An issue of a lottery is in another state now. */
        readonly LotteryNews: {
            readonly gameCode: string;
            readonly issueNo: string;
            readonly status: string;
        };
        /** @description An order as accepted. Its result is in the records. */
        readonly LotteryOrder: {
            /** @description "lo_" and a number: the round of its bet and its wins in the betting records too. */
            readonly id: string;
            readonly key: string;
            readonly gameCode: string;
            readonly issueNo: string;
            /** @enum {string} */
            readonly status: "ACCEPTED" | "CANCELLED";
            readonly currency: string;
            /** @description Whole ledger units of 1/100000 of the player's currency. */
            readonly stake: string;
            /** @description Its maximum payout, as limits count it. */
            readonly maxPayout: string;
            readonly lineCount: number;
            readonly chaseId: string | null;
            /** Format: date-time */
            readonly placedAt: string;
            readonly lines: readonly {
                readonly market: string;
                readonly selection: string;
                /** @description Whole ledger units of 1/100000 of the player's currency. */
                readonly unit: string;
                readonly count: number;
                /** @description Whole ledger units of 1/100000 of the player's currency. */
                readonly cost: string;
                readonly odds: readonly number[];
            }[];
        };
        readonly LotteryRecord: {
            readonly id: string;
            readonly gameCode: string;
            readonly gameName: string;
            /** @description The language tag of `gameName`; empty if its language is not known. */
            readonly nameLanguage: string;
            readonly tag: string;
            readonly webIconUrl: string;
            readonly issueNo: string;
            /** Format: date-time */
            readonly at: string;
            /** @enum {string} */
            readonly state: "OPEN" | "WON" | "LOST" | "PUSHED" | "VOIDED" | "CANCELLED";
            readonly stake: components["schemas"]["Money"];
            /** @description What it was paid, and given back when it is void or was taken back; null while it is open. */
            readonly payout: components["schemas"]["Money"] | null;
            /** @description Payout less stake; null while it is open. */
            readonly net: components["schemas"]["Money"] | null;
            /** @description Until when it can be taken back, if it can. */
            readonly cancelUntil: string | null;
            readonly lines: readonly {
                readonly market: string;
                readonly selection: string;
                readonly stake: components["schemas"]["Money"];
                /** @description Odds × 10,000 as accepted, one for each price of the line. */
                readonly odds: readonly number[];
                readonly won: boolean;
                readonly pushed: boolean;
                /** @description Null before the draw. */
                readonly payout: components["schemas"]["Money"] | null;
                /** @description Which of its picks made it win. */
                readonly winning: readonly string[];
            }[];
            /** @description The draw's numbers once there are any. */
            readonly board: components["schemas"]["LotteryBoard"] | null;
        };
        readonly LotteryResult: {
            readonly issueNo: string;
            /** Format: date */
            readonly day: string;
            /** @description Null for imported past results. */
            readonly drawAt: string | null;
            readonly board: components["schemas"]["LotteryBoard"];
        };
        readonly LotteryTrends: {
            /**
             * @description The origin of all results here; origins are never mixed.
             * @enum {string}
             */
            readonly origin: "HOUSE" | "OFFICIAL";
            /** @description The origins the game has results of. */
            readonly origins: readonly ("HOUSE" | "OFFICIAL")[];
            readonly draws: number;
            readonly numbers: readonly {
                readonly number: string;
                readonly times: number;
                /** @description Draws since it was last drawn; 0 if it was in the last draw. */
                readonly gapDraws: number;
                /** @description Days between its last appearance and the last draw; null if it did not appear in these draws. */
                readonly gapDays: number | null;
            }[];
            /** @description The draws, newest first, with their numbers as used for betting. */
            readonly matrix: readonly {
                readonly issueNo: string;
                /** Format: date */
                readonly day: string;
                readonly numbers: readonly string[];
            }[];
        };
        /** @description Who is signed in. */
        readonly Member: {
            readonly id: string;
            readonly account: string;
            readonly nickname: string;
            /** @description Address of the member's picture. */
            readonly avatar: string;
            readonly type: string;
            /** @description The username of who invited them. */
            readonly toUpline: string | null;
            readonly clubLabel: {
                readonly labelName: string;
                readonly color: string;
                readonly color2: string;
                readonly rankLevel: number;
            };
            readonly vipLabelName: string;
            readonly currency: string;
            readonly currencySymbol: string;
            readonly kycLevel: number;
            /** Format: date-time */
            readonly createdAt: string;
        };
        /** @description A picture to choose and its address. */
        readonly MemberIcon: {
            /** @enum {string} */
            readonly icon: "parol" | "jeepney" | "carabao" | "tarsier" | "mango" | "sampaguita" | "ferris-wheel" | "bangka";
            readonly url: string;
        };
        readonly MenuLine: {
            /** @enum {string} */
            readonly item: "home" | "hot" | "fav" | "rng" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "inhouse" | "lotteryCenter" | "promotions" | "bonus" | "vip" | "invite" | "pointMall" | "fair" | "app" | "language" | "chatRoom" | "games" | "lottery" | "wallet" | "me";
            /** @description The picture the brand gave it; null for its usual one. */
            readonly icon: ("home" | "hot" | "heart" | "games" | "slots" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "lottery" | "instant" | "inhouse" | "promotions" | "bonus" | "vip" | "invite" | "mall" | "wallet" | "deposit" | "records" | "bets" | "me" | "fair" | "app" | "chat" | "service" | "language" | "news" | "speed") | null;
            /** @description The brand's own names for it, by codes of languages. */
            readonly names: {
                readonly [key: string]: string;
            };
        };
        /** @description What visitors see of each menu, in order; nothing that leads to an empty page. */
        readonly Menus: {
            /** @description Of a name that there is none of in the reader's language. */
            readonly firstLanguage: string;
            readonly games: readonly components["schemas"]["MenuLine"][];
            readonly more: readonly components["schemas"]["MenuLine"][];
            readonly bottom: readonly components["schemas"]["MenuLine"][];
        };
        readonly MerchantWallet: {
            /** @description Whether all games share one wallet, so that a player never transfers between wallets. */
            readonly isSingle: boolean;
        };
        readonly ModuleNode: {
            readonly modId: string;
            /** @enum {string} */
            readonly enabled: "0" | "1";
            readonly childrenNodes: readonly {
                readonly modId: string;
                /** @enum {string} */
                readonly enabled: "0" | "1";
                readonly childrenNodes: readonly unknown[];
            }[];
        };
        /** @description Whole ledger units of 1/100000 of the currency (ISO 4217), as text. */
        readonly Money: {
            readonly amount: string;
            readonly currency: string;
        };
        /** @description `content` is HTML made safe on the server; `timestamp` is in milliseconds since 1970. */
        readonly Notice: {
            readonly id: string;
            readonly title: string;
            readonly content: string;
            /** @description The language of the words: `zh-Hans`. */
            readonly language: string;
            readonly timestamp: number;
        };
        readonly OpenedGame: {
            readonly issueNo: string;
            /** Format: date-time */
            readonly drawAt: string;
            readonly board: components["schemas"]["LotteryBoard"];
            readonly gameId: string;
            readonly gameCode: string;
            readonly remark: string;
            readonly tag: string;
            /** @description The language tag of `remark`; empty if its language is not known. */
            readonly nameLanguage: string;
        };
        readonly OpenedIssue: {
            readonly issueNo: string;
            /** Format: date-time */
            readonly drawAt: string;
            readonly board: components["schemas"]["LotteryBoard"];
        };
        /** @description A document that the player has sent. */
        readonly OwnDocument: {
            readonly id: string;
            readonly kind: components["schemas"]["DocumentKind"];
            readonly state: components["schemas"]["DocumentState"];
            readonly reason: components["schemas"]["RejectReason"] | null;
            /** @description What staff add to the reason. */
            readonly note: string | null;
            /** Format: date-time */
            readonly uploadedAt: string;
            readonly expiresOn: string | null;
        };
        readonly Passkey: {
            readonly id: string;
            readonly name: string;
            /** @description The site it works at. */
            readonly host: string;
            /** Format: date-time */
            readonly addedAt: string;
            readonly usedAt: string | null;
        };
        /** @description A RegistrationResponseJSON of WebAuthn. */
        readonly PasskeyMadeInput: {
            readonly id: string;
            readonly rawId: string;
            /** @constant */
            readonly type: "public-key";
            readonly response: {
                readonly clientDataJSON: string;
                readonly attestationObject: string;
                /** @default [] */
                readonly transports: readonly string[];
            };
        };
        /** @description The publicKey options of WebAuthn, as JSON. */
        readonly PasskeyOptions: {
            readonly [key: string]: unknown;
        };
        /** @description An AuthenticationResponseJSON of WebAuthn. */
        readonly PasskeyUsedInput: {
            readonly id: string;
            readonly rawId: string;
            /** @constant */
            readonly type: "public-key";
            readonly response: {
                readonly clientDataJSON: string;
                readonly authenticatorData: string;
                readonly signature: string;
                readonly userHandle?: string | null;
            };
        };
        /** @description A player's passkeys. */
        readonly Passkeys: {
            readonly passkeys: readonly components["schemas"]["Passkey"][];
            /** @description Whether the password alone is not enough. */
            readonly asked: boolean;
        };
        readonly PaymentPassword: {
            readonly set: boolean;
            /** @description Whether the player knows a password to sign in with. */
            readonly loginPassword: boolean;
            /** @description Where a code would go; masked. */
            readonly contact: {
                /** @enum {string} */
                readonly channel: "sms" | "mail";
                readonly recipient: string;
            } | null;
            /** @description When withdrawals are possible again after a password was recovered. */
            readonly withdrawalsFrom: string | null;
        };
        /** @description What a player says of a transfer that was closed as received, and the answer. */
        readonly PayoutComplaint: {
            /** @enum {string} */
            readonly kind: "APPEAL" | "LATE_ANSWER";
            readonly text: string;
            /** @description What a late answer says arrived. */
            readonly said?: components["schemas"]["Money"];
            /** Format: date-time */
            readonly openedAt: string;
            readonly answer?: string;
            /** Format: date-time */
            readonly answeredAt?: string;
        };
        readonly Permission: {
            readonly info: {
                readonly brand: {
                    readonly name: string;
                    readonly currency: string;
                    readonly realMoney: boolean;
                    /** @description IANA time zone of its days. */
                    readonly zone: string;
                };
                readonly whitelabel: readonly components["schemas"]["ModuleNode"][];
                readonly register: {
                    readonly fields: {
                        /**
                         * @default {
                         *       "shown": true,
                         *       "required": true,
                         *       "acceptedPattern": "letter-first",
                         *       "minLength": 4,
                         *       "maxLength": 16
                         *     }
                         */
                        readonly username: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": true,
                         *       "required": true,
                         *       "acceptedPattern": "letters-and-digits",
                         *       "minLength": 8,
                         *       "maxLength": 20
                         *     }
                         */
                        readonly password: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "digits",
                         *       "minLength": 6,
                         *       "maxLength": 6
                         *     }
                         */
                        readonly paymentPassword: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "digits",
                         *       "minLength": 5,
                         *       "maxLength": 15
                         *     }
                         */
                        readonly mobileNum: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "full-name",
                         *       "minLength": 2,
                         *       "maxLength": 60
                         *     }
                         */
                        readonly payeeName: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "full-name",
                         *       "minLength": 2,
                         *       "maxLength": 60
                         *     }
                         */
                        readonly fullname: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "no-spaces",
                         *       "minLength": 2,
                         *       "maxLength": 20
                         *     }
                         */
                        readonly nickname: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "date-year-first",
                         *       "minLength": 10,
                         *       "maxLength": 10
                         *     }
                         */
                        readonly birthday: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "email",
                         *       "minLength": 6,
                         *       "maxLength": 254
                         *     }
                         */
                        readonly email: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "digits",
                         *       "minLength": 5,
                         *       "maxLength": 12
                         *     }
                         */
                        readonly qqNum: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "no-spaces",
                         *       "minLength": 2,
                         *       "maxLength": 50
                         *     }
                         */
                        readonly line: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "digits",
                         *       "minLength": 5,
                         *       "maxLength": 15
                         *     }
                         */
                        readonly whatsapp: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "digits",
                         *       "minLength": 5,
                         *       "maxLength": 15
                         *     }
                         */
                        readonly zalo: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "*",
                         *       "minLength": 2,
                         *       "maxLength": 100
                         *     }
                         */
                        readonly facebook: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "no-spaces",
                         *       "minLength": 2,
                         *       "maxLength": 50
                         *     }
                         */
                        readonly telegram: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "no-spaces",
                         *       "minLength": 2,
                         *       "maxLength": 50
                         *     }
                         */
                        readonly wechat: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "no-spaces",
                         *       "minLength": 4,
                         *       "maxLength": 30
                         *     }
                         */
                        readonly idNumber: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "letters-or-digits",
                         *       "minLength": 4,
                         *       "maxLength": 32
                         *     }
                         */
                        readonly affiliateCode: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                        /**
                         * @default {
                         *       "shown": false,
                         *       "required": false,
                         *       "acceptedPattern": "letters-or-digits",
                         *       "minLength": 5,
                         *       "maxLength": 5
                         *     }
                         */
                        readonly captcha: {
                            readonly shown: boolean;
                            readonly required: boolean;
                            /** @enum {string} */
                            readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                            readonly minLength: number;
                            readonly maxLength: number;
                        };
                    };
                    /** @default {} */
                    readonly ownPatterns: {
                        readonly [key: string]: {
                            readonly allowed: readonly ("uppercase" | "lowercase" | "digit" | "space" | "hyphen" | "symbol" | "latin" | "han" | "kana" | "hangul" | "thai" | "cyrillic" | "arabic" | "devanagari")[];
                            readonly needed: readonly ("uppercase" | "lowercase" | "digit" | "space" | "hyphen" | "symbol" | "latin" | "han" | "kana" | "hangul" | "thai" | "cyrillic" | "arabic" | "devanagari")[];
                            readonly message: string;
                        };
                    };
                    /** @default 18 */
                    readonly ageConfirmation: number;
                    /** @default 21 */
                    readonly birthdayAge: number;
                };
                /** @default [] */
                readonly resources: readonly {
                    readonly resourceType: string;
                    readonly url: string | "";
                    readonly labelNameEn: string;
                    /** @default  */
                    readonly qrCodeUrl: string | "";
                }[];
                /** @default [] */
                readonly customerService: readonly {
                    /** @enum {string} */
                    readonly csType: "VIP" | "LIVECHAT";
                    /** Format: uri */
                    readonly path: string;
                }[];
                readonly service: {
                    /**
                     * Conversations on the site
                     * @description Signed-in players write to the inbox of the console. When off, the site leads to the link of the resources.
                     * @default true
                     */
                    readonly conversations: boolean;
                    /**
                     * E-mail address
                     * @description Shown to everyone, also where nobody is signed in.
                     * @default
                     */
                    readonly email: string;
                };
                readonly activity: {
                    /** @description Whether the site shows what happens. */
                    readonly shown: boolean;
                    /** @description Whether it has the decorative jackpot; never with real money. */
                    readonly jackpot: boolean;
                };
                readonly analytics: {
                    /** @default  */
                    readonly gtagId: string;
                };
                /** @default [] */
                readonly imageCDNs: readonly string[];
                /** @default [] */
                readonly launchGameCDNs: readonly string[];
                readonly menus: components["schemas"]["Menus"];
            };
            readonly location: {
                readonly ip: string;
                readonly country: string | null;
            };
            readonly maintenance: boolean;
            readonly regionRestriction: boolean;
            readonly maintenanceEnd: string | null;
            readonly message: string;
            /** @description Changes with every change of the settings, and of what the menus lead to. */
            readonly version: string;
        };
        readonly PersonalProfit: {
            readonly total: components["schemas"]["Profit"];
            readonly byDay: readonly {
                /** Format: date */
                readonly day: string;
                readonly stake: components["schemas"]["Money"];
                readonly payout: components["schemas"]["Money"];
                /** @description Wins of free bets, bonuses, rebates, points and jackpots. */
                readonly bonus: components["schemas"]["Money"];
                /** @description Payout and bonus less stake. */
                readonly net: components["schemas"]["Money"];
            }[];
            readonly byCategory: readonly {
                /** @description Empty for what is of no game. */
                readonly category: string;
                readonly stake: components["schemas"]["Money"];
                readonly payout: components["schemas"]["Money"];
                /** @description Wins of free bets, bonuses, rebates, points and jackpots. */
                readonly bonus: components["schemas"]["Money"];
                /** @description Payout and bonus less stake. */
                readonly net: components["schemas"]["Money"];
            }[];
            readonly byGame: readonly {
                /** @description Null if it has left the catalogue. */
                readonly id: string | null;
                /** @description Empty for what is of no game. */
                readonly name: string;
                /** @description The language tag of `name`; empty if its language is not known. */
                readonly language: string;
                readonly stake: components["schemas"]["Money"];
                readonly payout: components["schemas"]["Money"];
                /** @description Wins of free bets, bonuses, rebates, points and jackpots. */
                readonly bonus: components["schemas"]["Money"];
                /** @description Payout and bonus less stake. */
                readonly net: components["schemas"]["Money"];
            }[];
            /** @description Of more games than are shown. */
            readonly otherGames: components["schemas"]["Profit"] | null;
        };
        readonly Play: {
            /** @description Its number; pages name it when they say they are there. */
            readonly session: string;
            /** @enum {string} */
            readonly state: "PLAYING" | "DUE" | "STOPPED" | "TIME_UP";
            /** @description Null without a limit of time. */
            readonly minutesLeft: number | null;
            /** @description The limit that leaves so little. */
            readonly timeLimit: ("dailyMinutes" | "weeklyMinutes" | "monthlyMinutes") | null;
            /** @description What play came to since the session began, where a check is due. */
            readonly check: {
                /** Format: date-time */
                readonly begunAt: string;
                readonly minutes: number;
                readonly staked: components["schemas"]["Money"];
                readonly paid: components["schemas"]["Money"];
                /** @description Payouts less stakes. */
                readonly net: components["schemas"]["Money"];
            } | null;
        };
        /** @description A reality check was answered, or the player's time to play has changed. */
        readonly PlayNews: Record<string, never>;
        readonly PlayerContact: {
            /** @enum {string} */
            readonly type: "mobile" | "email";
            /** @description Masked; null where there is none. */
            readonly recipient: string | null;
            readonly verified: boolean;
            /** @description The old one is confirmed; a new one may follow. */
            readonly replacing: boolean;
        };
        /** @description How a player can be reached. */
        readonly PlayerContacts: {
            readonly contacts: readonly components["schemas"]["PlayerContact"][];
            /** @description Whether replacing one asks for it. */
            readonly loginPassword: boolean;
            /** @description When withdrawals are possible again after a change. */
            readonly withdrawalsFrom: string | null;
        };
        readonly PlayerLimit: {
            /** @enum {string} */
            readonly name: "dailyDeposit" | "weeklyDeposit" | "monthlyDeposit" | "dailyLoss" | "weeklyLoss" | "monthlyLoss" | "dailyWager" | "weeklyWager" | "monthlyWager" | "singleBet";
            /** @description The player's own; null for none. */
            readonly own: components["schemas"]["Money"] | null;
            /** @description One of staff, which a player can't change. */
            readonly staff: components["schemas"]["Money"] | null;
            /** @description What counts now: below zero for a player who won. Null for single bets. */
            readonly used: components["schemas"]["Money"] | null;
            /** @description A higher limit that was asked for and is not confirmed. */
            readonly raise: {
                /** @description Null for no limit. */
                readonly to: components["schemas"]["Money"] | null;
                /**
                 * Format: date-time
                 * @description From then on it can be confirmed.
                 */
                readonly from: string;
                /** Format: date-time */
                readonly until: string;
            } | null;
        };
        /** @description Every limit there is, set or not. */
        readonly PlayerLimits: {
            readonly currency: string;
            readonly limits: readonly components["schemas"]["PlayerLimit"][];
            readonly times: readonly components["schemas"]["PlayerTimeLimit"][];
            /** @description What the law wants set before deposits and play; null for nothing. */
            readonly needed: ("deposit" | "loss" | "wager" | "session") | null;
        };
        readonly PlayerTimeLimit: {
            /** @enum {string} */
            readonly name: "dailyMinutes" | "weeklyMinutes" | "monthlyMinutes";
            /** @description The player's own; null for none. */
            readonly own: number | null;
            readonly used: number;
            /** @description A higher limit that was asked for and is not confirmed. */
            readonly raise: {
                readonly to: number | null;
                /** Format: date-time */
                readonly from: string;
                /** Format: date-time */
                readonly until: string;
            } | null;
        };
        readonly Profit: {
            readonly stake: components["schemas"]["Money"];
            readonly payout: components["schemas"]["Money"];
            /** @description Wins of free bets, bonuses, rebates, points and jackpots. */
            readonly bonus: components["schemas"]["Money"];
            /** @description Payout and bonus less stake. */
            readonly net: components["schemas"]["Money"];
        };
        readonly RealityCheck: {
            readonly everyMinutes: number;
            readonly leastMinutes: number;
            readonly mostMinutes: number;
        };
        readonly RefusalAccessRestricted: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "ACCESS_RESTRICTED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalAlreadyWaiting: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "ALREADY_WAITING";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalBankAccountNotFound: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "BANK_ACCOUNT_NOT_FOUND";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalContactSet: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "CONTACT_SET";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalEnvelopeReplayed: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "ENVELOPE_REPLAYED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        /** @description Something went wrong on our side. It is not known whether the call took effect; the message contains a reference. */
        readonly RefusalFault: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "FAULT";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalInvalidInvitation: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "INVALID_INVITATION";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalInvalidRecipient: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "INVALID_RECIPIENT";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        /** @description Some of the details are not valid; `value` names the fields where they are known. */
        readonly RefusalInvalidRequest: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "INVALID_REQUEST";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: readonly components["schemas"]["InvalidField"][];
        };
        readonly RefusalInvalidUrl: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "INVALID_URL";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalKeyReused: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "KEY_REUSED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalKnownAlready: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "KNOWN_ALREADY";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalLinkExpired: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "LINK_EXPIRED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalLinkOver: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "LINK_OVER";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalMailNotSent: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "MAIL_NOT_SENT";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchPasskey: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_PASSKEY";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchSession: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_SESSION";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchVendor: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_VENDOR";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNotAPicture: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NOT_A_PICTURE";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        /** @description There is nothing with this id, or it belongs to someone else. */
        readonly RefusalNotFound: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NOT_FOUND";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        /** @description There is no session, or it has ended. */
        readonly RefusalNotLoggedIn: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NOT_LOGGED_IN";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNotRemembered: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NOT_REMEMBERED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalPasskeyRefused: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "PASSKEY_REFUSED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalPlayOver: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "PLAY_OVER";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalProveOld: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "PROVE_OLD";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalTicketOver: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "TICKET_OVER";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        /** @description The request is too large. */
        readonly RefusalTooLarge: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "TOO_LARGE";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalTooManyAttempts: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "TOO_MANY_ATTEMPTS";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalTooManyFavourites: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "TOO_MANY_FAVOURITES";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalTooManyMinutes: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "TOO_MANY_MINUTES";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        /** @description Too many calls; the header `retry-after` may say when to try again. */
        readonly RefusalTooManyRequests: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "TOO_MANY_REQUESTS";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalUnknown: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "UNKNOWN";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        /** @description The content type is not supported here. */
        readonly RefusalUnsupportedMediaType: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "UNSUPPORTED_MEDIA_TYPE";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalWrongAnswer: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "WRONG_ANSWER";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalWrongState: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "WRONG_STATE";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        /** @description The registration methods and the ages required. */
        readonly RegisterSettings: {
            readonly methods: readonly ("username" | "mobile")[];
            /** @default 18 */
            readonly ageConfirmation: number;
            /** @default 21 */
            readonly birthdayAge: number;
            /** @description Of the brand's own country, such as 63. */
            readonly countryDialingCode: string;
            /** @description Where Firebase sends the codes; null where we send them. */
            readonly firebase: {
                /** @description Site key of Google's check of a person; null where none is used. */
                readonly recaptchaSiteKey: string | null;
            } | null;
        };
        /** @description The fields of one registration method, and whether the number is verified by a code. */
        readonly RegistrationValidation: {
            readonly fields: {
                readonly username: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly password: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly paymentPassword: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly mobileNum: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly payeeName: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly fullname: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly nickname: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly birthday: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly email: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly qqNum: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly line: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly whatsapp: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly zalo: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly facebook: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly telegram: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly wechat: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly idNumber: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly affiliateCode: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
                readonly captcha: {
                    readonly shown: boolean;
                    readonly required: boolean;
                    /** @enum {string} */
                    readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                    readonly minLength: number;
                    readonly maxLength: number;
                };
            };
            readonly verificationCode: boolean;
            /** @default {} */
            readonly ownPatterns: {
                readonly [key: string]: {
                    readonly allowed: readonly ("uppercase" | "lowercase" | "digit" | "space" | "hyphen" | "symbol" | "latin" | "han" | "kana" | "hangul" | "thai" | "cyrillic" | "arabic" | "devanagari")[];
                    readonly needed: readonly ("uppercase" | "lowercase" | "digit" | "space" | "hyphen" | "symbol" | "latin" | "han" | "kana" | "hangul" | "thai" | "cyrillic" | "arabic" | "devanagari")[];
                    readonly message: string;
                };
            };
        };
        /** @enum {string} */
        readonly RejectReason: "UNREADABLE" | "INCOMPLETE" | "WRONG_DOCUMENT" | "OUT_OF_DATE" | "DATA_DIFFER" | "NAME_DIFFERS" | "NOT_ACCEPTED";
        /** @description A room of a game between players. */
        readonly Room: {
            readonly gameId: string;
            readonly nodeId: string;
            /** @description Opens a room of a game between players; empty for all other games. */
            readonly roomId: string;
            readonly gameName: string;
            readonly nodeName: string;
            readonly displayName: string;
            /** @description The language tag of `displayName`; empty if its language is not known. */
            readonly nameLanguage: string;
            /** @enum {string} */
            readonly gameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
            readonly vassalage: string;
            readonly vendorName: string;
            readonly gameClassify: string;
            /**
             * @description VASSALAGE for a card that opens the list of its vendor's games.
             * @enum {string}
             */
            readonly isGame: "GAME" | "VASSALAGE";
            /** @description The account its bets are paid from: MAIN, the wallet shared by all games. */
            readonly accountTypeName: string;
            readonly isNew: boolean;
            /**
             * @description 1 for a hot game.
             * @enum {number}
             */
            readonly isHot: 0 | 1;
            /**
             * @description 0 where a free trial is offered.
             * @enum {number}
             */
            readonly supportPlay: 0 | 1;
            readonly rtp: string;
            /** @description The square picture. */
            readonly iconUrl: string;
            /** @description The picture in the requested size, 3:4 unless imgSize is S. */
            readonly showIcon: string;
            /** @description The largest picture there is. */
            readonly lagerIcon: string;
            /**
             * @description Where it opens: on /seamless, on /game, or in its own window.
             * @enum {string}
             */
            readonly opensIn: "seamless" | "game" | "popup";
            /** @description The lowest stake; null if the vendor does not say. */
            readonly minBet: components["schemas"]["Money"] | null;
        };
        readonly Round: {
            readonly id: string;
            readonly round: string;
            /** Format: date-time */
            readonly at: string;
            /** Format: date-time */
            readonly closedAt?: string;
            readonly gameId: string;
            readonly gameName: string;
            /** @description The language tag of `gameName`; empty if its language is not known. */
            readonly nameLanguage: string;
            readonly vendor: string;
            readonly stake: components["schemas"]["Money"];
            /** @description All that came back, refunds included. */
            readonly payout: components["schemas"]["Money"];
            /** @description The part of the payout that gave stake back, where there is one. */
            readonly refund?: components["schemas"]["Money"];
            /** @description What counts as wagered; missing until the round is over. */
            readonly turnover?: components["schemas"]["Money"];
            /** @description Payout less stake; null while the round is open, which has no result yet. */
            readonly net: components["schemas"]["Money"] | null;
            /** @enum {string} */
            readonly status: "OPEN" | "CLOSED" | "VOID";
        };
        /** @description A round with its transactions, where its outcome is shown and, where the vendor gives it, the proof of that. */
        readonly RoundDetails: {
            readonly id: string;
            readonly round: string;
            /** Format: date-time */
            readonly at: string;
            /** Format: date-time */
            readonly closedAt?: string;
            readonly gameId: string;
            readonly gameName: string;
            /** @description The language tag of `gameName`; empty if its language is not known. */
            readonly nameLanguage: string;
            readonly vendor: string;
            readonly stake: components["schemas"]["Money"];
            /** @description All that came back, refunds included. */
            readonly payout: components["schemas"]["Money"];
            /** @description The part of the payout that gave stake back, where there is one. */
            readonly refund?: components["schemas"]["Money"];
            /** @description What counts as wagered; missing until the round is over. */
            readonly turnover?: components["schemas"]["Money"];
            /** @description Payout less stake; null while the round is open, which has no result yet. */
            readonly net: components["schemas"]["Money"] | null;
            /** @enum {string} */
            readonly status: "OPEN" | "CLOSED" | "VOID";
            /** @description What the vendor says happened: text or JSON, never markup. */
            readonly details?: string;
            readonly movements: readonly {
                readonly kind: string;
                readonly amount: components["schemas"]["Money"];
                /** Format: date-time */
                readonly at: string;
                readonly transaction: string;
            }[];
            readonly outcome: components["schemas"]["RoundOutcome"];
            readonly proof?: components["schemas"]["RoundProof"];
        };
        /** @description Where the outcome is shown: on a page of the vendor's at `url`, in a frame or in a window of its own; in the lottery's order of the round's id; nowhere yet, because the round is open; nowhere, because it is void; not now, because the vendor does not answer; or nowhere, because the vendor shows none. An address is good for some minutes. */
        readonly RoundOutcome: {
            /** @enum {string} */
            readonly kind: "FRAME" | "LINK" | "ORDER" | "OPEN" | "VOID" | "UNAVAILABLE" | "NONE";
            readonly url?: string;
        };
        /** @description What anyone needs to recompute the round. The server's seed is missing until it is revealed. */
        readonly RoundProof: {
            readonly commitment: string;
            readonly serverSeed?: string;
            readonly clientSeed: string;
            readonly nonce: number;
            readonly fairCode: string;
            readonly game: string;
            readonly version: string | number;
            readonly choice: unknown;
            readonly state: unknown;
        };
        /** @description A page of it, the oldest message first. */
        readonly ServiceConversation: {
            /** @enum {string} */
            readonly state: "open" | "waiting" | "answered" | "closed";
            /** @enum {string} */
            readonly topic: "general" | "verification";
            readonly messages: readonly components["schemas"]["ServiceMessage"][];
            readonly hasEarlier: boolean;
        };
        readonly ServiceMessage: {
            /** @description Counted from 1, without a gap. */
            readonly seq: number;
            /** @enum {string} */
            readonly author: "player" | "staff" | "system";
            /** @description What happened, in a message without words of its own. */
            readonly event: ("verification" | "verified" | "closed") | null;
            readonly text: string;
            /** @description Their number; they are numbered from 1. */
            readonly pictures: number;
            /** Format: date-time */
            readonly at: string;
            /** @description The key it was sent with, of own messages. */
            readonly key: string | null;
        };
        /** @description The conversation with customer service has changed; how much of it is unread. */
        readonly ServiceNews: {
            readonly unread: number;
        };
        readonly ServiceUnread: {
            readonly unread: number;
        };
        /** @description A browser that is signed in; `current` is the caller's. */
        readonly Session: {
            readonly id: string;
            /** @description Such as 'Chrome on Android'; null for an unknown browser. */
            readonly device: string | null;
            readonly ip: string;
            /** @description ISO 3166-1 alpha-2; null without a geo-IP file. */
            readonly country: string | null;
            /** Format: date-time */
            readonly createdAt: string;
            /** Format: date-time */
            readonly lastSeenAt: string;
            readonly current: boolean;
        };
        /** @description A sign-in that succeeded. */
        readonly SignIn: {
            readonly id: string;
            /** @description Such as 'Chrome on Android'; null for an unknown browser. */
            readonly device: string | null;
            readonly ip: string;
            /** @description ISO 3166-1 alpha-2; null without a geo-IP file. */
            readonly country: string | null;
            /** Format: date-time */
            readonly createdAt: string;
        };
        /** @description A picture with a gap and the piece that fits; slide the piece from the left edge. */
        readonly Slider: {
            readonly sliderId: string;
            /** @description Base64 of a PNG. */
            readonly background: string;
            /** @description Base64 of a PNG. */
            readonly piece: string;
            readonly top: number;
            readonly width: number;
            readonly height: number;
            readonly pieceSize: number;
        };
        readonly SystemStatus: {
            readonly status: 0 | 1 | 2;
            readonly maintenanceEnd: string | null;
            readonly message: string;
            /** @description The version of the permission answer; when it changes, request it again. */
            readonly version: string;
            /**
             * Format: date-time
             * @description The server's clock, for countdowns.
             */
            readonly now: string;
        };
        /** @description Vendors of one lobby category, each as a card: its only game, or with isGame VASSALAGE the first of those that it opens. */
        readonly VendorLane: {
            /** @enum {string} */
            readonly title: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTTERY" | "INHOUSE";
            readonly cards: readonly components["schemas"]["Game"][];
            readonly gameClassify: readonly string[];
        };
        /** @description Money that moves to a vendor's wallet, or back. */
        readonly VendorMovement: {
            readonly id: string;
            /** @description The vendor's slug. */
            readonly vendor: string;
            /** @enum {string} */
            readonly direction: "IN" | "OUT";
            /** @enum {string} */
            readonly cause: "PLAYER" | "LAUNCH" | "LEAVING" | "COLLECT" | "EXCLUSION";
            /** @description Null while everything is to come out and nobody knows how much that is. */
            readonly amount: components["schemas"]["Money"] | null;
            /** @enum {string} */
            readonly status: "CREATED" | "TAKEN" | "SENT" | "UNKNOWN" | "STUCK" | "DONE" | "REFUSED";
            /** Format: date-time */
            readonly at: string;
            readonly endedAt: string | null;
        };
        readonly VendorWallet: {
            readonly vendor: string;
            readonly name: string;
            readonly logoUrl: string;
            /** @description Whether money can be moved in; out it always can. */
            readonly open: boolean;
            /** @description As far as we know; the vendor's word is asked for. */
            readonly kept: components["schemas"]["Money"];
            /** @description The one that is not over. */
            readonly movement: components["schemas"]["VendorMovement"] | null;
            readonly choice: {
                /**
                 * @description What is moved in when a game of the vendor opens.
                 * @enum {string}
                 */
                readonly movesIn: "OFF" | "ALL" | "AMOUNT";
                readonly amount: components["schemas"]["Money"] | null;
                /** @description Whether all of it comes back when one leaves. */
                readonly movesOut: boolean;
            };
        };
        /** @description The player's money here and at every vendor. */
        readonly VendorWallets: {
            readonly cash: components["schemas"]["Money"];
            readonly wallets: readonly components["schemas"]["VendorWallet"][];
            /** @description The newest first. */
            readonly movements: readonly components["schemas"]["VendorMovement"][];
        };
        /** @description How far the player's identity is proven. */
        readonly Verification: {
            readonly level: number;
            /** @description What each level allows, from 0 on. */
            readonly levels: readonly {
                readonly level: number;
                readonly depositPerDay: components["schemas"]["Money"];
                readonly depositLifetime: components["schemas"]["Money"] | null;
                readonly withdrawalPerDay: components["schemas"]["Money"];
            }[];
            /** @description Whether the phone number is proven. */
            readonly phone: boolean;
            /** @description Whether name and date of birth are known. */
            readonly person: boolean;
            readonly proofs: readonly {
                /** @enum {string} */
                readonly proof: "IDENTITY" | "SELFIE" | "ADDRESS" | "FUNDS";
                readonly proven: boolean;
                /** @description The newest document sent for it. */
                readonly latest: components["schemas"]["OwnDocument"] | null;
            }[];
        };
        /** @description `vo` holds the line on the board: the masked name, the game and the round's payout. */
        readonly Winner: {
            readonly vo: {
                readonly customerName: string;
                readonly gameName: string;
                readonly winAmount: components["schemas"]["Money"];
            };
            readonly gameId: string;
            /** @description The language tag of `vo.gameName`; empty if its language is not known. */
            readonly nameLanguage: string;
            readonly iconUrl: string;
            /** Format: date-time */
            readonly wonAt: string;
        };
        readonly Withdrawal: {
            readonly id: string;
            /** @enum {string} */
            readonly status: "REQUESTED" | "RISK_REVIEW" | "APPROVED" | "PAYING" | "SENT" | "DISPUTED" | "PARTLY_RECEIVED" | "FAILED" | "COMPLETED" | "REJECTED" | "CANCELLED" | "REFUNDED";
            readonly amount: components["schemas"]["Money"];
            readonly bankAccount: components["schemas"]["BankAccount"];
            /** Format: date-time */
            readonly createdAt: string;
            readonly timeline: readonly {
                readonly status: string;
                /** Format: date-time */
                readonly at: string;
                readonly reason?: string;
            }[];
            /** @description What it cost beside the amount. */
            readonly fee?: components["schemas"]["Money"];
            /** @description Whether the player can take it back now. */
            readonly mayCancel: boolean;
            /** @description The transfers it is paid in; none before it is paid. */
            readonly legs: readonly {
                /** @description Its number in the withdrawal, from 1. */
                readonly n: number;
                /** @enum {string} */
                readonly status: "CREATED" | "SENT" | "CONFIRMED" | "PARTIAL" | "DISPUTED" | "AUTO_CONFIRMED" | "FORCED" | "FAILED" | "RETURNED";
                readonly amount: components["schemas"]["Money"];
                /** @description Of a leg that has ended. */
                readonly received?: components["schemas"]["Money"];
                /** @description The leg that arrived in part, when this one is its rest. */
                readonly restOf?: number;
                /**
                 * @description Of a rest: whether the player wants a transfer of it, or cash.
                 * @enum {string}
                 */
                readonly wish?: "TRANSFER" | "CASH";
                /** @description The bank's number of the transfer. */
                readonly reference?: string;
                /** Format: date-time */
                readonly sentAt?: string;
                /**
                 * Format: date-time
                 * @description When silence counts as received.
                 */
                readonly dueAt?: string;
                readonly reason?: string;
                readonly complaint?: components["schemas"]["PayoutComplaint"];
                /**
                 * Format: date-time
                 * @description Until when the player may appeal, where they can.
                 */
                readonly appealUntil?: string;
            }[];
            /** @description Once there are transfers. */
            readonly standing?: components["schemas"]["WithdrawalStanding"];
            readonly reason?: string;
        };
        /** @description What may be withdrawn and everything that is missing: `blocked` is the first of it, the code a request would be refused with. */
        readonly WithdrawalEligibility: {
            readonly min: components["schemas"]["Money"];
            readonly max: components["schemas"]["Money"];
            readonly dailyLeft: components["schemas"]["Money"];
            readonly kycLevel: number;
            readonly needsKyc: number;
            readonly turnoverLeft: components["schemas"]["Money"];
            /** @description Which password a request asks for; null while the player has neither and must set a payment password. */
            readonly confirmWith: ("payment" | "login") | null;
            /** @description When withdrawals are possible again after a password was recovered. */
            readonly waitsUntil: string | null;
            /** @description Whether a request can be taken back until it is approved. */
            readonly mayCancel: boolean;
            readonly missing: readonly ("KYC_NEEDED" | "PLAYER_BLOCKED" | "MONEY_OWED" | "TURNOVER_OPEN" | "TOO_MANY_TODAY" | "PASSWORD_RECENT")[];
            /** @enum {string} */
            readonly blocked?: "KYC_NEEDED" | "PLAYER_BLOCKED" | "MONEY_OWED" | "TURNOVER_OPEN" | "TOO_MANY_TODAY" | "PASSWORD_RECENT";
        };
        /** @description Where the money of a withdrawal is: paid, on its way or not decided, the rest of transfers that arrived in part, and back in the balance. They add up to its amount. */
        readonly WithdrawalStanding: {
            readonly paid: components["schemas"]["Money"];
            readonly open: components["schemas"]["Money"];
            readonly toRepay: components["schemas"]["Money"];
            readonly returned: components["schemas"]["Money"];
        };
        /** @description Find a number so that SHA-256 of `<salt>:<number>` begins with this many zero bits. */
        readonly Work: {
            readonly workId: string;
            readonly salt: string;
            readonly bits: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountClosing = components['schemas']['AccountClosing'];
export type AccountMovement = components['schemas']['AccountMovement'];
export type AccountTotals = components['schemas']['AccountTotals'];
export type Activity = components['schemas']['Activity'];
export type ActivityLine = components['schemas']['ActivityLine'];
export type Balance = components['schemas']['Balance'];
export type BankAccount = components['schemas']['BankAccount'];
export type Banner = components['schemas']['Banner'];
export type BetTotals = components['schemas']['BetTotals'];
export type Captcha = components['schemas']['Captcha'];
export type CashTotals = components['schemas']['CashTotals'];
export type CountryCode = components['schemas']['CountryCode'];
export type Deposit = components['schemas']['Deposit'];
export type DepositMethod = components['schemas']['DepositMethod'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type DocumentState = components['schemas']['DocumentState'];
export type EnvelopeKey = components['schemas']['EnvelopeKey'];
export type Exclusion = components['schemas']['Exclusion'];
export type Game = components['schemas']['Game'];
export type GameDetails = components['schemas']['GameDetails'];
export type GameVendor = components['schemas']['GameVendor'];
export type HumanProof = components['schemas']['HumanProof'];
export type Inbox = components['schemas']['Inbox'];
export type InboxMail = components['schemas']['InboxMail'];
export type InboxMailInput = components['schemas']['InboxMailInput'];
export type InboxNews = components['schemas']['InboxNews'];
export type InboxUnread = components['schemas']['InboxUnread'];
export type InvalidField = components['schemas']['InvalidField'];
export type Language = components['schemas']['Language'];
export type LanguageInput = components['schemas']['LanguageInput'];
export type LaunchAddress = components['schemas']['LaunchAddress'];
export type Letter = components['schemas']['Letter'];
export type LimitNameInput = components['schemas']['LimitNameInput'];
export type LiveEvent = components['schemas']['LiveEvent'];
export type Login = components['schemas']['Login'];
export type LotteryAskedLineInput = components['schemas']['LotteryAskedLineInput'];
export type LotteryBoard = components['schemas']['LotteryBoard'];
export type LotteryChase = components['schemas']['LotteryChase'];
export type LotteryCounter = components['schemas']['LotteryCounter'];
export type LotteryFavourite = components['schemas']['LotteryFavourite'];
export type LotteryGroup = components['schemas']['LotteryGroup'];
export type LotteryIssue = components['schemas']['LotteryIssue'];
export type LotteryItem = components['schemas']['LotteryItem'];
export type LotteryMarketTrends = components['schemas']['LotteryMarketTrends'];
export type LotteryNews = components['schemas']['LotteryNews'];
export type LotteryOrder = components['schemas']['LotteryOrder'];
export type LotteryRecord = components['schemas']['LotteryRecord'];
export type LotteryResult = components['schemas']['LotteryResult'];
export type LotteryTrends = components['schemas']['LotteryTrends'];
export type Member = components['schemas']['Member'];
export type MemberIcon = components['schemas']['MemberIcon'];
export type MenuLine = components['schemas']['MenuLine'];
export type Menus = components['schemas']['Menus'];
export type MerchantWallet = components['schemas']['MerchantWallet'];
export type ModuleNode = components['schemas']['ModuleNode'];
export type Money = components['schemas']['Money'];
export type Notice = components['schemas']['Notice'];
export type OpenedGame = components['schemas']['OpenedGame'];
export type OpenedIssue = components['schemas']['OpenedIssue'];
export type OwnDocument = components['schemas']['OwnDocument'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyMadeInput = components['schemas']['PasskeyMadeInput'];
export type PasskeyOptions = components['schemas']['PasskeyOptions'];
export type PasskeyUsedInput = components['schemas']['PasskeyUsedInput'];
export type Passkeys = components['schemas']['Passkeys'];
export type PaymentPassword = components['schemas']['PaymentPassword'];
export type PayoutComplaint = components['schemas']['PayoutComplaint'];
export type Permission = components['schemas']['Permission'];
export type PersonalProfit = components['schemas']['PersonalProfit'];
export type Play = components['schemas']['Play'];
export type PlayNews = components['schemas']['PlayNews'];
export type PlayerContact = components['schemas']['PlayerContact'];
export type PlayerContacts = components['schemas']['PlayerContacts'];
export type PlayerLimit = components['schemas']['PlayerLimit'];
export type PlayerLimits = components['schemas']['PlayerLimits'];
export type PlayerTimeLimit = components['schemas']['PlayerTimeLimit'];
export type Profit = components['schemas']['Profit'];
export type RealityCheck = components['schemas']['RealityCheck'];
export type RefusalAccessRestricted = components['schemas']['RefusalAccessRestricted'];
export type RefusalAlreadyWaiting = components['schemas']['RefusalAlreadyWaiting'];
export type RefusalBankAccountNotFound = components['schemas']['RefusalBankAccountNotFound'];
export type RefusalContactSet = components['schemas']['RefusalContactSet'];
export type RefusalEnvelopeReplayed = components['schemas']['RefusalEnvelopeReplayed'];
export type RefusalFault = components['schemas']['RefusalFault'];
export type RefusalInvalidInvitation = components['schemas']['RefusalInvalidInvitation'];
export type RefusalInvalidRecipient = components['schemas']['RefusalInvalidRecipient'];
export type RefusalInvalidRequest = components['schemas']['RefusalInvalidRequest'];
export type RefusalInvalidUrl = components['schemas']['RefusalInvalidUrl'];
export type RefusalKeyReused = components['schemas']['RefusalKeyReused'];
export type RefusalKnownAlready = components['schemas']['RefusalKnownAlready'];
export type RefusalLinkExpired = components['schemas']['RefusalLinkExpired'];
export type RefusalLinkOver = components['schemas']['RefusalLinkOver'];
export type RefusalMailNotSent = components['schemas']['RefusalMailNotSent'];
export type RefusalNoSuchPasskey = components['schemas']['RefusalNoSuchPasskey'];
export type RefusalNoSuchSession = components['schemas']['RefusalNoSuchSession'];
export type RefusalNoSuchVendor = components['schemas']['RefusalNoSuchVendor'];
export type RefusalNotAPicture = components['schemas']['RefusalNotAPicture'];
export type RefusalNotFound = components['schemas']['RefusalNotFound'];
export type RefusalNotLoggedIn = components['schemas']['RefusalNotLoggedIn'];
export type RefusalNotRemembered = components['schemas']['RefusalNotRemembered'];
export type RefusalPasskeyRefused = components['schemas']['RefusalPasskeyRefused'];
export type RefusalPlayOver = components['schemas']['RefusalPlayOver'];
export type RefusalProveOld = components['schemas']['RefusalProveOld'];
export type RefusalTicketOver = components['schemas']['RefusalTicketOver'];
export type RefusalTooLarge = components['schemas']['RefusalTooLarge'];
export type RefusalTooManyAttempts = components['schemas']['RefusalTooManyAttempts'];
export type RefusalTooManyFavourites = components['schemas']['RefusalTooManyFavourites'];
export type RefusalTooManyMinutes = components['schemas']['RefusalTooManyMinutes'];
export type RefusalTooManyRequests = components['schemas']['RefusalTooManyRequests'];
export type RefusalUnknown = components['schemas']['RefusalUnknown'];
export type RefusalUnsupportedMediaType = components['schemas']['RefusalUnsupportedMediaType'];
export type RefusalWrongAnswer = components['schemas']['RefusalWrongAnswer'];
export type RefusalWrongState = components['schemas']['RefusalWrongState'];
export type RegisterSettings = components['schemas']['RegisterSettings'];
export type RegistrationValidation = components['schemas']['RegistrationValidation'];
export type RejectReason = components['schemas']['RejectReason'];
export type Room = components['schemas']['Room'];
export type Round = components['schemas']['Round'];
export type RoundDetails = components['schemas']['RoundDetails'];
export type RoundOutcome = components['schemas']['RoundOutcome'];
export type RoundProof = components['schemas']['RoundProof'];
export type ServiceConversation = components['schemas']['ServiceConversation'];
export type ServiceMessage = components['schemas']['ServiceMessage'];
export type ServiceNews = components['schemas']['ServiceNews'];
export type ServiceUnread = components['schemas']['ServiceUnread'];
export type Session = components['schemas']['Session'];
export type SignIn = components['schemas']['SignIn'];
export type Slider = components['schemas']['Slider'];
export type SystemStatus = components['schemas']['SystemStatus'];
export type VendorLane = components['schemas']['VendorLane'];
export type VendorMovement = components['schemas']['VendorMovement'];
export type VendorWallet = components['schemas']['VendorWallet'];
export type VendorWallets = components['schemas']['VendorWallets'];
export type Verification = components['schemas']['Verification'];
export type Winner = components['schemas']['Winner'];
export type Withdrawal = components['schemas']['Withdrawal'];
export type WithdrawalEligibility = components['schemas']['WithdrawalEligibility'];
export type WithdrawalStanding = components['schemas']['WithdrawalStanding'];
export type Work = components['schemas']['Work'];
export type $defs = Record<string, never>;
export interface operations {
    readonly getPermission: {
        readonly parameters: {
            readonly query?: {
                readonly url?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Permission"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getSystemStatus: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["SystemStatus"];
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getCountryCodes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["CountryCode"][];
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getWhitelabelMenu: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["ModuleNode"][];
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getRegisterSettings: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["RegisterSettings"];
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getRegistrationValidation: {
        readonly parameters: {
            readonly query?: {
                readonly method?: "username" | "mobile";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["RegistrationValidation"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getDomainRoutes: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly domainList: readonly {
                                /** @description For example https://play.example.com; the site measures how fast it answers. */
                                readonly domain: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getPing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putRegister: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly username?: string;
                    readonly password?: string;
                    readonly paymentPassword?: string;
                    readonly mobileNum?: string;
                    readonly payeeName?: string;
                    readonly fullname?: string;
                    readonly nickname?: string;
                    readonly birthday?: string;
                    readonly email?: string;
                    readonly qqNum?: string;
                    readonly line?: string;
                    readonly whatsapp?: string;
                    readonly zalo?: string;
                    readonly facebook?: string;
                    readonly telegram?: string;
                    readonly wechat?: string;
                    readonly idNumber?: string;
                    readonly affiliateCode?: string;
                    readonly captcha?: string;
                    readonly confirmPassword?: string;
                    /** @description An alias of confirmPassword. */
                    readonly verifyPwd?: string;
                    readonly countryDialingCode?: string;
                    readonly verificationCode?: string;
                    /** Format: uuid */
                    readonly captchaId?: string;
                    readonly referralCode?: string;
                    /** @description The id of the player who recommended the site. */
                    readonly recommenderId?: string;
                    readonly domain?: string;
                    readonly registerUrl?: string;
                    /**
                     * @default WEB
                     * @enum {string}
                     */
                    readonly registerMethod?: "WEB";
                    /**
                     * @default true
                     * @enum {boolean}
                     */
                    readonly login?: true;
                    /** @enum {string} */
                    readonly firebaseChannel?: "sms";
                    readonly firebaseIdToken?: string;
                    /** @description Proof of a person, for the purpose register. */
                    readonly proof: string;
                    /** @enum {boolean} */
                    readonly ageConfirmed: true;
                    /** @enum {boolean} */
                    readonly termsAccepted: true;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Login"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ENVELOPE_REPLAYED" | "USERNAME_TAKEN" | "MOBILE_TAKEN";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_INVITATION" | "INVALID_CODE" | "CODE_EXPIRED" | "CAPTCHA_CHECK_FAILED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putRegisterMobile: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly username?: string;
                    readonly password?: string;
                    readonly paymentPassword?: string;
                    readonly mobileNum?: string;
                    readonly payeeName?: string;
                    readonly fullname?: string;
                    readonly nickname?: string;
                    readonly birthday?: string;
                    readonly email?: string;
                    readonly qqNum?: string;
                    readonly line?: string;
                    readonly whatsapp?: string;
                    readonly zalo?: string;
                    readonly facebook?: string;
                    readonly telegram?: string;
                    readonly wechat?: string;
                    readonly idNumber?: string;
                    readonly affiliateCode?: string;
                    readonly captcha?: string;
                    readonly confirmPassword?: string;
                    /** @description An alias of confirmPassword. */
                    readonly verifyPwd?: string;
                    readonly countryDialingCode?: string;
                    readonly verificationCode?: string;
                    /** Format: uuid */
                    readonly captchaId?: string;
                    readonly referralCode?: string;
                    /** @description The id of the player who recommended the site. */
                    readonly recommenderId?: string;
                    readonly domain?: string;
                    readonly registerUrl?: string;
                    /**
                     * @default WEB
                     * @enum {string}
                     */
                    readonly registerMethod?: "WEB";
                    /**
                     * @default true
                     * @enum {boolean}
                     */
                    readonly login?: true;
                    /** @enum {string} */
                    readonly firebaseChannel?: "sms";
                    readonly firebaseIdToken?: string;
                    /** @description Proof of a person, for the purpose register. */
                    readonly proof: string;
                    /** @enum {boolean} */
                    readonly ageConfirmed: true;
                    /** @enum {boolean} */
                    readonly termsAccepted: true;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Login"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ENVELOPE_REPLAYED" | "USERNAME_TAKEN" | "MOBILE_TAKEN";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_INVITATION" | "INVALID_CODE" | "CODE_EXPIRED" | "CAPTCHA_CHECK_FAILED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postRegisterSms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly countryDialingCode: string;
                    readonly mobileNo: string;
                    /** @description Proof of a person, for the purpose sms-register. */
                    readonly proof: string;
                    /** @description Google's proof of a person, where Firebase sends the codes and requires one. */
                    readonly recaptchaToken?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            /** @description Minutes until another one may be requested. */
                            readonly expiredMinutes: number;
                            /** @description Where Firebase sends the codes: the session its code belongs to. */
                            readonly sessionInfo?: string;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_PHONE_NUMBER" | "MISSING_PHONE_NUMBER" | "INVALID_CODE" | "MISSING_CODE" | "CAPTCHA_CHECK_FAILED" | "CODE_EXPIRED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postRegisterSmsToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The value returned when the code was requested. */
                    readonly sessionInfo: string;
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly firebaseIdToken: string;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_PHONE_NUMBER" | "MISSING_PHONE_NUMBER" | "INVALID_CODE" | "MISSING_CODE" | "CAPTCHA_CHECK_FAILED" | "CODE_EXPIRED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getAffiliate: {
        readonly parameters: {
            readonly query: {
                readonly code: string;
                /** @description Where the code was issued. The brand follows from the host that is called. */
                readonly domain?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidInvitation"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description Whether the agents' switch is on.
                     * @default false
                     */
                    readonly agent?: boolean;
                    /**
                     * @description Sets a cookie that renews the session for a day.
                     * @default false
                     */
                    readonly rememberMe?: boolean;
                    /** @enum {string} */
                    readonly type: "username";
                    /** @description A mobile number too, where the brand accepts one. */
                    readonly username: string;
                    readonly password: string;
                    /** @description Needed after a failure whose value says `captcha: true`. */
                    readonly captcha?: string;
                    /** Format: uuid */
                    readonly captchaId?: string;
                } | {
                    /**
                     * @description Whether the agents' switch is on.
                     * @default false
                     */
                    readonly agent?: boolean;
                    /**
                     * @description Sets a cookie that renews the session for a day.
                     * @default false
                     */
                    readonly rememberMe?: boolean;
                    /** @enum {string} */
                    readonly type: "sms";
                    readonly countryDialingCode: string;
                    readonly mobileNum: string;
                    readonly verificationCode: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Login"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_LOGIN" | "SECOND_FACTOR_NEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "NON_MEMBER" | "NON_AGENT" | "ACCOUNT_CLOSED" | "NO_CONTACT" | "NOT_OFFERED" | "OPERATION_NOT_ALLOWED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalEnvelopeReplayed"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "CAPTCHA_NEEDED" | "CAPTCHA_CHECK_FAILED" | "INVALID_CODE" | "CODE_EXPIRED" | "INVALID_PHONE_NUMBER" | "INVALID_RECIPIENT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly deleteSession: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSessionSms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly countryDialingCode: string;
                    readonly mobileNum: string;
                    readonly proof: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            /** @description Minutes until another one may be requested. */
                            readonly expiredMinutes: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED" | "NOT_OFFERED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_PHONE_NUMBER" | "CAPTCHA_CHECK_FAILED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSessionSecondFactor: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ticket: string;
                    readonly code: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Login"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTicketOver"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_CODE" | "CODE_EXPIRED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSessionSecondFactorCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ticket: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            /** @description Minutes until another one may be requested. */
                            readonly expiredMinutes: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTicketOver"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "NO_CONTACT" | "OPERATION_NOT_ALLOWED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRecipient"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSessionPasskeyBegin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSessionPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly response: components["schemas"]["PasskeyUsedInput"];
                    /** @default false */
                    readonly agent?: boolean;
                    /** @default false */
                    readonly rememberMe?: boolean;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Login"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalPasskeyRefused"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "ACCOUNT_CLOSED" | "NON_MEMBER" | "NON_AGENT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSessionSecondFactorPasskeyBegin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ticket: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTicketOver"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSessionSecondFactorPasskey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ticket: string;
                    readonly response: components["schemas"]["PasskeyUsedInput"];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Login"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TICKET_OVER" | "PASSKEY_REFUSED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Passkeys"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPasskeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                    readonly response: components["schemas"]["PasskeyMadeInput"];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSKEY_TAKEN" | "TOO_MANY_PASSKEYS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalPasskeyRefused"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPasskeysBegin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description The login password, for players who have one.
                     * @default
                     */
                    readonly password?: string;
                    /**
                     * @description The code from /payment-password/code, for players without one.
                     * @default
                     */
                    readonly verificationCode?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["PasskeyOptions"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalEnvelopeReplayed"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_PASSWORD" | "INVALID_CODE" | "CODE_EXPIRED" | "NO_CONTACT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putPasskeysById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNoSuchPasskey"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPasskeysByIdRemove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description The login password, for players who have one.
                     * @default
                     */
                    readonly password?: string;
                    /**
                     * @description The code from /payment-password/code, for players without one.
                     * @default
                     */
                    readonly verificationCode?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNoSuchPasskey"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalEnvelopeReplayed"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_PASSWORD" | "INVALID_CODE" | "CODE_EXPIRED" | "NO_CONTACT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putPasskeysAsked: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description The login password, for players who have one.
                     * @default
                     */
                    readonly password?: string;
                    /**
                     * @description The code from /payment-password/code, for players without one.
                     * @default
                     */
                    readonly verificationCode?: string;
                    readonly asked: boolean;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNoSuchPasskey"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalEnvelopeReplayed"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_PASSWORD" | "INVALID_CODE" | "CODE_EXPIRED" | "NO_CONTACT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getContacts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["PlayerContacts"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putContacts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly type: "mobile";
                    readonly countryDialingCode: string;
                    readonly mobileNum: string;
                    readonly verificationCode: string;
                } | {
                    /** @enum {string} */
                    readonly type: "email";
                    /** Format: email */
                    readonly email: string;
                    readonly verificationCode: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PROVE_OLD" | "MOBILE_TAKEN";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_CODE" | "CODE_EXPIRED" | "INVALID_PHONE_NUMBER";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postContactsByTypeOldCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly type: "mobile" | "email";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly proof: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly expiredMinutes: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_CONTACT" | "CAPTCHA_CHECK_FAILED" | "INVALID_RECIPIENT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postContactsByTypeOld: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly type: "mobile" | "email";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @default  */
                    readonly password?: string;
                    readonly verificationCode: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalEnvelopeReplayed"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_CONTACT" | "WRONG_PASSWORD" | "INVALID_CODE" | "CODE_EXPIRED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postContactsNewCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly type: "mobile";
                    readonly countryDialingCode: string;
                    readonly mobileNum: string;
                    readonly proof: string;
                } | {
                    /** @enum {string} */
                    readonly type: "email";
                    /** Format: email */
                    readonly email: string;
                    readonly proof: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly expiredMinutes: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalProveOld"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "CAPTCHA_CHECK_FAILED" | "INVALID_PHONE_NUMBER" | "INVALID_RECIPIENT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSessionRemembered: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Login"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotRemembered"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSessionToken: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Login"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalLinkOver"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "ACCOUNT_CLOSED" | "NON_MEMBER";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postSessionFreePlay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The visitor's system, such as 'Linux'. */
                    readonly os: string;
                    /** @enum {string} */
                    readonly platform: "W";
                    /** @enum {number} */
                    readonly gateway: 3;
                    /** @description A random value the browser generates and stores: the same one opens the same account while the account lasts. */
                    readonly encryption: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Login"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "NOT_OFFERED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getSocialLogins: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly providers: readonly ("google" | "facebook")[];
                        };
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getFirstLogin: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly contact: boolean;
                            readonly paymentPassword: boolean;
                        };
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postContactCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly type: "mobile";
                    readonly countryDialingCode: string;
                    readonly mobileNum: string;
                    readonly proof: string;
                } | {
                    /** @enum {string} */
                    readonly type: "email";
                    /** Format: email */
                    readonly email: string;
                    readonly proof: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly expiredMinutes: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalContactSet"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "CAPTCHA_CHECK_FAILED" | "INVALID_PHONE_NUMBER" | "INVALID_RECIPIENT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putContact: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly type: "mobile";
                    readonly countryDialingCode: string;
                    readonly mobileNum: string;
                    readonly verificationCode: string;
                } | {
                    /** @enum {string} */
                    readonly type: "email";
                    /** Format: email */
                    readonly email: string;
                    readonly verificationCode: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "CONTACT_SET" | "MOBILE_TAKEN";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_CODE" | "CODE_EXPIRED" | "INVALID_PHONE_NUMBER";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getPaymentPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["PaymentPassword"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putPaymentPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly paymentPassword: string;
                    readonly confirmPaymentPassword: string;
                    /**
                     * @description The login password, for players who have one.
                     * @default
                     */
                    readonly password?: string;
                    /**
                     * @description The code from /payment-password/code, if one is needed.
                     * @default
                     */
                    readonly verificationCode?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PAYMENT_PASSWORD_SET" | "ENVELOPE_REPLAYED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_PASSWORD" | "NO_CONTACT" | "INVALID_CODE" | "CODE_EXPIRED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPaymentPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly oldPaymentPassword: string;
                    readonly paymentPassword: string;
                    readonly confirmPaymentPassword: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_PAYMENT_PASSWORD" | "ENVELOPE_REPLAYED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_PASSWORD" | "SAME_PASSWORD";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPaymentPasswordCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly proof: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly expiredMinutes: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_CONTACT" | "CAPTCHA_CHECK_FAILED" | "INVALID_RECIPIENT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPaymentPasswordRecovery: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly paymentPassword: string;
                    readonly confirmPaymentPassword: string;
                    /**
                     * @description The login password, for players who have one.
                     * @default
                     */
                    readonly password?: string;
                    /**
                     * @description The code from /payment-password/code, if one is needed.
                     * @default
                     */
                    readonly verificationCode?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_PAYMENT_PASSWORD" | "ENVELOPE_REPLAYED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_PASSWORD" | "NO_CONTACT" | "INVALID_CODE" | "CODE_EXPIRED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPassword: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly oldPassword: string;
                    readonly newPassword: string;
                    readonly confirmNewPassword: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalEnvelopeReplayed"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_PASSWORD" | "SAME_PASSWORD";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyAttempts"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPasswordForgotSms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @default  */
                    readonly countryDialingCode?: string;
                    /** @default  */
                    readonly mobileNum?: string;
                    /** @default  */
                    readonly proof?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            /** Format: date-time */
                            readonly expirationTime: string;
                            /** Format: date-time */
                            readonly now: string;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED" | "NOT_OFFERED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_PHONE_NUMBER" | "MISSING_PHONE_NUMBER" | "INVALID_CODE" | "MISSING_CODE" | "CAPTCHA_CHECK_FAILED" | "CODE_EXPIRED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPasswordPhone: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @default  */
                    readonly countryDialingCode?: string;
                    /** @default  */
                    readonly mobileNum?: string;
                    readonly newPassword: string;
                    /** @default  */
                    readonly verificationCode?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Login"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "OPERATION_NOT_ALLOWED" | "NOT_OFFERED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalEnvelopeReplayed"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_PHONE_NUMBER" | "MISSING_PHONE_NUMBER" | "INVALID_CODE" | "MISSING_CODE" | "CAPTCHA_CHECK_FAILED" | "CODE_EXPIRED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnknown"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "QUOTA_EXCEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPasswordReset: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly token: string;
                    readonly newPassword: string;
                    readonly confirmNewPassword: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalEnvelopeReplayed"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalLinkExpired"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["Session"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly deleteSessions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLoginHistory: {
        readonly parameters: {
            readonly query?: {
                readonly pageNo?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly content: readonly components["schemas"]["SignIn"][];
                            readonly pageNo: number;
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly deleteSessionsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNoSuchSession"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getMember: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Member"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getBalance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Balance"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLanguage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Language"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putLanguage: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["LanguageInput"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Language"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getMemberIcons: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["MemberIcon"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putMemberAvatar: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Null for the default picture. */
                    readonly avatar: ("parol" | "jeepney" | "carabao" | "tarsier" | "mango" | "sampaguita" | "ferris-wheel" | "bangka") | null;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly avatar: string;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLive: {
        readonly parameters: {
            readonly query?: {
                /** @description `activity` for bets, wins, results and numbers of players as they change. */
                readonly watch?: "activity";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The stream */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "text/event-stream": components["schemas"]["LiveEvent"];
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getCaptcha: {
        readonly parameters: {
            readonly query: {
                readonly purpose: "login" | "register" | "sms-login" | "sms-register" | "sms-forgot" | "email-forgot" | "contact" | "payment";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Captcha"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "TOO_BUSY";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postVerificationSlider: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly purpose: "login" | "register" | "sms-login" | "sms-register" | "sms-forgot" | "email-forgot" | "contact" | "payment";
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Slider"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "TOO_BUSY";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postVerificationArithmetic: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly purpose: "login" | "register" | "sms-login" | "sms-register" | "sms-forgot" | "email-forgot" | "contact" | "payment";
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Work"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postVerificationSliderById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly place: number;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["HumanProof"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalWrongAnswer"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postVerificationArithmeticById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly number: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["HumanProof"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalWrongAnswer"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putFeedback: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** @description 1 to 140 characters. */
                    readonly content: string;
                    readonly images?: readonly (string | unknown | unknown)[];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "FEEDBACK_LENGTH" | "NOT_A_PICTURE" | "IMAGE_TOO_LARGE" | "TOO_MANY_IMAGES";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getInboxUnread: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["InboxUnread"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getInbox: {
        readonly parameters: {
            readonly query?: {
                readonly kind?: "deposit" | "withdrawal" | "limits" | "documents" | "security" | "staff";
                readonly unread?: string;
                /** @description Only messages before this one: the last of the page before. */
                readonly before?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Inbox"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postInboxRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ids: readonly string[];
                } | {
                    readonly upTo: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["InboxUnread"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postInboxDelete: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly ids: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["InboxUnread"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getInboxMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["InboxMail"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putInboxMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": components["schemas"]["InboxMailInput"];
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getServiceUnread: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["ServiceUnread"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getServiceMessages: {
        readonly parameters: {
            readonly query?: {
                /** @description Only messages before this number. */
                readonly before?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["ServiceConversation"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postServiceMessages: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** @description At most 2000 characters. */
                    readonly text?: string;
                    /**
                     * Format: uuid
                     * @description Another one for each message; repeating it changes nothing.
                     */
                    readonly key: string;
                    readonly images?: readonly (string | unknown | unknown)[];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["ServiceMessage"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "KEY_INVALID";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "NOT_OFFERED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalKeyReused"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "MESSAGE_EMPTY" | "MESSAGE_TOO_LONG" | "NOT_A_PICTURE" | "IMAGE_TOO_LARGE" | "TOO_MANY_IMAGES";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getServiceMessagesBySeqPicturesByPlace: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly seq: number;
                readonly place: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture, encoded again */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "image/png": string;
                    readonly "image/jpeg": string;
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postServiceRead: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly seq: number;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["ServiceUnread"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postServiceVerification: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "NOT_OFFERED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getEnvelopeKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly key: components["schemas"]["EnvelopeKey"];
                            /** Format: date-time */
                            readonly now: string;
                        };
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getAnnouncements: {
        readonly parameters: {
            readonly query?: {
                /** @description Comma-separated types: B banners, PL for players, PU popups, PR promotions. */
                readonly type?: string;
                readonly platform?: string;
                /** @description B for content in the pages; popup for popups only. */
                readonly execution?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly player: readonly components["schemas"]["Notice"][];
                            readonly banners: readonly components["schemas"]["Banner"][];
                            readonly popup: readonly components["schemas"]["Notice"][];
                            readonly promotion: readonly components["schemas"]["Notice"][];
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getHelp: {
        readonly parameters: {
            readonly query?: {
                readonly language?: string;
                readonly device?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly list: readonly {
                                readonly title: string;
                                readonly content: string;
                                /** @description The language of the words: `zh-Hans`. */
                                readonly language: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getGames: {
        readonly parameters: {
            readonly query?: {
                readonly clientType?: "3";
                readonly isPlatform?: "2";
                readonly platform?: "html5-desktop" | "flash,html5-desktop";
                readonly channel?: string;
                readonly merchant?: string;
                readonly merchantCode?: string;
                readonly language?: string;
                readonly gameType?: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                readonly vassalage?: string;
                readonly gameClassify?: string;
                readonly isNew?: string;
                readonly gameName?: string;
                /** @description Games with a stake of at most this much per round, in ledger units of the brand's currency. */
                readonly minBet?: string;
                /** @description Games with at least this many pay lines. */
                readonly minLineNum?: number;
                /** @description S for square pictures, L for 3:4 pictures. */
                readonly imgSize?: "S" | "L";
                readonly pageNo?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly games: readonly components["schemas"]["Game"][];
                            readonly pageNo: number;
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getGamesSearch: {
        readonly parameters: {
            readonly query?: {
                readonly clientType?: "3";
                readonly isPlatform?: "2";
                readonly platform?: "html5-desktop" | "flash,html5-desktop";
                readonly channel?: string;
                readonly merchant?: string;
                readonly merchantCode?: string;
                readonly language?: string;
                readonly gameType?: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                readonly vassalage?: string;
                readonly gameClassify?: string;
                readonly isNew?: string;
                readonly gameName?: string;
                /** @description Games with a stake of at most this much per round, in ledger units of the brand's currency. */
                readonly minBet?: string;
                /** @description Games with at least this many pay lines. */
                readonly minLineNum?: number;
                /** @description S for square pictures, L for 3:4 pictures. */
                readonly imgSize?: "S" | "L";
                readonly pageNo?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly games: readonly components["schemas"]["Game"][];
                            readonly pageNo: number;
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getGamesPopup: {
        readonly parameters: {
            readonly query: {
                readonly clientType?: "3";
                readonly isPlatform?: "2";
                readonly platform?: "html5-desktop" | "flash,html5-desktop";
                readonly channel?: string;
                readonly merchant?: string;
                readonly merchantCode?: string;
                readonly language?: string;
                readonly gameType?: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                readonly vassalage: string;
                /** @description S for square pictures, L for 3:4 pictures. */
                readonly imgSize?: "S" | "L";
                readonly pageNo?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly games: readonly components["schemas"]["Game"][];
                            readonly pageNo: number;
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getGamesHot: {
        readonly parameters: {
            readonly query?: {
                readonly gameType?: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                readonly vassalage?: string;
                /** @description S for square pictures, L for 3:4 pictures. */
                readonly imgSize?: "S" | "L";
                readonly clientType?: "3";
                readonly isPlatform?: "2";
                readonly platform?: "html5-desktop" | "flash,html5-desktop";
                readonly channel?: string;
                readonly merchant?: string;
                readonly merchantCode?: string;
                readonly language?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly list: readonly components["schemas"]["Game"][];
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getGamesPvpRooms: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly list: readonly components["schemas"]["Room"][];
                        };
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getVendors: {
        readonly parameters: {
            readonly query?: {
                readonly clientType?: "3";
                readonly isPlatform?: "2";
                readonly platform?: "html5-desktop" | "flash,html5-desktop";
                readonly channel?: string;
                readonly merchant?: string;
                readonly merchantCode?: string;
                readonly language?: string;
                readonly flush?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["GameVendor"][];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getVendorsLanes: {
        readonly parameters: {
            readonly query?: {
                readonly clientType?: "3";
                readonly isPlatform?: "2";
                readonly platform?: "html5-desktop" | "flash,html5-desktop";
                readonly channel?: string;
                readonly merchant?: string;
                readonly merchantCode?: string;
                readonly language?: string;
                readonly flush?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly lanes: readonly components["schemas"]["VendorLane"][];
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getGamesByGameId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly gameId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["GameDetails"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getGamesRecent: {
        readonly parameters: {
            readonly query?: {
                readonly clientType?: "3";
                readonly isPlatform?: "2";
                readonly platform?: "html5-desktop" | "flash,html5-desktop";
                readonly channel?: string;
                readonly merchant?: string;
                readonly merchantCode?: string;
                readonly language?: string;
                readonly gameType?: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                readonly vassalage?: string;
                readonly pageNo?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly list: readonly components["schemas"]["Game"][];
                            readonly pageNo: number;
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getFavourites: {
        readonly parameters: {
            readonly query?: {
                readonly clientType?: "3";
                readonly isPlatform?: "2";
                readonly platform?: "html5-desktop" | "flash,html5-desktop";
                readonly channel?: string;
                readonly merchant?: string;
                readonly merchantCode?: string;
                readonly language?: string;
                readonly gameType?: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                readonly vendor?: string;
                readonly pageNo?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly content: readonly components["schemas"]["Game"][];
                            readonly pageNo: number;
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postFavourites: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly nodeId: string;
                    readonly vendor?: string;
                    /** @enum {string} */
                    readonly gameType?: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyFavourites"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getFavouritesIds: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly string[];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly deleteFavouritesByNodeId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly nodeId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postLaunchAddress: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly language?: string;
                readonly "user-agent"?: string;
                readonly "sec-ch-ua-mobile"?: string;
            };
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly gameId?: string;
                    /** @description The room of a game between players, in place of a game. */
                    readonly roomId?: string;
                    readonly nodeId?: string;
                    readonly vassalage?: string;
                    /**
                     * @default 1
                     * @enum {number}
                     */
                    readonly accountType?: 1;
                    /**
                     * @default 0
                     * @enum {number}
                     */
                    readonly confirmTrans?: 0;
                    /**
                     * @default GLS
                     * @enum {string}
                     */
                    readonly launchMode?: "GLS";
                    /**
                     * @default html5-desktop
                     * @enum {string}
                     */
                    readonly platform?: "html5-desktop";
                    /**
                     * @default 3
                     * @enum {number}
                     */
                    readonly clientType?: 3;
                    readonly language?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LaunchAddress"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED" | "TRIAL_ACCOUNT" | "PLAYER_DISABLED" | "LIMIT_NEEDED" | "TIME_UP" | "PROOF_NEEDED" | "PRODUCT_CLOSED" | "TOO_YOUNG";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidUrl"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "VENDOR_UNAVAILABLE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getBettingRecord: {
        readonly parameters: {
            readonly query?: {
                readonly from?: string;
                readonly to?: string;
                /** @description A day of the brand's, in its time zone. */
                readonly fromDay?: string;
                /** @description A day of the brand's, in its time zone. */
                readonly toDay?: string;
                readonly pageNo?: number;
                readonly pageSize?: number;
                readonly gameId?: string;
                readonly status?: "OPEN" | "CLOSED" | "VOID";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly content: readonly components["schemas"]["Round"][];
                            readonly pageNo: number;
                            /** @description A lower bound: the number of this page, or of the next one if there is one. */
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getBettingRecordTotals: {
        readonly parameters: {
            readonly query: {
                /** @description A day of the brand's, in its time zone. */
                readonly fromDay: string;
                /** @description A day of the brand's, in its time zone. */
                readonly toDay: string;
                readonly gameId?: string;
                readonly status?: "OPEN" | "CLOSED" | "VOID";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly totals: readonly components["schemas"]["BetTotals"][];
                            /** @description The games of these days, whichever was asked for; last played first. */
                            readonly games: readonly {
                                readonly id: string;
                                readonly name: string;
                                /** @description The language tag of `name`; empty if its language is not known. */
                                readonly language: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getBettingRecordById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: {
                readonly language?: string;
            };
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["RoundDetails"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getAccountRecord: {
        readonly parameters: {
            readonly query?: {
                readonly from?: string;
                readonly to?: string;
                /** @description A day of the brand's, in its time zone. */
                readonly fromDay?: string;
                /** @description A day of the brand's, in its time zone. */
                readonly toDay?: string;
                readonly pageNo?: number;
                readonly pageSize?: number;
                readonly kind?: "bet" | "win" | "rollback" | "deposit" | "credit" | "debit" | "reverse" | "adjust" | "hold" | "release" | "transfer-out" | "transfer-in" | "collect";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly content: readonly components["schemas"]["AccountMovement"][];
                            readonly pageNo: number;
                            /** @description A lower bound: the number of this page, or of the next one if there is one. */
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getAccountRecordTotals: {
        readonly parameters: {
            readonly query: {
                /** @description A day of the brand's, in its time zone. */
                readonly fromDay: string;
                /** @description A day of the brand's, in its time zone. */
                readonly toDay: string;
                readonly kind?: "bet" | "win" | "rollback" | "deposit" | "credit" | "debit" | "reverse" | "adjust" | "hold" | "release" | "transfer-out" | "transfer-in" | "collect";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["AccountTotals"][];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getPersonalProfit: {
        readonly parameters: {
            readonly query: {
                /** @description A day of the brand's, in its time zone. */
                readonly fromDay: string;
                /** @description A day of the brand's, in its time zone. */
                readonly toDay: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["PersonalProfit"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getWinners: {
        readonly parameters: {
            readonly query?: {
                /** @description ALL, or one type of game. */
                readonly gameCategory?: string;
                readonly language?: string;
                readonly limitNum?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly list: readonly components["schemas"]["Winner"][];
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryMenus: {
        readonly parameters: {
            readonly query?: {
                readonly prizeMode?: "SEA" | "Lott" | "ZY" | "Elott";
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly groups: readonly components["schemas"]["LotteryGroup"][];
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryPopular: {
        readonly parameters: {
            readonly query?: {
                readonly count?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["LotteryItem"][];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryVnNumbers: {
        readonly parameters: {
            readonly query?: {
                readonly count?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["OpenedGame"][];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryRecent: {
        readonly parameters: {
            readonly query?: {
                readonly prizeMode?: "SEA" | "Lott" | "ZY" | "Elott";
                readonly device?: string;
                readonly recentCount?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly gameId: readonly string[];
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryOpened: {
        readonly parameters: {
            readonly query: {
                readonly gameCode: string;
                readonly count?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["OpenedIssue"][];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryIssuesByCodeByIssueNo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
                readonly issueNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryIssue"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryGamesByCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryCounter"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryRecords: {
        readonly parameters: {
            readonly query?: {
                readonly from?: string;
                readonly to?: string;
                /** @description A day of the brand's, in its time zone. */
                readonly fromDay?: string;
                /** @description A day of the brand's, in its time zone. */
                readonly toDay?: string;
                readonly gameCode?: string;
                readonly pageNo?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly content: readonly components["schemas"]["LotteryRecord"][];
                            readonly pageNo: number;
                            /** @description A lower bound: the number of this page, or of the next one if there is one. */
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryRecordsTotals: {
        readonly parameters: {
            readonly query: {
                /** @description A day of the brand's, in its time zone. */
                readonly fromDay: string;
                /** @description A day of the brand's, in its time zone. */
                readonly toDay: string;
                readonly gameCode?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly totals: readonly components["schemas"]["BetTotals"][];
                            /** @description The games of these days, whichever was asked for; last played first. */
                            readonly games: readonly {
                                readonly id: string;
                                readonly name: string;
                                /** @description The language tag of `name`; empty if its language is not known. */
                                readonly language: string;
                            }[];
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryRecordsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryRecord"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryHistoryByCode: {
        readonly parameters: {
            readonly query?: {
                readonly day?: string;
                /** @description HOUSE: drawn here. OFFICIAL: as published by the lottery of this name. By default, the results the game is settled by. */
                readonly origin?: "HOUSE" | "OFFICIAL";
                readonly pageNo?: number;
                readonly pageSize?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            /**
                             * @description The origin of all results here; origins are never mixed.
                             * @enum {string}
                             */
                            readonly origin: "HOUSE" | "OFFICIAL";
                            /** @description The origins the game has results of. */
                            readonly origins: readonly ("HOUSE" | "OFFICIAL")[];
                            readonly content: readonly components["schemas"]["LotteryResult"][];
                            readonly pageNo: number;
                            readonly more: boolean;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryTrendsByCode: {
        readonly parameters: {
            readonly query?: {
                /** @description HOUSE: drawn here. OFFICIAL: as published by the lottery of this name. By default, the results the game is settled by. */
                readonly origin?: "HOUSE" | "OFFICIAL";
                readonly last?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryTrends"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryTrendsByCodeByMarket: {
        readonly parameters: {
            readonly query?: {
                readonly last?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly code: string;
                readonly market: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryMarketTrends"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postLotteryOrders: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The client's key of the order, new for each. The same key with the same lines is the same order, however often it is sent. */
                    readonly key: string;
                    readonly gameCode: string;
                    readonly issueNo: string;
                    /** @description Version of the odds the player has seen. */
                    readonly oddsVersion: number;
                    readonly lines: readonly components["schemas"]["LotteryAskedLineInput"][];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryOrder"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED" | "LIMIT_NEEDED" | "TIME_UP" | "PLAYER_DISABLED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "KEY_REUSED" | "GAME_OFF" | "ISSUE_CLOSED" | "ODDS_CHANGED" | "EXPOSURE_FULL";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNKNOWN_MARKET" | "INVALID_PICKS" | "TOO_MANY_LINES" | "UNIT_TOO_SMALL" | "UNIT_TOO_LARGE" | "PAYOUT_TOO_LARGE" | "ISSUE_PAYOUT_TOO_LARGE" | "NOT_ENOUGH_MONEY" | "LIMIT_REACHED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryOrdersByKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                /** @description The client's key of the order, new for each. The same key with the same lines is the same order, however often it is sent. */
                readonly key: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryOrder"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postLotteryOrdersByIdCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryOrder"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ISSUE_CLOSED" | "TOO_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryChases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["LotteryChase"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postLotteryChases: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The client's key of the order, new for each. The same key with the same lines is the same order, however often it is sent. */
                    readonly key: string;
                    readonly gameCode: string;
                    readonly issues: number;
                    /** @default false */
                    readonly stopOnWin?: boolean;
                    readonly lines: readonly components["schemas"]["LotteryAskedLineInput"][];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryChase"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED" | "TIME_UP" | "LIMIT_NEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalKeyReused"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNKNOWN_MARKET" | "INVALID_PICKS" | "TOO_MANY_LINES" | "NOT_ENOUGH_MONEY" | "TOO_MANY_CHASES";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postLotteryChasesByIdStop: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLotteryFavourites: {
        readonly parameters: {
            readonly query: {
                readonly gameCode: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["LotteryFavourite"][];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postLotteryFavourites: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly gameCode: string;
                    readonly market: string;
                    readonly name: string;
                    readonly picks: readonly string[];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryFavourite"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyFavourites"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNKNOWN_MARKET" | "INVALID_PICKS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putLotteryFavouritesById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["LotteryFavourite"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly deleteLotteryFavouritesById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getLimits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["PlayerLimits"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postLimits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: components["schemas"]["LimitNameInput"];
                    /** @description Ledger units, or whole minutes of a limit of time. Null for no limit. */
                    readonly amount: string | null;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["PlayerLimits"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_MINUTES" | "ABOVE_CEILING";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postLimitsConfirm: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: components["schemas"]["LimitNameInput"];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["PlayerLimits"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_EARLY" | "NO_RAISE" | "ABOVE_CEILING";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postLimitsKeep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name: components["schemas"]["LimitNameInput"];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["PlayerLimits"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getExclusion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Exclusion"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postExclusion: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly kind: "TIME_OUT" | "EXCLUSION";
                    readonly period: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Exclusion"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NOT_LONGER" | "PERIOD_NOT_OFFERED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postExclusionStop: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Exclusion"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NOT_LONGER" | "PERIOD_NOT_OFFERED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPlay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly session?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Play"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPlayCheck: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly session: string;
                    /** @enum {string} */
                    readonly answer: "continue" | "stop";
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalPlayOver"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getPlayInterval: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["RealityCheck"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPlayInterval: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly everyMinutes: number;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["RealityCheck"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyMinutes"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Verification"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postDocuments: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** @enum {string} */
                    readonly kind: "IDENTITY_CARD" | "PASSPORT" | "DRIVING_LICENCE" | "SELFIE" | "ADDRESS" | "FUNDS";
                    /**
                     * Format: uuid
                     * @description Made by the page: sent twice, it is one document.
                     */
                    readonly key: string;
                    readonly number?: string;
                    readonly fullName?: string;
                    /** @description yyyy-MM-dd */
                    readonly birthDate?: string;
                    /** @description yyyy-MM-dd */
                    readonly expiresOn?: string;
                    /** @description The address, or where the money comes from. */
                    readonly details?: string;
                    readonly files: readonly (string | unknown | unknown | unknown)[];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Verification"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAlreadyWaiting"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_DOCUMENTS" | "NOT_A_DOCUMENT" | "FILE_TOO_LARGE" | "TOO_MANY_FILES" | "NO_FILE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postDocumentsPerson: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly fullName: string;
                    /** Format: date */
                    readonly birthDate: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Verification"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalKnownAlready"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NAME_DIFFERS" | "TOO_YOUNG";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getCashierMethods: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly deposit: readonly components["schemas"]["DepositMethod"][];
                            readonly withdrawal: components["schemas"]["WithdrawalEligibility"];
                        };
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getDeposits: {
        readonly parameters: {
            readonly query?: {
                readonly pageNo?: number;
                /** @description A day of the brand's, in its time zone. */
                readonly fromDay?: string;
                /** @description A day of the brand's, in its time zone. */
                readonly toDay?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly content: readonly components["schemas"]["Deposit"][];
                            readonly pageNo: number;
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postDeposits: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly method: "sandbox" | "qr" | "btcpay" | "bank-transfer";
                    /** @description Whole ledger units of 1/100000 of the currency, above zero. */
                    readonly amount: string;
                    /** Format: uuid */
                    readonly key: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Deposit"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "PLAYER_DISABLED" | "NOT_OFFERED" | "METHOD_LEVEL" | "PROOF_NEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "KEY_REUSED" | "AMOUNT_BUSY";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "METHOD_CLOSED" | "AMOUNT_TOO_SMALL" | "AMOUNT_TOO_LARGE" | "DEPOSIT_LIMIT" | "OWN_DEPOSIT_LIMIT" | "LIMIT_NEEDED" | "TOO_MANY_OPEN";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE" | "PROVIDER_UNAVAILABLE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getDepositsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Deposit"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postDepositsByIdCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Deposit"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalWrongState"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postDepositsByIdSlip: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file: string | unknown | unknown;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Deposit"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalWrongState"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_LARGE" | "SLIP_TOO_LARGE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotAPicture"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getBankAccounts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["BankAccount"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postBankAccounts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly bank: string;
                    readonly number: string;
                    readonly holder: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["BankAccount"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "HOLDER_DIFFERS" | "TOO_MANY_ACCOUNTS" | "ACCOUNT_NUMBER_REFUSED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getWithdrawals: {
        readonly parameters: {
            readonly query?: {
                readonly pageNo?: number;
                /** @description A day of the brand's, in its time zone. */
                readonly fromDay?: string;
                /** @description A day of the brand's, in its time zone. */
                readonly toDay?: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly content: readonly components["schemas"]["Withdrawal"][];
                            readonly pageNo: number;
                            readonly totalPages: number;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postWithdrawals: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Whole ledger units of 1/100000 of the currency, above zero. */
                    readonly amount: string;
                    readonly bankAccount: string;
                    /** @description The payment password if there is one, otherwise the login password. */
                    readonly password: string;
                    /** Format: uuid */
                    readonly key: string;
                    /**
                     * @description The fee that the player was shown.
                     * @default 0
                     */
                    readonly fee?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "PLAYER_BLOCKED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalBankAccountNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "KEY_REUSED" | "FEE_DIFFERS" | "ENVELOPE_REPLAYED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_PASSWORD" | "PAYMENT_PASSWORD_NEEDED" | "PASSWORD_RECENT" | "KYC_NEEDED" | "MONEY_OWED" | "TURNOVER_OPEN" | "TOO_MANY_TODAY" | "BANK_ACCOUNT_WAITING" | "HOLDER_DIFFERS" | "AMOUNT_TOO_SMALL" | "AMOUNT_TOO_LARGE" | "DAILY_LIMIT" | "INSUFFICIENT_FUNDS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getWithdrawalsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getWithdrawalFee: {
        readonly parameters: {
            readonly query: {
                /** @description Whole ledger units of 1/100000 of the currency, above zero. */
                readonly amount: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Money"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postWithdrawalsByIdCancel: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "CANCEL_FORBIDDEN";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalWrongState"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postWithdrawalsByIdLegsByLegAnswer: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly leg: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** @enum {string} */
                    readonly said: "RECEIVED" | "NOT_RECEIVED" | "PARTLY_RECEIVED";
                    /** @description What arrived, of a partly received leg. */
                    readonly amount?: string;
                    /**
                     * @description What becomes of the rest.
                     * @enum {string}
                     */
                    readonly rest?: "TRANSFER" | "CASH";
                    readonly images?: readonly (string | unknown | unknown)[];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalWrongState"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PICTURES_NEEDED" | "AMOUNT_TOO_LARGE" | "NOT_A_PICTURE" | "IMAGE_TOO_LARGE" | "TOO_MANY_IMAGES";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postWithdrawalsByIdLegsByLegAppeal: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly leg: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** @description 3 to 500 characters. */
                    readonly text: string;
                    readonly images?: readonly (string | unknown | unknown)[];
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Withdrawal"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotFound"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_STATE" | "APPEAL_LATE" | "COMPLAINT_OPEN";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NOT_A_PICTURE" | "IMAGE_TOO_LARGE" | "TOO_MANY_IMAGES";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postVouchersRedeem: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly code: string;
                    /** Format: uuid */
                    readonly key: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["Deposit"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "PLAYER_DISABLED" | "NOT_OFFERED" | "METHOD_LEVEL" | "PROOF_NEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalKeyReused"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "METHOD_CLOSED" | "VOUCHER_INVALID" | "DEPOSIT_LIMIT" | "OWN_DEPOSIT_LIMIT" | "LIMIT_NEEDED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getCashTotals: {
        readonly parameters: {
            readonly query: {
                /** @description A day of the brand's, in its time zone. */
                readonly fromDay: string;
                /** @description A day of the brand's, in its time zone. */
                readonly toDay: string;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: readonly components["schemas"]["CashTotals"][];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getMerchantWallet: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["MerchantWallet"];
                    };
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAccessRestricted"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getVendorWallets: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["VendorWallets"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getVendorWalletsByVendorBalance: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly vendor: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly balance: components["schemas"]["Money"] | null;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNoSuchVendor"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postVendorWalletsByVendorIn: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly vendor: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Whole ledger units of 1/100000 of the currency, above zero. */
                    readonly amount: string;
                    readonly key: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["VendorWallets"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "PLAYER_DISABLED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNoSuchVendor"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ON_THE_WAY" | "KEY_REUSED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "VENDOR_CLOSED" | "NOT_WHOLE" | "INSUFFICIENT_FUNDS" | "LIMIT_REACHED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postVendorWalletsByVendorOut: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly vendor: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly amount: string | null;
                    readonly key: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["VendorWallets"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED" | "PLAYER_DISABLED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNoSuchVendor"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ON_THE_WAY" | "KEY_REUSED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "VENDOR_CLOSED" | "NOT_WHOLE" | "INSUFFICIENT_FUNDS" | "LIMIT_REACHED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postVendorWalletsCollect: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly key: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["VendorWallets"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly putVendorWalletsByVendorChoice: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly vendor: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly movesIn: "OFF" | "ALL" | "AMOUNT";
                    readonly amount: string | null;
                    readonly movesOut: boolean;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["VendorWallets"];
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Not Found */
            readonly 404: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNoSuchVendor"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postVendorWalletsEnter: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly gameId: string;
                    readonly key: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly status: string | null;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postVendorWalletsLeave: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly gameId: string;
                    readonly key: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly status: string | null;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPersonalData: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description The login password, for players who have one.
                     * @default
                     */
                    readonly password?: string;
                    /**
                     * @description The code from /payment-password/code, for players without one.
                     * @default
                     */
                    readonly verificationCode?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: {
                            readonly address: string;
                        };
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalEnvelopeReplayed"];
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_PASSWORD" | "INVALID_CODE" | "CODE_EXPIRED" | "NO_CONTACT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS" | "TOO_MANY_DOWNLOADS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly getAccountClosing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: components["schemas"]["AccountClosing"];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postAccountClosing: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /**
                     * @description The login password, for players who have one.
                     * @default
                     */
                    readonly password?: string;
                    /**
                     * @description The code from /payment-password/code, for players without one.
                     * @default
                     */
                    readonly verificationCode?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "INVALID_REQUEST" | "ENVELOPE_REQUIRED" | "ENVELOPE_INVALID" | "ENVELOPE_LATE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: readonly components["schemas"]["InvalidField"][];
                    };
                };
            };
            /** @description Unauthorized */
            readonly 401: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLoggedIn"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "PASSWORD_CHANGE_NEEDED" | "TRIAL_ACCOUNT" | "ACCESS_RESTRICTED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ENVELOPE_REPLAYED" | "NOT_EMPTY";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_PASSWORD" | "INVALID_CODE" | "CODE_EXPIRED" | "NO_CONTACT";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "TOO_MANY_REQUESTS" | "TOO_MANY_ATTEMPTS";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
    readonly postPasswordForgotMail: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/x-www-form-urlencoded": {
                    readonly username: string;
                    readonly email: string;
                    /** Format: uuid */
                    readonly captchaId?: string;
                    readonly captcha?: string;
                    /** @description In place of the captcha, for those who can't read one. */
                    readonly proof?: string;
                };
            };
        };
        readonly responses: {
            /** @description OK */
            readonly 200: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: true;
                        readonly value: Record<string, never>;
                    };
                };
            };
            /** @description Bad Request */
            readonly 400: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalInvalidRequest"];
                };
            };
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "ACCESS_RESTRICTED" | "NOT_OFFERED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Payload Too Large */
            readonly 413: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooLarge"];
                };
            };
            /** @description Unsupported Media Type */
            readonly 415: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalUnsupportedMediaType"];
                };
            };
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "USERNAME_EMAIL_UNKNOWN" | "CAPTCHA_CHECK_FAILED";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
            /** @description Too Many Requests */
            readonly 429: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalTooManyRequests"];
                };
            };
            /** @description Internal Server Error */
            readonly 500: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalFault"];
                };
            };
            /** @description Bad Gateway */
            readonly 502: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalMailNotSent"];
                };
            };
            /** @description Service Unavailable */
            readonly 503: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "UNAVAILABLE" | "SYSTEM_MAINTENANCE";
                        /** @description A sentence that may be shown to a person. */
                        readonly message: string;
                        readonly value?: unknown;
                    };
                };
            };
        };
    };
}
