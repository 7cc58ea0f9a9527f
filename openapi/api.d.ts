export interface paths {
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Application configuration */
        get: operations["readConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process lives */
        get: operations["live"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether the process serves */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This document */
        get: operations["readDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of announcements */
        get: operations["listAnnouncement"];
        put?: never;
        /** Create */
        post: operations["createAnnouncement"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/announcements/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of announcements */
        get: operations["readAnnouncement"];
        /** Change by full record */
        put: operations["replaceAnnouncement"];
        post?: never;
        /** Delete */
        delete: operations["deleteAnnouncement"];
        options?: never;
        head?: never;
        /** Change */
        patch: operations["updateAnnouncement"];
        trace?: never;
    };
    "/v1/assignment-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of assignment-groups */
        get: operations["listAssignmentGroup"];
        put?: never;
        /** Create */
        post: operations["createAssignmentGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assignment-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of assignment-groups */
        get: operations["readAssignmentGroup"];
        /** Change by full record */
        put: operations["replaceAssignmentGroup"];
        post?: never;
        /** Delete */
        delete: operations["deleteAssignmentGroup"];
        options?: never;
        head?: never;
        /** Change */
        patch: operations["updateAssignmentGroup"];
        trace?: never;
    };
    "/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of categories */
        get: operations["listCategory"];
        put?: never;
        /** Create */
        post: operations["createCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of categories */
        get: operations["readCategory"];
        /** Change by full record */
        put: operations["replaceCategory"];
        post?: never;
        /** Delete */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /** Change */
        patch: operations["updateCategory"];
        trace?: never;
    };
    "/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of customers */
        get: operations["listCustomer"];
        put?: never;
        /** Create */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of customers */
        get: operations["readCustomer"];
        /** Change by full record */
        put: operations["replaceCustomer"];
        post?: never;
        /** Delete */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /** Change */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/v1/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of locations */
        get: operations["listLocation"];
        put?: never;
        /** Create */
        post: operations["createLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of locations */
        get: operations["readLocation"];
        /** Change by full record */
        put: operations["replaceLocation"];
        post?: never;
        /** Delete */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        /** Change */
        patch: operations["updateLocation"];
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set some of my settings; null removes one */
        put: operations["writePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/slas": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of slas */
        get: operations["listSla"];
        put?: never;
        /** Create */
        post: operations["createSla"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/slas/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of slas */
        get: operations["readSla"];
        /** Change by full record */
        put: operations["replaceSla"];
        post?: never;
        /** Delete */
        delete: operations["deleteSla"];
        options?: never;
        head?: never;
        /** Change */
        patch: operations["updateSla"];
        trace?: never;
    };
    "/v1/tenant-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The settings of the tenant, as a list of one */
        get: operations["listTenantSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tenant-settings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of tenant-settings */
        get: operations["readTenantSettings"];
        /** Change by full record */
        put: operations["replaceTenantSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change */
        patch: operations["updateTenantSettings"];
        trace?: never;
    };
    "/v1/text-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of text-blocks */
        get: operations["listTextBlock"];
        put?: never;
        /** Create */
        post: operations["createTextBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/text-blocks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of text-blocks */
        get: operations["readTextBlock"];
        /** Change by full record */
        put: operations["replaceTextBlock"];
        post?: never;
        /** Delete */
        delete: operations["deleteTextBlock"];
        options?: never;
        head?: never;
        /** Change */
        patch: operations["updateTextBlock"];
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of users */
        get: operations["listUser"];
        put?: never;
        /** Create */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of users */
        get: operations["readUser"];
        /** Change by full record */
        put: operations["replaceUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change */
        patch: operations["updateUser"];
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Announcement: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            title: string;
            /** @enum {string} */
            type: "INFORMATION" | "URGENT" | "WARNING";
            content: string;
            /** Format: date */
            showFrom: string;
            /** Format: date */
            showUntil: string | null;
            visibleForAgent: boolean;
            visibleForCustomer: boolean;
            visibleForExecutor: boolean;
        };
        AnnouncementCreate: {
            title: string;
            /**
             * @default INFORMATION
             * @enum {string}
             */
            type?: "INFORMATION" | "URGENT" | "WARNING";
            content: string;
            /** Format: date */
            showFrom: string;
            /** Format: date */
            showUntil?: string | null;
            /** @default false */
            visibleForAgent?: boolean;
            /** @default false */
            visibleForCustomer?: boolean;
            /** @default false */
            visibleForExecutor?: boolean;
        };
        AnnouncementPatch: {
            title?: string;
            /** @enum {string} */
            type?: "INFORMATION" | "URGENT" | "WARNING";
            content?: string;
            /** Format: date */
            showFrom?: string;
            /** Format: date */
            showUntil?: string | null;
            visibleForAgent?: boolean;
            visibleForCustomer?: boolean;
            visibleForExecutor?: boolean;
        };
        ApplicationConfiguration: {
            issuer: string;
            identity: {
                /** Format: uri */
                url: string;
                realm: string;
            };
            clientIdBase: string;
            /** @default [] */
            locales?: ("de-CH" | "en-CH" | "fr-CH" | "it-CH")[];
            /** @enum {string} */
            defaultLocale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            /** @enum {string} */
            fallbackLocale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            attachmentMaxBytes: number;
            currency: string;
            version: string;
        };
        AssignmentGroup: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            name: string;
            executingCompany: string | null;
            /** Format: email */
            email: string | null;
            members: string[];
            defaultForTypes: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
            active: boolean;
            readonly _embedded?: {
                members?: components["schemas"]["EmbeddedTitle"][];
            };
        };
        AssignmentGroupCreate: {
            name: string;
            executingCompany?: string | null;
            /** Format: email */
            email?: string | null;
            /** @default [] */
            members?: string[];
            /** @default [] */
            defaultForTypes?: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
            /** @default true */
            active?: boolean;
        };
        AssignmentGroupPatch: {
            name?: string;
            executingCompany?: string | null;
            /** Format: email */
            email?: string | null;
            members?: string[];
            defaultForTypes?: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
            active?: boolean;
        };
        Category: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            code: string;
            name: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            active: boolean;
        };
        CategoryCreate: {
            code: string;
            name: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            /** @default true */
            active?: boolean;
        };
        CategoryPatch: {
            code?: string;
            name?: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            active?: boolean;
        };
        Customer: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            code: string;
            name: string;
            addition: string | null;
            street: string | null;
            postCode: string | null;
            city: string | null;
            phone: string | null;
            /** Format: email */
            communicationEmail: string | null;
            /** @enum {string} */
            correspondenceLanguage: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            /** Format: uuid */
            sla: string | null;
            /** Format: date */
            slaExpiration: string | null;
            /** Format: uuid */
            defaultAssignmentGroup: string | null;
            /** Format: uuid */
            defaultProjectLead: string | null;
            customerPriorities: ("LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS")[];
            crmAddressNumber: string | null;
            costLimit: number | null;
            invoiceRequested: boolean;
            maxUsers: number | null;
            internalNotes: string | null;
            readonly _embedded?: {
                sla?: components["schemas"]["EmbeddedTitle"] | null;
                defaultAssignmentGroup?: components["schemas"]["EmbeddedTitle"] | null;
                defaultProjectLead?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        CustomerCreate: {
            code: string;
            name: string;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            phone?: string | null;
            /** Format: email */
            communicationEmail?: string | null;
            /**
             * @default de-CH
             * @enum {string}
             */
            correspondenceLanguage?: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            /** Format: uuid */
            sla?: string | null;
            /** Format: date */
            slaExpiration?: string | null;
            /** Format: uuid */
            defaultAssignmentGroup?: string | null;
            /** Format: uuid */
            defaultProjectLead?: string | null;
            /** @default [] */
            customerPriorities?: ("LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS")[];
            crmAddressNumber?: string | null;
            costLimit?: number | null;
            /** @default false */
            invoiceRequested?: boolean;
            maxUsers?: number | null;
            internalNotes?: string | null;
        };
        CustomerPatch: {
            name?: string;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            phone?: string | null;
            /** Format: email */
            communicationEmail?: string | null;
            /** @enum {string} */
            correspondenceLanguage?: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            /** Format: uuid */
            sla?: string | null;
            /** Format: date */
            slaExpiration?: string | null;
            /** Format: uuid */
            defaultAssignmentGroup?: string | null;
            /** Format: uuid */
            defaultProjectLead?: string | null;
            customerPriorities?: ("LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS")[];
            crmAddressNumber?: string | null;
            costLimit?: number | null;
            invoiceRequested?: boolean;
            maxUsers?: number | null;
            internalNotes?: string | null;
        };
        EmbeddedTitle: {
            /** Format: uuid */
            id: string;
            title: string | null;
        };
        Location: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            /** Format: uuid */
            customer: string;
            name: string;
            externalId: string | null;
            addition: string | null;
            street: string | null;
            postCode: string | null;
            city: string | null;
            contact: string | null;
            phone: string | null;
            readonly _embedded?: {
                customer?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        LocationCreate: {
            /** Format: uuid */
            customer: string;
            name: string;
            externalId?: string | null;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            contact?: string | null;
            phone?: string | null;
        };
        LocationPatch: {
            name?: string;
            externalId?: string | null;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            contact?: string | null;
            phone?: string | null;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            code: string;
            params: Record<string, never>;
            requestId: string;
            errors?: {
                pointer: string;
                code: string;
                params: Record<string, never>;
                detail: string;
            }[];
            current?: Record<string, never>;
        };
        SignedInUserShape: {
            /** Format: uuid */
            id: string | null;
            username: string;
            name: string;
            email?: string | null;
            roles: string[];
            customerCode?: string | null;
            /** @enum {string} */
            locale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            tenant?: string | null;
            tenants: string[];
            /** @default false */
            seesAllIssues?: boolean;
            executionCompany?: string | null;
            customer: {
                /** Format: uuid */
                id: string;
                code: string;
                name: string;
            } | null;
            can: {
                [key: string]: {
                    list: boolean;
                    create: boolean;
                    update: boolean;
                    delete: boolean;
                };
            };
            preferences: {
                [key: string]: unknown;
            };
        };
        Sla: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            name: string;
            interventionTime: number;
            onSiteInterventionTime: number;
            workDayStart: string;
            workDayEnd: string;
            onCallDays: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            onCallStart: string | null;
            onCallEnd: string | null;
        };
        SlaCreate: {
            name: string;
            /** @default 0 */
            interventionTime?: number;
            /** @default 0 */
            onSiteInterventionTime?: number;
            /** @default 08:00 */
            workDayStart?: string;
            /** @default 17:00 */
            workDayEnd?: string;
            /** @default [] */
            onCallDays?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            onCallStart?: string | null;
            onCallEnd?: string | null;
        };
        SlaPatch: {
            name?: string;
            interventionTime?: number;
            onSiteInterventionTime?: number;
            workDayStart?: string;
            workDayEnd?: string;
            onCallDays?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            onCallStart?: string | null;
            onCallEnd?: string | null;
        };
        TenantSettings: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            name: string;
            /** Format: email */
            supportEmail: string | null;
            workDayStart: string;
            workDayEnd: string;
            workingDays: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            customerPriorities: ("LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS")[];
            /** @enum {string} */
            taskGuard: "ALL" | "COMPLETING";
            reportRequired: boolean;
            executorCompletesOrders: boolean;
            closesSolvedTickets: boolean;
            closesInvoicedOrders: boolean;
            closesWithoutInvoice: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
        };
        TenantSettingsPatch: {
            name?: string;
            /** Format: email */
            supportEmail?: string | null;
            workDayStart?: string;
            workDayEnd?: string;
            workingDays?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            customerPriorities?: ("LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS")[];
            /** @enum {string} */
            taskGuard?: "ALL" | "COMPLETING";
            reportRequired?: boolean;
            executorCompletesOrders?: boolean;
            closesSolvedTickets?: boolean;
            closesInvoicedOrders?: boolean;
            closesWithoutInvoice?: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
        };
        TextBlock: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            name: string;
            /** Format: uuid */
            category: string | null;
            content: string;
            global: boolean;
            readonly _embedded?: {
                category?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        TextBlockCreate: {
            name: string;
            /** Format: uuid */
            category?: string | null;
            content: string;
            /** @default false */
            global?: boolean;
        };
        TextBlockPatch: {
            name?: string;
            /** Format: uuid */
            category?: string | null;
            content?: string;
            global?: boolean;
        };
        User: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            firstname: string | null;
            lastname: string | null;
            name: string;
            username: string;
            /** Format: email */
            email: string | null;
            /** @enum {string} */
            language: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            active: boolean;
            readonly roles: ("vsd-customer" | "vsd-agent" | "vsd-executor" | "vsd-admin" | "manage_announcement" | "manage_customer" | "manage_master_data" | "access_reporting")[];
            /** Format: date-time */
            readonly lastLogin: string | null;
            readonly subject: string | null;
            customerCode: string | null;
            seesAllIssues: boolean;
            executionCompany: string | null;
        };
        UserCreate: {
            firstname?: string | null;
            lastname?: string | null;
            /** @default  */
            name?: string;
            username: string;
            /** Format: email */
            email?: string | null;
            /**
             * @default de-CH
             * @enum {string}
             */
            language?: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            /** @default true */
            active?: boolean;
            customerCode?: string | null;
            /** @default false */
            seesAllIssues?: boolean;
            executionCompany?: string | null;
        };
        UserPatch: {
            firstname?: string | null;
            lastname?: string | null;
            name?: string;
            username?: string;
            /** Format: email */
            email?: string | null;
            /** @enum {string} */
            language?: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            active?: boolean;
            customerCode?: string | null;
            seesAllIssues?: boolean;
            executionCompany?: string | null;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readConfiguration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApplicationConfiguration"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    live: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "up";
                    };
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ready: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "up";
                    };
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readDocument: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAnnouncement: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"} */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
                /** @description Cursor of the page before, from its Link header */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"][];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAnnouncement: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceAnnouncement: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Announcement"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAnnouncement: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateAnnouncement: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAssignmentGroup: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"} */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
                /** @description Cursor of the page before, from its Link header */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"][];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createAssignmentGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentGroupCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readAssignmentGroup: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceAssignmentGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentGroup"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAssignmentGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateAssignmentGroup: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignmentGroupPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCategory: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"} */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
                /** @description Cursor of the page before, from its Link header */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readCategory: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceCategory: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Category"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteCategory: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateCategory: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CategoryPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCustomer: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"} */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
                /** @description Cursor of the page before, from its Link header */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readCustomer: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceCustomer: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Customer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteCustomer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateCustomer: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listLocation: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"} */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
                /** @description Cursor of the page before, from its Link header */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"][];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readLocation: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceLocation: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Location"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateLocation: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedInUserShape"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    writePreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSla: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"} */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
                /** @description Cursor of the page before, from its Link header */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"][];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createSla: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlaCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readSla: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceSla: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Sla"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSla: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateSla: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlaPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTenantSettings: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"} */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
                /** @description Cursor of the page before, from its Link header */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"][];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readTenantSettings: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceTenantSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantSettings"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateTenantSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TenantSettingsPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTextBlock: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"} */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
                /** @description Cursor of the page before, from its Link header */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"][];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createTextBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextBlockCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readTextBlock: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceTextBlock: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextBlock"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteTextBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateTextBlock: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextBlockPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUser: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"} */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
                /** @description Cursor of the page before, from its Link header */
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readUser: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replaceUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["User"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Version of the record, from its ETag */
                "If-Match": string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Problem */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
