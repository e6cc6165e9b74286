// Written by `npm run openapi` from the routes' schemas. Change those.

export interface paths {
    readonly "/brands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** The brands the caller works for; house staff work for all */
        readonly get: operations["getBrands"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Everything the brand has decided, with the version of each section
         * @description Needs the permission `settings.read`.
         */
        readonly get: operations["getSettings"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/features": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section features, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsFeatures"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/register": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section register, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsRegister"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/status": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section status, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsStatus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/resources": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section resources, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsResources"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/menus": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section menus, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsMenus"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/cashier": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section cashier, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsCashier"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/methods": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section methods, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsMethods"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/vendors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section vendors, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsVendors"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/senders": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section senders, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsSenders"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/sms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section sms, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsSms"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/language": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section language, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsLanguage"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/passwords": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section passwords, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsPasswords"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/service": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section service, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsService"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/activity": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Replaces the section activity, or asks a second person where it takes two
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putSettingsActivity"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/{section}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The versions of a section, the latest first, with what each changed
         * @description Needs the permission `settings.read`.
         */
        readonly get: operations["getSettingsBySectionVersions"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/settings/{section}/restore": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Brings an earlier version of a section back, as a new version
         * @description Needs the permission `settings.write`.
         */
        readonly post: operations["postSettingsBySectionRestore"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/jurisdiction": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a brand's jurisdictions demand now, and what will change
         * @description Needs the permission `profiles.read`.
         */
        readonly get: operations["getJurisdiction"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/profiles/{code}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A profile with its versions and their cells, newest first
         * @description Needs the permission `profiles.read`.
         */
        readonly get: operations["getProfilesByCode"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/profiles/{code}/versions/{version}/cells/{field}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Corrects the source or note of a cell; its value never changes
         * @description Needs the permission `profiles.write`.
         */
        readonly put: operations["putProfilesByCodeVersionsByVersionCellsByField"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/brands/{brand}/profiles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks for other profiles of a brand; a second person decides
         * @description Needs the permission `profiles.write`.
         */
        readonly post: operations["postBrandsByBrandProfiles"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/profiles/{code}/versions": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks for a profile's new version, with the cells that change
         * @description Needs the permission `profiles.write`.
         */
        readonly post: operations["postProfilesByCodeVersions"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/profiles/{code}/versions/{version}/sign-offs": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Asks for cells to be signed off with counsel's document
         * @description Needs the permission `profiles.write`.
         */
        readonly post: operations["postProfilesByCodeVersionsByVersionSignOffs"];
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
        /** Signs a member of staff in */
        readonly post: operations["postSession"];
        /** Ends the session */
        readonly delete: operations["deleteSession"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/session/totp": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Confirms a new authenticator with its first code */
        readonly post: operations["postSessionTotp"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/me": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Who is signed in */
        readonly get: operations["getMe"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/staff": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All staff
         * @description Needs the permission `staff.write`.
         */
        readonly get: operations["getStaff"];
        readonly put?: never;
        /**
         * Requests a new member of staff, whose first password is created and shown once; a second person must approve
         * @description Needs the permission `staff.write`.
         */
        readonly post: operations["postStaff"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/staff/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Requests a change of a member of staff's name or roles; a second person must approve
         * @description Needs the permission `staff.write`.
         */
        readonly put: operations["putStaffById"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/staff/{id}/{change}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Closes a member of staff's account at once, or requests its reopening, a new authenticator or a new first password, which a second person must approve
         * @description Needs the permission `staff.write`.
         */
        readonly post: operations["postStaffByIdByChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/roles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All roles and their permissions
         * @description Needs the permission `staff.write`.
         */
        readonly get: operations["getRoles"];
        readonly put?: never;
        /**
         * Requests a new role with chosen permissions; a second person must approve
         * @description Needs the permission `staff.write`.
         */
        readonly post: operations["postRoles"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/roles/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Requests a change of a role's name or permissions; a second person must approve
         * @description Needs the permission `staff.write`.
         */
        readonly put: operations["putRolesById"];
        readonly post?: never;
        /**
         * Removes an unused role
         * @description Needs the permission `staff.write`.
         */
        readonly delete: operations["deleteRolesById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/me/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /** Changes the caller's password; their other sessions end */
        readonly put: operations["putMePassword"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/dashboard": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Open work and the figures of the day */
        readonly get: operations["getDashboard"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/days": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A brand's days: figures, and whether they are closed
         * @description Needs the permission `reports.read`.
         */
        readonly get: operations["getDays"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/work": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Open work by queue, with the oldest items of each */
        readonly get: operations["getWork"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/troubles": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Problems of the machine that need a person; empty for staff of one brand */
        readonly get: operations["getTroubles"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Players, newest first; with a search, those whose name begins with it, by name
         * @description Needs the permission `players.read`.
         */
        readonly get: operations["getPlayers"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Everything about one player
         * @description Needs the permission `players.read`.
         */
        readonly get: operations["getPlayersById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/entries": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A player's ledger, newest first
         * @description Needs the permission `players.read`.
         */
        readonly get: operations["getPlayersByIdEntries"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/rounds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A player's rounds, newest first
         * @description Needs the permission `players.read`.
         */
        readonly get: operations["getPlayersByIdRounds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/rounds/{round}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One of a player's rounds
         * @description Needs the permission `players.read`.
         */
        readonly get: operations["getPlayersByIdRoundsByRound"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/kyc": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets a player's KYC level
         * @description Needs the permission `players.kyc`.
         */
        readonly post: operations["postPlayersByIdKyc"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/block": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Blocks a player: no new bets are accepted
         * @description Needs the permission `players.block`.
         */
        readonly post: operations["postPlayersByIdBlock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/unblock": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Unblocks a player
         * @description Needs the permission `players.block`.
         */
        readonly post: operations["postPlayersByIdUnblock"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/limits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets a player's limits, enforced with every bet; null for none
         * @description Needs the permission `players.block`.
         */
        readonly post: operations["postPlayersByIdLimits"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/exclude": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Excludes a player from play until a time; it can be extended but never shortened, and ends by itself
         * @description Needs the permission `players.block`.
         */
        readonly post: operations["postPlayersByIdExclude"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/adjust": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Adjusts a player's balance; above one person's limit for a move or a day, a second person must approve
         * @description Needs the permission `players.adjust`.
         */
        readonly post: operations["postPlayersByIdAdjust"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/login-links": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates a link that signs a player in once
         * @description Needs the permission `players.links`.
         */
        readonly post: operations["postPlayersByIdLoginLinks"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/password": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Sets an initial password for a player, shown once; it must be changed at the next sign-in
         * @description Needs the permission `players.password`.
         */
        readonly post: operations["postPlayersByIdPassword"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/payment-password/reset": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests the removal of a player's payment password; a second person must approve
         * @description Needs the permission `players.password`.
         */
        readonly post: operations["postPlayersByIdPaymentPasswordReset"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/kind": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Makes a member an agent (1 or 2), or an agent a member again (0), which ends the agent's codes
         * @description Needs the permission `players.kind`.
         */
        readonly post: operations["postPlayersByIdKind"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/test-account": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Marks a player's account as a test account, left out of all figures from now on, or ends that. Earlier figures stay as they were
         * @description Needs the permission `players.kind`.
         */
        readonly post: operations["postPlayersByIdTestAccount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/players/{id}/invitations": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates an invitation code for an agent; earlier ones stay valid
         * @description Needs the permission `players.kind`.
         */
        readonly post: operations["postPlayersByIdInvitations"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/approvals": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Requests waiting for a second person that the caller may decide or has made; oldest first */
        readonly get: operations["getApprovals"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/approvals/history": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /** Decided and expired requests, latest first */
        readonly get: operations["getApprovalsHistory"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/approvals/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Approves another person's request; it is carried out at once */
        readonly post: operations["postApprovalsByIdApprove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/approvals/{id}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Rejects another person's request; they see why */
        readonly post: operations["postApprovalsByIdReject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/approvals/{id}/take-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /** Cancels the caller's own request */
        readonly post: operations["postApprovalsByIdTakeBack"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/approval-limits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What one member of staff may move without a second person at a brand, and the change that waits
         * @description Needs the permission `settings.read`.
         */
        readonly get: operations["getApprovalLimits"];
        /**
         * Requests new limits on what one member of staff may move alone; a second person must approve
         * @description Needs the permission `settings.write`.
         */
        readonly put: operations["putApprovalLimits"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ledger-proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Runs the ledger proof from its last checkpoint
         * @description Needs the permission `ledger.read`.
         */
        readonly get: operations["getLedgerProof"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/ledger-proof/run": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Runs the ledger proof from its last checkpoint
         * @description Needs the permission `ledger.read`.
         */
        readonly post: operations["postLedgerProofRun"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/house-brands": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every brand, with its hosts
         * @description Needs the permission `brands.read`.
         */
        readonly get: operations["getHouseBrands"];
        readonly put?: never;
        /**
         * Opens a brand; for real money a second person has to agree
         * @description Needs the permission `brands.write`.
         */
        readonly post: operations["postHouseBrands"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/house-brands/{brand}/hosts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Lets a brand answer at one more host
         * @description Needs the permission `brands.write`.
         */
        readonly post: operations["postHouseBrandsByBrandHosts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/brand-proof": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The result of the last ledger proof, and the brand's own part, read live
         * @description Needs the permission `proof.read`.
         */
        readonly get: operations["getBrandProof"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals/{id}/evidence": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What staff check before a withdrawal is paid: deposits, turnover, profit, and who else uses the bank account or the address
         * @description Needs the permission `withdrawals.read`.
         */
        readonly get: operations["getWithdrawalsByIdEvidence"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/shared-accounts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Bank accounts that several players of a brand bound or tried to bind, latest activity first
         * @description Needs the permission `withdrawals.read`.
         */
        readonly get: operations["getSharedAccounts"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/audit": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Who did what, newest first
         * @description Needs the permission `audit.read`.
         */
        readonly get: operations["getAudit"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/audit/verify": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Whether the audit trail is intact
         * @description Needs the permission `audit.read`.
         */
        readonly get: operations["getAuditVerify"];
        readonly put?: never;
        readonly post?: never;
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
        /**
         * Players' feedback, newest first
         * @description Needs the permission `feedback.read`.
         */
        readonly get: operations["getFeedback"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/feedback/{id}/images/{place}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A picture of a feedback message
         * @description Needs the permission `feedback.read`.
         */
        readonly get: operations["getFeedbackByIdImagesByPlace"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/broadcasts/count": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * How many players a message would be for, and a few of them
         * @description Needs the permission `inbox.send`.
         */
        readonly post: operations["postBroadcastsCount"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/broadcasts": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A brand's messages to players, newest first
         * @description Needs the permission `inbox.read`.
         */
        readonly get: operations["getBroadcasts"];
        readonly put?: never;
        /**
         * Sends a message to players' inboxes
         * @description Needs the permission `inbox.send`.
         */
        readonly post: operations["postBroadcasts"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/broadcasts/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A message to players, and how far it has been sent
         * @description Needs the permission `inbox.read`.
         */
        readonly get: operations["getBroadcastsById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/broadcasts/{id}/cancel": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stops a message that is being sent; who has it keeps it
         * @description Needs the permission `inbox.send`.
         */
        readonly post: operations["postBroadcastsByIdCancel"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Conversations with players: who waits longest first, or the newest first
         * @description Needs the permission `service.read`.
         */
        readonly get: operations["getService"];
        readonly put?: never;
        /**
         * The conversation with a player, to write to them; begun if there is none
         * @description Needs the permission `service.write`.
         */
        readonly post: operations["postService"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A conversation: its newest messages, or earlier ones
         * @description Needs the permission `service.read`.
         */
        readonly get: operations["getServiceById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/{id}/messages/{seq}/pictures/{place}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A picture of a conversation
         * @description Needs the permission `service.read`.
         */
        readonly get: operations["getServiceByIdMessagesBySeqPicturesByPlace"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/{id}/messages": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Answers a player, with up to three pictures
         * @description Needs the permission `service.write`.
         */
        readonly post: operations["postServiceByIdMessages"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/{id}/read": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Marks the player's messages as read, up to a number
         * @description Needs the permission `service.write`.
         */
        readonly post: operations["postServiceByIdRead"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/{id}/take": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Takes a conversation: colleagues see whose it is
         * @description Needs the permission `service.write`.
         */
        readonly post: operations["postServiceByIdTake"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/{id}/release": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Gives a conversation back to everyone
         * @description Needs the permission `service.write`.
         */
        readonly post: operations["postServiceByIdRelease"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service/{id}/close": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Closes a conversation; the player's next message opens it again
         * @description Needs the permission `service.write`.
         */
        readonly post: operations["postServiceByIdClose"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service-answers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * A brand's ready answers, in all languages
         * @description Needs the permission `service.read`.
         */
        readonly get: operations["getServiceAnswers"];
        readonly put?: never;
        /**
         * Adds a ready answer
         * @description Needs the permission `service.canned`.
         */
        readonly post: operations["postServiceAnswers"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/service-answers/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes a ready answer
         * @description Needs the permission `service.canned`.
         */
        readonly put: operations["putServiceAnswersById"];
        readonly post?: never;
        /**
         * Deletes a ready answer
         * @description Needs the permission `service.canned`.
         */
        readonly delete: operations["deleteServiceAnswersById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All content of a brand, published or not
         * @description Needs the permission `content.read`.
         */
        readonly get: operations["getContent"];
        readonly put?: never;
        /**
         * Adds content
         * @description Needs the permission `content.write`.
         */
        readonly post: operations["postContent"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/{id}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Moves content to a position among its kind, counted from 1
         * @description Needs the permission `content.write`.
         */
        readonly post: operations["postContentByIdMove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Changes content
         * @description Needs the permission `content.write`.
         */
        readonly put: operations["putContentById"];
        readonly post?: never;
        /**
         * Deletes content
         * @description Needs the permission `content.write`.
         */
        readonly delete: operations["deleteContentById"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/content/preview": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * A preview of a text, sanitised as the site shows it
         * @description Needs the permission `content.write`.
         */
        readonly post: operations["postContentPreview"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/pictures": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Stores a picture and returns its address
         * @description Needs the permission `content.write`.
         */
        readonly post: operations["postPictures"];
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
        /**
         * All vendors
         * @description Needs the permission `vendors.read`.
         */
        readonly get: operations["getVendors"];
        readonly put?: never;
        /**
         * Requests a new vendor; a second person must approve. The requester then has its key created
         * @description Needs the permission `vendors.write`.
         */
        readonly post: operations["postVendors"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{id}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One vendor
         * @description Needs the permission `vendors.read`.
         */
        readonly get: operations["getVendorsById"];
        /**
         * Sets how a vendor is shown and answered, and where its games open
         * @description Needs the permission `vendors.write`.
         */
        readonly put: operations["putVendorsById"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{id}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Puts a vendor at a place in the vendors' strip
         * @description Needs the permission `vendors.write`.
         */
        readonly post: operations["postVendorsByIdMove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{id}/enable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests that a vendor be switched on; a second person must approve
         * @description Needs the permission `vendors.write`.
         */
        readonly post: operations["postVendorsByIdEnable"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{id}/disable": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Switches a vendor off at once; its pending requests end
         * @description Needs the permission `vendors.write`.
         */
        readonly post: operations["postVendorsByIdDisable"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendor-requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Vendor changes waiting for a second person, oldest first
         * @description Needs the permission `vendors.read`.
         */
        readonly get: operations["getVendorRequests"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{id}/keys": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests another key, so that the vendor can switch keys without downtime; a second person must approve
         * @description Needs the permission `vendors.write`.
         */
        readonly post: operations["postVendorsByIdKeys"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{id}/granted-key": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Creates the key that two people agreed on and returns, only once, what the vendor needs; only for the person who requested it
         * @description Needs the permission `vendors.write`.
         */
        readonly post: operations["postVendorsByIdGrantedKey"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{id}/handover": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a vendor needs to connect, besides its keys
         * @description Needs the permission `vendors.read`.
         */
        readonly get: operations["getVendorsByIdHandover"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{id}/keys/{keyId}/retire": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Retires a key: nothing signed with it is accepted any more
         * @description Needs the permission `vendors.write`.
         */
        readonly post: operations["postVendorsByIdKeysByKeyIdRetire"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/vendors/{id}/sync": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Imports the vendor's list of games
         * @description Needs the permission `vendors.write`.
         */
        readonly post: operations["postVendorsByIdSync"];
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
        /**
         * One page of all games, including hidden ones
         * @description Needs the permission `vendors.read`.
         */
        readonly get: operations["getGames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/game-classifications": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The classifications in use, most used first
         * @description Needs the permission `vendors.read`.
         */
        readonly get: operations["getGameClassifications"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/games/{gameId}/{change}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Switches a game on or off
         * @description Needs the permission `vendors.write`.
         */
        readonly post: operations["postGamesByGameIdByChange"];
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
        readonly get?: never;
        /**
         * Changes where and how a game is shown
         * @description Needs the permission `vendors.write`.
         */
        readonly put: operations["putGamesByGameId"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/games/{gameId}/move": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Puts a game at a place among all games, or those of a type or a vendor
         * @description Needs the permission `vendors.write`.
         */
        readonly post: operations["postGamesByGameIdMove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/brands/{brand}/vendors": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * All vendors, and which a brand has on
         * @description Needs the permission `offer.read`.
         */
        readonly get: operations["getBrandsByBrandVendors"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/brands/{brand}/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One page of the listed games, and which of them a brand has on
         * @description Needs the permission `offer.read`.
         */
        readonly get: operations["getBrandsByBrandGames"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/brands/{brand}/vendors/{id}/{change}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Switches a vendor on or off for a brand; when off, its games are hidden and take no bets there
         * @description Needs the permission `offer.write`.
         */
        readonly post: operations["postBrandsByBrandVendorsByIdByChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/brands/{brand}/games/{gameId}/{change}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Switches a game on or off for a brand; when off, it is hidden and takes no bets there
         * @description Needs the permission `offer.write`.
         */
        readonly post: operations["postBrandsByBrandGamesByGameIdByChange"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/outbox": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The latest messages to people
         * @description Needs the permission `outbox.read`.
         */
        readonly get: operations["getOutbox"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/sms": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The brand's text message budgets and their use
         * @description Needs the permission `settings.read`.
         */
        readonly get: operations["getSms"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/odds": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The odds profiles in use, with the range of their returns
         * @description Needs the permission `lottery.read`.
         */
        readonly get: operations["getLotteryOdds"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/odds/{prizeMode}/{rules}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One odds profile: its prices, their returns and its versions
         * @description Needs the permission `lottery.read`.
         */
        readonly get: operations["getLotteryOddsByPrizeModeByRules"];
        readonly put?: never;
        /**
         * Saves the next version of an odds profile; bets keep the odds they were accepted at
         * @description Needs the permission `lottery.write`.
         */
        readonly post: operations["postLotteryOddsByPrizeModeByRules"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/odds/{prizeMode}/{rules}/returns": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * The returns of a change of prices, without making it
         * @description Needs the permission `lottery.read`.
         */
        readonly post: operations["postLotteryOddsByPrizeModeByRulesReturns"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/odds/{prizeMode}/{rules}/requests": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests odds that one person may not offer, because a price returns less than 70 or more than 99.5 %; a second person must approve
         * @description Needs the permission `lottery.write`.
         */
        readonly post: operations["postLotteryOddsByPrizeModeByRulesRequests"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/limits": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The limits of lottery bets in each currency that brands have
         * @description Needs the permission `lottery.read`.
         */
        readonly get: operations["getLotteryLimits"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/limits/{currency}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests new limits of lottery bets in a currency; a second person must approve
         * @description Needs the permission `lottery.write`.
         */
        readonly post: operations["postLotteryLimitsByCurrency"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/exposure/{gameCode}/{issueNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The current exposure of a draw
         * @description Needs the permission `lottery.read`.
         */
        readonly get: operations["getLotteryExposureByGameCodeByIssueNo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/games": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Every lottery with its calendar
         * @description Needs the permission `lottery.read`.
         */
        readonly get: operations["getLotteryGames"];
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
        readonly get?: never;
        /**
         * Changes a lottery; draws that have not opened are recreated from it. What decides outcomes waits for a second person; the rest applies at once
         * @description Needs the permission `lottery.write`.
         */
        readonly put: operations["putLotteryGamesByCode"];
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/games/{code}/exceptions/{day}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        /**
         * Moves or cancels a lottery's draw on one day; where results come from outside, a second person must approve
         * @description Needs the permission `lottery.write`.
         */
        readonly put: operations["putLotteryGamesByCodeExceptionsByDay"];
        readonly post?: never;
        /**
         * Removes a day's exception; where that moves a draw with outside results, a second person must approve
         * @description Needs the permission `lottery.write`.
         */
        readonly delete: operations["deleteLotteryGamesByCodeExceptionsByDay"];
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/issues": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One page of draws: late ones and those being paid first, then those nearest to now. The page count reaches only to the next page
         * @description Needs the permission `lottery.read`.
         */
        readonly get: operations["getLotteryIssues"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/issues/{code}/{issueNo}/void": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Voids a draw that has no outcome yet: every bet on it is refunded. A draw with an outside result needs a second person once its time has come
         * @description Needs the permission `lottery.write`.
         */
        readonly post: operations["postLotteryIssuesByCodeByIssueNoVoid"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Results waiting for a second person, oldest first
         * @description Needs the permission `lottery.read`.
         */
        readonly get: operations["getLotteryResults"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/issues/{code}/{issueNo}/results": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Enters the result of a draw made outside, or corrects one; it counts once a second person has typed the same or agreed to it
         * @description Needs the permission `lottery.results`.
         */
        readonly post: operations["postLotteryIssuesByCodeByIssueNoResults"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/results/{id}/{decision}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Agrees to a result that another person typed in, or rejects it
         * @description Needs the permission `lottery.results`.
         */
        readonly post: operations["postLotteryResultsByIdByDecision"];
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
        /**
         * One draw, with the results typed in for it
         * @description Needs the permission `lottery.read`.
         */
        readonly get: operations["getLotteryIssuesByCodeByIssueNo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/issues/{code}/{issueNo}/cost": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * What a pending result would cost, by default the latest; nothing if none is pending
         * @description Needs the permission `lottery.read`.
         */
        readonly get: operations["getLotteryIssuesByCodeByIssueNoCost"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/reports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * One page of draws with bets, latest first, with the result of each for the house
         * @description Needs the permission `reports.read`.
         */
        readonly get: operations["getLotteryReports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/reports/{code}/{issueNo}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * The result of one draw for the house, in total and by market
         * @description Needs the permission `reports.read`.
         */
        readonly get: operations["getLotteryReportsByCodeByIssueNo"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/imports": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        /**
         * Imports of published results, the latest first
         * @description Needs the permission `lottery.read`.
         */
        readonly get: operations["getLotteryImports"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/lottery/imports/{id}/take-back": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Requests that an import be undone; a second person must approve. Refused if bets were settled on its draws
         * @description Needs the permission `lottery.results`.
         */
        readonly post: operations["postLotteryImportsByIdTakeBack"];
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
        /**
         * Deposits by state, player, number, amount and day; waiting ones oldest first, all others newest first
         * @description Needs the permission `deposits.read`.
         */
        readonly get: operations["getDeposits"];
        readonly put?: never;
        readonly post?: never;
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
        /**
         * One deposit with its history
         * @description Needs the permission `deposits.read`.
         */
        readonly get: operations["getDepositsById"];
        readonly put?: never;
        readonly post?: never;
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
        /**
         * The slip of a deposit
         * @description Needs the permission `deposits.read`.
         */
        readonly get: operations["getDepositsByIdSlip"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposits/{id}/approve": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Credits the amount that arrived at the bank; above the approval limit two people must enter the same
         * @description Needs the permission `deposits.decide`.
         */
        readonly post: operations["postDepositsByIdApprove"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/deposits/{id}/reject": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Rejects a deposit; the player sees the reason
         * @description Needs the permission `deposits.decide`.
         */
        readonly post: operations["postDepositsByIdReject"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/bank-transfers": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Credits a transfer seen at the bank to a player; above the approval limit two people must record the same
         * @description Needs the permission `deposits.decide`.
         */
        readonly post: operations["postBankTransfers"];
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
        /**
         * Withdrawals by state, player, number, amount and day; waiting ones oldest first, all others newest first
         * @description Needs the permission `withdrawals.read`.
         */
        readonly get: operations["getWithdrawals"];
        readonly put?: never;
        readonly post?: never;
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
        /**
         * One withdrawal with its history
         * @description Needs the permission `withdrawals.read`.
         */
        readonly get: operations["getWithdrawalsById"];
        readonly put?: never;
        readonly post?: never;
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals/{id}/{step}": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Moves a withdrawal to its next step, or rejects it
         * @description Needs the permission `withdrawals.decide`.
         */
        readonly post: operations["postWithdrawalsByIdByStep"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals/{id}/fail": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Records that the bank refused a payout; the money stays held
         * @description Needs the permission `withdrawals.decide`.
         */
        readonly post: operations["postWithdrawalsByIdFail"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals/{id}/retry": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Pays a failed payout again, from the same hold
         * @description Needs the permission `withdrawals.decide`.
         */
        readonly post: operations["postWithdrawalsByIdRetry"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals/{id}/refund": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Returns the held money of a failed payout to the player, who sees the reason
         * @description Needs the permission `withdrawals.decide`.
         */
        readonly post: operations["postWithdrawalsByIdRefund"];
        readonly delete?: never;
        readonly options?: never;
        readonly head?: never;
        readonly patch?: never;
        readonly trace?: never;
    };
    readonly "/withdrawals/{id}/return": {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly get?: never;
        readonly put?: never;
        /**
         * Confirms that a sent payout came back at the bank; it counts as failed once two people have confirmed the same transfer
         * @description Needs the permission `withdrawals.decide`.
         */
        readonly post: operations["postWithdrawalsByIdReturn"];
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
        /** @description Done, or waiting for a second person; repeating the request answers its outcome. */
        readonly ActionOutcome: {
            /** @enum {string} */
            readonly status: "DONE" | "WAITING" | "EXPIRED" | "REJECTED" | "TAKEN_BACK" | "OVERTAKEN";
            readonly approvalId?: string;
            readonly decisionReason?: string | null;
        };
        /** @description A request by one person that a second one must decide, and its outcome. */
        readonly Approval: {
            readonly id: string;
            readonly kind: string;
            /** @description The kind of request, in words. */
            readonly title: string;
            /** @enum {string} */
            readonly state: "WAITING" | "EXPIRED" | "APPROVED" | "REJECTED" | "TAKEN_BACK" | "OVERTAKEN";
            readonly subject: string;
            /** @description What it is about, in words: a player's name, a draw, a colleague. */
            readonly about: string;
            readonly amount: components["schemas"]["Money"] | null;
            readonly details: readonly {
                readonly label: string;
                readonly value: string;
            }[];
            /** @description A second person must type the same figures at the subject itself; it can't be approved here. */
            readonly typed: boolean;
            /** @description Different figures that others typed for the same subject; none counts until two people have typed the same. */
            readonly others: readonly {
                readonly askedBy: string;
                readonly details: readonly {
                    readonly label: string;
                    readonly value: string;
                }[];
            }[];
            readonly reason: string | null;
            readonly askedBy: string;
            /** Format: date-time */
            readonly askedAt: string;
            /** Format: date-time */
            readonly expiresAt: string;
            readonly mine: boolean;
            /** @description Why the caller may not decide it; null when they may. */
            readonly blocked: ("NOT_ALLOWED" | "OWN_REQUEST" | "OWN_ACCOUNT" | "TOO_NEW") | null;
            readonly decidedBy: string | null;
            readonly decidedAt: string | null;
            readonly decisionReason: string | null;
        };
        /** @description What one member of staff may move without a second person: in one move, in total in a day of the brand, and in that day for one player. */
        readonly ApprovalLimits: {
            readonly limits: {
                readonly single: components["schemas"]["Money"];
                readonly staffDay: components["schemas"]["Money"];
                readonly playerDay: components["schemas"]["Money"];
            };
            /** @description The requested change that waits for a second person. */
            readonly waiting: {
                readonly approvalId: string;
                readonly askedBy: string;
                readonly limits: {
                    readonly single: components["schemas"]["Money"];
                    readonly staffDay: components["schemas"]["Money"];
                    readonly playerDay: components["schemas"]["Money"];
                };
            } | null;
        };
        readonly AudienceCount: {
            readonly count: number;
            /** @description A few of them. */
            readonly names: readonly string[];
            /** @description Names that no player of the brand has. */
            readonly unknown: readonly string[];
        };
        readonly AuditProof: {
            readonly green: boolean;
            readonly rows: number;
            readonly problem: string | null;
        };
        /** @description One action, sealed by the hash of the one before. */
        readonly AuditRow: {
            readonly n: string;
            /** Format: date-time */
            readonly at: string;
            readonly actor: string;
            readonly action: string;
            readonly subject: string;
            readonly before: unknown;
            readonly after: unknown;
            /** @description Currency of its amounts: the brand's. Null for an action without a brand. */
            readonly currency: string | null;
            readonly reason: string | null;
            readonly hash: string;
        };
        /** @description Whether one currency of one book adds up, with the figures behind the answer. */
        readonly BookProof: {
            readonly currency: string;
            readonly book: string;
            readonly green: boolean;
            readonly sumAll: components["schemas"]["Money"];
            readonly players: components["schemas"]["Money"];
            readonly held: components["schemas"]["Money"];
            readonly owed: components["schemas"]["Money"];
            readonly accounts: readonly {
                readonly account: string;
                readonly balance: components["schemas"]["Money"];
            }[];
            readonly balancesMatch: boolean;
            readonly roundsMatch: boolean;
            readonly chainsMatch: boolean;
            readonly guardsMatch: boolean;
            readonly entries: string;
            readonly problems: readonly string[];
        };
        readonly BrandAbout: {
            readonly id: number;
            readonly name: string;
            /** @description The main one first; * is every other host. */
            readonly hosts: readonly string[];
            readonly currency: string;
            readonly country: string;
            readonly zone: string;
            readonly minimumAge: number;
            readonly realMoney: boolean;
            readonly profiles: readonly string[];
        };
        /** @description A game as one brand offers it. */
        readonly BrandGame: {
            readonly gameId: string;
            readonly name: string;
            readonly vendor: string;
            /** @enum {string} */
            readonly gameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
            readonly rtp: string;
            /** @description Whether it is on for all brands; off here overrides every brand's switch. */
            readonly everywhere: boolean;
            /** @description Whether the brand has its vendor on. */
            readonly vendorHere: boolean;
            /** @description Whether the brand has it on. */
            readonly here: boolean;
        };
        readonly BrandName: {
            readonly id: number;
            readonly name: string;
            /** @description Host name of its player site; * for every other host. */
            readonly host: string;
            /**
             * @description Its first language, which new content begins in.
             * @enum {string}
             */
            readonly language: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
        };
        /** @description Open, or waiting for a second person. */
        readonly BrandOpened: {
            /** @enum {string} */
            readonly status: "DONE" | "WAITING";
            readonly brand?: number;
            readonly approvalId?: string;
        };
        /** @description The ledger proof for a brand's staff: the overall result with their own brand's part. */
        readonly BrandProof: {
            readonly brand: string;
            /** @description Result of the last proof of the whole ledger, all brands; null before the first. */
            readonly ledger: {
                readonly green: boolean | null;
                readonly verifiedAt: string | null;
            };
            /** @description The brand's own accounts, read for this answer. */
            readonly parts: readonly {
                readonly currency: string;
                readonly book: string;
                readonly accounts: number;
                /** @description Totals of the players' accounts. */
                readonly players: components["schemas"]["Money"];
                readonly held: components["schemas"]["Money"];
                readonly owed: components["schemas"]["Money"];
                /** @description Every account equals its last entry. */
                readonly balancesMatch: boolean;
            }[];
        };
        /** @description Everything a brand has decided, with the version of each section. */
        readonly BrandSettings: {
            readonly settings: {
                readonly features: {
                    /** @default true */
                    readonly USERNAMEREG: boolean;
                    /** @default false */
                    readonly MOBILEREG: boolean;
                    /** @default false */
                    readonly MOBILEPASSREG: boolean;
                    /** @default false */
                    readonly SMSVERIFY: boolean;
                    /** @default false */
                    readonly PHONELOGIN: boolean;
                    /** @default false */
                    readonly MOBILEVERCODELOGIN3: boolean;
                    /** @default false */
                    readonly FIREBASE: boolean;
                    /** @default true */
                    readonly FREEPLAY: boolean;
                    /** @default false */
                    readonly NEWIPVERIFY: boolean;
                    /** @default false */
                    readonly LOGINFIRST: boolean;
                    /** @default false */
                    readonly CHNGPASSMAIL3: boolean;
                    /** @default false */
                    readonly CHNGPASSVERIF3: boolean;
                    /** @default false */
                    readonly PWDEXPIRY: boolean;
                    /** @default false */
                    readonly REFERRAL: boolean;
                };
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
                readonly status: {
                    /** @default false */
                    readonly maintenance: boolean;
                    /** @default null */
                    readonly maintenanceEnd: string | null;
                    /** @default  */
                    readonly maintenanceMessage: string;
                    /** @default [] */
                    readonly allowedCountries: readonly string[];
                    /**
                     * @default allow
                     * @enum {string}
                     */
                    readonly unknownCountry: "allow" | "refuse";
                    /** @default  */
                    readonly restrictionMessage: string;
                };
                readonly resources: {
                    /** @default [] */
                    readonly list: readonly {
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
                    /** @default  */
                    readonly gtagId: string;
                    /** @default [] */
                    readonly imageCDNs: readonly string[];
                    /** @default [] */
                    readonly launchGameCDNs: readonly string[];
                    /** @default [] */
                    readonly domains: readonly string[];
                };
                readonly menus: {
                    /**
                     * Games
                     * @default []
                     */
                    readonly games: readonly {
                        /**
                         * Item
                         * @enum {string}
                         */
                        readonly item: "home" | "hot" | "fav" | "rng" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "inhouse" | "lotteryCenter" | "promotions";
                        /**
                         * Shown
                         * @default offered
                         * @enum {string}
                         */
                        readonly show: "offered" | "always" | "never";
                        /**
                         * Picture
                         * @default null
                         */
                        readonly icon: ("home" | "hot" | "heart" | "games" | "slots" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "lottery" | "instant" | "inhouse" | "promotions" | "bonus" | "vip" | "invite" | "mall" | "wallet" | "deposit" | "records" | "bets" | "me" | "fair" | "app" | "chat" | "service" | "language" | "news" | "speed") | null;
                        /**
                         * Names
                         * @default {}
                         */
                        readonly names: {
                            readonly [key: string]: string;
                        };
                    }[];
                    /**
                     * Beside the games
                     * @default []
                     */
                    readonly more: readonly {
                        /**
                         * Item
                         * @enum {string}
                         */
                        readonly item: "bonus" | "vip" | "invite" | "pointMall" | "fair" | "app" | "language" | "chatRoom";
                        /**
                         * Shown
                         * @default offered
                         * @enum {string}
                         */
                        readonly show: "offered" | "always" | "never";
                        /**
                         * Picture
                         * @default null
                         */
                        readonly icon: ("home" | "hot" | "heart" | "games" | "slots" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "lottery" | "instant" | "inhouse" | "promotions" | "bonus" | "vip" | "invite" | "mall" | "wallet" | "deposit" | "records" | "bets" | "me" | "fair" | "app" | "chat" | "service" | "language" | "news" | "speed") | null;
                        /**
                         * Names
                         * @default {}
                         */
                        readonly names: {
                            readonly [key: string]: string;
                        };
                    }[];
                    /**
                     * At the thumb
                     * @default []
                     */
                    readonly bottom: readonly {
                        /**
                         * Item
                         * @enum {string}
                         */
                        readonly item: "home" | "games" | "lottery" | "wallet" | "me" | "fav" | "rng" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "inhouse" | "promotions";
                        /**
                         * Shown
                         * @default offered
                         * @enum {string}
                         */
                        readonly show: "offered" | "always" | "never";
                        /**
                         * Picture
                         * @default null
                         */
                        readonly icon: ("home" | "hot" | "heart" | "games" | "slots" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "lottery" | "instant" | "inhouse" | "promotions" | "bonus" | "vip" | "invite" | "mall" | "wallet" | "deposit" | "records" | "bets" | "me" | "fair" | "app" | "chat" | "service" | "language" | "news" | "speed") | null;
                        /**
                         * Names
                         * @default {}
                         */
                        readonly names: {
                            readonly [key: string]: string;
                        };
                    }[];
                };
                readonly cashier: {
                    /** What each level of verification allows */
                    readonly levels: {
                        /**
                         * Level 0, not verified
                         * @default {
                         *       "depositPerDay": "200000000",
                         *       "depositLifetime": "200000000",
                         *       "withdrawalPerDay": "0"
                         *     }
                         */
                        readonly level0: {
                            /** Deposits in 24 hours */
                            readonly depositPerDay: string;
                            /** Deposits in all */
                            readonly depositLifetime: string | null;
                            /** Withdrawals in 24 hours */
                            readonly withdrawalPerDay: string;
                        };
                        /**
                         * Level 1
                         * @default {
                         *       "depositPerDay": "2000000000",
                         *       "depositLifetime": null,
                         *       "withdrawalPerDay": "2000000000"
                         *     }
                         */
                        readonly level1: {
                            /** Deposits in 24 hours */
                            readonly depositPerDay: string;
                            /** Deposits in all */
                            readonly depositLifetime: string | null;
                            /** Withdrawals in 24 hours */
                            readonly withdrawalPerDay: string;
                        };
                        /**
                         * Level 2
                         * @default {
                         *       "depositPerDay": "20000000000",
                         *       "depositLifetime": null,
                         *       "withdrawalPerDay": "20000000000"
                         *     }
                         */
                        readonly level2: {
                            /** Deposits in 24 hours */
                            readonly depositPerDay: string;
                            /** Deposits in all */
                            readonly depositLifetime: string | null;
                            /** Withdrawals in 24 hours */
                            readonly withdrawalPerDay: string;
                        };
                        /**
                         * Level 3
                         * @default {
                         *       "depositPerDay": "200000000000",
                         *       "depositLifetime": null,
                         *       "withdrawalPerDay": "200000000000"
                         *     }
                         */
                        readonly level3: {
                            /** Deposits in 24 hours */
                            readonly depositPerDay: string;
                            /** Deposits in all */
                            readonly depositLifetime: string | null;
                            /** Withdrawals in 24 hours */
                            readonly withdrawalPerDay: string;
                        };
                    };
                    /**
                     * Level from which money is paid out
                     * @default 1
                     */
                    readonly withdrawalLevel: number;
                    /**
                     * Smallest withdrawal
                     * @default 10000000
                     */
                    readonly withdrawalMin: string;
                    /**
                     * Largest withdrawal
                     * @default 5000000000
                     */
                    readonly withdrawalMax: string;
                    /**
                     * Withdrawals in 24 hours
                     * @default 5
                     */
                    readonly withdrawalsPerDay: number;
                    /**
                     * Deposits waiting for payment
                     * @description How many of one player may wait at the same time.
                     * @default 5
                     */
                    readonly openDepositsMax: number;
                    /**
                     * Bank accounts of a player
                     * @default 5
                     */
                    readonly bankAccountsMax: number;
                    /**
                     * Wait before a new bank account may be used
                     * @description For every account after the first, so that a stolen login can't send money away at once.
                     * @default 24
                     */
                    readonly bankAccountWaitHours: number;
                };
                readonly methods: {
                    /** Payment company (sandbox) */
                    readonly sandbox: {
                        /**
                         * Offered
                         * @description Deposits opened before it was switched off are still credited.
                         * @default true
                         */
                        readonly enabled: boolean;
                        /**
                         * Name that players see
                         * @default Sandbox Bank
                         */
                        readonly name: string;
                        /**
                         * Smallest deposit
                         * @default 10000000
                         */
                        readonly min: string;
                        /**
                         * Largest deposit
                         * @default 5000000000
                         */
                        readonly max: string;
                        /**
                         * Time to pay
                         * @default 30
                         */
                        readonly expiresMinutes: number;
                    };
                    /** Manual bank transfer */
                    readonly "bank-transfer": {
                        /**
                         * Offered
                         * @description Deposits opened before it was switched off are still credited.
                         * @default true
                         */
                        readonly enabled: boolean;
                        /**
                         * Name that players see
                         * @default Bank transfer
                         */
                        readonly name: string;
                        /**
                         * Smallest deposit
                         * @default 10000000
                         */
                        readonly min: string;
                        /**
                         * Largest deposit
                         * @default 20000000000
                         */
                        readonly max: string;
                        /**
                         * Time to pay
                         * @default 30
                         */
                        readonly expiresMinutes: number;
                        /**
                         * Account that players transfer to
                         * @description Transfers opened earlier keep the account they were shown.
                         */
                        readonly account: {
                            /**
                             * Bank
                             * @default Banko ng Perya
                             */
                            readonly bank: string;
                            /**
                             * Account number
                             * @default 0012 3456 7890
                             */
                            readonly number: string;
                            /**
                             * Account holder
                             * @default Perya Demo Inc.
                             */
                            readonly holder: string;
                        };
                    };
                };
                readonly vendors: {
                    /**
                     * Operator id
                     * @description Left empty, the installation's.
                     * @default
                     */
                    readonly operatorId: string;
                };
                readonly senders: {
                    /**
                     * Mail
                     * @description Left empty, the installation's.
                     * @default
                     */
                    readonly mail: string;
                    /**
                     * Text messages
                     * @description A number or a messaging service of the installation's account; left empty, the installation's.
                     * @default
                     */
                    readonly sms: string;
                };
                readonly sms: {
                    /**
                     * The brand's own country
                     * @default {
                     *       "perHour": 1000,
                     *       "perDay": 5000
                     *     }
                     */
                    readonly own: {
                        /** At most per hour */
                        readonly perHour: number;
                        /** At most in 24 hours */
                        readonly perDay: number;
                    };
                    /**
                     * All other countries together
                     * @default {
                     *       "perHour": 50,
                     *       "perDay": 200
                     *     }
                     */
                    readonly others: {
                        /** At most per hour */
                        readonly perHour: number;
                        /** At most in 24 hours */
                        readonly perDay: number;
                    };
                    /**
                     * Countries with their own budget
                     * @default []
                     */
                    readonly countries: readonly {
                        /** At most per hour */
                        readonly perHour: number;
                        /** At most in 24 hours */
                        readonly perDay: number;
                        readonly country: string;
                    }[];
                };
                readonly language: {
                    /**
                     * First language
                     * @default EN
                     * @enum {string}
                     */
                    readonly defaultLanguage: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
                };
                readonly passwords: {
                    /**
                     * Passwords expire after
                     * @description 0 for never. Applies only while “Passwords expire” is on under Features.
                     * @default 0
                     */
                    readonly expiryDays: number;
                };
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
                    /**
                     * Show what happens
                     * @description When off, the site shows neither bets and wins nor numbers of players.
                     * @default true
                     */
                    readonly shown: boolean;
                    /**
                     * Large wins
                     * @description A win of at least so many times its stake is marked.
                     * @default 20
                     */
                    readonly largeTimes: number;
                    /**
                     * Decorative jackpot
                     * @description A sign on the home page whose figure can't be won and says so. Never where players play for real money.
                     * @default false
                     */
                    readonly jackpot: boolean;
                };
            };
            readonly versions: {
                readonly features: string;
                readonly register: string;
                readonly status: string;
                readonly resources: string;
                readonly menus: string;
                readonly cashier: string;
                readonly methods: string;
                readonly vendors: string;
                readonly senders: string;
                readonly sms: string;
                readonly language: string;
                readonly passwords: string;
                readonly service: string;
                readonly activity: string;
            };
            readonly dropped: readonly components["schemas"]["DroppedSource"][];
            /** @description The jurisdiction's minimum age; the brand's ages can't be lower. */
            readonly minimumAge: number;
            readonly currency: string;
            readonly sections: readonly components["schemas"]["SettingsSection"][];
            /** @description Items of the menus that there is something behind now. */
            readonly offered: readonly string[];
        };
        /** @description A vendor as one brand offers it. */
        readonly BrandVendor: {
            readonly id: number;
            readonly name: string;
            readonly games: number;
            /** @description Whether it is on for all brands; off here overrides every brand's switch. */
            readonly everywhere: boolean;
            /** @description Whether the brand has it on. */
            readonly here: boolean;
        };
        /** @description What staff sent to players' inboxes. */
        readonly Broadcast: {
            readonly id: string;
            /** @enum {string} */
            readonly state: "sending" | "sent" | "cancelled";
            readonly language: string;
            readonly words: {
                readonly [key: string]: {
                    readonly title: string;
                    readonly text: string;
                };
            };
            readonly link: string;
            readonly advertises: boolean;
            /** @description What its players have in common; null for named. */
            readonly segment: unknown;
            readonly expected: number;
            readonly delivered: number;
            readonly by: string;
            /** Format: date-time */
            readonly at: string;
            readonly cancelledBy: string | null;
            readonly endedAt: string | null;
        };
        /** @description An answer that staff have ready, in one language. */
        readonly CannedAnswer: {
            readonly id: string;
            readonly language: string;
            readonly title: string;
            readonly text: string;
            readonly version: string;
            /** Format: date-time */
            readonly changedAt: string;
        };
        /** @description A piece of a brand's content. `content` is sanitised HTML. */
        readonly ContentItem: {
            /** @enum {string} */
            readonly kind: "banner" | "player" | "popup" | "promotion" | "help";
            readonly title: string;
            /** @default  */
            readonly content: string;
            /**
             * @description The language of `title` and `content`.
             * @default EN
             * @enum {string}
             */
            readonly language: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
            /**
             * @description `title` and `content` in other languages, by their codes.
             * @default {}
             */
            readonly translations: {
                readonly [key: string]: {
                    readonly title: string;
                    /** @default  */
                    readonly content: string;
                };
            };
            /**
             * @default
             * @enum {string}
             */
            readonly groupName: "" | "w_home" | "w_rng" | "w_live" | "w_fish" | "w_pvp" | "w_sports" | "w_esports" | "w_lott" | "w_down" | "w_promotion" | "w_shop" | "w_help" | "w_reg" | "w_inhouse" | "w_login";
            /** @default  */
            readonly url: string | "";
            /** @default  */
            readonly link: string | "";
            readonly order: number;
            /** @default false */
            readonly published: boolean;
            /** @default null */
            readonly startsAt: string | null;
            /** @default null */
            readonly endsAt: string | null;
            readonly id: string;
            readonly version: string;
            /** Format: date-time */
            readonly changedAt: string;
        };
        readonly Dashboard: {
            readonly players: number;
            readonly playersToday: number;
            readonly depositsWaiting: number;
            readonly withdrawalsWaiting: number;
            readonly approvalsWaiting: number;
            /** @description One for each currency and book: real and play money are never added. */
            readonly today: readonly {
                /** @description Bets of closed rounds, less rollbacks. */
                readonly stake: components["schemas"]["Money"];
                /** @description Wins of closed rounds, less rollbacks; free rounds are separate. */
                readonly payout: components["schemas"]["Money"];
                /** @description Stake less payout. */
                readonly ggr: components["schemas"]["Money"];
                /** @description GGR per stake in parts per million; null if nothing was staked. */
                readonly holdPpm: number | null;
                /** @description Wins of free bets: a cost of bonuses, not a payout. */
                readonly freePayout: components["schemas"]["Money"];
                /** @description Valid turnover. */
                readonly turnover: components["schemas"]["Money"];
                /** @description Bets of rounds and draws that are not over, less what they have paid; never revenue. */
                readonly open: components["schemas"]["Money"];
                readonly deposits: components["schemas"]["Money"];
                readonly withdrawals: components["schemas"]["Money"];
                /** @description Adjustments by staff; negative if more was taken than given. */
                readonly adjust: components["schemas"]["Money"];
                /** @description What the house moved over accounts that are in no line of the reports: nothing. */
                readonly unallocated: components["schemas"]["Money"];
                /** @description Rounds closed and orders settled. */
                readonly rounds: number;
                readonly currency: string;
                /** @enum {string} */
                readonly book: "real" | "play";
            }[];
            /** @description The last day that is closed, of several brands the earliest one; null before the first. Red days don't add up. */
            readonly days: {
                readonly closed: string | null;
                readonly red: readonly {
                    readonly brand: string;
                    /** Format: date */
                    readonly day: string;
                }[];
            };
            /** @description Result of the last ledger proof, for all brands; null before the first. */
            readonly ledger: {
                readonly green: boolean | null;
                readonly checkpointAt: string | null;
            };
        };
        /** @description A deposit as staff see it, with its history. */
        readonly DepositDetails: {
            readonly id: string;
            /** @enum {string} */
            readonly status: "CREATED" | "AWAITING_PAYMENT" | "SUBMITTED" | "REVIEW" | "SUCCEEDED" | "EXPIRED" | "CANCELLED" | "REJECTED" | "FAILED" | "LATE_PAID";
            /** @enum {string} */
            readonly method: "sandbox" | "bank-transfer";
            readonly player: {
                readonly id: string;
                readonly username: string;
            };
            readonly amount: components["schemas"]["Money"];
            readonly paid: components["schemas"]["Money"] | null;
            /** Format: date-time */
            readonly createdAt: string;
            readonly reference: string | null;
            readonly slip: boolean;
            readonly exactAmount: components["schemas"]["Money"] | null;
            readonly reason: string | null;
            readonly approvals: readonly {
                readonly by: string;
                /** Format: date-time */
                readonly at: string;
                readonly paid: components["schemas"]["Money"];
                readonly reference: string;
            }[];
            /** @description Whether the caller can't credit it alone or, once decided, whether two people did. */
            readonly needsTwo: boolean;
            readonly timeline: readonly components["schemas"]["TimelineStep"][];
        };
        /** @description A deposit as staff see it in a list. */
        readonly DepositRow: {
            readonly id: string;
            /** @enum {string} */
            readonly status: "CREATED" | "AWAITING_PAYMENT" | "SUBMITTED" | "REVIEW" | "SUCCEEDED" | "EXPIRED" | "CANCELLED" | "REJECTED" | "FAILED" | "LATE_PAID";
            /** @enum {string} */
            readonly method: "sandbox" | "bank-transfer";
            readonly player: {
                readonly id: string;
                readonly username: string;
            };
            readonly amount: components["schemas"]["Money"];
            readonly paid: components["schemas"]["Money"] | null;
            /** Format: date-time */
            readonly createdAt: string;
            readonly reference: string | null;
            readonly slip: boolean;
            readonly exactAmount: components["schemas"]["Money"] | null;
            readonly reason: string | null;
            readonly approvals: readonly {
                readonly by: string;
                /** Format: date-time */
                readonly at: string;
                readonly paid: components["schemas"]["Money"];
                readonly reference: string;
            }[];
            /** @description Whether the caller can't credit it alone or, once decided, whether two people did. */
            readonly needsTwo: boolean;
        };
        /** @description An address that is stored but not used, because it would break pages. */
        readonly DroppedSource: {
            /** @enum {string} */
            readonly field: "imageCDNs" | "launchGameCDNs" | "domains" | "qrCodeUrl";
            readonly address: string;
            readonly why: string;
        };
        /** @description A player's feedback; `images` is the number of its pictures, numbered from 1. */
        readonly Feedback: {
            readonly id: string;
            readonly player: {
                readonly id: string;
                readonly username: string;
            };
            readonly content: string;
            readonly images: number;
            /** Format: date-time */
            readonly at: string;
        };
        /** @description A brand's day. Trial and test accounts are left out. */
        readonly FigureDay: {
            /** Format: date */
            readonly day: string;
            /** Format: date-time */
            readonly start: string;
            /**
             * Format: date-time
             * @description Left out.
             */
            readonly end: string;
            /** @enum {string} */
            readonly state: "OPEN" | "CLOSING" | "CLOSED" | "RED";
            readonly books: readonly {
                readonly currency: string;
                /** @enum {string} */
                readonly book: "real" | "play";
                /** @description Bets of closed rounds, less rollbacks. */
                readonly stake: components["schemas"]["Money"];
                /** @description Wins of closed rounds, less rollbacks; free rounds are separate. */
                readonly payout: components["schemas"]["Money"];
                /** @description Stake less payout. */
                readonly ggr: components["schemas"]["Money"];
                readonly deposits: components["schemas"]["Money"];
                readonly withdrawals: components["schemas"]["Money"];
                /** @description Open bets when the day ended; null while it is not closed. */
                readonly open: components["schemas"]["Money"] | null;
                /** @description What players had when the day ended: cash and held, less what they owe, and what was away. */
                readonly funds: components["schemas"]["Money"] | null;
            }[];
            /** @description Identities that fail, of a red day. */
            readonly breaks: readonly {
                /** @enum {string} */
                readonly identity: "I1" | "I2" | "I3" | "I4" | "I5" | "I6" | "I7";
                /** @description A house account, a line or a measure; or empty. */
                readonly of: string;
                readonly book: string;
                /** @description By how much. */
                readonly amount: components["schemas"]["Money"];
            }[];
            /** @description Of a closed day: whether these figures are those stored when it closed, and the hash over them. */
            readonly check: {
                readonly matches: boolean;
                readonly hash: string;
            } | null;
        };
        /** @description Newest first; `isLast` when none is older. */
        readonly FigureDays: {
            readonly days: readonly components["schemas"]["FigureDay"][];
            readonly isLast: boolean;
        };
        /** @description Settled bets only. See docs/figures.md. */
        readonly Figures: {
            /** @description Bets of closed rounds, less rollbacks. */
            readonly stake: components["schemas"]["Money"];
            /** @description Wins of closed rounds, less rollbacks; free rounds are separate. */
            readonly payout: components["schemas"]["Money"];
            /** @description Stake less payout. */
            readonly ggr: components["schemas"]["Money"];
            /** @description GGR per stake in parts per million; null if nothing was staked. */
            readonly holdPpm: number | null;
            /** @description Wins of free bets: a cost of bonuses, not a payout. */
            readonly freePayout: components["schemas"]["Money"];
            /** @description Valid turnover. */
            readonly turnover: components["schemas"]["Money"];
            /** @description Bets of rounds and draws that are not over, less what they have paid; never revenue. */
            readonly open: components["schemas"]["Money"];
            readonly deposits: components["schemas"]["Money"];
            readonly withdrawals: components["schemas"]["Money"];
            /** @description Adjustments by staff; negative if more was taken than given. */
            readonly adjust: components["schemas"]["Money"];
            /** @description What the house moved over accounts that are in no line of the reports: nothing. */
            readonly unallocated: components["schemas"]["Money"];
            /** @description Rounds closed and orders settled. */
            readonly rounds: number;
        };
        /** @description A page of it, the oldest message first. */
        readonly InboxConversation: {
            readonly id: string;
            readonly player: {
                readonly id: string;
                readonly username: string;
            };
            readonly brand: {
                readonly id: number;
                readonly name: string;
            };
            /** @description The language the player reads. */
            readonly language: string;
            /** @enum {string} */
            readonly state: "open" | "waiting" | "answered" | "closed";
            /** @enum {string} */
            readonly topic: "general" | "verification";
            readonly waitingSince: string | null;
            readonly assignedTo: string | null;
            /** @description The number of the newest message that the player has read. */
            readonly playerRead: number;
            readonly messages: readonly components["schemas"]["InboxMessage"][];
            readonly hasEarlier: boolean;
        };
        readonly InboxMessage: {
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
            readonly by: string | null;
        };
        /** @description A player's conversation in the inbox of staff. */
        readonly InboxRow: {
            readonly id: string;
            readonly player: {
                readonly id: string;
                readonly username: string;
            };
            /** @enum {string} */
            readonly state: "open" | "waiting" | "answered" | "closed";
            /** @enum {string} */
            readonly topic: "general" | "verification";
            readonly waitingSince: string | null;
            /** Format: date-time */
            readonly lastAt: string;
            readonly assignedTo: string | null;
            /** @description The beginning of the newest words. */
            readonly words: string | null;
            readonly unread: number;
        };
        /** @description What is wrong with one field. */
        readonly InvalidField: {
            readonly field: string;
            readonly message: string;
        };
        /** @description What a brand's jurisdictions demand of it. */
        readonly Jurisdiction: {
            readonly brand: {
                readonly id: number;
                readonly name: string;
                readonly realMoney: boolean;
            };
            readonly codes: readonly string[];
            /** @description Whether it may take real money, if it is for that. */
            readonly open: boolean;
            /** @description It took real money before there were profiles: products that nothing confirms stay open. */
            readonly openedBefore: boolean;
            readonly unsigned: number;
            readonly profiles: readonly components["schemas"]["ProfileLine"][];
            readonly bounds: readonly components["schemas"]["ProfileBound"][];
            readonly overridden: readonly components["schemas"]["ProfileTightening"][];
            readonly upcoming: readonly {
                /** Format: date-time */
                readonly from: string;
                readonly codes: readonly string[];
                readonly versions: readonly {
                    readonly code: string;
                    readonly version: number;
                }[];
                readonly tightens: readonly components["schemas"]["ProfileTightening"][];
            }[];
        };
        readonly JurisdictionProfile: {
            readonly code: string;
            readonly name: string;
            readonly authority: string;
            readonly zone: string;
            readonly versions: readonly {
                readonly version: number;
                readonly effectiveAt: string | null;
                readonly publishedAt: string | null;
                readonly publishedBy: string | null;
                readonly inForce: boolean;
                readonly cells: readonly {
                    readonly field: string;
                    readonly label: string;
                    readonly unit: string | null;
                    /** @enum {string} */
                    readonly direction: "floor" | "ceiling" | "forbid" | "require" | "info";
                    /** @description JSON; null is not confirmed. */
                    readonly value: string | null;
                    readonly source: string;
                    readonly law: string | null;
                    readonly confidence: ("sure" | "likely" | "unsure") | null;
                    readonly asOf: string;
                    readonly undated: boolean;
                    readonly note: string;
                    readonly signedOff: {
                        readonly by: string;
                        /** Format: date-time */
                        readonly at: string;
                        readonly reference: string;
                        readonly sha256: string;
                    } | null;
                }[];
            }[];
        };
        /** @description One entry of a player's log, with what it changed and the cash after it. */
        readonly LedgerEntry: {
            readonly id: string;
            readonly seq: number;
            /** Format: date-time */
            readonly at: string;
            readonly kind: string;
            /** @description The account on the other side of the house's own movement. */
            readonly account: string | null;
            readonly amount: components["schemas"]["Money"];
            readonly held: components["schemas"]["Money"];
            readonly owed: components["schemas"]["Money"];
            readonly balance: components["schemas"]["Money"];
            readonly refusal: string | null;
            readonly transaction: string | null;
            readonly round: string | null;
            readonly game: string | null;
            /** @description Why it was made, or what the vendor says happened: text or JSON. */
            readonly reason: string | null;
        };
        readonly LedgerProof: {
            readonly verifiedAt: string | null;
            readonly batches: string;
            readonly entries: string;
            readonly books: readonly components["schemas"]["BookProof"][];
        };
        /** @description A game as staff see it. */
        readonly ListedGame: {
            readonly id: string;
            readonly gameId: string;
            readonly name: string;
            readonly vendor: string;
            /** @enum {string} */
            readonly gameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
            readonly classify: string;
            readonly enabled: boolean;
            /** @description Whether the vendor offers it. */
            readonly offered: boolean;
            readonly listed: boolean;
            readonly isHot: boolean;
            readonly isNew: boolean;
            readonly order: number;
            /** @description Position among the games of the requested type and vendor, counted from 1. */
            readonly place: number;
            readonly rtp: string;
            readonly iconUrl: string;
            readonly showIconUrl: string;
            /** @description The house's own values in place of the vendor's. */
            readonly own: {
                readonly displayName?: string;
                /** @enum {string} */
                readonly gameType?: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                readonly classify?: string;
                readonly iconUrl?: string | "";
                readonly showIconUrl?: string | "";
            };
            /** @description What it is called in languages, by their codes. Players who read none of them see `name`. */
            readonly names: {
                readonly [key: string]: string;
            };
            /** @description The vendor's values. */
            readonly said: {
                readonly displayName: string;
                /** @enum {string} */
                readonly gameType: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                readonly classify: string;
                readonly iconUrl: string;
                readonly showIconUrl: string;
            };
        };
        /** @description It is shown once, and signs in once. */
        readonly LoginLink: {
            readonly url: string;
            readonly minutes: number;
        };
        /** @description A draw's prizes with their numbers: DB and G1 to G8, or BALLS and the like. */
        readonly LotteryBoard: readonly {
            readonly prize: string;
            readonly numbers: readonly string[];
        }[];
        /** @description What all orders of a draw are paid now, and what they would be paid by a pending result. */
        readonly LotteryCost: readonly {
            readonly book: string;
            readonly now: components["schemas"]["Money"];
            readonly after: components["schemas"]["Money"];
        }[];
        /** @description The house's possible payouts in a draw, the fullest first. Amounts are ledger units. */
        readonly LotteryExposure: {
            readonly gameCode: string;
            readonly issueNo: string;
            /** @enum {string} */
            readonly status: "SCHEDULED" | "OPEN" | "LOCKED" | "DRAWING" | "RESULTED" | "CORRECTING" | "SETTLING" | "SETTLED" | "VOIDED";
            readonly pools: readonly {
                readonly pool: string;
                readonly stake: string;
                readonly orders: number;
            }[];
            readonly lines: readonly {
                /** @description Currency and book. */
                readonly pool: string;
                readonly market: string;
                /** @description Empty for all combinations of a market. */
                readonly selection: string;
                readonly stake: string;
                /** @description The house's possible payout on it. */
                readonly liability: string;
                readonly cap: string;
                /** @description Odds on offer, in percent of the full odds; 0 for closed. */
                readonly step: number;
            }[];
            /** @description Number of counters; the fullest 200 are in `lines`. */
            readonly counters: number;
        };
        /** @description A lottery as staff see it. */
        readonly LotteryGame: {
            readonly calendar: {
                /** @constant */
                readonly kind: "every";
                readonly seconds: number;
            } | {
                /** @constant */
                readonly kind: "weekly";
                readonly days: readonly number[];
                readonly at: string;
                /**
                 * @default day
                 * @enum {string}
                 */
                readonly opens: "day" | "previous";
            } | {
                /** @constant */
                readonly kind: "monthly";
                readonly days: readonly number[];
                readonly at: string;
                /**
                 * @default previous
                 * @enum {string}
                 */
                readonly opens: "day" | "previous";
            };
            readonly timezone: string;
            readonly lockSeconds: number;
            readonly maxLateSeconds: number;
            readonly cancelSeconds: number;
            /** @enum {string} */
            readonly source: "RNG" | "MANUAL" | "FEED";
            /** @description The address results are read from, with {game} and {issue} filled in, and the Ed25519 key (SPKI, base64) that signs them. */
            readonly feed: {
                readonly url: string;
                readonly publicKey: string;
            } | null;
            readonly defaultMarket: string;
            readonly hot: boolean;
            readonly enabled: boolean;
            readonly sortOrder: number;
            readonly code: string;
            readonly name: string;
            readonly rules: string;
            /** @enum {string} */
            readonly prizeMode: "SEA" | "Lott" | "ZY" | "Elott";
            readonly tag: string;
            readonly vassalage: string;
            readonly nextDrawAt: string | null;
            /** @description The requested change that waits for a second person. */
            readonly waiting: readonly {
                readonly approvalId: string;
                /** @description The kind of request, in words. */
                readonly title: string;
                readonly askedBy: string;
                readonly reason: string | null;
                readonly details: readonly {
                    readonly label: string;
                    readonly value: string;
                }[];
            }[];
            readonly exceptions: readonly {
                /** Format: date */
                readonly day: string;
                readonly drawsAt: string | null;
                readonly reason: string;
            }[];
        };
        /** @description One import of published results. */
        readonly LotteryImport: {
            readonly id: string;
            readonly gameCode: string;
            readonly gameName: string;
            /** @description The file's name. */
            readonly source: string;
            /** @description Results it added. */
            readonly added: number;
            /** Format: date-time */
            readonly importedAt: string;
            readonly takenBack: {
                /** Format: date-time */
                readonly at: string;
                readonly by: string;
                readonly reason: string;
            } | null;
            /** @description Who requested its undoing, while that waits for a second person. */
            readonly askedBy: string | null;
        };
        /** @description Bet limits for players of a currency. Amounts are ledger units. */
        readonly LotteryLimits: {
            /** @description Whole ledger units of 1/100000 of the currency, above zero. */
            readonly minUnit: string;
            /** @description Whole ledger units of 1/100000 of the currency, above zero. */
            readonly maxUnit: string;
            /** @description The maximum payout of one order. */
            readonly orderPayout: string;
            /** @description The maximum payout of all of a player's orders in one draw. */
            readonly issuePayout: string;
            /** @description The most the house is ready to lose in this currency. */
            readonly bankroll: string;
            /** @description Basis points of the bankroll that may be lost on one selection, by market, where they differ from the defaults. */
            readonly shares: {
                readonly [key: string]: number;
            };
            readonly currency: string;
        };
        /** @description A profile of odds: prices and their returns. */
        readonly LotteryOdds: {
            /** @enum {string} */
            readonly prizeMode: "SEA" | "Lott" | "ZY" | "Elott";
            readonly rules: string;
            /** @description 0 for the rules' defaults. */
            readonly version: number;
            readonly prizeGroup: number | null;
            readonly prices: {
                readonly [key: string]: number;
            };
            readonly returns: readonly {
                readonly market: string;
                /** @description The line it was computed on. */
                readonly selection: string;
                /** @description Price keys of the line: several where a pay table pays by hits. */
                readonly prices: readonly string[];
                /** @description Its line wins once in so many draws, in hundredths. */
                readonly oneIn: number;
                /** @description Average return on a stake, in ten-thousandths. */
                readonly return: number;
                readonly inRange: boolean;
            }[];
            readonly versions: readonly {
                readonly version: number;
                readonly madeBy: string;
                /** Format: date-time */
                readonly madeAt: string;
                readonly reason: string;
                readonly prizeGroup: number | null;
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
        /** @description The result of a draw for the house, in total and by market. */
        readonly LotteryReport: {
            readonly gameCode: string;
            readonly issueNo: string;
            /** @enum {string} */
            readonly status: "SCHEDULED" | "OPEN" | "LOCKED" | "DRAWING" | "RESULTED" | "CORRECTING" | "SETTLING" | "SETTLED" | "VOIDED";
            /** @description As it was paid, without trial and test accounts. */
            readonly pools: readonly {
                readonly book: string;
                readonly orders: number;
                /** @description Bets of closed rounds, less rollbacks. */
                readonly stake: components["schemas"]["Money"];
                /** @description Null until the draw is settled and paid, or void and refunded. */
                readonly payout: components["schemas"]["Money"] | null;
                /** @description Stake less payout; null until then. */
                readonly ggr: components["schemas"]["Money"] | null;
                /** @description Refunded stakes of a void draw; neither stake nor payout. */
                readonly refunded: components["schemas"]["Money"];
            }[];
            /** @description As the outcome decides it, largest stake first. */
            readonly markets: readonly {
                readonly book: string;
                readonly orders: number;
                /** @description Bets of closed rounds, less rollbacks. */
                readonly stake: components["schemas"]["Money"];
                /** @description Null until the draw is settled and paid, or void and refunded. */
                readonly payout: components["schemas"]["Money"] | null;
                /** @description Stake less payout; null until then. */
                readonly ggr: components["schemas"]["Money"] | null;
                /** @description Refunded stakes of a void draw; neither stake nor payout. */
                readonly refunded: components["schemas"]["Money"];
                readonly market: string;
                readonly lines: number;
            }[];
            /** @description Payments the wallet refused: they need attention. */
            readonly refused: readonly {
                readonly order: string;
                readonly version: number;
                readonly refusal: string;
            }[];
        };
        /** @description The result of one draw for the house, by currency and book. */
        readonly LotteryReportLine: {
            readonly gameCode: string;
            readonly gameName: string;
            readonly issueNo: string;
            /** Format: date-time */
            readonly drawAt: string;
            /** @enum {string} */
            readonly status: "SCHEDULED" | "OPEN" | "LOCKED" | "DRAWING" | "RESULTED" | "CORRECTING" | "SETTLING" | "SETTLED" | "VOIDED";
            readonly pools: readonly {
                readonly book: string;
                readonly orders: number;
                /** @description Bets of closed rounds, less rollbacks. */
                readonly stake: components["schemas"]["Money"];
                /** @description Null until the draw is settled and paid, or void and refunded. */
                readonly payout: components["schemas"]["Money"] | null;
                /** @description Stake less payout; null until then. */
                readonly ggr: components["schemas"]["Money"] | null;
                /** @description Refunded stakes of a void draw; neither stake nor payout. */
                readonly refunded: components["schemas"]["Money"];
            }[];
        };
        /** @description Who is signed in and what they may do. */
        readonly Me: {
            readonly id: string;
            readonly username: string;
            readonly roles: readonly string[];
            readonly permissions: readonly ("players.read" | "players.contacts" | "players.kyc" | "players.links" | "players.password" | "players.kind" | "players.block" | "players.adjust" | "reports.read" | "ledger.read" | "proof.read" | "brands.read" | "brands.write" | "deposits.read" | "deposits.decide" | "withdrawals.read" | "withdrawals.decide" | "vendors.read" | "vendors.write" | "offer.read" | "offer.write" | "content.read" | "content.write" | "lottery.read" | "lottery.write" | "lottery.results" | "audit.read" | "outbox.read" | "feedback.read" | "inbox.read" | "inbox.send" | "service.read" | "service.write" | "service.canned" | "settings.read" | "settings.write" | "staff.write" | "approvals.decide" | "profiles.read" | "profiles.write")[];
            readonly totpEnabled: boolean;
            /** @description Only a change of the own password is allowed. */
            readonly mustChangePassword: boolean;
            /** @description Number of the brand they work for; null is the house. */
            readonly brand: number | null;
        };
        /** @description A text message or e-mail. Its text is available only while it has not left the house: in the sandbox, for a day. */
        readonly Message: {
            readonly id: string;
            /** @enum {string} */
            readonly channel: "sms" | "mail";
            readonly recipient: string;
            readonly subject: string | null;
            readonly text: string | null;
            /** @enum {string} */
            readonly state: "waiting" | "sent" | "refused";
            readonly carrier: string | null;
            readonly refusal: string | null;
            /** Format: date-time */
            readonly at: string;
        };
        /** @description Whole ledger units of 1/100000 of the currency (ISO 4217), as text. */
        readonly Money: {
            readonly amount: string;
            readonly currency: string;
        };
        /** @description One draw with everything staff may know about it. */
        readonly OperatorDraw: {
            readonly gameCode: string;
            readonly issueNo: string;
            readonly rules: string;
            readonly rulesVersion: string;
            /** @enum {string} */
            readonly status: "SCHEDULED" | "OPEN" | "LOCKED" | "DRAWING" | "RESULTED" | "CORRECTING" | "SETTLING" | "SETTLED" | "VOIDED";
            /** @enum {string} */
            readonly source: "RNG" | "MANUAL" | "FEED";
            /** Format: date-time */
            readonly openAt: string;
            /** Format: date-time */
            readonly closeAt: string;
            /** Format: date-time */
            readonly drawAt: string;
            readonly resultedAt: string | null;
            readonly settledAt: string | null;
            readonly paying: boolean;
            readonly version: number;
            readonly commitment: string | null;
            readonly lockEntropy: string | null;
            readonly lockedOrders: number | null;
            readonly label: string | null;
            readonly seed: string | null;
            readonly board: components["schemas"]["LotteryBoard"] | null;
            readonly voidReason: string | null;
            /** @description How the draw can be voided; null when it no longer can. */
            readonly voiding: {
                /** @description Whether a second person must approve it: the result comes from outside and the time of the draw has come. */
                readonly twoPeople: boolean;
                /** @description What waits for a second person. */
                readonly request: {
                    readonly approvalId: string;
                    /** @description The kind of request, in words. */
                    readonly title: string;
                    readonly askedBy: string;
                    readonly reason: string | null;
                    readonly details: readonly {
                        readonly label: string;
                        readonly value: string;
                    }[];
                } | null;
            } | null;
            /** @description The parts of a result: `outcome` has these names; a `list` is a list, a `width` means text of this many digits. */
            readonly parts: readonly {
                readonly name: string;
                readonly numbers: number;
                readonly list: boolean;
                readonly width: number | null;
            }[];
            /** @description Results typed in or fed, latest first. */
            readonly typedResults: readonly {
                readonly id: string;
                /** @description 1 for a first result, more for a correction. */
                readonly version: number;
                readonly board: components["schemas"]["LotteryBoard"];
                readonly enteredBy: string;
                /** Format: date-time */
                readonly enteredAt: string;
                readonly reason: string;
                readonly decidedBy: string | null;
                readonly decidedAt: string | null;
                readonly accepted: boolean | null;
                /** @description Whether the caller entered it: a second person must decide. */
                readonly mine: boolean;
            }[];
        };
        /** @description A draw as staff see it. */
        readonly OperatorIssue: {
            readonly gameCode: string;
            readonly rules: string;
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
            readonly version: number;
            readonly paying: boolean;
            readonly lockedOrders: number | null;
            readonly voidReason: string | null;
            readonly board: components["schemas"]["LotteryBoard"] | null;
            readonly resultedAt: string | null;
            readonly settledAt: string | null;
        };
        /** @description A stored picture: its address on every site, and its size in pixels. */
        readonly Picture: {
            readonly url: string;
            readonly width: number;
            readonly height: number;
        };
        /** @description A round as its player sees it; with its order where it is a lottery's. */
        readonly PlayerRound: {
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
            readonly order?: components["schemas"]["LotteryRecord"];
        };
        readonly PlayerRow: {
            readonly id: string;
            readonly username: string;
            readonly currency: string;
            /** @enum {string} */
            readonly book: "play" | "real" | "test";
            /**
             * @description Trial and test accounts are left out of all figures.
             * @enum {string}
             */
            readonly accountType: "REAL" | "TRIAL" | "TEST";
            readonly kycLevel: number;
            /** Format: date-time */
            readonly createdAt: string;
            /** @description 0 member; 1, 2, 41, 42 agents; 4 trial. */
            readonly kind: string;
            readonly blocked: boolean;
            readonly balance: components["schemas"]["Money"];
        };
        /** @description Everything about a player. */
        readonly PlayerView: {
            readonly id: string;
            readonly username: string;
            readonly currency: string;
            /** @enum {string} */
            readonly book: "play" | "real" | "test";
            /**
             * @description Trial and test accounts are left out of all figures.
             * @enum {string}
             */
            readonly accountType: "REAL" | "TRIAL" | "TEST";
            readonly kycLevel: number;
            /** Format: date-time */
            readonly createdAt: string;
            /** @description 0 member; 1, 2, 41, 42 agents; 4 trial. */
            readonly kind: string;
            readonly nickname: string;
            /** @description Whether staff set the password, so that it must be changed. */
            readonly passwordInitial: boolean;
            /** @description Whether the player has a payment password, its last changes, and until when withdrawals wait after one. */
            readonly paymentPassword: {
                readonly set: boolean;
                readonly withdrawalsFrom: string | null;
                readonly changes: readonly {
                    /** @enum {string} */
                    readonly how: "SET" | "SET_BY_CODE" | "CHANGED" | "RECOVERED" | "RESET";
                    readonly place: string | null;
                    /** Format: date-time */
                    readonly at: string;
                }[];
            };
            /** @description The player's own details; masked for staff without `players.contacts`. */
            readonly told: readonly {
                /** @enum {string} */
                readonly name: "fullname" | "payeeName" | "birthday" | "idNumber" | "mobile" | "email" | "line" | "whatsapp" | "zalo" | "facebook" | "telegram" | "wechat" | "qqNum";
                readonly value: string;
                readonly verifiedAt: string | null;
            }[];
            readonly arrival: {
                readonly method: string;
                readonly domain: string | null;
                readonly upline: {
                    readonly id: string;
                    readonly username: string;
                } | null;
                readonly affiliateCode: string | null;
                readonly referralCode: string | null;
            } | null;
            readonly invitations: readonly {
                readonly code: string;
                /** @enum {string} */
                readonly kind: "affiliate" | "referral";
                readonly link: string;
                /** Format: date-time */
                readonly madeAt: string;
                readonly ended: boolean;
            }[];
            /** @description The last ten. */
            readonly signIns: readonly {
                /** Format: date-time */
                readonly at: string;
                readonly ip: string;
                readonly userAgent: string;
            }[];
            readonly lastLoginAt: string | null;
            readonly balance: {
                readonly cash: components["schemas"]["Money"];
                readonly held: components["schemas"]["Money"];
                readonly owed: components["schemas"]["Money"];
            };
            /** @description Since registration, settled bets only. */
            readonly totals: components["schemas"]["Figures"];
            readonly guards: {
                readonly blocked: boolean;
                readonly excludedUntil: string | null;
                readonly singleBet: components["schemas"]["Money"] | null;
                readonly dailyWager: components["schemas"]["Money"] | null;
            };
            readonly sessions: readonly {
                /** Format: date-time */
                readonly createdAt: string;
                /** Format: date-time */
                readonly lastSeenAt: string;
                readonly ip: string;
                readonly userAgent: string;
            }[];
            readonly bankAccounts: readonly {
                readonly id: string;
                readonly bank: string;
                readonly number: string;
                readonly holder: string;
                /** Format: date-time */
                readonly usableFrom: string;
            }[];
            readonly openWithdrawals: readonly {
                readonly id: string;
                readonly status: string;
                readonly amount: components["schemas"]["Money"];
                /** Format: date-time */
                readonly createdAt: string;
            }[];
        };
        /** @description A field as all of a brand's profiles demand it. */
        readonly ProfileBound: {
            readonly field: string;
            readonly label: string;
            readonly unit: string | null;
            /** @enum {string} */
            readonly direction: "floor" | "ceiling" | "forbid" | "require" | "info";
            /** @description Null: no profile confirms it. */
            readonly value: string | null;
            readonly rule: string | null;
            readonly of: readonly {
                readonly code: string;
                readonly version: number;
            }[];
        };
        readonly ProfileLine: {
            readonly code: string;
            readonly name: string;
            readonly authority: string;
            readonly version: number;
            readonly chosen: boolean;
            /** @description Cells with a value. */
            readonly confirmed: number;
            /** @description Cells that counsel has signed off. */
            readonly signed: number;
            readonly cells: number;
        };
        /** @description A setting that a profile overrides. */
        readonly ProfileTightening: {
            readonly label: string;
            readonly field: string;
            readonly current: string;
            readonly bound: string;
            readonly unit: string | null;
            readonly rule: string;
            readonly sentence: string;
        };
        readonly RefusalAllDay: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "ALL_DAY";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalAlreadyEnded: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "ALREADY_ENDED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalAskedAlready: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "ASKED_ALREADY";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalAudienceChanged: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "AUDIENCE_CHANGED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalChangedMeanwhile: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "CHANGED_MEANWHILE";
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
        /** @description The role does not allow this, or the request came from another site. */
        readonly RefusalForbidden: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "FORBIDDEN";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalHostTaken: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "HOST_TAKEN";
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
        readonly RefusalKeyReused: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "KEY_REUSED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalLastKey: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "LAST_KEY";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalMoneyOwed: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "MONEY_OWED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoKeyGranted: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_KEY_GRANTED";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoLogin: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_LOGIN";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchBrand: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_BRAND";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchCurrency: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_CURRENCY";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchGame: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_GAME";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchImport: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_IMPORT";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchIssue: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_ISSUE";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchPerson: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_PERSON";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchProfile: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_PROFILE";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNoSuchRules: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NO_SUCH_RULES";
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
        readonly RefusalNotAMember: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NOT_A_MEMBER";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalNotAnAgent: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NOT_AN_AGENT";
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
        readonly RefusalNotInDialect: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NOT_IN_DIALECT";
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
        readonly RefusalNotLonger: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "NOT_LONGER";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalReturnedAmountDiffers: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "RETURNED_AMOUNT_DIFFERS";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalRoleHeld: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "ROLE_HELD";
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
        readonly RefusalTooManyAnswers: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "TOO_MANY_ANSWERS";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalTooManyHosts: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "TOO_MANY_HOSTS";
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
        /** @description The database can't be used right now; the header `retry-after` says when to try again. It is not known whether the call took effect. */
        readonly RefusalUnavailable: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "UNAVAILABLE";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalUnknownProfile: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "UNKNOWN_PROFILE";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly RefusalUnknownVersion: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "UNKNOWN_VERSION";
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
        readonly RefusalWrongState: {
            /** @constant */
            readonly success: false;
            /** @enum {string} */
            readonly code: "WRONG_STATE";
            /** @description A sentence that may be shown to a person. */
            readonly message: string;
            readonly value?: unknown;
        };
        readonly Role: {
            readonly id: string;
            readonly name: string;
            /** @description A built-in role, which can't be changed. */
            readonly system: boolean;
            /** @description Number of the brand they work for; null is the house. */
            readonly brand: number | null;
            readonly permissions: readonly ("players.read" | "players.contacts" | "players.kyc" | "players.links" | "players.password" | "players.kind" | "players.block" | "players.adjust" | "reports.read" | "ledger.read" | "proof.read" | "brands.read" | "brands.write" | "deposits.read" | "deposits.decide" | "withdrawals.read" | "withdrawals.decide" | "vendors.read" | "vendors.write" | "offer.read" | "offer.write" | "content.read" | "content.write" | "lottery.read" | "lottery.write" | "lottery.results" | "audit.read" | "outbox.read" | "feedback.read" | "inbox.read" | "inbox.send" | "service.read" | "service.write" | "service.canned" | "settings.read" | "settings.write" | "staff.write" | "approvals.decide" | "profiles.read" | "profiles.write")[];
            readonly holders: number;
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
        readonly SegmentInput: {
            readonly countries?: readonly string[];
            readonly levels?: readonly number[];
            readonly registered?: {
                /** Format: date-time */
                readonly from?: string;
                /** Format: date-time */
                readonly before?: string;
            };
            /** @description When they last signed in. */
            readonly seen?: {
                /** Format: date-time */
                readonly from?: string;
                /** Format: date-time */
                readonly before?: string;
            };
            /** @description Cash, in ledger units, both ends included. */
            readonly balance?: {
                readonly currency: string;
                readonly least?: string;
                readonly most?: string;
            };
        };
        /** @description What a form of a section is made from. */
        readonly SettingsSection: {
            readonly section: string;
            readonly title: string;
            readonly about: string | null;
            /** @enum {string} */
            readonly twoPerson: "always" | "sometimes" | "never";
            /** @description The JSON schema that the form is made from. */
            readonly form: {
                readonly [key: string]: unknown;
            };
            /** @description The requested change that waits for a second person. */
            readonly waiting: {
                readonly approvalId: string;
                readonly askedBy: string;
                readonly reason: string | null;
                readonly details: readonly {
                    readonly label: string;
                    readonly value: string;
                }[];
            } | null;
        };
        /** @description A version of a section; it never changes. */
        readonly SettingsVersion: {
            readonly version: string;
            /** Format: date-time */
            readonly at: string;
            /** @description One name, or two where two people agreed; null before versions were kept. */
            readonly changedBy: string | null;
            readonly approval: string | null;
            /** @description The version that was brought back. */
            readonly restores: string | null;
            /** @description What differs from the version before, in words. */
            readonly changes: readonly {
                readonly field: string;
                readonly label: string;
                readonly before: string;
                readonly after: string;
            }[];
        };
        /** @description An account number that several players of a brand bound or tried to bind. */
        readonly SharedAccount: {
            readonly number: string;
            readonly brand: string;
            /** Format: date-time */
            readonly lastAt: string;
            readonly players: readonly {
                readonly id: string;
                readonly username: string;
                /** @description False if the player only tried to. */
                readonly bound: boolean;
                readonly bank: string | null;
                /** Format: date-time */
                readonly at: string;
            }[];
        };
        /** @description A text message budget and its use. */
        readonly SmsUse: {
            /** @description ISO 3166-1 alpha-2, or * for all countries without their own budget together. */
            readonly country: string;
            readonly perHour: number;
            readonly perDay: number;
            /** @description Sent in the current clock hour. */
            readonly thisHour: number;
            /** @description Sent in the last 24 hours. */
            readonly lastDay: number;
        };
        readonly StaffChange: {
            /** @enum {string} */
            readonly status: "DONE" | "WAITING";
            readonly approvalId?: string;
            /** @description A first password, shown once: valid for three days once the change is approved, and must be changed. */
            readonly password?: string;
        };
        readonly StaffMember: {
            readonly id: string;
            readonly username: string;
            readonly roles: readonly {
                readonly id: string;
                readonly name: string;
            }[];
            readonly active: boolean;
            readonly totpEnabled: boolean;
            readonly mustChangePassword: boolean;
            /** @description Whether they count as a second person: from a day after they were added or their authenticator or rights changed. */
            readonly trusted: boolean;
            readonly lastLoginAt: string | null;
            /** @description Number of the brand they work for; null is the house. */
            readonly brand: number | null;
        };
        /** @description One step in the life of a deposit or a withdrawal. */
        readonly TimelineStep: {
            readonly status: string;
            /** Format: date-time */
            readonly at: string;
            readonly actor: string;
            readonly reason: string | null;
            readonly reference: string | null;
        };
        /** @description First sign-in: an authenticator is set up, and its code confirms the session. */
        readonly TotpSetup: {
            readonly totpSetup: {
                readonly secret: string;
                readonly uri: string;
            };
            readonly setupToken: string;
        };
        /** @description Problems of the machine that need a person. */
        readonly Troubles: {
            /** @description Folders on a full disk. */
            readonly fullFolders: readonly string[];
        };
        /** @description A vendor as staff see it, in the order of the vendors' strip. */
        readonly Vendor: {
            readonly id: number;
            readonly slug: string;
            readonly vassalage: string;
            readonly name: string;
            /** @enum {string} */
            readonly dialect: "hub88" | "softswiss" | "house";
            readonly active: boolean;
            readonly gamesUrl: string | null;
            /** @description Its picture in the vendors' strip; empty for its name. */
            readonly logoUrl: string;
            /** @description Whether a transaction that was rolled back is answered UNKNOWN (hub88). */
            readonly rolledBackUnknown: boolean;
            /**
             * @description Where its games open: on /seamless, on /game, or in their own window.
             * @enum {string}
             */
            readonly opensIn: "seamless" | "game" | "popup";
            readonly keys: readonly {
                readonly id: number;
                readonly fingerprint: string;
                /** Format: date-time */
                readonly addedAt: string;
                readonly retiredAt: string | null;
            }[];
            /** @description A key that two people approved and that has not been created yet; the requester creates it. */
            readonly keyGrant: {
                readonly staff: string;
                readonly mine: boolean;
                /** Format: date-time */
                readonly expiresAt: string;
            } | null;
            readonly games: number;
        };
        /** @description What the vendor needs to connect. Its private key or shared secret is in this response only. */
        readonly VendorHandover: {
            readonly baseUrl: string;
            readonly operatorId: string;
            readonly operatorPublicKey: string | null;
            readonly privateKey: string | null;
            readonly secret: string | null;
        };
        /** @description A change of a vendor that waits for a second person. */
        readonly VendorRequest: {
            readonly approvalId: string;
            /** @description The kind of request, in words. */
            readonly title: string;
            /** @description The slug of the vendor, which may not exist yet. */
            readonly vendor: string;
            readonly name: string;
            readonly details: readonly {
                readonly label: string;
                readonly value: string;
            }[];
            readonly reason: string | null;
            readonly askedBy: string;
            /** Format: date-time */
            readonly expiresAt: string;
        };
        /** @description A result that waits for a second person. */
        readonly WaitingLotteryResult: {
            readonly id: string;
            readonly gameCode: string;
            readonly issueNo: string;
            readonly rules: string;
            /** @description 1 for a first result, more for a correction. */
            readonly version: number;
            readonly board: components["schemas"]["LotteryBoard"];
            readonly enteredBy: string;
            /** Format: date-time */
            readonly enteredAt: string;
            readonly reason: string;
        };
        /** @description A withdrawal as staff see it, with its history. */
        readonly WithdrawalDetails: {
            readonly id: string;
            /** @enum {string} */
            readonly status: "REQUESTED" | "APPROVED" | "PAYING" | "SENT" | "FAILED" | "COMPLETED" | "REJECTED" | "CANCELLED" | "REFUNDED";
            readonly player: {
                readonly id: string;
                readonly username: string;
                readonly kycLevel: number;
            };
            readonly amount: components["schemas"]["Money"];
            readonly bankAccount: {
                readonly bank: string;
                readonly number: string;
                readonly holder: string;
            };
            /** Format: date-time */
            readonly createdAt: string;
            readonly approvals: readonly {
                readonly by: string;
                /** Format: date-time */
                readonly at: string;
            }[];
            /** @description Whether the caller can't approve it alone or, once approved, whether two people did. */
            readonly needsTwo: boolean;
            readonly reason: string | null;
            readonly reference: string | null;
            readonly timeline: readonly components["schemas"]["TimelineStep"][];
            /** @description Who saw at the bank that the payout came back since it was last sent. */
            readonly returns: readonly {
                readonly by: string;
                /** Format: date-time */
                readonly at: string;
                readonly returned: components["schemas"]["Money"];
                readonly reference: string;
            }[];
        };
        /** @description What staff check before a payout. */
        readonly WithdrawalEvidence: {
            /** @description The player's first payout. */
            readonly firstPayout: boolean;
            readonly paidOutBefore: number;
            /** @description When the previous withdrawal was requested; null for the first, whose figures run from registration. */
            readonly since: string | null;
            /** @description Since then. */
            readonly deposits: {
                readonly count: number;
                readonly amount: components["schemas"]["Money"];
            };
            /** @description Valid turnover since then, until this one was requested. */
            readonly turnover: components["schemas"]["Money"];
            /** @description Turnover required by the deposits since then. */
            readonly required: components["schemas"]["Money"];
            /** @description Totals of the player since registration. */
            readonly totals: components["schemas"]["Figures"];
            /** @description What the player has won from the house in settled bets since registration; below zero where the player lost. */
            readonly profit: components["schemas"]["Money"];
            readonly account: {
                readonly holder: string;
                /** @description The player's registered names; masked for staff without `players.contacts`. */
                readonly names: readonly string[];
                /** @description Whether the holder is one of these names; true where registration asks for no name. */
                readonly matches: boolean;
                readonly shared: boolean;
                /** @description Other players who bound this number or tried to. */
                readonly others: readonly {
                    readonly id: string;
                    readonly username: string;
                    readonly bound: boolean;
                    /** Format: date-time */
                    readonly at: string;
                }[];
                /** @description Other players' numbers that this player tried to bind. */
                readonly attempts: readonly {
                    readonly number: string;
                    /** Format: date-time */
                    readonly at: string;
                }[];
            };
            /** @description Addresses where the player and others signed in, fewest others first. */
            readonly addresses: readonly {
                readonly address: string;
                readonly count: number;
                readonly others: readonly {
                    readonly id: string;
                    readonly username: string;
                    readonly sameBrowser: boolean;
                }[];
            }[];
        };
        /** @description A withdrawal as staff see it in a list. */
        readonly WithdrawalRow: {
            readonly id: string;
            /** @enum {string} */
            readonly status: "REQUESTED" | "APPROVED" | "PAYING" | "SENT" | "FAILED" | "COMPLETED" | "REJECTED" | "CANCELLED" | "REFUNDED";
            readonly player: {
                readonly id: string;
                readonly username: string;
                readonly kycLevel: number;
            };
            readonly amount: components["schemas"]["Money"];
            readonly bankAccount: {
                readonly bank: string;
                readonly number: string;
                readonly holder: string;
            };
            /** Format: date-time */
            readonly createdAt: string;
            readonly approvals: readonly {
                readonly by: string;
                /** Format: date-time */
                readonly at: string;
            }[];
            /** @description Whether the caller can't approve it alone or, once approved, whether two people did. */
            readonly needsTwo: boolean;
            readonly reason: string | null;
            readonly reference: string | null;
        };
        /** @description An item waiting for staff. */
        readonly WorkItem: {
            /** @description Id of a request or an approval; for a draw, the lottery's code and the draw's number, joined by a colon. */
            readonly id: string;
            readonly title: string;
            readonly state: string | null;
            readonly amount: components["schemas"]["Money"] | null;
            /** Format: date-time */
            readonly since: string;
            /** @description One person has agreed; a second one is needed. */
            readonly second: boolean;
        };
        /** @description How many items of a kind wait for staff, since when, and the oldest of them. */
        readonly WorkQueue: {
            /** @enum {string} */
            readonly queue: "deposits" | "withdrawals" | "results" | "resultsToConfirm" | "approvals" | "service";
            readonly count: number;
            /** @description How many of them are in another queue as well. */
            readonly elsewhere: number;
            readonly oldestAt: string | null;
            readonly items: readonly components["schemas"]["WorkItem"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ActionOutcome = components['schemas']['ActionOutcome'];
export type Approval = components['schemas']['Approval'];
export type ApprovalLimits = components['schemas']['ApprovalLimits'];
export type AudienceCount = components['schemas']['AudienceCount'];
export type AuditProof = components['schemas']['AuditProof'];
export type AuditRow = components['schemas']['AuditRow'];
export type BookProof = components['schemas']['BookProof'];
export type BrandAbout = components['schemas']['BrandAbout'];
export type BrandGame = components['schemas']['BrandGame'];
export type BrandName = components['schemas']['BrandName'];
export type BrandOpened = components['schemas']['BrandOpened'];
export type BrandProof = components['schemas']['BrandProof'];
export type BrandSettings = components['schemas']['BrandSettings'];
export type BrandVendor = components['schemas']['BrandVendor'];
export type Broadcast = components['schemas']['Broadcast'];
export type CannedAnswer = components['schemas']['CannedAnswer'];
export type ContentItem = components['schemas']['ContentItem'];
export type Dashboard = components['schemas']['Dashboard'];
export type DepositDetails = components['schemas']['DepositDetails'];
export type DepositRow = components['schemas']['DepositRow'];
export type DroppedSource = components['schemas']['DroppedSource'];
export type Feedback = components['schemas']['Feedback'];
export type FigureDay = components['schemas']['FigureDay'];
export type FigureDays = components['schemas']['FigureDays'];
export type Figures = components['schemas']['Figures'];
export type InboxConversation = components['schemas']['InboxConversation'];
export type InboxMessage = components['schemas']['InboxMessage'];
export type InboxRow = components['schemas']['InboxRow'];
export type InvalidField = components['schemas']['InvalidField'];
export type Jurisdiction = components['schemas']['Jurisdiction'];
export type JurisdictionProfile = components['schemas']['JurisdictionProfile'];
export type LedgerEntry = components['schemas']['LedgerEntry'];
export type LedgerProof = components['schemas']['LedgerProof'];
export type ListedGame = components['schemas']['ListedGame'];
export type LoginLink = components['schemas']['LoginLink'];
export type LotteryBoard = components['schemas']['LotteryBoard'];
export type LotteryCost = components['schemas']['LotteryCost'];
export type LotteryExposure = components['schemas']['LotteryExposure'];
export type LotteryGame = components['schemas']['LotteryGame'];
export type LotteryImport = components['schemas']['LotteryImport'];
export type LotteryLimits = components['schemas']['LotteryLimits'];
export type LotteryOdds = components['schemas']['LotteryOdds'];
export type LotteryRecord = components['schemas']['LotteryRecord'];
export type LotteryReport = components['schemas']['LotteryReport'];
export type LotteryReportLine = components['schemas']['LotteryReportLine'];
export type Me = components['schemas']['Me'];
export type Message = components['schemas']['Message'];
export type Money = components['schemas']['Money'];
export type OperatorDraw = components['schemas']['OperatorDraw'];
export type OperatorIssue = components['schemas']['OperatorIssue'];
export type Picture = components['schemas']['Picture'];
export type PlayerRound = components['schemas']['PlayerRound'];
export type PlayerRow = components['schemas']['PlayerRow'];
export type PlayerView = components['schemas']['PlayerView'];
export type ProfileBound = components['schemas']['ProfileBound'];
export type ProfileLine = components['schemas']['ProfileLine'];
export type ProfileTightening = components['schemas']['ProfileTightening'];
export type RefusalAllDay = components['schemas']['RefusalAllDay'];
export type RefusalAlreadyEnded = components['schemas']['RefusalAlreadyEnded'];
export type RefusalAskedAlready = components['schemas']['RefusalAskedAlready'];
export type RefusalAudienceChanged = components['schemas']['RefusalAudienceChanged'];
export type RefusalChangedMeanwhile = components['schemas']['RefusalChangedMeanwhile'];
export type RefusalFault = components['schemas']['RefusalFault'];
export type RefusalForbidden = components['schemas']['RefusalForbidden'];
export type RefusalHostTaken = components['schemas']['RefusalHostTaken'];
export type RefusalInvalidRequest = components['schemas']['RefusalInvalidRequest'];
export type RefusalKeyReused = components['schemas']['RefusalKeyReused'];
export type RefusalLastKey = components['schemas']['RefusalLastKey'];
export type RefusalMoneyOwed = components['schemas']['RefusalMoneyOwed'];
export type RefusalNoKeyGranted = components['schemas']['RefusalNoKeyGranted'];
export type RefusalNoLogin = components['schemas']['RefusalNoLogin'];
export type RefusalNoSuchBrand = components['schemas']['RefusalNoSuchBrand'];
export type RefusalNoSuchCurrency = components['schemas']['RefusalNoSuchCurrency'];
export type RefusalNoSuchGame = components['schemas']['RefusalNoSuchGame'];
export type RefusalNoSuchImport = components['schemas']['RefusalNoSuchImport'];
export type RefusalNoSuchIssue = components['schemas']['RefusalNoSuchIssue'];
export type RefusalNoSuchPerson = components['schemas']['RefusalNoSuchPerson'];
export type RefusalNoSuchProfile = components['schemas']['RefusalNoSuchProfile'];
export type RefusalNoSuchRules = components['schemas']['RefusalNoSuchRules'];
export type RefusalNoSuchVendor = components['schemas']['RefusalNoSuchVendor'];
export type RefusalNotAMember = components['schemas']['RefusalNotAMember'];
export type RefusalNotAnAgent = components['schemas']['RefusalNotAnAgent'];
export type RefusalNotFound = components['schemas']['RefusalNotFound'];
export type RefusalNotInDialect = components['schemas']['RefusalNotInDialect'];
export type RefusalNotLoggedIn = components['schemas']['RefusalNotLoggedIn'];
export type RefusalNotLonger = components['schemas']['RefusalNotLonger'];
export type RefusalReturnedAmountDiffers = components['schemas']['RefusalReturnedAmountDiffers'];
export type RefusalRoleHeld = components['schemas']['RefusalRoleHeld'];
export type RefusalTooLarge = components['schemas']['RefusalTooLarge'];
export type RefusalTooManyAnswers = components['schemas']['RefusalTooManyAnswers'];
export type RefusalTooManyHosts = components['schemas']['RefusalTooManyHosts'];
export type RefusalTooManyRequests = components['schemas']['RefusalTooManyRequests'];
export type RefusalUnavailable = components['schemas']['RefusalUnavailable'];
export type RefusalUnknownProfile = components['schemas']['RefusalUnknownProfile'];
export type RefusalUnknownVersion = components['schemas']['RefusalUnknownVersion'];
export type RefusalUnsupportedMediaType = components['schemas']['RefusalUnsupportedMediaType'];
export type RefusalWrongState = components['schemas']['RefusalWrongState'];
export type Role = components['schemas']['Role'];
export type Round = components['schemas']['Round'];
export type RoundOutcome = components['schemas']['RoundOutcome'];
export type RoundProof = components['schemas']['RoundProof'];
export type SegmentInput = components['schemas']['SegmentInput'];
export type SettingsSection = components['schemas']['SettingsSection'];
export type SettingsVersion = components['schemas']['SettingsVersion'];
export type SharedAccount = components['schemas']['SharedAccount'];
export type SmsUse = components['schemas']['SmsUse'];
export type StaffChange = components['schemas']['StaffChange'];
export type StaffMember = components['schemas']['StaffMember'];
export type TimelineStep = components['schemas']['TimelineStep'];
export type TotpSetup = components['schemas']['TotpSetup'];
export type Troubles = components['schemas']['Troubles'];
export type Vendor = components['schemas']['Vendor'];
export type VendorHandover = components['schemas']['VendorHandover'];
export type VendorRequest = components['schemas']['VendorRequest'];
export type WaitingLotteryResult = components['schemas']['WaitingLotteryResult'];
export type WithdrawalDetails = components['schemas']['WithdrawalDetails'];
export type WithdrawalEvidence = components['schemas']['WithdrawalEvidence'];
export type WithdrawalRow = components['schemas']['WithdrawalRow'];
export type WorkItem = components['schemas']['WorkItem'];
export type WorkQueue = components['schemas']['WorkQueue'];
export type $defs = Record<string, never>;
export interface operations {
    readonly getBrands: {
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
                        readonly value: readonly components["schemas"]["BrandName"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getSettings: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
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
                        readonly value: components["schemas"]["BrandSettings"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsFeatures: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /** @default true */
                        readonly USERNAMEREG?: boolean;
                        /** @default false */
                        readonly MOBILEREG?: boolean;
                        /** @default false */
                        readonly MOBILEPASSREG?: boolean;
                        /** @default false */
                        readonly SMSVERIFY?: boolean;
                        /** @default false */
                        readonly PHONELOGIN?: boolean;
                        /** @default false */
                        readonly MOBILEVERCODELOGIN3?: boolean;
                        /** @default false */
                        readonly FIREBASE?: boolean;
                        /** @default true */
                        readonly FREEPLAY?: boolean;
                        /** @default false */
                        readonly NEWIPVERIFY?: boolean;
                        /** @default false */
                        readonly LOGINFIRST?: boolean;
                        /** @default false */
                        readonly CHNGPASSMAIL3?: boolean;
                        /** @default false */
                        readonly CHNGPASSVERIF3?: boolean;
                        /** @default false */
                        readonly PWDEXPIRY?: boolean;
                        /** @default false */
                        readonly REFERRAL?: boolean;
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsRegister: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /** @default {} */
                        readonly fields?: {
                            /**
                             * @default {
                             *       "shown": true,
                             *       "required": true,
                             *       "acceptedPattern": "letter-first",
                             *       "minLength": 4,
                             *       "maxLength": 16
                             *     }
                             */
                            readonly username?: {
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
                            readonly password?: {
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
                            readonly paymentPassword?: {
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
                            readonly mobileNum?: {
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
                            readonly payeeName?: {
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
                            readonly fullname?: {
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
                            readonly nickname?: {
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
                            readonly birthday?: {
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
                            readonly email?: {
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
                            readonly qqNum?: {
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
                            readonly line?: {
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
                            readonly whatsapp?: {
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
                            readonly zalo?: {
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
                            readonly facebook?: {
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
                            readonly telegram?: {
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
                            readonly wechat?: {
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
                            readonly idNumber?: {
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
                            readonly affiliateCode?: {
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
                            readonly captcha?: {
                                readonly shown: boolean;
                                readonly required: boolean;
                                /** @enum {string} */
                                readonly acceptedPattern: "*" | "any" | "letter-first" | "kanji-and-digits" | "email" | "letters-or-digits" | "letters-and-digits" | "digits" | "letters-and-digits-one-uppercase" | "letters-and-spaces" | "no-spaces" | "chinese-and-punctuation" | "date-year-first" | "date-month-first" | "korean" | "thai" | "thai-or-english" | "uppercase-and-spaces" | "strong-password" | "full-name" | "full-width-japanese" | "uppercase" | "own-1" | "own-2" | "own-3";
                                readonly minLength: number;
                                readonly maxLength: number;
                            };
                        };
                        /** @default {} */
                        readonly ownPatterns?: {
                            readonly [key: string]: {
                                readonly allowed: readonly ("uppercase" | "lowercase" | "digit" | "space" | "hyphen" | "symbol" | "latin" | "han" | "kana" | "hangul" | "thai" | "cyrillic" | "arabic" | "devanagari")[];
                                readonly needed: readonly ("uppercase" | "lowercase" | "digit" | "space" | "hyphen" | "symbol" | "latin" | "han" | "kana" | "hangul" | "thai" | "cyrillic" | "arabic" | "devanagari")[];
                                readonly message: string;
                            };
                        };
                        /** @default 18 */
                        readonly ageConfirmation?: number;
                        /** @default 21 */
                        readonly birthdayAge?: number;
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsStatus: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /** @default false */
                        readonly maintenance?: boolean;
                        /** @default null */
                        readonly maintenanceEnd?: string | null;
                        /** @default  */
                        readonly maintenanceMessage?: string;
                        /** @default [] */
                        readonly allowedCountries?: readonly string[];
                        /**
                         * @default allow
                         * @enum {string}
                         */
                        readonly unknownCountry?: "allow" | "refuse";
                        /** @default  */
                        readonly restrictionMessage?: string;
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsResources: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /** @default [] */
                        readonly list?: readonly {
                            readonly resourceType: string;
                            readonly url: string | "";
                            readonly labelNameEn: string;
                            /** @default  */
                            readonly qrCodeUrl?: string | "";
                        }[];
                        /** @default [] */
                        readonly customerService?: readonly {
                            /** @enum {string} */
                            readonly csType: "VIP" | "LIVECHAT";
                            /** Format: uri */
                            readonly path: string;
                        }[];
                        /** @default  */
                        readonly gtagId?: string;
                        /** @default [] */
                        readonly imageCDNs?: readonly string[];
                        /** @default [] */
                        readonly launchGameCDNs?: readonly string[];
                        /** @default [] */
                        readonly domains?: readonly string[];
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsMenus: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /**
                         * Games
                         * @default []
                         */
                        readonly games?: readonly {
                            /**
                             * Item
                             * @enum {string}
                             */
                            readonly item: "home" | "hot" | "fav" | "rng" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "inhouse" | "lotteryCenter" | "promotions";
                            /**
                             * Shown
                             * @default offered
                             * @enum {string}
                             */
                            readonly show?: "offered" | "always" | "never";
                            /**
                             * Picture
                             * @default null
                             */
                            readonly icon?: ("home" | "hot" | "heart" | "games" | "slots" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "lottery" | "instant" | "inhouse" | "promotions" | "bonus" | "vip" | "invite" | "mall" | "wallet" | "deposit" | "records" | "bets" | "me" | "fair" | "app" | "chat" | "service" | "language" | "news" | "speed") | null;
                            /**
                             * Names
                             * @default {}
                             */
                            readonly names?: {
                                readonly [key: string]: string;
                            };
                        }[];
                        /**
                         * Beside the games
                         * @default []
                         */
                        readonly more?: readonly {
                            /**
                             * Item
                             * @enum {string}
                             */
                            readonly item: "bonus" | "vip" | "invite" | "pointMall" | "fair" | "app" | "language" | "chatRoom";
                            /**
                             * Shown
                             * @default offered
                             * @enum {string}
                             */
                            readonly show?: "offered" | "always" | "never";
                            /**
                             * Picture
                             * @default null
                             */
                            readonly icon?: ("home" | "hot" | "heart" | "games" | "slots" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "lottery" | "instant" | "inhouse" | "promotions" | "bonus" | "vip" | "invite" | "mall" | "wallet" | "deposit" | "records" | "bets" | "me" | "fair" | "app" | "chat" | "service" | "language" | "news" | "speed") | null;
                            /**
                             * Names
                             * @default {}
                             */
                            readonly names?: {
                                readonly [key: string]: string;
                            };
                        }[];
                        /**
                         * At the thumb
                         * @default []
                         */
                        readonly bottom?: readonly {
                            /**
                             * Item
                             * @enum {string}
                             */
                            readonly item: "home" | "games" | "lottery" | "wallet" | "me" | "fav" | "rng" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "inhouse" | "promotions";
                            /**
                             * Shown
                             * @default offered
                             * @enum {string}
                             */
                            readonly show?: "offered" | "always" | "never";
                            /**
                             * Picture
                             * @default null
                             */
                            readonly icon?: ("home" | "hot" | "heart" | "games" | "slots" | "live" | "fish" | "pvp" | "sports" | "esports" | "cockfight" | "elott" | "lottery" | "instant" | "inhouse" | "promotions" | "bonus" | "vip" | "invite" | "mall" | "wallet" | "deposit" | "records" | "bets" | "me" | "fair" | "app" | "chat" | "service" | "language" | "news" | "speed") | null;
                            /**
                             * Names
                             * @default {}
                             */
                            readonly names?: {
                                readonly [key: string]: string;
                            };
                        }[];
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsCashier: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /**
                         * What each level of verification allows
                         * @default {}
                         */
                        readonly levels?: {
                            /**
                             * Level 0, not verified
                             * @default {
                             *       "depositPerDay": "200000000",
                             *       "depositLifetime": "200000000",
                             *       "withdrawalPerDay": "0"
                             *     }
                             */
                            readonly level0?: {
                                /** Deposits in 24 hours */
                                readonly depositPerDay: string;
                                /** Deposits in all */
                                readonly depositLifetime: string | null;
                                /** Withdrawals in 24 hours */
                                readonly withdrawalPerDay: string;
                            };
                            /**
                             * Level 1
                             * @default {
                             *       "depositPerDay": "2000000000",
                             *       "depositLifetime": null,
                             *       "withdrawalPerDay": "2000000000"
                             *     }
                             */
                            readonly level1?: {
                                /** Deposits in 24 hours */
                                readonly depositPerDay: string;
                                /** Deposits in all */
                                readonly depositLifetime: string | null;
                                /** Withdrawals in 24 hours */
                                readonly withdrawalPerDay: string;
                            };
                            /**
                             * Level 2
                             * @default {
                             *       "depositPerDay": "20000000000",
                             *       "depositLifetime": null,
                             *       "withdrawalPerDay": "20000000000"
                             *     }
                             */
                            readonly level2?: {
                                /** Deposits in 24 hours */
                                readonly depositPerDay: string;
                                /** Deposits in all */
                                readonly depositLifetime: string | null;
                                /** Withdrawals in 24 hours */
                                readonly withdrawalPerDay: string;
                            };
                            /**
                             * Level 3
                             * @default {
                             *       "depositPerDay": "200000000000",
                             *       "depositLifetime": null,
                             *       "withdrawalPerDay": "200000000000"
                             *     }
                             */
                            readonly level3?: {
                                /** Deposits in 24 hours */
                                readonly depositPerDay: string;
                                /** Deposits in all */
                                readonly depositLifetime: string | null;
                                /** Withdrawals in 24 hours */
                                readonly withdrawalPerDay: string;
                            };
                        };
                        /**
                         * Level from which money is paid out
                         * @default 1
                         */
                        readonly withdrawalLevel?: number;
                        /**
                         * Smallest withdrawal
                         * @default 10000000
                         */
                        readonly withdrawalMin?: string;
                        /**
                         * Largest withdrawal
                         * @default 5000000000
                         */
                        readonly withdrawalMax?: string;
                        /**
                         * Withdrawals in 24 hours
                         * @default 5
                         */
                        readonly withdrawalsPerDay?: number;
                        /**
                         * Deposits waiting for payment
                         * @description How many of one player may wait at the same time.
                         * @default 5
                         */
                        readonly openDepositsMax?: number;
                        /**
                         * Bank accounts of a player
                         * @default 5
                         */
                        readonly bankAccountsMax?: number;
                        /**
                         * Wait before a new bank account may be used
                         * @description For every account after the first, so that a stolen login can't send money away at once.
                         * @default 24
                         */
                        readonly bankAccountWaitHours?: number;
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsMethods: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /**
                         * Payment company (sandbox)
                         * @default {}
                         */
                        readonly sandbox?: {
                            /**
                             * Offered
                             * @description Deposits opened before it was switched off are still credited.
                             * @default true
                             */
                            readonly enabled?: boolean;
                            /**
                             * Name that players see
                             * @default Sandbox Bank
                             */
                            readonly name?: string;
                            /**
                             * Smallest deposit
                             * @default 10000000
                             */
                            readonly min?: string;
                            /**
                             * Largest deposit
                             * @default 5000000000
                             */
                            readonly max?: string;
                            /**
                             * Time to pay
                             * @default 30
                             */
                            readonly expiresMinutes?: number;
                        };
                        /**
                         * Manual bank transfer
                         * @default {}
                         */
                        readonly "bank-transfer"?: {
                            /**
                             * Offered
                             * @description Deposits opened before it was switched off are still credited.
                             * @default true
                             */
                            readonly enabled?: boolean;
                            /**
                             * Name that players see
                             * @default Bank transfer
                             */
                            readonly name?: string;
                            /**
                             * Smallest deposit
                             * @default 10000000
                             */
                            readonly min?: string;
                            /**
                             * Largest deposit
                             * @default 20000000000
                             */
                            readonly max?: string;
                            /**
                             * Time to pay
                             * @default 30
                             */
                            readonly expiresMinutes?: number;
                            /**
                             * Account that players transfer to
                             * @description Transfers opened earlier keep the account they were shown.
                             * @default {}
                             */
                            readonly account?: {
                                /**
                                 * Bank
                                 * @default Banko ng Perya
                                 */
                                readonly bank?: string;
                                /**
                                 * Account number
                                 * @default 0012 3456 7890
                                 */
                                readonly number?: string;
                                /**
                                 * Account holder
                                 * @default Perya Demo Inc.
                                 */
                                readonly holder?: string;
                            };
                        };
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsVendors: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /**
                         * Operator id
                         * @description Left empty, the installation's.
                         * @default
                         */
                        readonly operatorId?: string;
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsSenders: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /**
                         * Mail
                         * @description Left empty, the installation's.
                         * @default
                         */
                        readonly mail?: string;
                        /**
                         * Text messages
                         * @description A number or a messaging service of the installation's account; left empty, the installation's.
                         * @default
                         */
                        readonly sms?: string;
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsSms: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /**
                         * The brand's own country
                         * @default {
                         *       "perHour": 1000,
                         *       "perDay": 5000
                         *     }
                         */
                        readonly own?: {
                            /** At most per hour */
                            readonly perHour: number;
                            /** At most in 24 hours */
                            readonly perDay: number;
                        };
                        /**
                         * All other countries together
                         * @default {
                         *       "perHour": 50,
                         *       "perDay": 200
                         *     }
                         */
                        readonly others?: {
                            /** At most per hour */
                            readonly perHour: number;
                            /** At most in 24 hours */
                            readonly perDay: number;
                        };
                        /**
                         * Countries with their own budget
                         * @default []
                         */
                        readonly countries?: readonly {
                            /** At most per hour */
                            readonly perHour: number;
                            /** At most in 24 hours */
                            readonly perDay: number;
                            readonly country: string;
                        }[];
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsLanguage: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /**
                         * First language
                         * @default EN
                         * @enum {string}
                         */
                        readonly defaultLanguage?: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsPasswords: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /**
                         * Passwords expire after
                         * @description 0 for never. Applies only while “Passwords expire” is on under Features.
                         * @default 0
                         */
                        readonly expiryDays?: number;
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsService: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /**
                         * Conversations on the site
                         * @description Signed-in players write to the inbox of the console. When off, the site leads to the link of the resources.
                         * @default true
                         */
                        readonly conversations?: boolean;
                        /**
                         * E-mail address
                         * @description Shown to everyone, also where nobody is signed in.
                         * @default
                         */
                        readonly email?: string;
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putSettingsActivity: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly version: string;
                    readonly value: {
                        /**
                         * Show what happens
                         * @description When off, the site shows neither bets and wins nor numbers of players.
                         * @default true
                         */
                        readonly shown?: boolean;
                        /**
                         * Large wins
                         * @description A win of at least so many times its stake is marked.
                         * @default 20
                         */
                        readonly largeTimes?: number;
                        /**
                         * Decorative jackpot
                         * @description A sign on the home page whose figure can't be won and says so. Never where players play for real money.
                         * @default false
                         */
                        readonly jackpot?: boolean;
                    };
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getSettingsBySectionVersions: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
                readonly pageNo?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly section: "features" | "register" | "status" | "resources" | "menus" | "cashier" | "methods" | "vendors" | "senders" | "sms" | "language" | "passwords" | "service" | "activity";
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
                            readonly content: readonly components["schemas"]["SettingsVersion"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postSettingsBySectionRestore: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly section: "features" | "register" | "status" | "resources" | "menus" | "cashier" | "methods" | "vendors" | "senders" | "sms" | "language" | "passwords" | "service" | "activity";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly seen: string;
                    readonly version: string;
                    readonly reason?: string;
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
                            /** @description The version in force now. */
                            readonly version: string;
                            /** @description The request that waits for a second person; null when it is saved. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_SUCH_BRAND" | "NO_SUCH_VERSION";
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "SAME_AS_BEFORE" | "REASON_NEEDED" | "BELOW_JURISDICTION" | "PROFILE_LIMIT" | "NO_LONGER_VALID";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getJurisdiction: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
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
                        readonly value: components["schemas"]["Jurisdiction"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getProfilesByCode: {
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
                        readonly value: components["schemas"]["JurisdictionProfile"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchProfile"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putProfilesByCodeVersionsByVersionCellsByField: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
                readonly version: number;
                readonly field: "age.min" | "product.casino" | "product.slots" | "product.live" | "product.lottery" | "product.sports" | "product.esports" | "product.virtual" | "product.fish" | "product.poker" | "product.cockfight" | "product.jackpot" | "stake.max" | "stake.min" | "round.minMs" | "game.autoplay" | "game.speedUp" | "game.parallel" | "game.netPosition" | "game.elapsed" | "limit.deposit" | "limit.depositCeiling" | "limit.depositDefault" | "limit.contactAt" | "limit.loss" | "limit.wager" | "limit.session" | "limit.balance" | "limit.raiseWaitH" | "limit.raiseAfterPeriod" | "check.everyMin" | "check.shows" | "check.break" | "panic.hours" | "timeout.periods" | "exclusion.periods" | "exclusion.minMonths" | "exclusion.register" | "exclusion.checkAt" | "exclusion.login" | "exclusion.openBets" | "bonus.welcome" | "bonus.maxAmount" | "bonus.wagerCap" | "bonus.minDays" | "bonus.sameProduct" | "bonus.fullWeight" | "bonus.minAge" | "bonus.publicAds" | "withdrawal.cancel" | "kyc.before" | "kyc.face" | "kyc.detail" | "kyc.docExpiry" | "pay.creditCard" | "pay.credit" | "pay.crypto" | "pay.cash" | "pay.ownAccount" | "pay.playerTransfer" | "ads.quiet" | "ads.text" | "records.years" | "tax" | "minors" | "dormant" | "currency";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly source: string;
                    /** @default null */
                    readonly law?: string | null;
                    /** @default null */
                    readonly note?: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchProfile"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postBrandsByBrandProfiles: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly brand: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly codes: readonly string[];
                    readonly reason: string;
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
                            readonly approvalId: string;
                            /** @enum {string} */
                            readonly status: "WAITING";
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAskedAlready"];
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
                        readonly code: "UNKNOWN_PROFILE" | "NO_JURISDICTION" | "DEMO_AND_OTHERS" | "DEMO_AFTER_REAL_BETS" | "SAME_AS_BEFORE";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postProfilesByCodeVersions: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** Format: date-time */
                    readonly effectiveAt: string;
                    readonly cells: {
                        readonly [key: string]: {
                            readonly value: unknown;
                            readonly source: string;
                            readonly law?: string;
                            /** @enum {string} */
                            readonly confidence: "sure" | "likely" | "unsure";
                            readonly asOf: string;
                            readonly undated?: boolean;
                            readonly from?: string;
                            readonly note?: string;
                        };
                    };
                    readonly reason: string;
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
                            readonly approvalId: string;
                            /** @enum {string} */
                            readonly status: "WAITING";
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnknownProfile"];
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
                        readonly code: "SAME_INSTANT" | "ASKED_ALREADY";
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
                        readonly code: "INVALID_CELL" | "NOTHING_CHANGED" | "IN_THE_PAST";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postProfilesByCodeVersionsByVersionSignOffs: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
                readonly version: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly fields: readonly ("age.min" | "product.casino" | "product.slots" | "product.live" | "product.lottery" | "product.sports" | "product.esports" | "product.virtual" | "product.fish" | "product.poker" | "product.cockfight" | "product.jackpot" | "stake.max" | "stake.min" | "round.minMs" | "game.autoplay" | "game.speedUp" | "game.parallel" | "game.netPosition" | "game.elapsed" | "limit.deposit" | "limit.depositCeiling" | "limit.depositDefault" | "limit.contactAt" | "limit.loss" | "limit.wager" | "limit.session" | "limit.balance" | "limit.raiseWaitH" | "limit.raiseAfterPeriod" | "check.everyMin" | "check.shows" | "check.break" | "panic.hours" | "timeout.periods" | "exclusion.periods" | "exclusion.minMonths" | "exclusion.register" | "exclusion.checkAt" | "exclusion.login" | "exclusion.openBets" | "bonus.welcome" | "bonus.maxAmount" | "bonus.wagerCap" | "bonus.minDays" | "bonus.sameProduct" | "bonus.fullWeight" | "bonus.minAge" | "bonus.publicAds" | "withdrawal.cancel" | "kyc.before" | "kyc.face" | "kyc.detail" | "kyc.docExpiry" | "pay.creditCard" | "pay.credit" | "pay.crypto" | "pay.cash" | "pay.ownAccount" | "pay.playerTransfer" | "ads.quiet" | "ads.text" | "records.years" | "tax" | "minors" | "dormant" | "currency")[];
                    readonly reference: string;
                    readonly sha256: string;
                    readonly reason: string;
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
                            readonly approvalId: string;
                            /** @enum {string} */
                            readonly status: "WAITING";
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnknownVersion"];
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
                        readonly code: "SIGNED_ALREADY" | "ASKED_ALREADY";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
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
                    readonly username: string;
                    readonly password: string;
                    readonly code?: string;
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
                            readonly staff: components["schemas"]["Me"];
                        } | components["schemas"]["TotpSetup"];
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
                        readonly code: "WRONG_LOGIN" | "CODE_NEEDED" | "PASSWORD_EXPIRED" | "WRONG_CODE";
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
                    readonly "application/json": components["schemas"]["RefusalForbidden"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
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
            /** @description Forbidden */
            readonly 403: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalForbidden"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postSessionTotp: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly setupToken: string;
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
                            readonly staff: components["schemas"]["Me"];
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "WRONG_CODE" | "NOT_LOGGED_IN";
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
                    readonly "application/json": components["schemas"]["RefusalForbidden"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getMe: {
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
                        readonly value: components["schemas"]["Me"];
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
                    readonly "application/json": components["schemas"]["RefusalForbidden"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getStaff: {
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
                        readonly value: readonly components["schemas"]["StaffMember"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postStaff: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly username: string;
                    /** @description Ids of roles. */
                    readonly roles: readonly string[];
                    /** @description Id of the brand they work for; only house staff may name one, a brand's staff add to their own. */
                    readonly brand?: number;
                    readonly reason: string;
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
                        readonly value: components["schemas"]["StaffChange"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "MORE_THAN_YOURS" | "OTHER_BRAND";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchPerson"];
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
                        readonly code: "USERNAME_TAKEN" | "ROLE_NAME_TAKEN" | "NOT_CLOSED" | "ASKED_ALREADY";
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
                        readonly code: "NO_SUCH_ROLE" | "LAST_OWNER" | "OWN_ACCOUNT" | "NO_SUCH_BRAND";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putStaffById: {
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
                    readonly username: string;
                    /** @description Ids of roles. */
                    readonly roles: readonly string[];
                    readonly reason: string;
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
                        readonly value: components["schemas"]["StaffChange"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "MORE_THAN_YOURS";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchPerson"];
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
                        readonly code: "USERNAME_TAKEN" | "ROLE_NAME_TAKEN" | "NOT_CLOSED" | "ASKED_ALREADY";
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
                        readonly code: "NO_SUCH_ROLE" | "LAST_OWNER" | "OWN_ACCOUNT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postStaffByIdByChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly change: "close" | "reset-totp" | "reset-password" | "reopen";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason: string;
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
                        readonly value: components["schemas"]["StaffChange"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "MORE_THAN_YOURS";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchPerson"];
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
                        readonly code: "USERNAME_TAKEN" | "ROLE_NAME_TAKEN" | "NOT_CLOSED" | "ASKED_ALREADY";
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
                        readonly code: "NO_SUCH_ROLE" | "LAST_OWNER" | "OWN_ACCOUNT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getRoles: {
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
                        readonly value: readonly components["schemas"]["Role"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postRoles: {
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
                    readonly permissions: readonly ("players.read" | "players.contacts" | "players.kyc" | "players.links" | "players.password" | "players.kind" | "players.block" | "players.adjust" | "reports.read" | "ledger.read" | "proof.read" | "brands.read" | "brands.write" | "deposits.read" | "deposits.decide" | "withdrawals.read" | "withdrawals.decide" | "vendors.read" | "vendors.write" | "offer.read" | "offer.write" | "content.read" | "content.write" | "lottery.read" | "lottery.write" | "lottery.results" | "audit.read" | "outbox.read" | "feedback.read" | "inbox.read" | "inbox.send" | "service.read" | "service.write" | "service.canned" | "settings.read" | "settings.write" | "staff.write" | "approvals.decide" | "profiles.read" | "profiles.write")[];
                    readonly reason: string;
                    /** @description The brand it is for; only house staff may name one. */
                    readonly brand?: number;
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
                        readonly value: components["schemas"]["StaffChange"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "MORE_THAN_YOURS" | "OTHER_BRAND";
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_SUCH_PERSON" | "NOT_FOUND";
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
                        readonly code: "USERNAME_TAKEN" | "ROLE_NAME_TAKEN" | "NOT_CLOSED" | "ASKED_ALREADY";
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
                        readonly code: "NO_SUCH_ROLE" | "LAST_OWNER" | "OWN_ACCOUNT" | "NO_SUCH_BRAND";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putRolesById: {
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
                    readonly permissions: readonly ("players.read" | "players.contacts" | "players.kyc" | "players.links" | "players.password" | "players.kind" | "players.block" | "players.adjust" | "reports.read" | "ledger.read" | "proof.read" | "brands.read" | "brands.write" | "deposits.read" | "deposits.decide" | "withdrawals.read" | "withdrawals.decide" | "vendors.read" | "vendors.write" | "offer.read" | "offer.write" | "content.read" | "content.write" | "lottery.read" | "lottery.write" | "lottery.results" | "audit.read" | "outbox.read" | "feedback.read" | "inbox.read" | "inbox.send" | "service.read" | "service.write" | "service.canned" | "settings.read" | "settings.write" | "staff.write" | "approvals.decide" | "profiles.read" | "profiles.write")[];
                    readonly reason: string;
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
                        readonly value: components["schemas"]["StaffChange"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "MORE_THAN_YOURS";
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_SUCH_PERSON" | "NOT_FOUND";
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
                        readonly code: "USERNAME_TAKEN" | "ROLE_NAME_TAKEN" | "NOT_CLOSED" | "ASKED_ALREADY";
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
                        readonly code: "NO_SUCH_ROLE" | "LAST_OWNER" | "OWN_ACCOUNT";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly deleteRolesById: {
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalRoleHeld"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putMePassword: {
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
                    readonly "application/json": components["schemas"]["RefusalForbidden"];
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
                        readonly code: "WRONG_PASSWORD" | "EASY_PASSWORD" | "SAME_PASSWORD";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getDashboard: {
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
                        readonly value: components["schemas"]["Dashboard"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getDays: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
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
                        readonly value: components["schemas"]["FigureDays"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getWork: {
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
                        readonly value: readonly components["schemas"]["WorkQueue"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getTroubles: {
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
                        readonly value: components["schemas"]["Troubles"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getPlayers: {
        readonly parameters: {
            readonly query?: {
                readonly search?: string;
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
                            readonly content: readonly components["schemas"]["PlayerRow"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getPlayersById: {
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
                        readonly value: components["schemas"]["PlayerView"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getPlayersByIdEntries: {
        readonly parameters: {
            readonly query?: {
                readonly pageNo?: number;
            };
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
                        readonly value: {
                            readonly content: readonly components["schemas"]["LedgerEntry"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getPlayersByIdRounds: {
        readonly parameters: {
            readonly query?: {
                readonly pageNo?: number;
            };
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getPlayersByIdRoundsByRound: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly round: string;
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
                        readonly value: components["schemas"]["PlayerRound"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdKyc: {
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
                    readonly level: number;
                    readonly reason: string;
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
                        readonly value: components["schemas"]["ActionOutcome"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdBlock: {
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
                    readonly reason: string;
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
                        readonly value: components["schemas"]["ActionOutcome"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdUnblock: {
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
                    readonly reason: string;
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
                        readonly value: components["schemas"]["ActionOutcome"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdLimits: {
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
                    readonly singleBet: string | null;
                    readonly dailyWager: string | null;
                    readonly reason: string;
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
                        readonly value: components["schemas"]["ActionOutcome"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdExclude: {
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
                    /** Format: date-time */
                    readonly until: string;
                    readonly reason: string;
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
                        readonly value: components["schemas"]["ActionOutcome"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotLonger"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdAdjust: {
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
                    readonly amount: string;
                    readonly reason: string;
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
                        readonly value: components["schemas"]["ActionOutcome"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                        readonly code: "NOT_ENOUGH_MONEY" | "KEY_REUSED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdLoginLinks: {
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
                    readonly reason: string;
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
                        readonly value: components["schemas"]["LoginLink"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdPassword: {
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
                    readonly reason: string;
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
                            readonly password: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNoLogin"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdPaymentPasswordReset: {
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
                    readonly reason: string;
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
                            /** @enum {string} */
                            readonly status: "WAITING";
                            readonly approvalId: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                        readonly code: "NO_PAYMENT_PASSWORD" | "ASKED_ALREADY";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdKind: {
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
                    /** @enum {string} */
                    readonly kind: "0" | "1" | "2";
                    readonly reason: string;
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
                            readonly kind: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotAMember"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdTestAccount: {
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
                    readonly test: boolean;
                    readonly reason: string;
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
                            /** @enum {string} */
                            readonly accountType: "REAL" | "TRIAL" | "TEST";
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotAMember"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPlayersByIdInvitations: {
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
                    readonly reason: string;
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
                            readonly code: string;
                            readonly link: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotAnAgent"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getApprovals: {
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
                        readonly value: readonly components["schemas"]["Approval"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getApprovalsHistory: {
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
                            readonly content: readonly components["schemas"]["Approval"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postApprovalsByIdApprove: {
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "MORE_THAN_YOURS" | "NOT_ALLOWED" | "OWN_REQUEST" | "OWN_ACCOUNT" | "TOO_NEW";
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_SUCH_BRAND" | "UNKNOWN_PROFILE" | "NO_SUCH_GAME" | "NO_SUCH_ISSUE" | "NOT_FOUND" | "NO_SUCH_VENDOR" | "NO_SUCH_PERSON" | "UNKNOWN_VERSION" | "NO_SUCH_APPROVAL";
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
                        readonly code: "HOST_TAKEN" | "LIMITS_CHANGED" | "GAME_CHANGED" | "DAY_CHANGED" | "CHANGED_MEANWHILE" | "OUT_OF_DATE" | "OUTCOME_KNOWN" | "OVER" | "BETS_SETTLED" | "NO_SUCH_IMPORT" | "NO_PAYMENT_PASSWORD" | "WRONG_STATE" | "SLUG_TAKEN" | "KEY_NOT_MADE" | "SWITCHED_ON" | "USERNAME_TAKEN" | "ROLE_NAME_TAKEN" | "NOT_CLOSED" | "SETTINGS_CHANGED" | "SAME_INSTANT" | "SIGNED_ALREADY";
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
                        readonly code: "NOT_ENOUGH_MONEY" | "KEY_REUSED" | "NO_JURISDICTION" | "DEMO_AND_OTHERS" | "DEMO_AFTER_REAL_BETS" | "SAME_AS_BEFORE" | "LOCK_TOO_LONG" | "FEED_MISSING" | "FEED_UNUSABLE" | "NO_SUCH_ZONE" | "ALL_DAY" | "MONEY_OWED" | "INVALID_KEY" | "WRONG_KIND_OF_KEY" | "KEY_KNOWN" | "TOO_MANY_KEYS" | "NO_SUCH_ROLE" | "LAST_OWNER" | "SETTINGS_REFUSED" | "INVALID_CELL" | "NOTHING_CHANGED" | "IN_THE_PAST" | "OTHER_FIGURES" | "TYPE_THE_FIGURES" | "NOT_YOURS";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postApprovalsByIdReject: {
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
                    readonly reason: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "MORE_THAN_YOURS" | "NOT_ALLOWED" | "OWN_REQUEST" | "OWN_ACCOUNT" | "TOO_NEW";
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_SUCH_BRAND" | "UNKNOWN_PROFILE" | "NO_SUCH_GAME" | "NO_SUCH_ISSUE" | "NOT_FOUND" | "NO_SUCH_VENDOR" | "NO_SUCH_PERSON" | "UNKNOWN_VERSION" | "NO_SUCH_APPROVAL";
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
                        readonly code: "HOST_TAKEN" | "LIMITS_CHANGED" | "GAME_CHANGED" | "DAY_CHANGED" | "CHANGED_MEANWHILE" | "OUT_OF_DATE" | "OUTCOME_KNOWN" | "OVER" | "BETS_SETTLED" | "NO_SUCH_IMPORT" | "NO_PAYMENT_PASSWORD" | "WRONG_STATE" | "SLUG_TAKEN" | "KEY_NOT_MADE" | "SWITCHED_ON" | "USERNAME_TAKEN" | "ROLE_NAME_TAKEN" | "NOT_CLOSED" | "SETTINGS_CHANGED" | "SAME_INSTANT" | "SIGNED_ALREADY";
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
                        readonly code: "NOT_ENOUGH_MONEY" | "KEY_REUSED" | "NO_JURISDICTION" | "DEMO_AND_OTHERS" | "DEMO_AFTER_REAL_BETS" | "SAME_AS_BEFORE" | "LOCK_TOO_LONG" | "FEED_MISSING" | "FEED_UNUSABLE" | "NO_SUCH_ZONE" | "ALL_DAY" | "MONEY_OWED" | "INVALID_KEY" | "WRONG_KIND_OF_KEY" | "KEY_KNOWN" | "TOO_MANY_KEYS" | "NO_SUCH_ROLE" | "LAST_OWNER" | "SETTINGS_REFUSED" | "INVALID_CELL" | "NOTHING_CHANGED" | "IN_THE_PAST" | "OTHER_FIGURES" | "TYPE_THE_FIGURES" | "NOT_YOURS";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postApprovalsByIdTakeBack: {
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "MORE_THAN_YOURS" | "NOT_ALLOWED" | "OWN_REQUEST" | "OWN_ACCOUNT" | "TOO_NEW";
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_SUCH_BRAND" | "UNKNOWN_PROFILE" | "NO_SUCH_GAME" | "NO_SUCH_ISSUE" | "NOT_FOUND" | "NO_SUCH_VENDOR" | "NO_SUCH_PERSON" | "UNKNOWN_VERSION" | "NO_SUCH_APPROVAL";
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
                        readonly code: "HOST_TAKEN" | "LIMITS_CHANGED" | "GAME_CHANGED" | "DAY_CHANGED" | "CHANGED_MEANWHILE" | "OUT_OF_DATE" | "OUTCOME_KNOWN" | "OVER" | "BETS_SETTLED" | "NO_SUCH_IMPORT" | "NO_PAYMENT_PASSWORD" | "WRONG_STATE" | "SLUG_TAKEN" | "KEY_NOT_MADE" | "SWITCHED_ON" | "USERNAME_TAKEN" | "ROLE_NAME_TAKEN" | "NOT_CLOSED" | "SETTINGS_CHANGED" | "SAME_INSTANT" | "SIGNED_ALREADY";
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
                        readonly code: "NOT_ENOUGH_MONEY" | "KEY_REUSED" | "NO_JURISDICTION" | "DEMO_AND_OTHERS" | "DEMO_AFTER_REAL_BETS" | "SAME_AS_BEFORE" | "LOCK_TOO_LONG" | "FEED_MISSING" | "FEED_UNUSABLE" | "NO_SUCH_ZONE" | "ALL_DAY" | "MONEY_OWED" | "INVALID_KEY" | "WRONG_KIND_OF_KEY" | "KEY_KNOWN" | "TOO_MANY_KEYS" | "NO_SUCH_ROLE" | "LAST_OWNER" | "SETTINGS_REFUSED" | "INVALID_CELL" | "NOTHING_CHANGED" | "IN_THE_PAST" | "OTHER_FIGURES" | "TYPE_THE_FIGURES" | "NOT_YOURS";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getApprovalLimits: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
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
                        readonly value: components["schemas"]["ApprovalLimits"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putApprovalLimits: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Whole ledger units of 1/100000 of the currency, zero or more. */
                    readonly single: string;
                    /** @description Whole ledger units of 1/100000 of the currency, zero or more. */
                    readonly staffDay: string;
                    /** @description Whole ledger units of 1/100000 of the currency, zero or more. */
                    readonly playerDay: string;
                    readonly reason: string;
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
                            /** @enum {string} */
                            readonly status: "WAITING";
                            readonly approvalId: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAskedAlready"];
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
                        readonly code: "LIMITS_CONTRADICT" | "SAME_AS_BEFORE";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLedgerProof: {
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
                        readonly value: components["schemas"]["LedgerProof"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postLedgerProofRun: {
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
                        readonly value: components["schemas"]["LedgerProof"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getHouseBrands: {
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
                        readonly value: readonly components["schemas"]["BrandAbout"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postHouseBrands: {
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
                    readonly hosts: readonly string[];
                    readonly currency: string;
                    readonly country: string;
                    readonly zone: string;
                    readonly minimumAge: number;
                    readonly realMoney: boolean;
                    readonly profiles?: readonly string[];
                    readonly like?: number;
                    readonly reason: string;
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
                        readonly value: components["schemas"]["BrandOpened"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                        readonly code: "HOST_TAKEN" | "ASKED_ALREADY";
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
                        readonly code: "UNKNOWN_PROFILE" | "NO_JURISDICTION" | "DEMO_AND_OTHERS" | "DEMO_AFTER_REAL_BETS" | "SAME_AS_BEFORE";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postHouseBrandsByBrandHosts: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly brand: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly host: string;
                    readonly reason: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalHostTaken"];
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
                    readonly "application/json": components["schemas"]["RefusalTooManyHosts"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getBrandProof: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
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
                        readonly value: components["schemas"]["BrandProof"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getWithdrawalsByIdEvidence: {
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
                        readonly value: components["schemas"]["WithdrawalEvidence"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getSharedAccounts: {
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
                            readonly content: readonly components["schemas"]["SharedAccount"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getAudit: {
        readonly parameters: {
            readonly query?: {
                readonly actor?: string;
                readonly action?: string;
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
                            readonly content: readonly components["schemas"]["AuditRow"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getAuditVerify: {
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
                        readonly value: components["schemas"]["AuditProof"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getFeedback: {
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
                            readonly content: readonly components["schemas"]["Feedback"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getFeedbackByIdImagesByPlace: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly place: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody?: never;
        readonly responses: {
            /** @description The picture as uploaded */
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postBroadcastsCount: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly audience: {
                        readonly names: readonly string[];
                    } | {
                        readonly segment: components["schemas"]["SegmentInput"];
                    };
                    /** @description Advertising does not reach players who are blocked or have excluded themselves. */
                    readonly advertises: boolean;
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
                        readonly value: components["schemas"]["AudienceCount"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getBroadcasts: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
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
                            readonly content: readonly components["schemas"]["Broadcast"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postBroadcasts: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly audience: {
                        readonly names: readonly string[];
                    } | {
                        readonly segment: components["schemas"]["SegmentInput"];
                    };
                    /** @description Advertising does not reach players who are blocked or have excluded themselves. */
                    readonly advertises: boolean;
                    /**
                     * @description For who can read none of the others.
                     * @enum {string}
                     */
                    readonly language: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
                    readonly words: {
                        readonly [key: string]: {
                            readonly title: string;
                            readonly text: string;
                        };
                    };
                    /** @default  */
                    readonly link?: string | "";
                    /** @description How many it was counted for. */
                    readonly expected: number;
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
                        readonly value: components["schemas"]["Broadcast"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAudienceChanged"];
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
                        readonly code: "NOBODY" | "UNKNOWN_NAMES";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getBroadcastsById: {
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
                        readonly value: components["schemas"]["Broadcast"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postBroadcastsByIdCancel: {
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
                        readonly value: components["schemas"]["Broadcast"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalAlreadyEnded"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getService: {
        readonly parameters: {
            readonly query?: {
                readonly state?: "open" | "waiting" | "answered" | "closed";
                /** @description Only those taken by who asks. */
                readonly mine?: string;
                /** @description The beginning of a username, or a player's id. */
                readonly search?: string;
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
                            readonly content: readonly components["schemas"]["InboxRow"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postService: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly player: string;
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
                            readonly id: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getServiceById: {
        readonly parameters: {
            readonly query?: {
                /** @description Only messages before this number. */
                readonly before?: number;
            };
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
                        readonly value: components["schemas"]["InboxConversation"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getServiceByIdMessagesBySeqPicturesByPlace: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postServiceByIdMessages: {
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
                        readonly value: components["schemas"]["InboxMessage"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "NOT_OFFERED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postServiceByIdRead: {
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postServiceByIdTake: {
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postServiceByIdRelease: {
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postServiceByIdClose: {
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getServiceAnswers: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
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
                        readonly value: readonly components["schemas"]["CannedAnswer"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postServiceAnswers: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly language: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
                    readonly title: string;
                    readonly text: string;
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
                        readonly value: components["schemas"]["CannedAnswer"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalTooManyAnswers"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putServiceAnswersById: {
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
                    readonly version: string;
                    readonly answer: {
                        /** @enum {string} */
                        readonly language: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
                        readonly title: string;
                        readonly text: string;
                    };
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
                        readonly value: components["schemas"]["CannedAnswer"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalChangedMeanwhile"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly deleteServiceAnswersById: {
        readonly parameters: {
            readonly query?: {
                readonly version?: string;
            };
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalChangedMeanwhile"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getContent: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
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
                        readonly value: readonly components["schemas"]["ContentItem"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postContent: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
            };
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @enum {string} */
                    readonly kind: "banner" | "player" | "popup" | "promotion" | "help";
                    readonly title: string;
                    /** @default  */
                    readonly content?: string;
                    /**
                     * @description The language of `title` and `content`.
                     * @default EN
                     * @enum {string}
                     */
                    readonly language?: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
                    /**
                     * @description `title` and `content` in other languages, by their codes.
                     * @default {}
                     */
                    readonly translations?: {
                        readonly [key: string]: {
                            readonly title: string;
                            /** @default  */
                            readonly content?: string;
                        };
                    };
                    /**
                     * @default
                     * @enum {string}
                     */
                    readonly groupName?: "" | "w_home" | "w_rng" | "w_live" | "w_fish" | "w_pvp" | "w_sports" | "w_esports" | "w_lott" | "w_down" | "w_promotion" | "w_shop" | "w_help" | "w_reg" | "w_inhouse" | "w_login";
                    /** @default  */
                    readonly url?: string | "";
                    /** @default  */
                    readonly link?: string | "";
                    /** @description If left out, the place stays; new content goes to the end, news to the beginning. */
                    readonly order?: number;
                    /** @default false */
                    readonly published?: boolean;
                    /** @default null */
                    readonly startsAt?: string | null;
                    /** @default null */
                    readonly endsAt?: string | null;
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
                        readonly value: components["schemas"]["ContentItem"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postContentByIdMove: {
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putContentById: {
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
                    readonly version: string;
                    readonly item: {
                        /** @enum {string} */
                        readonly kind: "banner" | "player" | "popup" | "promotion" | "help";
                        readonly title: string;
                        /** @default  */
                        readonly content?: string;
                        /**
                         * @description The language of `title` and `content`.
                         * @default EN
                         * @enum {string}
                         */
                        readonly language?: "EN" | "TY" | "CN" | "VI" | "AR" | "TW" | "JA" | "KO" | "KR" | "TH" | "LO" | "KM" | "MY" | "ID" | "MS" | "HI" | "BN" | "TA" | "TE" | "NE" | "UR" | "UR-LA" | "FA" | "TR" | "RU" | "KK" | "UZ" | "ES" | "PT" | "PT-BR" | "FR" | "SW";
                        /**
                         * @description `title` and `content` in other languages, by their codes.
                         * @default {}
                         */
                        readonly translations?: {
                            readonly [key: string]: {
                                readonly title: string;
                                /** @default  */
                                readonly content?: string;
                            };
                        };
                        /**
                         * @default
                         * @enum {string}
                         */
                        readonly groupName?: "" | "w_home" | "w_rng" | "w_live" | "w_fish" | "w_pvp" | "w_sports" | "w_esports" | "w_lott" | "w_down" | "w_promotion" | "w_shop" | "w_help" | "w_reg" | "w_inhouse" | "w_login";
                        /** @default  */
                        readonly url?: string | "";
                        /** @default  */
                        readonly link?: string | "";
                        /** @description If left out, the place stays; new content goes to the end, news to the beginning. */
                        readonly order?: number;
                        /** @default false */
                        readonly published?: boolean;
                        /** @default null */
                        readonly startsAt?: string | null;
                        /** @default null */
                        readonly endsAt?: string | null;
                    };
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
                        readonly value: components["schemas"]["ContentItem"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalChangedMeanwhile"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly deleteContentById: {
        readonly parameters: {
            readonly query?: {
                readonly version?: string;
            };
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalChangedMeanwhile"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postContentPreview: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly content: string;
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
                            readonly content: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postPictures: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "multipart/form-data": {
                    /** Format: binary */
                    readonly file: string | unknown | unknown | unknown | unknown;
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
                        readonly value: components["schemas"]["Picture"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                        readonly code: "NOT_A_PICTURE" | "PICTURE_TOO_LARGE" | "PICTURE_TOO_WIDE";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getVendors: {
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
                        readonly value: readonly components["schemas"]["Vendor"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postVendors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly slug: string;
                    readonly name: string;
                    readonly vassalage: string;
                    /** @default null */
                    readonly gamesUrl?: string | null;
                    /**
                     * @default hub88
                     * @enum {string}
                     */
                    readonly dialect?: "hub88" | "softswiss";
                    /** @description PEM of the vendor's own RSA key (hub88). If left out, a key is generated once a second person has approved. */
                    readonly publicKey?: string;
                    readonly reason: string;
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
                            /** @enum {string} */
                            readonly status: "WAITING";
                            readonly approvalId: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                        readonly code: "SLUG_TAKEN" | "KEY_NOT_MADE" | "SWITCHED_ON" | "ASKED_ALREADY";
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
                        readonly code: "INVALID_KEY" | "WRONG_KIND_OF_KEY" | "KEY_KNOWN" | "TOO_MANY_KEYS";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getVendorsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
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
                        readonly value: components["schemas"]["Vendor"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putVendorsById: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly name?: string;
                    readonly logoUrl?: string | "";
                    readonly rolledBackUnknown?: boolean;
                    /** @enum {string} */
                    readonly opensIn?: "seamless" | "game" | "popup";
                    readonly reason: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
            /** @description Unprocessable Entity */
            readonly 422: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalNotInDialect"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postVendorsByIdMove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postVendorsByIdEnable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason: string;
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
                            /** @enum {string} */
                            readonly status: "WAITING";
                            readonly approvalId: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                        readonly code: "SLUG_TAKEN" | "KEY_NOT_MADE" | "SWITCHED_ON" | "ASKED_ALREADY";
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
                        readonly code: "INVALID_KEY" | "WRONG_KIND_OF_KEY" | "KEY_KNOWN" | "TOO_MANY_KEYS";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postVendorsByIdDisable: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getVendorRequests: {
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
                        readonly value: readonly components["schemas"]["VendorRequest"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postVendorsByIdKeys: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description PEM of the vendor's own RSA key (hub88). If left out, a key is generated once a second person has approved. */
                    readonly publicKey?: string;
                    readonly reason: string;
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
                            /** @enum {string} */
                            readonly status: "WAITING";
                            readonly approvalId: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                        readonly code: "SLUG_TAKEN" | "KEY_NOT_MADE" | "SWITCHED_ON" | "ASKED_ALREADY";
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
                        readonly code: "INVALID_KEY" | "WRONG_KIND_OF_KEY" | "KEY_KNOWN" | "TOO_MANY_KEYS";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postVendorsByIdGrantedKey: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
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
                            readonly fingerprint: string;
                            readonly handover: components["schemas"]["VendorHandover"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "NOT_YOURS";
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
                    readonly "application/json": components["schemas"]["RefusalNoKeyGranted"];
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
                        readonly code: "INVALID_KEY" | "WRONG_KIND_OF_KEY" | "KEY_KNOWN" | "TOO_MANY_KEYS";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getVendorsByIdHandover: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
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
                        readonly value: components["schemas"]["VendorHandover"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postVendorsByIdKeysByKeyIdRetire: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
                readonly keyId: number;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_SUCH_VENDOR" | "NO_SUCH_KEY";
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
                    readonly "application/json": components["schemas"]["RefusalLastKey"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postVendorsByIdSync: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: number;
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
                            readonly added: number;
                            readonly changed: number;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                        readonly code: "VENDOR_HAS_NO_API" | "OPERATOR_KEY_MISSING" | "VENDOR_UNAVAILABLE" | "VENDOR_REFUSED" | "VENDOR_SPOKE_NONSENSE";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getGames: {
        readonly parameters: {
            readonly query?: {
                readonly gameId?: string;
                readonly gameType?: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                readonly vendor?: number;
                readonly mark?: "hot" | "new" | "unlisted" | "disabled" | "withdrawn" | "changed";
                readonly search?: string;
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
                            readonly content: readonly components["schemas"]["ListedGame"][];
                            readonly pageNo: number;
                            readonly totalPages: number;
                            readonly total: number;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getGameClassifications: {
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postGamesByGameIdByChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly gameId: string;
                readonly change: "enable" | "disable";
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchGame"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putGamesByGameId: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly gameId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly isHot?: boolean;
                    readonly isNew?: boolean;
                    readonly listed?: boolean;
                    readonly order?: number;
                    /** @description What it is called in languages, by their codes. Players who read none of them see `name`. */
                    readonly names?: {
                        readonly [key: string]: string;
                    };
                    /** @description Values to use in place of the vendor's; null restores the vendor's. */
                    readonly own?: {
                        readonly displayName?: string | null;
                        readonly gameType?: ("RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE") | null;
                        readonly classify?: string | null;
                        readonly iconUrl?: (string | "") | null;
                        readonly showIconUrl?: (string | "") | null;
                    };
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchGame"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postGamesByGameIdMove: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly gameId: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly place: number;
                    /** @enum {string} */
                    readonly gameType?: "RNG" | "LIVE" | "FISH" | "PVP" | "SPORTS" | "ESPORTS" | "COCKFIGHT" | "LOTT" | "ELOTT" | "INHOUSE";
                    readonly vendor?: number;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchGame"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getBrandsByBrandVendors: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly brand: number;
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
                        readonly value: readonly components["schemas"]["BrandVendor"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getBrandsByBrandGames: {
        readonly parameters: {
            readonly query?: {
                readonly search?: string;
                readonly pageNo?: number;
            };
            readonly header?: never;
            readonly path: {
                readonly brand: number;
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
                            readonly content: readonly components["schemas"]["BrandGame"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postBrandsByBrandVendorsByIdByChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly brand: number;
                readonly id: number;
                readonly change: "enable" | "disable";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_SUCH_BRAND" | "NO_SUCH_VENDOR";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postBrandsByBrandGamesByGameIdByChange: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly brand: number;
                readonly gameId: string;
                readonly change: "enable" | "disable";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_SUCH_BRAND" | "NO_SUCH_GAME";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getOutbox: {
        readonly parameters: {
            readonly query?: {
                readonly channel?: "sms" | "mail";
                /** @description Part of a number or an address. */
                readonly recipient?: string;
                readonly since?: string;
                /** @description Only messages older than this: the time of the last message of the previous page. */
                readonly before?: string;
                readonly limit?: number;
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
                        readonly value: readonly components["schemas"]["Message"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getSms: {
        readonly parameters: {
            readonly query?: {
                readonly brand?: number;
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
                        readonly value: readonly components["schemas"]["SmsUse"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryOdds: {
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
                        readonly value: readonly {
                            /** @enum {string} */
                            readonly prizeMode: "SEA" | "Lott" | "ZY" | "Elott";
                            readonly rules: string;
                            /** @description How many games use them. */
                            readonly games: number;
                            /** @description 0 for the rules' defaults. */
                            readonly version: number;
                            readonly prizeGroup: number | null;
                            /** @description Ten-thousandths. */
                            readonly lowestReturn: number;
                            readonly highestReturn: number;
                        }[];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryOddsByPrizeModeByRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly prizeMode: "SEA" | "Lott" | "ZY" | "Elott";
                readonly rules: string;
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
                        readonly value: components["schemas"]["LotteryOdds"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchRules"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postLotteryOddsByPrizeModeByRules: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly prizeMode: "SEA" | "Lott" | "ZY" | "Elott";
                readonly rules: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The version that was seen. */
                    readonly from: number;
                    readonly change: {
                        readonly prices: {
                            readonly [key: string]: number;
                        };
                    } | {
                        readonly prizeGroup: number;
                    };
                    readonly reason: string;
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
                        readonly value: components["schemas"]["LotteryOdds"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchRules"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalChangedMeanwhile"];
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
                        readonly code: "UNKNOWN_PRICE" | "RETURN_OUT_OF_RANGE";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postLotteryOddsByPrizeModeByRulesReturns: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly prizeMode: "SEA" | "Lott" | "ZY" | "Elott";
                readonly rules: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly change: {
                        readonly prices: {
                            readonly [key: string]: number;
                        };
                    } | {
                        readonly prizeGroup: number;
                    };
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
                        readonly value: readonly {
                            readonly market: string;
                            /** @description The line it was computed on. */
                            readonly selection: string;
                            /** @description Price keys of the line: several where a pay table pays by hits. */
                            readonly prices: readonly string[];
                            /** @description Its line wins once in so many draws, in hundredths. */
                            readonly oneIn: number;
                            /** @description Average return on a stake, in ten-thousandths. */
                            readonly return: number;
                            readonly inRange: boolean;
                        }[];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchRules"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postLotteryOddsByPrizeModeByRulesRequests: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly prizeMode: "SEA" | "Lott" | "ZY" | "Elott";
                readonly rules: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The version that was seen. */
                    readonly from: number;
                    readonly change: {
                        readonly prices: {
                            readonly [key: string]: number;
                        };
                    } | {
                        readonly prizeGroup: number;
                    };
                    readonly reason: string;
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
                            /** @enum {string} */
                            readonly status: "WAITING";
                            readonly approvalId: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchRules"];
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
                        readonly code: "CHANGED_MEANWHILE" | "ASKED_ALREADY";
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
                        readonly code: "UNKNOWN_PRICE" | "NEEDS_NO_SECOND";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryLimits: {
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
                        readonly value: readonly components["schemas"]["LotteryLimits"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postLotteryLimitsByCurrency: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly currency: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description Whole ledger units of 1/100000 of the currency, above zero. */
                    readonly minUnit: string;
                    /** @description Whole ledger units of 1/100000 of the currency, above zero. */
                    readonly maxUnit: string;
                    /** @description The maximum payout of one order. */
                    readonly orderPayout: string;
                    /** @description The maximum payout of all of a player's orders in one draw. */
                    readonly issuePayout: string;
                    /** @description The most the house is ready to lose in this currency. */
                    readonly bankroll: string;
                    /** @description Basis points of the bankroll that may be lost on one selection, by market, where they differ from the defaults. */
                    readonly shares: {
                        readonly [key: string]: number;
                    };
                    readonly reason: string;
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
                            /** @enum {string} */
                            readonly status: "WAITING";
                            readonly approvalId: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchCurrency"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAskedAlready"];
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
                        readonly code: "LIMITS_CONTRADICT" | "SAME_AS_BEFORE";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryExposureByGameCodeByIssueNo: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly gameCode: string;
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
                        readonly value: components["schemas"]["LotteryExposure"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryGames: {
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
                        readonly value: readonly components["schemas"]["LotteryGame"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putLotteryGamesByCode: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly calendar?: {
                        /** @enum {string} */
                        readonly kind: "every";
                        readonly seconds: number;
                    } | {
                        /** @enum {string} */
                        readonly kind: "weekly";
                        readonly days: readonly number[];
                        readonly at: string;
                        /**
                         * @default day
                         * @enum {string}
                         */
                        readonly opens?: "day" | "previous";
                    } | {
                        /** @enum {string} */
                        readonly kind: "monthly";
                        readonly days: readonly number[];
                        readonly at: string;
                        /**
                         * @default previous
                         * @enum {string}
                         */
                        readonly opens?: "day" | "previous";
                    };
                    readonly timezone?: string;
                    readonly lockSeconds?: number;
                    readonly maxLateSeconds?: number;
                    readonly cancelSeconds?: number;
                    /** @enum {string} */
                    readonly source?: "RNG" | "MANUAL" | "FEED";
                    /** @description The address results are read from, with {game} and {issue} filled in, and the Ed25519 key (SPKI, base64) that signs them. */
                    readonly feed?: {
                        readonly url: string;
                        readonly publicKey: string;
                    } | null;
                    readonly defaultMarket?: string;
                    readonly hot?: boolean;
                    readonly enabled?: boolean;
                    readonly sortOrder?: number;
                    readonly reason: string;
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
                            /** @description The request that waits for a second person, or null. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchGame"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAskedAlready"];
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
                        readonly code: "LOCK_TOO_LONG" | "FEED_MISSING" | "FEED_UNUSABLE" | "NO_SUCH_ZONE";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly putLotteryGamesByCodeExceptionsByDay: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
                readonly day: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The time of its draw on that day; null for no draw. */
                    readonly drawsAt: string | null;
                    readonly reason: string;
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
                            /** @description The request that waits for a second person, or null. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchGame"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAskedAlready"];
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
                    readonly "application/json": components["schemas"]["RefusalAllDay"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly deleteLotteryGamesByCodeExceptionsByDay: {
        readonly parameters: {
            readonly query?: {
                readonly reason?: string;
            };
            readonly header?: never;
            readonly path: {
                readonly code: string;
                readonly day: string;
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
                            /** @description The request that waits for a second person, or null. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchGame"];
                };
            };
            /** @description Conflict */
            readonly 409: {
                headers: {
                    readonly [name: string]: unknown;
                };
                content: {
                    readonly "application/json": components["schemas"]["RefusalAskedAlready"];
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
                    readonly "application/json": components["schemas"]["RefusalAllDay"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryIssues: {
        readonly parameters: {
            readonly query?: {
                readonly gameCode?: string;
                readonly status?: "SCHEDULED" | "OPEN" | "LOCKED" | "DRAWING" | "RESULTED" | "CORRECTING" | "SETTLING" | "SETTLED" | "VOIDED";
                /** @description Only draws whose sales have begun. */
                readonly begun?: string;
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
                            readonly content: readonly components["schemas"]["OperatorIssue"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postLotteryIssuesByCodeByIssueNoVoid: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
                readonly issueNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason: string;
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
                            /** @description The request that waits for a second person; null when the draw is void. */
                            readonly approvalId: string | null;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchIssue"];
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
                        readonly code: "OUTCOME_KNOWN" | "OVER" | "ASKED_ALREADY";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryResults: {
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
                        readonly value: readonly components["schemas"]["WaitingLotteryResult"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postLotteryIssuesByCodeByIssueNoResults: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly code: string;
                readonly issueNo: string;
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description As the lottery's rules write it. */
                    readonly outcome: {
                        readonly [key: string]: unknown;
                    };
                    readonly reason: string;
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
                            readonly id: string;
                            /** @description Another person had typed the same: it is now the draw's result. */
                            readonly agreed: boolean;
                            /** @description Another person typed different figures: none counts until two people type the same. */
                            readonly differs: boolean;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "TOO_NEW";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchIssue"];
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
                        readonly code: "ENTERED_ALREADY" | "OUT_OF_DATE";
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
                        readonly code: "DRAWN_HERE" | "NOT_YET" | "INVALID_OUTCOME";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postLotteryResultsByIdByDecision: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: unknown;
                readonly decision: "approve" | "reject";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "TOO_NEW";
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
                        readonly code: "NO_SUCH_RESULT" | "OUT_OF_DATE";
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
                        readonly code: "OWN_RESULT" | "OTHER_FIGURES";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
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
                        readonly value: components["schemas"]["OperatorDraw"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchIssue"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryIssuesByCodeByIssueNoCost: {
        readonly parameters: {
            readonly query?: {
                readonly result?: string;
            };
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
                        readonly value: components["schemas"]["LotteryCost"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchIssue"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryReports: {
        readonly parameters: {
            readonly query?: {
                readonly gameCode?: string;
                /** @description Only one brand's players; a brand's staff always see their own. */
                readonly brand?: number;
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
                            readonly content: readonly components["schemas"]["LotteryReportLine"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchBrand"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryReportsByCodeByIssueNo: {
        readonly parameters: {
            readonly query?: {
                /** @description Only one brand's players; a brand's staff always see their own. */
                readonly brand?: number;
            };
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
                        readonly value: components["schemas"]["LotteryReport"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": {
                        /** @enum {boolean} */
                        readonly success: false;
                        /** @enum {string} */
                        readonly code: "NO_SUCH_ISSUE" | "NO_SUCH_BRAND";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getLotteryImports: {
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
                            readonly content: readonly components["schemas"]["LotteryImport"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postLotteryImportsByIdTakeBack: {
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
                    readonly reason: string;
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
                            /** @enum {string} */
                            readonly status: "WAITING";
                            readonly approvalId: string;
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalNoSuchImport"];
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
                        readonly code: "TAKEN_BACK_ALREADY" | "BETS_SETTLED" | "ASKED_ALREADY";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getDeposits: {
        readonly parameters: {
            readonly query?: {
                readonly pageNo?: number;
                readonly status?: "CREATED" | "AWAITING_PAYMENT" | "SUBMITTED" | "REVIEW" | "SUCCEEDED" | "EXPIRED" | "CANCELLED" | "REJECTED" | "FAILED" | "LATE_PAID" | "WAITING";
                readonly search?: string;
                /** @description The first day, in the brand's zone. */
                readonly from?: string;
                /** @description The last day, in the brand's zone. */
                readonly to?: string;
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
                            readonly content: readonly components["schemas"]["DepositRow"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
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
                        readonly value: components["schemas"]["DepositDetails"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getDepositsByIdSlip: {
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
            /** @description The picture as uploaded */
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postDepositsByIdApprove: {
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
                    /** @description Whole ledger units of 1/100000 of the currency, above zero. */
                    readonly paidAmount: string;
                    readonly reference: string;
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
                        readonly value: components["schemas"]["DepositDetails"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "TOO_NEW";
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
                        readonly code: "WRONG_STATE" | "REFERENCE_USED" | "SECOND_PERSON_NEEDED";
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
                        readonly code: "PAID_AMOUNT_DIFFERS" | "PAID_CURRENCY_DIFFERS";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postDepositsByIdReject: {
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
                    readonly reason: string;
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
                        readonly value: components["schemas"]["DepositDetails"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postBankTransfers: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path?: never;
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    /** @description The player's number or username. */
                    readonly player: string;
                    /** @description Whole ledger units of 1/100000 of the currency, above zero. */
                    readonly amount: string;
                    readonly reference: string;
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
                        readonly value: components["schemas"]["DepositDetails"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "TOO_NEW" | "PLAYER_DISABLED";
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
                        readonly code: "WRONG_STATE" | "REFERENCE_USED" | "SECOND_PERSON_NEEDED";
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
                        readonly code: "PAID_AMOUNT_DIFFERS" | "PAID_CURRENCY_DIFFERS" | "PLAYER_UNCLEAR";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly getWithdrawals: {
        readonly parameters: {
            readonly query?: {
                readonly pageNo?: number;
                readonly status?: "REQUESTED" | "APPROVED" | "PAYING" | "SENT" | "FAILED" | "COMPLETED" | "REJECTED" | "CANCELLED" | "REFUNDED" | "WAITING";
                readonly search?: string;
                /** @description The first day, in the brand's zone. */
                readonly from?: string;
                /** @description The last day, in the brand's zone. */
                readonly to?: string;
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
                            readonly content: readonly components["schemas"]["WithdrawalRow"][];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
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
                        readonly value: components["schemas"]["WithdrawalDetails"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postWithdrawalsByIdByStep: {
        readonly parameters: {
            readonly query?: never;
            readonly header?: never;
            readonly path: {
                readonly id: string;
                readonly step: "approve" | "reject" | "pay" | "sent" | "complete";
            };
            readonly cookie?: never;
        };
        readonly requestBody: {
            readonly content: {
                readonly "application/json": {
                    readonly reason?: string;
                    readonly reference?: string;
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
                        readonly value: components["schemas"]["WithdrawalDetails"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "TOO_NEW" | "APPROVED_BY_YOU";
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
                        readonly code: "WRONG_STATE" | "SECOND_PERSON_NEEDED";
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
                        readonly code: "MONEY_OWED" | "REASON_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postWithdrawalsByIdFail: {
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
                    readonly reason: string;
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
                        readonly value: components["schemas"]["WithdrawalDetails"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postWithdrawalsByIdRetry: {
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
                    readonly reason?: string;
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
                        readonly value: components["schemas"]["WithdrawalDetails"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "APPROVED_BY_YOU";
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
                    readonly "application/json": components["schemas"]["RefusalMoneyOwed"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postWithdrawalsByIdRefund: {
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
                    readonly reason: string;
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
                        readonly value: components["schemas"]["WithdrawalDetails"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
    readonly postWithdrawalsByIdReturn: {
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
                    /** @description Whole ledger units of 1/100000 of the currency, above zero. */
                    readonly returnedAmount: string;
                    readonly reference: string;
                    readonly reason: string;
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
                        readonly value: components["schemas"]["WithdrawalDetails"];
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
                        readonly code: "FORBIDDEN" | "PASSWORD_CHANGE_NEEDED" | "TOO_NEW";
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
                        readonly code: "WRONG_STATE" | "SECOND_PERSON_NEEDED";
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
                    readonly "application/json": components["schemas"]["RefusalReturnedAmountDiffers"];
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
                    readonly "application/json": components["schemas"]["RefusalUnavailable"];
                };
            };
        };
    };
}
