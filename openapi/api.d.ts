export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * To the documentation
         * @description Open to everybody, without signing in.
         */
        get: operations["readServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Application configuration
         * @description Open to everybody, without signing in.
         */
        get: operations["readConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This documentation: a guide, the reference, the codes of errors, and the API to try
         * @description Open to everybody, without signing in.
         */
        get: operations["readDocumentation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/assets/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file of the documentation page
         * @description Open to everybody, without signing in.
         */
        get: operations["readDocumentationAsset"];
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
        /**
         * Whether the process lives
         * @description Open to everybody, without signing in.
         */
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
        /**
         * Whether the process serves
         * @description Open to everybody, without signing in.
         */
        get: operations["ready"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/intake/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an incoming e-mail as it came (RFC 5322, at most 25 MB), for the tenant of the token. Only for machines with the role deliver_mail; the same message again is answered as the first time
         * @description For deliver_mail. An API token needs intake-messages:write.
         */
        post: operations["deliverMessage"];
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
        /**
         * This document
         * @description Open to everybody, without signing in.
         */
        get: operations["readDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Come back from the identity service
         * @description Open to everybody, without signing in.
         */
        get: operations["completeSignIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Go to the identity service
         * @description Open to everybody, without signing in.
         */
        get: operations["signIn"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session here and at the identity service
         * @description Open to everybody, without signing in.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/absences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of absences
         * @description For vsd-agent, vsd-executor. An API token needs absences:read.
         */
        get: operations["listAbsence"];
        put?: never;
        /**
         * Create
         * @description For vsd-agent, vsd-executor. An API token needs absences:write.
         */
        post: operations["createAbsence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/absences/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of absences
         * @description For vsd-agent, vsd-executor. An API token needs absences:read.
         */
        get: operations["readAbsence"];
        /**
         * Change by full record
         * @description For vsd-agent, vsd-executor. An API token needs absences:write.
         */
        put: operations["replaceAbsence"];
        post?: never;
        /**
         * Delete
         * @description For vsd-agent, vsd-executor. An API token needs absences:write.
         */
        delete: operations["deleteAbsence"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-agent, vsd-executor. An API token needs absences:write.
         */
        patch: operations["updateAbsence"];
        trace?: never;
    };
    "/v1/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of activities
         * @description For vsd-agent. An API token needs activities:read.
         */
        get: operations["listActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/activities/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of activities
         * @description For vsd-agent. An API token needs activities:read.
         */
        get: operations["readActivity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of addresses
         * @description For vsd-agent. An API token needs addresses:read.
         */
        get: operations["listAddress"];
        put?: never;
        /**
         * Create
         * @description For manage_customer. An API token needs addresses:write.
         */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of addresses
         * @description For vsd-agent. An API token needs addresses:read.
         */
        get: operations["readAddress"];
        /**
         * Change by full record
         * @description For manage_customer. An API token needs addresses:write.
         */
        put: operations["replaceAddress"];
        post?: never;
        /**
         * Delete
         * @description For manage_customer. An API token needs addresses:write.
         */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_customer. An API token needs addresses:write.
         */
        patch: operations["updateAddress"];
        trace?: never;
    };
    "/v1/announcements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of announcements
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs announcements:read.
         */
        get: operations["listAnnouncement"];
        put?: never;
        /**
         * Create
         * @description For manage_announcement. An API token needs announcements:write.
         */
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
        /**
         * One of announcements
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs announcements:read.
         */
        get: operations["readAnnouncement"];
        /**
         * Change by full record
         * @description For manage_announcement. An API token needs announcements:write.
         */
        put: operations["replaceAnnouncement"];
        post?: never;
        /**
         * Delete
         * @description For manage_announcement. An API token needs announcements:write.
         */
        delete: operations["deleteAnnouncement"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_announcement. An API token needs announcements:write.
         */
        patch: operations["updateAnnouncement"];
        trace?: never;
    };
    "/v1/api-tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of api-tokens
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs api-tokens:read.
         */
        get: operations["listApiToken"];
        put?: never;
        /**
         * A new token of mine, or of a service account; it is told this once
         * @description For vsd-agent, vsd-executor, vsd-customer. Not by an API token.
         */
        post: operations["createApiToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/api-tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of api-tokens
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs api-tokens:read.
         */
        get: operations["readApiToken"];
        put?: never;
        post?: never;
        /**
         * Delete
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs api-tokens:write.
         */
        delete: operations["deleteApiToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of appointments
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs appointments:read.
         */
        get: operations["listAppointment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of appointments
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs appointments:read.
         */
        get: operations["readAppointment"];
        /**
         * Change by full record
         * @description For vsd-agent, vsd-executor. An API token needs appointments:write.
         */
        put: operations["replaceAppointment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-agent, vsd-executor. An API token needs appointments:write.
         */
        patch: operations["updateAppointment"];
        trace?: never;
    };
    "/v1/appointments/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call the appointment off; whoever was invited is told
         * @description For vsd-agent, vsd-executor. An API token needs appointments:write.
         */
        post: operations["cancelAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/appointments/{id}/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the appointment, as the customer or in their name
         * @description For vsd-agent, vsd-customer. An API token needs appointments:write.
         */
        post: operations["confirmAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/appointments/{id}/proposal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another time, as the customer
         * @description For vsd-customer. An API token needs appointments:write.
         */
        post: operations["proposeAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/article-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most three articles that fit what somebody is writing, the best first
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs articles:read.
         */
        get: operations["suggestArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of articles
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs articles:read.
         */
        get: operations["listArticle"];
        put?: never;
        /**
         * Create
         * @description For manage_master_data. An API token needs articles:write.
         */
        post: operations["createArticle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of articles
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs articles:read.
         */
        get: operations["readArticle"];
        /**
         * Change by full record
         * @description For manage_master_data. An API token needs articles:write.
         */
        put: operations["replaceArticle"];
        post?: never;
        /**
         * Delete
         * @description For manage_master_data. An API token needs articles:write.
         */
        delete: operations["deleteArticle"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_master_data. An API token needs articles:write.
         */
        patch: operations["updateArticle"];
        trace?: never;
    };
    "/v1/articles/{id}/helpful": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that the article has spared you a request
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs articles:write.
         */
        post: operations["findArticleHelpful"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/assignment-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of assignment-groups
         * @description For vsd-agent. An API token needs assignment-groups:read.
         */
        get: operations["listAssignmentGroup"];
        put?: never;
        /**
         * Create
         * @description For manage_master_data. An API token needs assignment-groups:write.
         */
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
        /**
         * One of assignment-groups
         * @description For vsd-agent. An API token needs assignment-groups:read.
         */
        get: operations["readAssignmentGroup"];
        /**
         * Change by full record
         * @description For manage_master_data. An API token needs assignment-groups:write.
         */
        put: operations["replaceAssignmentGroup"];
        post?: never;
        /**
         * Delete
         * @description For manage_master_data. An API token needs assignment-groups:write.
         */
        delete: operations["deleteAssignmentGroup"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_master_data. An API token needs assignment-groups:write.
         */
        patch: operations["updateAssignmentGroup"];
        trace?: never;
    };
    "/v1/assignment-groups/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move behind another in the order of the list
         * @description For manage_master_data. An API token needs assignment-groups:write.
         */
        put: operations["placeAssignmentGroup"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of attachments
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs attachments:read.
         */
        get: operations["readAttachment"];
        /**
         * Change by full record
         * @description For vsd-agent, vsd-executor. An API token needs attachments:write.
         */
        put: operations["replaceAttachment"];
        post?: never;
        /**
         * Remove the file
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs attachments:write.
         */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-agent, vsd-executor. An API token needs attachments:write.
         */
        patch: operations["updateAttachment"];
        trace?: never;
    };
    "/v1/attachments/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file itself; pictures and PDF may be shown in place
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs attachments:read.
         */
        get: operations["readAttachmentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign, move or type up to 200 tickets; the answer tells what became of each
         * @description For vsd-agent. An API token needs tickets:write. May ask first: CLOSE_WITHOUT_INVOICE, ASSIGNEE_ABSENT.
         */
        post: operations["changeTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk-changes/{id}/reversal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of many tickets within 30 seconds, each that nobody has changed since
         * @description For vsd-agent. An API token needs tickets:write.
         */
        post: operations["reverseTicketsChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/bulk-changes/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transitions that are possible for several tickets, with the tickets that each is possible for
         * @description For vsd-agent. An API token needs tickets:write.
         */
        post: operations["listTicketsMoves"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/calendar-feeds/{tenant}/{secret}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The appointments of whoever made the address, as iCalendar
         * @description Open to everybody, without signing in.
         */
        get: operations["readCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of catalog-items
         * @description For vsd-agent. An API token needs catalog-items:read.
         */
        get: operations["listCatalogItem"];
        put?: never;
        /**
         * Create
         * @description For manage_master_data. An API token needs catalog-items:write.
         */
        post: operations["createCatalogItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/catalog-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of catalog-items
         * @description For vsd-agent. An API token needs catalog-items:read.
         */
        get: operations["readCatalogItem"];
        /**
         * Change by full record
         * @description For manage_master_data. An API token needs catalog-items:write.
         */
        put: operations["replaceCatalogItem"];
        post?: never;
        /**
         * Delete
         * @description For manage_master_data. An API token needs catalog-items:write.
         */
        delete: operations["deleteCatalogItem"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_master_data. An API token needs catalog-items:write.
         */
        patch: operations["updateCatalogItem"];
        trace?: never;
    };
    "/v1/categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of categories
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs categories:read.
         */
        get: operations["listCategory"];
        put?: never;
        /**
         * Create
         * @description For manage_master_data. An API token needs categories:write.
         */
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
        /**
         * One of categories
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs categories:read.
         */
        get: operations["readCategory"];
        /**
         * Change by full record
         * @description For manage_master_data. An API token needs categories:write.
         */
        put: operations["replaceCategory"];
        post?: never;
        /**
         * Delete
         * @description For manage_master_data. An API token needs categories:write.
         */
        delete: operations["deleteCategory"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_master_data. An API token needs categories:write.
         */
        patch: operations["updateCategory"];
        trace?: never;
    };
    "/v1/categories/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move behind another in the order of the list
         * @description For manage_master_data. An API token needs categories:write.
         */
        put: operations["placeCategory"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What has changed within my reach since `after`, in the order of commits, for seven days. Begin with `after=now`, read the lists, and go on with `next` of each answer; 410 says to begin anew
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs changes:read.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/config-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of config-changes
         * @description For vsd-admin, manage_master_data, manage_customer, manage_announcement. An API token needs config-changes:read.
         */
        get: operations["listConfigChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/config-changes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of config-changes
         * @description For vsd-admin, manage_master_data, manage_customer, manage_announcement. An API token needs config-changes:read.
         */
        get: operations["readConfigChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of contacts
         * @description For vsd-agent. An API token needs contacts:read.
         */
        get: operations["listContact"];
        put?: never;
        /**
         * Create
         * @description For manage_customer. An API token needs contacts:write.
         */
        post: operations["createContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/contacts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of contacts
         * @description For vsd-agent. An API token needs contacts:read.
         */
        get: operations["readContact"];
        /**
         * Change by full record
         * @description For manage_customer. An API token needs contacts:write.
         */
        put: operations["replaceContact"];
        post?: never;
        /**
         * Delete
         * @description For manage_customer. An API token needs contacts:write.
         */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_customer. An API token needs contacts:write.
         */
        patch: operations["updateContact"];
        trace?: never;
    };
    "/v1/crm/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Companies of the CRM, with the customers linked to them
         * @description For vsd-agent. An API token needs crm:read, addresses:read, customers:read.
         */
        get: operations["listCrmAddresses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/addresses/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An address of the CRM by its number
         * @description For vsd-agent. An API token needs crm:read, addresses:read, customers:read.
         */
        get: operations["readCrmAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/addresses/{number}/subaddresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Further addresses of a company
         * @description For vsd-agent. An API token needs crm:read, addresses:read, customers:read.
         */
        get: operations["listCrmSubaddresses"];
        put?: never;
        /**
         * Add a further address of a company
         * @description For manage_customer. An API token needs crm:write, addresses:read, customers:read.
         */
        post: operations["addCrmSubaddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/catalog-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work and material by words of number, name or barcode
         * @description For vsd-agent, vsd-executor. An API token needs crm:read, catalog-items:read.
         */
        get: operations["listCrmCatalogItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/catalog-items/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An item of the catalogue by its number
         * @description For vsd-agent, vsd-executor. An API token needs crm:read, catalog-items:read.
         */
        get: operations["readCrmCatalogItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Projects of a company and those of all
         * @description For vsd-agent. An API token needs crm:read, projects:read.
         */
        get: operations["listCrmProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/projects/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A project by its number
         * @description For vsd-agent. An API token needs crm:read, projects:read.
         */
        get: operations["readCrmProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/crm/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The system that keeps what is chosen here, and how old our copy of it is
         * @description For vsd-agent, vsd-executor. An API token needs crm:read.
         */
        get: operations["readCrmSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/custom-field-slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many more custom fields lists can be filtered or sorted by
         * @description For manage_master_data. An API token needs custom-fields:read.
         */
        get: operations["readCustomFieldSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/custom-fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of custom-fields
         * @description For vsd-agent. An API token needs custom-fields:read.
         */
        get: operations["listCustomField"];
        put?: never;
        /**
         * Create
         * @description For manage_master_data. An API token needs custom-fields:write.
         */
        post: operations["createCustomField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/custom-fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of custom-fields
         * @description For vsd-agent. An API token needs custom-fields:read.
         */
        get: operations["readCustomField"];
        /**
         * Change by full record
         * @description For manage_master_data. An API token needs custom-fields:write.
         */
        put: operations["replaceCustomField"];
        post?: never;
        /**
         * Delete
         * @description For manage_master_data. An API token needs custom-fields:write.
         */
        delete: operations["deleteCustomField"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_master_data. An API token needs custom-fields:write.
         */
        patch: operations["updateCustomField"];
        trace?: never;
    };
    "/v1/custom-fields/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move behind another in the order of the list
         * @description For manage_master_data. An API token needs custom-fields:write.
         */
        put: operations["placeCustomField"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customer-domains": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of customer-domains
         * @description For vsd-agent. An API token needs customer-domains:read.
         */
        get: operations["listCustomerDomain"];
        put?: never;
        /**
         * Create
         * @description For vsd-agent. An API token needs customer-domains:write.
         */
        post: operations["createCustomerDomain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customer-domains/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of customer-domains
         * @description For vsd-agent. An API token needs customer-domains:read.
         */
        get: operations["readCustomerDomain"];
        /**
         * Change by full record
         * @description For manage_customer. An API token needs customer-domains:write.
         */
        put: operations["replaceCustomerDomain"];
        post?: never;
        /**
         * Delete
         * @description For manage_customer. An API token needs customer-domains:write.
         */
        delete: operations["deleteCustomerDomain"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_customer. An API token needs customer-domains:write.
         */
        patch: operations["updateCustomerDomain"];
        trace?: never;
    };
    "/v1/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of customers
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs customers:read.
         */
        get: operations["listCustomer"];
        put?: never;
        /**
         * Create
         * @description For manage_customer. An API token needs customers:write.
         */
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
        /**
         * One of customers
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs customers:read.
         */
        get: operations["readCustomer"];
        /**
         * Change by full record
         * @description For manage_customer. An API token needs customers:write.
         */
        put: operations["replaceCustomer"];
        post?: never;
        /**
         * Delete
         * @description For manage_customer. An API token needs customers:write.
         */
        delete: operations["deleteCustomer"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_customer. An API token needs customers:write.
         */
        patch: operations["updateCustomer"];
        trace?: never;
    };
    "/v1/customers/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Contacts at the customer’s address in the CRM; 503 ERP_UNAVAILABLE while it does not answer
         * @description For vsd-agent, vsd-customer. An API token needs customers:read, contacts:read, users:read.
         */
        get: operations["listCustomerContacts"];
        put?: never;
        /**
         * Add a contact to the CRM
         * @description For manage_customer. An API token needs customers:write, contacts:read, users:read.
         */
        post: operations["addCustomerContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Sites of the customer
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs customers:read, locations:read.
         */
        get: operations["listCustomerLocations"];
        put?: never;
        /**
         * Add a site of the customer
         * @description For manage_customer. An API token needs customers:write, locations:read.
         */
        post: operations["addCustomerLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}/locations/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Imports of the customer’s locations of the last day, newest first
         * @description For manage_customer. An API token needs locations:read, imports:read.
         */
        get: operations["listLocationImports"];
        put?: never;
        /**
         * Send a table of locations, XLSX or CSV; it is looked at, and written once that is asked for
         * @description For manage_customer. An API token needs locations:write, imports:read.
         */
        post: operations["importLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}/locations/import/template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A table of locations to start from
         * @description For manage_customer. An API token needs locations:read.
         */
        get: operations["readLocationTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logo itself, PNG or JPEG; 404 when there is none
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs customers:read.
         */
        get: operations["readCustomerLogo"];
        put?: never;
        /**
         * Give the customer a logo: PNG, JPEG or WebP of at most 2 MB; it is encoded anew
         * @description For manage_customer. An API token needs customers:write.
         */
        post: operations["replaceCustomerLogo"];
        /**
         * Take the logo away
         * @description For manage_customer. An API token needs customers:write.
         */
        delete: operations["deleteCustomerLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/customers/{id}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Users of the customer
         * @description For vsd-agent, vsd-customer. An API token needs customers:read, users:read.
         */
        get: operations["listCustomerUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Numbers and latest activities of the signed-in user
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs dashboard:read, tickets:read, activities:read.
         */
        get: operations["readDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/dashboard/lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the signed-in user has to do, and what was done
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs dashboard:read, tickets:read, tasks:read, customers:read, locations:read, assignment-groups:read.
         */
        get: operations["readWorkLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/deadline-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open tickets whose deadlines would be others under the terms of today; nothing is stored
         * @description For manage_master_data. An API token needs slas:read, tickets:read.
         */
        get: operations["listDeadlineChanges"];
        put?: never;
        /**
         * Serve these tickets under the terms of today; others among them are left as they are
         * @description For manage_master_data. An API token needs slas:write, tickets:read.
         */
        post: operations["transferDeadlines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The templates of all events that can send a mail
         * @description For vsd-agent. An API token needs email-templates:read.
         */
        get: operations["listEmailTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of email-templates
         * @description For vsd-agent. An API token needs email-templates:read.
         */
        get: operations["readEmailTemplate"];
        /**
         * Change by full record
         * @description For manage_master_data. An API token needs email-templates:write.
         */
        put: operations["replaceEmailTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_master_data. An API token needs email-templates:write.
         */
        patch: operations["updateEmailTemplate"];
        trace?: never;
    };
    "/v1/email-templates/{id}/placeholders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the template may name, with meaning and example
         * @description For manage_master_data. An API token needs email-templates:read.
         */
        get: operations["listMailPlaceholders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-templates/{id}/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The mail as it would arrive; kept words where none are sent along
         * @description For manage_master_data. An API token needs email-templates:write, tickets:read.
         */
        post: operations["previewEmailTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-templates/{id}/shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The words that are shipped for the event, in all languages
         * @description For manage_master_data. An API token needs email-templates:read.
         */
        get: operations["readShippedWords"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/email-templates/{id}/test-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends the mail to the user’s own address, marked as a test
         * @description For manage_master_data. An API token needs email-templates:write, tickets:read.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of employees
         * @description For vsd-agent. An API token needs employees:read.
         */
        get: operations["listEmployee"];
        put?: never;
        /**
         * Create
         * @description For manage_customer. An API token needs employees:write.
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of employees
         * @description For vsd-agent. An API token needs employees:read.
         */
        get: operations["readEmployee"];
        /**
         * Change by full record
         * @description For manage_customer. An API token needs employees:write.
         */
        put: operations["replaceEmployee"];
        post?: never;
        /**
         * Delete
         * @description For manage_customer. An API token needs employees:write.
         */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_customer. An API token needs employees:write.
         */
        patch: operations["updateEmployee"];
        trace?: never;
    };
    "/v1/erp-connections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of erp-connections
         * @description For vsd-admin. An API token needs erp-connections:read.
         */
        get: operations["listErpConnection"];
        put?: never;
        /**
         * Create
         * @description For vsd-admin. An API token needs erp-connections:write.
         */
        post: operations["createErpConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/erp-connections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of erp-connections
         * @description For vsd-admin. An API token needs erp-connections:read.
         */
        get: operations["readErpConnection"];
        /**
         * Change by full record
         * @description For vsd-admin. An API token needs erp-connections:write.
         */
        put: operations["replaceErpConnection"];
        post?: never;
        /**
         * Delete
         * @description For vsd-admin. An API token needs erp-connections:write.
         */
        delete: operations["deleteErpConnection"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-admin. An API token needs erp-connections:write.
         */
        patch: operations["updateErpConnection"];
        trace?: never;
    };
    "/v1/erp-connections/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in to the system and tells what stands in the way; nothing is written
         * @description For vsd-admin. An API token needs erp-connections:write.
         */
        post: operations["testErpConnection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/erp-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of erp-links
         * @description For vsd-admin. An API token needs erp-links:read.
         */
        get: operations["listErpLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/erp-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of erp-links
         * @description For vsd-admin. An API token needs erp-links:read.
         */
        get: operations["readErpLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/erp-links/{id}/resolution": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides which side stands where both were changed
         * @description For vsd-admin. An API token needs erp-links:write.
         */
        post: operations["resolveErpLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/erp-links/{id}/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a record once more that waits or was refused, or reads it once more where it is only read from there
         * @description For vsd-admin. An API token needs erp-links:write.
         */
        post: operations["retryErpLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/evaluation-periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The evaluation periods with the days that they have today, in the zone of the desk
         * @description For access_reporting. An API token needs figures:read.
         */
        get: operations["listEvaluationPeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What changes within my reach, as server-sent events: `changes` (array of {resource, id, kind, version, about}), `reset` (ask for everything anew) and `ready`. Ends with the token; goes on from the header Last-Event-ID
         * @description For vsd-agent, vsd-customer, vsd-executor. Not by an API token.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/execution-companies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Names of the executing companies that the tenant knows
         * @description For vsd-agent. An API token needs tickets:read, users:read.
         */
        get: operations["listExecutionCompanies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/export-schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of export-schedules
         * @description For access_reporting. An API token needs export-schedules:read.
         */
        get: operations["listExportSchedule"];
        put?: never;
        /**
         * Create
         * @description For access_reporting. An API token needs export-schedules:write.
         */
        post: operations["createExportSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/export-schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of export-schedules
         * @description For access_reporting. An API token needs export-schedules:read.
         */
        get: operations["readExportSchedule"];
        /**
         * Change by full record
         * @description For access_reporting. An API token needs export-schedules:write.
         */
        put: operations["replaceExportSchedule"];
        post?: never;
        /**
         * Delete
         * @description For access_reporting. An API token needs export-schedules:write.
         */
        delete: operations["deleteExportSchedule"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For access_reporting. An API token needs export-schedules:write.
         */
        patch: operations["updateExportSchedule"];
        trace?: never;
    };
    "/v1/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of exports
         * @description For access_reporting. An API token needs exports:read.
         */
        get: operations["listDataExport"];
        put?: never;
        /**
         * Have a list made into a file, behind the request’s back, with the rights of who asks
         * @description For access_reporting. An API token needs exports:write.
         */
        post: operations["orderExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of exports
         * @description For access_reporting. An API token needs exports:read.
         */
        get: operations["readDataExport"];
        put?: never;
        post?: never;
        /**
         * Cancel an export, or forget one that is done with its file
         * @description For access_reporting. An API token needs exports:write.
         */
        delete: operations["discardExport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/exports/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of an export that is done; for its owner, for a day
         * @description For access_reporting. An API token needs exports:read.
         */
        get: operations["downloadExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/failed-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest 200, newest first
         * @description For vsd-admin. An API token needs failed-jobs:read.
         */
        get: operations["listFailedJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/failed-jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Lets it go for good
         * @description For vsd-admin. An API token needs failed-jobs:write.
         */
        delete: operations["discardFailedJob"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/failed-jobs/{id}/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has it done anew at once
         * @description For vsd-admin. An API token needs failed-jobs:write.
         */
        post: operations["retryFailedJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/failed-jobs/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Has all of them done anew
         * @description For vsd-admin. An API token needs failed-jobs:write.
         */
        post: operations["retryFailedJobs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The figures that there are for the signed-in user, and by what each may be told
         * @description For access_reporting. An API token needs figures:read, tickets:read.
         */
        get: operations["listFigures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/figures/{figure}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A figure of the tickets that a filter lists, by up to two dimensions
         * @description For access_reporting. An API token needs figures:read, tickets:read.
         */
        get: operations["readFigure"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holidays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of holidays
         * @description For vsd-agent. An API token needs holidays:read.
         */
        get: operations["listHoliday"];
        put?: never;
        /**
         * Create
         * @description For manage_master_data. An API token needs holidays:write.
         */
        post: operations["createHoliday"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holidays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of holidays
         * @description For vsd-agent. An API token needs holidays:read.
         */
        get: operations["readHoliday"];
        /**
         * Change by full record
         * @description For manage_master_data. An API token needs holidays:write.
         */
        put: operations["replaceHoliday"];
        post?: never;
        /**
         * Delete
         * @description For manage_master_data. An API token needs holidays:write.
         */
        delete: operations["deleteHoliday"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_master_data. An API token needs holidays:write.
         */
        patch: operations["updateHoliday"];
        trace?: never;
    };
    "/v1/holidays/calendar-file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whole days of a calendar file (.ics) over some years, repetitions included; nothing is stored
         * @description For manage_master_data. An API token needs holidays:write.
         */
        post: operations["readHolidayCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holidays/intake": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep several days as holidays of a region; those kept already stay as they are
         * @description For manage_master_data. An API token needs holidays:write.
         */
        post: operations["keepHolidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/holidays/proposals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Public holidays of a canton or of the whole country over some years; nothing is stored
         * @description For manage_master_data. An API token needs holidays:write.
         */
        post: operations["proposeHolidays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of imports
         * @description For manage_customer. An API token needs imports:read.
         */
        get: operations["readDataImport"];
        put?: never;
        post?: never;
        /**
         * Forget the import; what it has written stays
         * @description For manage_customer. An API token needs imports:write.
         */
        delete: operations["discardImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say which field each column fills; all rows are looked at again
         * @description For manage_customer. An API token needs imports:write.
         */
        put: operations["assignImportColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/refused": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The refused rows with their reasons as a table, ready to be put right and sent again
         * @description For manage_customer. An API token needs imports:read, locations:read.
         */
        get: operations["readRefusedRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Rows of the table with what each does or did, and what is wrong with it
         * @description For manage_customer. An API token needs imports:read, locations:read.
         */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/imports/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write the rows, behind the request’s back
         * @description For manage_customer. An API token needs imports:write.
         */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/intake-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of intake-messages
         * @description For vsd-admin. An API token needs intake-messages:read.
         */
        get: operations["listIntakeMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/intake-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of intake-messages
         * @description For vsd-admin. An API token needs intake-messages:read.
         */
        get: operations["readIntakeMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/intake-messages/{id}/dismissal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a mail which could not be filed has been dealt with
         * @description For vsd-admin. An API token needs intake-messages:write.
         */
        post: operations["dismissIntakeMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/intake-messages/{id}/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An incoming mail as it came; what a filed one says is told to agents alone
         * @description For vsd-admin. An API token needs intake-messages:read.
         */
        get: operations["readIntakeMessageOriginal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/invoices/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of invoices
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs invoices:read.
         */
        get: operations["readInvoice"];
        /**
         * Change by full record
         * @description For vsd-agent, vsd-executor. An API token needs invoices:write.
         */
        put: operations["replaceInvoice"];
        post?: never;
        /**
         * Remove the invoice
         * @description For vsd-agent, vsd-executor. An API token needs invoices:write.
         */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-agent, vsd-executor. An API token needs invoices:write.
         */
        patch: operations["updateInvoice"];
        trace?: never;
    };
    "/v1/invoices/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The PDF itself
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs invoices:read.
         */
        get: operations["readInvoiceContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of locations
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs locations:read.
         */
        get: operations["listLocation"];
        put?: never;
        /**
         * Create
         * @description For manage_customer. An API token needs locations:write.
         */
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
        /**
         * One of locations
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs locations:read.
         */
        get: operations["readLocation"];
        /**
         * Change by full record
         * @description For manage_customer. An API token needs locations:write.
         */
        put: operations["replaceLocation"];
        post?: never;
        /**
         * Delete
         * @description For manage_customer. An API token needs locations:write.
         */
        delete: operations["deleteLocation"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_customer. An API token needs locations:write.
         */
        patch: operations["updateLocation"];
        trace?: never;
    };
    "/v1/locations/{id}/request-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The link of the location for requests without an account, with its QR code; made when it is asked for first
         * @description For manage_customer. Not by an API token.
         */
        post: operations["showRequestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/locations/{id}/request-link-end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the link of the location: nobody asks for anything by it any more
         * @description For manage_customer. Not by an API token.
         */
        post: operations["endRequestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/locations/{id}/request-link-renewal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Another link of the location; the one before is void
         * @description For manage_customer. Not by an API token.
         */
        post: operations["renewRequestLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of mailboxes
         * @description For vsd-admin. An API token needs mailboxes:read.
         */
        get: operations["listMailbox"];
        put?: never;
        /**
         * Create
         * @description For vsd-admin. An API token needs mailboxes:write.
         */
        post: operations["createMailbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/mailboxes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of mailboxes
         * @description For vsd-admin. An API token needs mailboxes:read.
         */
        get: operations["readMailbox"];
        /**
         * Change by full record
         * @description For vsd-admin. An API token needs mailboxes:write.
         */
        put: operations["replaceMailbox"];
        post?: never;
        /**
         * Delete
         * @description For vsd-admin. An API token needs mailboxes:write.
         */
        delete: operations["deleteMailbox"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-admin. An API token needs mailboxes:write.
         */
        patch: operations["updateMailbox"];
        trace?: never;
    };
    "/v1/mailboxes/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Signs in to the mailbox and opens its folder, and tells at which step that fails; nothing is read
         * @description For vsd-admin. An API token needs mailboxes:write.
         */
        post: operations["testMailbox"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in user
         * @description For whoever is signed in. An API token needs me:read.
         */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/absence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * I am back: ends my absence of today
         * @description For vsd-agent, vsd-executor. An API token needs me:write.
         */
        delete: operations["endAbsence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/calendar-feed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether my appointments can be read by a secret address
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs me:read.
         */
        get: operations["readCalendarFeed"];
        put?: never;
        /**
         * A new secret address of my appointments, in place of the one before; it is told this once
         * @description For vsd-agent, vsd-executor, vsd-customer. Not by an API token.
         */
        post: operations["openCalendarFeed"];
        /**
         * Close the secret address
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs me:write.
         */
        delete: operations["closeCalendarFeed"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose the language in which I read screens and mails
         * @description For whoever is signed in. An API token needs me:write.
         */
        put: operations["chooseLanguage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How I am told: each kind that concerns me, by bell and mail
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs me:read.
         */
        get: operations["readNotificationSettings"];
        /**
         * Choose how I am told, my quiet hours and the digest of mails within the desk
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs me:write.
         */
        put: operations["writeNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change my password; offered to people of customers only
         * @description For whoever is signed in. Not by an API token.
         */
        post: operations["changePassword"];
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
        /**
         * Set some of my settings; null removes one
         * @description For whoever is signed in. An API token needs me:write.
         */
        put: operations["writePreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of notifications
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs notifications:read.
         */
        get: operations["listNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of notifications
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs notifications:read.
         */
        get: operations["readNotification"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark notifications of mine as read: some by their ids, those of a ticket, or all up to a moment
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs notifications:write.
         */
        post: operations["readNotifications"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of projects
         * @description For vsd-agent. An API token needs projects:read.
         */
        get: operations["listProject"];
        put?: never;
        /**
         * Create
         * @description For manage_customer. An API token needs projects:write.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of projects
         * @description For vsd-agent. An API token needs projects:read.
         */
        get: operations["readProject"];
        /**
         * Change by full record
         * @description For manage_customer. An API token needs projects:write.
         */
        put: operations["replaceProject"];
        post?: never;
        /**
         * Delete
         * @description For manage_customer. An API token needs projects:write.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_customer. An API token needs projects:write.
         */
        patch: operations["updateProject"];
        trace?: never;
    };
    "/v1/push-subscriptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Be told on this device: a browser has one subscription, which belongs to who came last
         * @description For vsd-agent, vsd-executor, vsd-customer. Not by an API token.
         */
        post: operations["subscribeDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push-subscriptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Be told on this device no more
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs push-subscriptions:write.
         */
        delete: operations["unsubscribeDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/push-subscriptions/key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public key for which a browser subscribes
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs push-subscriptions:read.
         */
        get: operations["readPushKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ratings/{tenant}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the link of a closing mail asks about; opening it says nothing
         * @description Open to everybody, without signing in.
         */
        get: operations["readRating"];
        /**
         * Say how content one is with the settlement of a ticket, or say it otherwise, until two weeks after the closing
         * @description Open to everybody, without signing in.
         */
        put: operations["writeRating"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refused-addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of refused-addresses
         * @description For vsd-agent, vsd-admin. An API token needs refused-addresses:read.
         */
        get: operations["listRefusedAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/refused-addresses/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of refused-addresses
         * @description For vsd-agent, vsd-admin. An API token needs refused-addresses:read.
         */
        get: operations["readRefusedAddress"];
        put?: never;
        post?: never;
        /**
         * Delete
         * @description For vsd-agent, vsd-admin. An API token needs refused-addresses:write.
         */
        delete: operations["deleteRefusedAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/report-attachments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of report-attachments
         * @description For vsd-agent, vsd-executor. An API token needs report-attachments:read.
         */
        get: operations["readReportAttachment"];
        put?: never;
        post?: never;
        /**
         * Remove the file
         * @description For vsd-agent, vsd-executor. An API token needs report-attachments:write.
         */
        delete: operations["deleteReportAttachment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/report-attachments/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file itself; pictures and PDF may be shown in place
         * @description For vsd-agent, vsd-executor. An API token needs report-attachments:read.
         */
        get: operations["readReportAttachmentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/report-positions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of report-positions
         * @description For vsd-agent, vsd-executor. An API token needs report-positions:read.
         */
        get: operations["readReportPosition"];
        /**
         * Change by full record
         * @description For vsd-agent, vsd-executor. An API token needs report-positions:write.
         */
        put: operations["replaceReportPosition"];
        post?: never;
        /**
         * Delete
         * @description For vsd-agent, vsd-executor. An API token needs report-positions:write.
         */
        delete: operations["deleteReportPosition"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-agent, vsd-executor. An API token needs report-positions:write.
         */
        patch: operations["updateReportPosition"];
        trace?: never;
    };
    "/v1/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports of the tenant
         * @description For vsd-agent. An API token needs reports:read.
         */
        get: operations["listReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of reports
         * @description For vsd-agent, vsd-executor. An API token needs reports:read.
         */
        get: operations["readReport"];
        /**
         * Change by full record
         * @description For vsd-agent, vsd-executor. An API token needs reports:write.
         */
        put: operations["replaceReport"];
        post?: never;
        /**
         * Delete
         * @description For vsd-agent, vsd-executor. An API token needs reports:write.
         */
        delete: operations["deleteReport"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-agent, vsd-executor. An API token needs reports:write.
         */
        patch: operations["updateReport"];
        trace?: never;
    };
    "/v1/reports/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Files of the report
         * @description For vsd-agent, vsd-executor. An API token needs report-attachments:read.
         */
        get: operations["listReportAttachments"];
        put?: never;
        /**
         * Add a picture or PDF of at most 15 MB
         * @description For vsd-agent, vsd-executor. An API token needs report-attachments:write.
         */
        post: operations["addReportAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/correction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace a signed or locked report by a new one with copies of its head and positions; it is not invoiced
         * @description For vsd-agent, vsd-executor. An API token needs reports:write.
         */
        post: operations["correctReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The report as PDF/A-3b, in the language in which the customer is written to unless another is asked for
         * @description For vsd-agent, vsd-executor. An API token needs reports:read, report-positions:read, tickets:read.
         */
        get: operations["printReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/positions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Positions of the report in their order
         * @description For vsd-agent, vsd-executor. An API token needs report-positions:read.
         */
        get: operations["listReportPositions"];
        put?: never;
        /**
         * Add work or material while the report is open
         * @description For vsd-agent, vsd-executor. An API token needs report-positions:write.
         */
        post: operations["addReportPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/signature": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The customer’s signature under the report
         * @description For vsd-agent, vsd-executor. An API token needs reports:read.
         */
        get: operations["readReportSignature"];
        put?: never;
        /**
         * Let the customer sign the report, which changes no more from then on
         * @description For vsd-agent, vsd-executor. An API token needs reports:write.
         */
        post: operations["signReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/reports/{id}/transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes of state that are possible for the reader, with what is missing for each
         * @description For vsd-agent, vsd-executor. An API token needs reports:read.
         */
        get: operations["listReportMoves"];
        put?: never;
        /**
         * Change the state of the report
         * @description For vsd-agent, vsd-executor. An API token needs reports:write.
         */
        post: operations["moveReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/request-confirmations/{tenant}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the link of the mail is about; opening it confirms nothing
         * @description Open to everybody, without signing in.
         */
        get: operations["readRequestConfirmation"];
        put?: never;
        /**
         * Confirm a request: it becomes a ticket, once however often it is confirmed
         * @description Open to everybody, without signing in.
         */
        post: operations["confirmRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/request-forms/{tenant}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whose form the link of a location leads to
         * @description Open to everybody, without signing in.
         */
        get: operations["readRequestForm"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/request-forms/{tenant}/{token}/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * At most three articles for customers that fit what somebody is asking for, the best first
         * @description Open to everybody, without signing in.
         */
        get: operations["suggestArticlesForRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/request-forms/{tenant}/{token}/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for something at the location of the link; a ticket comes of it once the link of the mail is followed
         * @description Open to everybody, without signing in.
         */
        post: operations["holdRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/request-photos/{tenant}/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo of at most 15 MB to a request that is held; three at most, within an hour
         * @description Open to everybody, without signing in.
         */
        post: operations["addRequestPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved-queries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of saved-queries
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs saved-queries:read.
         */
        get: operations["listSavedQuery"];
        put?: never;
        /**
         * Create
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs saved-queries:write.
         */
        post: operations["createSavedQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/saved-queries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of saved-queries
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs saved-queries:read.
         */
        get: operations["readSavedQuery"];
        /**
         * Change by full record
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs saved-queries:write.
         */
        put: operations["replaceSavedQuery"];
        post?: never;
        /**
         * Delete
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs saved-queries:write.
         */
        delete: operations["deleteSavedQuery"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs saved-queries:write.
         */
        patch: operations["updateSavedQuery"];
        trace?: never;
    };
    "/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Full-text search over tickets, messages, attachments, reports, customers, locations, people and articles
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs search:read.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sent-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of sent-mails
         * @description For vsd-admin, vsd-agent. An API token needs sent-mails:read.
         */
        get: operations["listTicketMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sent-mails/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of sent-mails
         * @description For vsd-admin, vsd-agent. An API token needs sent-mails:read.
         */
        get: operations["readTicketMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sent-mails/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a mail says, as it was sent
         * @description For vsd-agent. An API token needs sent-mails:read.
         */
        get: operations["readSentMailContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sent-mails/{id}/refusal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Lets the address of a mail be written to again
         * @description For vsd-agent. An API token needs sent-mails:write.
         */
        delete: operations["releaseMailAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sent-mails/{id}/resends": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a mail to its recipient once more
         * @description For vsd-agent. An API token needs sent-mails:write.
         */
        post: operations["resendSentMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/sent-mails/{id}/retries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a mail that failed once more
         * @description For vsd-admin. An API token needs sent-mails:write.
         */
        post: operations["retrySentMail"];
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
        /**
         * List of slas
         * @description For vsd-agent. An API token needs slas:read.
         */
        get: operations["listSla"];
        put?: never;
        /**
         * Create
         * @description For manage_master_data. An API token needs slas:write.
         */
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
        /**
         * One of slas
         * @description For vsd-agent. An API token needs slas:read.
         */
        get: operations["readSla"];
        /**
         * Change by full record
         * @description For manage_master_data. An API token needs slas:write.
         */
        put: operations["replaceSla"];
        post?: never;
        /**
         * Delete
         * @description For manage_master_data. An API token needs slas:write.
         */
        delete: operations["deleteSla"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_master_data. An API token needs slas:write.
         */
        patch: operations["updateSla"];
        trace?: never;
    };
    "/v1/slas/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When a ticket would be due under such an SLA; nothing is stored
         * @description For vsd-agent. An API token needs slas:write.
         */
        post: operations["foreseeSla"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/diagnosis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file for whoever helps from outside: no secret and no person stands in it
         * @description For vsd-admin. An API token needs support:read.
         */
        get: operations["readDiagnosis"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/support/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions, and how every part of the installation is
         * @description For vsd-admin. An API token needs support:read.
         */
        get: operations["readInstallationHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tasks that the reader may see: of the desk, or of own orders
         * @description For vsd-agent, vsd-executor. An API token needs tasks:read.
         */
        get: operations["listTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tasks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of tasks
         * @description For vsd-agent, vsd-executor. An API token needs tasks:read.
         */
        get: operations["readTask"];
        /**
         * Change by full record
         * @description For vsd-agent, vsd-executor. An API token needs tasks:write.
         */
        put: operations["replaceTask"];
        post?: never;
        /**
         * Delete
         * @description For vsd-agent, vsd-executor. An API token needs tasks:write.
         */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-agent, vsd-executor. An API token needs tasks:write.
         */
        patch: operations["updateTask"];
        trace?: never;
    };
    "/v1/tenant-logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The logo of the tenant, PNG or JPEG; 404 when there is none
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs tenant-settings:read.
         */
        get: operations["readTenantLogo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tenant-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The settings of the tenant, as a list of one
         * @description For vsd-agent. An API token needs tenant-settings:read.
         */
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
        /**
         * One of tenant-settings
         * @description For vsd-agent. An API token needs tenant-settings:read.
         */
        get: operations["readTenantSettings"];
        /**
         * Change by full record
         * @description For manage_master_data. An API token needs tenant-settings:write.
         */
        put: operations["replaceTenantSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_master_data. An API token needs tenant-settings:write.
         */
        patch: operations["updateTenantSettings"];
        trace?: never;
    };
    "/v1/tenant-settings/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the tenant a logo: PNG, JPEG or WebP of at most 2 MB; it is encoded anew
         * @description For manage_master_data. An API token needs tenant-settings:write.
         */
        post: operations["replaceTenantLogo"];
        /**
         * Take the logo of the tenant away
         * @description For manage_master_data. An API token needs tenant-settings:write.
         */
        delete: operations["deleteTenantLogo"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/text-block-placeholders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What text blocks may name, with meaning and example
         * @description For manage_master_data. An API token needs text-blocks:read.
         */
        get: operations["listTextPlaceholders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/text-block-preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A text as it would read on a ticket; nothing is stored
         * @description For manage_master_data. An API token needs text-blocks:write, tickets:read.
         */
        post: operations["previewTextBlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/text-blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of text-blocks
         * @description For vsd-agent. An API token needs text-blocks:read.
         */
        get: operations["listTextBlock"];
        put?: never;
        /**
         * Create
         * @description For manage_master_data. An API token needs text-blocks:write.
         */
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
        /**
         * One of text-blocks
         * @description For vsd-agent. An API token needs text-blocks:read.
         */
        get: operations["readTextBlock"];
        /**
         * Change by full record
         * @description For manage_master_data. An API token needs text-blocks:write.
         */
        put: operations["replaceTextBlock"];
        post?: never;
        /**
         * Delete
         * @description For manage_master_data. An API token needs text-blocks:write.
         */
        delete: operations["deleteTextBlock"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_master_data. An API token needs text-blocks:write.
         */
        patch: operations["updateTextBlock"];
        trace?: never;
    };
    "/v1/text-blocks/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move behind another in the order of the list
         * @description For manage_master_data. An API token needs text-blocks:write.
         */
        put: operations["placeTextBlock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many tickets each of several filters finds
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs tickets:read.
         */
        get: operations["countTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-deadlines": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open tickets by the deadline that comes next, behind the five that are late for the shortest time
         * @description For vsd-agent. An API token needs tickets:read.
         */
        get: operations["listNextDeadlines"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of ticket-links
         * @description For vsd-agent. An API token needs ticket-links:read.
         */
        get: operations["listTicketLink"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/ticket-links/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of ticket-links
         * @description For vsd-agent. An API token needs ticket-links:read.
         */
        get: operations["readTicketLink"];
        put?: never;
        post?: never;
        /**
         * Take the link back; a duplicate stays closed, and what the system has linked stays linked
         * @description For vsd-agent. An API token needs ticket-links:write.
         */
        delete: operations["deleteTicketLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of tickets
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs tickets:read.
         */
        get: operations["listTicket"];
        put?: never;
        /**
         * Create
         * @description For vsd-agent, vsd-customer. An API token needs tickets:write.
         */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of tickets
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs tickets:read.
         */
        get: operations["readTicket"];
        /**
         * Change by full record
         * @description For vsd-agent, vsd-customer. An API token needs tickets:write.
         */
        put: operations["replaceTicket"];
        post?: never;
        /**
         * Delete a draft
         * @description For vsd-agent, vsd-customer. An API token needs tickets:write. May ask first: DELETE_COLLEAGUE_DRAFT.
         */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-agent, vsd-customer. An API token needs tickets:write.
         */
        patch: operations["updateTicket"];
        trace?: never;
    };
    "/v1/tickets/{id}/activities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Timeline; filter.group is one of five
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs tickets:read, activities:read.
         */
        get: operations["listTicketActivities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Appointments of the ticket
         * @description For vsd-agent, vsd-executor, vsd-customer. An API token needs appointments:read.
         */
        get: operations["listTicketAppointments"];
        put?: never;
        /**
         * Make an appointment at the site of the ticket; customer and person are invited by mail
         * @description For vsd-agent, vsd-executor. An API token needs appointments:write.
         */
        post: operations["addTicketAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or reject what the ticket waits for; it goes on from there
         * @description For vsd-agent, vsd-customer. An API token needs tickets:write.
         */
        post: operations["decideApproval"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Articles that the customer may read, in their language: by words, or else those that fit the ticket
         * @description For vsd-agent. An API token needs tickets:read, articles:read.
         */
        get: operations["listTicketArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/attachments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attachments of the ticket
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs attachments:read.
         */
        get: operations["listTicketAttachments"];
        put?: never;
        /**
         * Add a file of at most 15 MB
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs attachments:write.
         */
        post: operations["addTicketAttachment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Arrive at the site of the order; work begins where nothing stands in its way
         * @description For vsd-executor. An API token needs tickets:write.
         */
        post: operations["checkIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/clocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Deadlines of the ticket: what counted, what was paused and why, when somebody is told
         * @description For vsd-agent, vsd-executor. An API token needs tickets:read.
         */
        get: operations["listTicketClocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/colleagues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Colleagues who see the ticket and may be mentioned on it, by a part of their name
         * @description For vsd-agent, vsd-executor. An API token needs tickets:read, users:read.
         */
        get: operations["listTicketColleagues"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/incoming-mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Incoming mails that became entries of the ticket, and whether they can be shown as they came
         * @description For vsd-agent. An API token needs tickets:read, intake-messages:read.
         */
        get: operations["listIncomingMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/incoming-mails/{mail}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An incoming mail of the ticket as it came, with what it quotes and its signature
         * @description For vsd-agent. An API token needs tickets:read, intake-messages:read.
         */
        get: operations["readIncomingMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/invoices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Invoices of the ticket; executors see their own
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs invoices:read.
         */
        get: operations["listTicketInvoices"];
        put?: never;
        /**
         * Add an invoice as PDF of at most 15 MB
         * @description For vsd-agent, vsd-executor. An API token needs invoices:write.
         */
        post: operations["addTicketInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/links": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Links of which the ticket is either end, as far as the reader reaches both
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs ticket-links:read.
         */
        get: operations["listTicketLinks"];
        put?: never;
        /**
         * Link the ticket to another one; a duplicate is closed as REJECTED
         * @description For vsd-agent. An API token needs ticket-links:write. May ask first: CLOSE_WITHOUT_INVOICE, ASSIGNEE_ABSENT.
         */
        post: operations["addTicketLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Messages between customer and desk
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs tickets:read, activities:read.
         */
        get: operations["listTicketMessages"];
        put?: never;
        /**
         * Send a message, and make a transition with it
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs tickets:write, activities:read. May ask first: CLOSE_WITHOUT_INVOICE, ASSIGNEE_ABSENT.
         */
        post: operations["sendTicketMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin the order that carries out a change, as a draft that is linked to it
         * @description For vsd-agent. An API token needs ticket-links:write, tickets:read.
         */
        post: operations["addTicketOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who else has the ticket open
         * @description For vsd-agent, vsd-executor. An API token needs tickets:read, users:read.
         */
        get: operations["listTicketPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/presence/{tab}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say that a tab of mine shows it
         * @description For vsd-agent, vsd-executor. An API token needs tickets:write, users:read.
         */
        put: operations["signTicketPresence"];
        post?: never;
        /**
         * Say that it shows it no more
         * @description For vsd-agent, vsd-executor. An API token needs tickets:write, users:read.
         */
        delete: operations["leaveTicketPresence"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Reports of the ticket
         * @description For vsd-agent, vsd-executor. An API token needs reports:read.
         */
        get: operations["listTicketReports"];
        put?: never;
        /**
         * Open a report; what is left out is taken from ticket and user
         * @description For vsd-agent, vsd-executor. An API token needs reports:write.
         */
        post: operations["addTicketReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tasks of the ticket, never for customers
         * @description For vsd-agent, vsd-executor. An API token needs tasks:read.
         */
        get: operations["listTicketTasks"];
        put?: never;
        /**
         * Add a task to the ticket
         * @description For vsd-agent, vsd-executor. An API token needs tasks:write.
         */
        post: operations["addTicketTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/text-blocks/{block}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The text block with its placeholders filled from the ticket
         * @description For vsd-agent. An API token needs tickets:read, text-blocks:read.
         */
        get: operations["fillTextBlock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/transitions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Transitions that are possible for the reader, with what is missing for each
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs tickets:read.
         */
        get: operations["listTicketMoves"];
        put?: never;
        /**
         * Move the ticket to another state
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs tickets:write. May ask first: CLOSE_WITHOUT_INVOICE, ASSIGNEE_ABSENT.
         */
        post: operations["moveTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/type-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Types that the ticket may take on, with what each of them would ask for
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs tickets:read.
         */
        get: operations["listTypeChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/{id}/work-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Work notes, never for customers
         * @description For vsd-agent, vsd-executor. An API token needs tickets:read, activities:read.
         */
        get: operations["listTicketWorkNotes"];
        put?: never;
        /**
         * Add a work note, and make a transition with it
         * @description For vsd-agent, vsd-executor. An API token needs tickets:write, activities:read. May ask first: CLOSE_WITHOUT_INVOICE, ASSIGNEE_ABSENT.
         */
        post: operations["addTicketWorkNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tickets/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What submitting such a ticket asks for and brings; nothing is stored
         * @description For vsd-agent, vsd-customer. An API token needs tickets:write.
         */
        post: operations["foreseeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/triage-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Of untyped tickets how they begin, whose they may be and of which type; typed ones are left out
         * @description For vsd-agent. An API token needs tickets:write, customers:read, locations:read, categories:read.
         */
        post: operations["suggestTriage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of users
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs users:read.
         */
        get: operations["listUser"];
        put?: never;
        /**
         * Create
         * @description For manage_customer. An API token needs users:write.
         */
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
        /**
         * One of users
         * @description For vsd-agent, vsd-customer, vsd-executor. An API token needs users:read.
         */
        get: operations["readUser"];
        /**
         * Change by full record
         * @description For manage_customer. An API token needs users:write.
         */
        put: operations["replaceUser"];
        post?: never;
        /**
         * Delete
         * @description For manage_customer. An API token needs users:write.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For manage_customer. An API token needs users:write.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/v1/users/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a user a temporary password, to be changed at the next sign-in; the present one is void from then on
         * @description For manage_customer. Not by an API token.
         */
        post: operations["inviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/users/{id}/invitation/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a user a link by mail under which they choose a password; the present one is good until then
         * @description For manage_customer. Not by an API token.
         */
        post: operations["mailInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of webhook-deliveries
         * @description For vsd-admin. An API token needs webhook-deliveries:read.
         */
        get: operations["listWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-deliveries/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of webhook-deliveries
         * @description For vsd-admin. An API token needs webhook-deliveries:read.
         */
        get: operations["readWebhookDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends a delivery once more, with the same id and body and a new signature
         * @description For vsd-admin. An API token needs webhooks:write, webhook-deliveries:read.
         */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List of webhooks
         * @description For vsd-admin. An API token needs webhooks:read.
         */
        get: operations["listWebhook"];
        put?: never;
        /**
         * A new webhook; the secret by which its deliveries are signed is told this once
         * @description For vsd-admin. An API token needs webhooks:write.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of webhooks
         * @description For vsd-admin. An API token needs webhooks:read.
         */
        get: operations["readWebhook"];
        /**
         * Change by full record
         * @description For vsd-admin. An API token needs webhooks:write.
         */
        put: operations["replaceWebhook"];
        post?: never;
        /**
         * Delete
         * @description For vsd-admin. An API token needs webhooks:write.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        /**
         * Change
         * @description For vsd-admin. An API token needs webhooks:write.
         */
        patch: operations["updateWebhook"];
        trace?: never;
    };
    "/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was told to a webhook, and what became of it; kept for thirty days
         * @description For vsd-admin. An API token needs webhooks:read, webhook-deliveries:read.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Absence: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            readonly name: string;
            /** Format: uuid */
            user: string;
            /** Format: date */
            activeFrom: string;
            /** Format: date */
            activeTo: string;
            /** Format: uuid */
            deputy: string | null;
            note: string | null;
            readonly _embedded?: components["schemas"]["AbsenceEmbedded"];
        };
        AbsenceCreate: {
            /** Format: uuid */
            user?: string;
            /** Format: date */
            activeFrom: string;
            /** Format: date */
            activeTo: string;
            /** Format: uuid */
            deputy?: string | null;
            note?: string | null;
        };
        AbsenceEmbedded: {
            user?: components["schemas"]["EmbeddedTitle"] | null;
            deputy?: components["schemas"]["EmbeddedTitle"] | null;
        };
        AbsencePatch: {
            /** Format: date */
            activeFrom?: string;
            /** Format: date */
            activeTo?: string;
            /** Format: uuid */
            deputy?: string | null;
            note?: string | null;
        };
        Activity: {
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
            readonly ticket: string;
            readonly kind: components["schemas"]["ActivityKind"];
            /** Format: uuid */
            readonly actor: string | null;
            readonly fromState: components["schemas"]["TicketState"] | null;
            readonly toState: components["schemas"]["TicketState"] | null;
            readonly text: string | null;
            readonly folded: string | null;
            readonly reason: string | null;
            readonly changes: components["schemas"]["FieldChange"][];
            /** Format: uuid */
            readonly attachment: string | null;
            readonly attachments: string[];
            readonly recipient: string | null;
            readonly mentions: components["schemas"]["Colleague"][];
            readonly visibleForCustomer: boolean;
            readonly _embedded?: components["schemas"]["ActivityEmbedded"];
        };
        ActivityEmbedded: {
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
            actor?: components["schemas"]["EmbeddedTitle"] | null;
            attachment?: components["schemas"]["EmbeddedTitle"] | null;
            attachments?: components["schemas"]["EmbeddedTitle"][];
        };
        /** @enum {string} */
        ActivityKind: "CREATED" | "STATE_CHANGED" | "TYPE_CHANGED" | "FIELD_CHANGED" | "ASSIGNED" | "APPROVAL_DECIDED" | "TRIGGER_TIME" | "DEADLINE_MARK" | "MESSAGE_FROM_CUSTOMER" | "MESSAGE_FROM_AGENT" | "WORK_NOTE" | "EMAIL_SENT" | "EMAIL_FAILED" | "EMAIL_SUPPRESSED" | "EMAIL_RESENT" | "ATTACHMENT_ADDED" | "ATTACHMENT_REMOVED" | "ATTACHMENT_RENAMED" | "INVOICE_ADDED" | "INVOICE_REMOVED" | "INVOICE_RENAMED" | "TASK_ADDED" | "TASK_CHANGED" | "TASK_REMOVED" | "REPORT_ADDED" | "REPORT_CHANGED" | "REPORT_REMOVED" | "REPORT_FAILED" | "APPOINTMENT_ADDED" | "APPOINTMENT_CHANGED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFIRMED" | "APPOINTMENT_PROPOSED" | "LINK_ADDED" | "LINK_REMOVED" | "CHANGE_UNDONE" | "CHECKED_IN" | "ORDER_MOVED";
        AddReportAttachmentBody: {
            /** Format: binary */
            file: string;
            /** @default false */
            deskOnly?: boolean;
        };
        AddReportAttachmentProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "REPORT_FILES_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
        };
        AddReportAttachmentProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "FILE_EMPTY" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
        };
        AddReportPositionProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
        };
        AddRequestPhotoBody: {
            /** Format: binary */
            file: string;
        };
        AddRequestPhotoProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "ABORTED" | "BAD_REQUEST" | "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON";
        };
        AddRequestPhotoProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "FILE_EMPTY" | "PHOTOS_MANY" | "VALIDATION_FAILED";
        };
        AddTicketAppointmentProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPOINTMENTS_DISABLED" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_TRAVEL" | "ASSIGNEE_ABSENT" | "CONFIRMATION_REQUIRED" | "TICKET_STATE";
        };
        AddTicketAppointmentProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "END_BEFORE_START" | "IDEMPOTENCY_MISMATCH" | "PERSON_NOT_IN_CALENDAR" | "VALIDATION_FAILED";
        };
        AddTicketAttachmentBody: {
            /** Format: binary */
            file: string;
            /** @default false */
            visibleForCustomer?: boolean;
        };
        AddTicketAttachmentProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "FILE_EMPTY" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
        };
        AddTicketInvoiceBody: {
            /** Format: binary */
            file: string;
            invoiceNumber: string;
            invoiceAmountExclVat: number;
        };
        AddTicketInvoiceProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "FILE_EMPTY" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
        };
        AddTicketLinkProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "DUPLICATE" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TRANSITION_NOT_ALLOWED";
        };
        AddTicketLinkProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "IDEMPOTENCY_MISMATCH" | "LINK_DRAFT" | "LINK_IS_DUPLICATE" | "LINK_OTHER_CUSTOMER" | "LINK_REPEATS_ALREADY" | "LINK_TYPES" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "UNKNOWN_REFERENCE" | "VALIDATION_FAILED";
        };
        AddTicketReportProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
        };
        AddTicketWorkNoteProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TRANSITION_NOT_ALLOWED";
        };
        AddTicketWorkNoteProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "IDEMPOTENCY_MISMATCH" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
        };
        Address: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            number: string;
            name: string;
            /** Format: uuid */
            parent: string | null;
            addition: string | null;
            street: string | null;
            postCode: string | null;
            city: string | null;
            /** Format: idn-email */
            email: string | null;
            phone: string | null;
            billing: boolean;
            active: boolean;
            readonly origin: components["schemas"]["ErpAdapter"] | null;
            readonly _embedded?: components["schemas"]["AddressEmbedded"];
        };
        AddressCreate: {
            number?: string;
            name: string;
            /** Format: uuid */
            parent?: string | null;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
            billing?: boolean;
            active?: boolean;
        };
        AddressEmbedded: {
            parent?: components["schemas"]["EmbeddedTitle"] | null;
        };
        AddressPatch: {
            name?: string;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
            billing?: boolean;
            active?: boolean;
        };
        /** @enum {string} */
        AfterReading: "SEEN" | "MOVED" | "LEFT";
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
            title: components["schemas"]["AnnouncementTitle"];
            type: components["schemas"]["AnnouncementType"];
            readonly phase: components["schemas"]["AnnouncementPhase"];
            content: components["schemas"]["AnnouncementContent"];
            /** Format: date */
            showFrom: string;
            /** Format: date */
            showUntil: string | null;
            visibleForAgent: boolean;
            visibleForCustomer: boolean;
            visibleForExecutor: boolean;
        };
        AnnouncementContent: {
            de?: string | null;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        AnnouncementCreate: {
            title: components["schemas"]["AnnouncementTitle"];
            type?: components["schemas"]["AnnouncementType"];
            content: components["schemas"]["AnnouncementContent"];
            /** Format: date */
            showFrom: string;
            /** Format: date */
            showUntil?: string | null;
            visibleForAgent?: boolean;
            visibleForCustomer?: boolean;
            visibleForExecutor?: boolean;
        };
        AnnouncementPatch: {
            title?: components["schemas"]["AnnouncementTitle"];
            type?: components["schemas"]["AnnouncementType"];
            content?: components["schemas"]["AnnouncementContent"];
            /** Format: date */
            showFrom?: string;
            /** Format: date */
            showUntil?: string | null;
            visibleForAgent?: boolean;
            visibleForCustomer?: boolean;
            visibleForExecutor?: boolean;
        };
        /** @enum {string} */
        AnnouncementPhase: "PLANNED" | "RUNNING" | "ENDED";
        AnnouncementTitle: {
            de?: string | null;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        /** @enum {string} */
        AnnouncementType: "INFORMATION" | "URGENT" | "WARNING";
        /** @enum {string} */
        ApiScope: "*:read" | "*:write" | "tickets:read" | "tickets:write" | "activities:read" | "activities:write" | "attachments:read" | "attachments:write" | "invoices:read" | "invoices:write" | "tasks:read" | "tasks:write" | "ticket-links:read" | "ticket-links:write" | "appointments:read" | "appointments:write" | "reports:read" | "reports:write" | "report-positions:read" | "report-positions:write" | "customers:read" | "customers:write" | "locations:read" | "locations:write" | "addresses:read" | "addresses:write" | "contacts:read" | "contacts:write" | "projects:read" | "projects:write" | "catalog-items:read" | "catalog-items:write" | "crm:read" | "crm:write" | "users:read" | "users:write" | "absences:read" | "absences:write" | "assignment-groups:read" | "assignment-groups:write" | "categories:read" | "categories:write" | "slas:read" | "slas:write" | "holidays:read" | "holidays:write" | "text-blocks:read" | "text-blocks:write" | "articles:read" | "articles:write" | "announcements:read" | "announcements:write" | "custom-fields:read" | "custom-fields:write" | "email-templates:read" | "email-templates:write" | "config-changes:read" | "config-changes:write" | "notifications:read" | "notifications:write" | "dashboard:read" | "dashboard:write" | "me:read" | "me:write" | "intake-messages:read" | "intake-messages:write" | "changes:read" | "changes:write" | "webhooks:read" | "webhooks:write" | "saved-queries:read" | "saved-queries:write" | "search:read" | "search:write" | "figures:read" | "figures:write" | "exports:read" | "exports:write" | "export-schedules:read" | "export-schedules:write" | "imports:read" | "imports:write" | "report-attachments:read" | "report-attachments:write" | "employees:read" | "employees:write" | "customer-domains:read" | "customer-domains:write" | "tenant-settings:read" | "tenant-settings:write" | "mailboxes:read" | "mailboxes:write" | "sent-mails:read" | "sent-mails:write" | "refused-addresses:read" | "refused-addresses:write" | "erp-connections:read" | "erp-connections:write" | "erp-links:read" | "erp-links:write" | "webhook-deliveries:read" | "webhook-deliveries:write" | "api-tokens:read" | "api-tokens:write" | "failed-jobs:read" | "failed-jobs:write" | "support:read" | "support:write";
        ApiToken: {
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
            user: string;
            scopes: components["schemas"]["ApiScope"][];
            /** Format: date-time */
            expiresAt: string;
            /** Format: date-time */
            readonly lastUsedAt: string | null;
            readonly ending: string;
            /** @description Told by the answer to its creation alone */
            readonly token: string | null;
            readonly _embedded?: components["schemas"]["ApiTokenEmbedded"];
        };
        ApiTokenCreate: {
            name: string;
            /** Format: uuid */
            user?: string;
            scopes: components["schemas"]["ApiScope"][];
            /** Format: date-time */
            expiresAt: string;
        };
        ApiTokenEmbedded: {
            user?: components["schemas"]["EmbeddedTitle"] | null;
        };
        ApplicationConfiguration: {
            issuer: string;
            identity: components["schemas"]["ApplicationConfigurationIdentity"];
            clientIdBase: string;
            locales: components["schemas"]["Locale"][];
            defaultLocale: components["schemas"]["Locale"];
            fallbackLocale: components["schemas"]["Locale"];
            attachmentMaxBytes: number;
            currency: string;
            timeZone: string;
            version: string;
        };
        ApplicationConfigurationIdentity: {
            /** Format: uri */
            url: string;
            realm: string;
        };
        Appointment: {
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
            /** Format: uuid */
            readonly ticket: string;
            readonly state: components["schemas"]["AppointmentState"];
            /** Format: date */
            date: string;
            startTime: string;
            endTime: string;
            /** Format: uuid */
            person: string | null;
            note: string | null;
            /** Format: date */
            readonly proposedDate: string | null;
            readonly proposedStart: string | null;
            readonly proposedEnd: string | null;
            readonly proposalNote: string | null;
            /** Format: date-time */
            readonly startsAt: string;
            /** Format: date-time */
            readonly endsAt: string;
            readonly can: components["schemas"]["AppointmentCan"];
            readonly _embedded?: components["schemas"]["AppointmentEmbedded"];
        };
        AppointmentCan: {
            edit: boolean;
            cancel: boolean;
            confirm: boolean;
            propose: boolean;
        };
        AppointmentCancellation: {
            reason?: string | null;
        };
        AppointmentCreate: {
            title: string;
            /** Format: date */
            date: string;
            startTime: string;
            endTime: string;
            /** Format: uuid */
            person?: string | null;
            note?: string | null;
            confirm?: components["schemas"]["Confirmation"][];
        };
        AppointmentEmbedded: {
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
            person?: components["schemas"]["EmbeddedTitle"] | null;
        };
        AppointmentNotOpenProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPOINTMENT_NOT_OPEN";
        };
        AppointmentPatch: {
            title?: string;
            /** Format: date */
            date?: string;
            startTime?: string;
            endTime?: string;
            /** Format: uuid */
            person?: string | null;
            note?: string | null;
            confirm?: components["schemas"]["Confirmation"][];
        };
        AppointmentProposal: {
            /** Format: date */
            date: string;
            startTime: string;
            endTime: string;
            note?: string | null;
        };
        /** @enum {string} */
        AppointmentState: "PLANNED" | "CONFIRMED" | "CANCELLED";
        ApprovalDecision: {
            decision: components["schemas"]["ApprovalDecisionDecision"];
            text?: string | null;
            costs?: number | null;
        };
        /** @enum {string} */
        ApprovalDecisionDecision: "APPROVED" | "REJECTED";
        ApprovalNotAskedOrCostsChangedProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_NOT_ASKED" | "COSTS_CHANGED";
        };
        /** @enum {string} */
        ApprovalState: "NONE" | "REQUESTED" | "APPROVED" | "REJECTED";
        Article: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            title: components["schemas"]["ArticleTitle"];
            content: components["schemas"]["ArticleContent"];
            /** Format: uuid */
            category: string | null;
            published: boolean;
            visibleForAgent: boolean;
            visibleForCustomer: boolean;
            visibleForExecutor: boolean;
            readonly helpful: number;
            readonly _embedded?: components["schemas"]["ArticleEmbedded"];
        };
        ArticleContent: {
            de?: string | null;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        ArticleCreate: {
            title: components["schemas"]["ArticleTitle"];
            content: components["schemas"]["ArticleContent"];
            /** Format: uuid */
            category?: string | null;
            published?: boolean;
            visibleForAgent?: boolean;
            visibleForCustomer?: boolean;
            visibleForExecutor?: boolean;
        };
        ArticleEmbedded: {
            category?: components["schemas"]["EmbeddedTitle"] | null;
        };
        ArticlePatch: {
            title?: components["schemas"]["ArticleTitle"];
            content?: components["schemas"]["ArticleContent"];
            /** Format: uuid */
            category?: string | null;
            published?: boolean;
            visibleForAgent?: boolean;
            visibleForCustomer?: boolean;
            visibleForExecutor?: boolean;
        };
        ArticleTitle: {
            de?: string | null;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        AssignImportColumnsBody: {
            fields: (string | null)[];
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
            /** Format: idn-email */
            email: string | null;
            language: components["schemas"]["Locale"] | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            members: string[];
            defaultForTypes: components["schemas"]["TicketType"][];
            active: boolean;
            readonly position: number;
            readonly _embedded?: components["schemas"]["AssignmentGroupEmbedded"];
        };
        AssignmentGroupCreate: {
            name: string;
            executingCompany?: string | null;
            /** Format: idn-email */
            email?: string | null;
            language?: components["schemas"]["Locale"] | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            members?: string[];
            defaultForTypes?: components["schemas"]["TicketType"][];
            active?: boolean;
        };
        AssignmentGroupEmbedded: {
            members?: components["schemas"]["EmbeddedTitle"][];
        };
        AssignmentGroupPatch: {
            name?: string;
            executingCompany?: string | null;
            /** Format: idn-email */
            email?: string | null;
            language?: components["schemas"]["Locale"] | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            members?: string[];
            defaultForTypes?: components["schemas"]["TicketType"][];
            active?: boolean;
        };
        Attachment: {
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
            readonly ticket: string;
            name: string;
            readonly contentType: string;
            readonly size: number;
            visibleForCustomer: boolean;
            /** Format: uuid */
            readonly uploader: string | null;
            readonly inline: boolean;
            readonly can: components["schemas"]["AttachmentCan"];
            readonly _embedded?: components["schemas"]["AttachmentEmbedded"];
        };
        AttachmentCan: {
            edit: boolean;
            delete: boolean;
        };
        AttachmentEmbedded: {
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
            uploader?: components["schemas"]["EmbeddedTitle"] | null;
        };
        AttachmentPatch: {
            name?: string;
            visibleForCustomer?: boolean;
        };
        BodyTooLargeOrFileSizeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 413;
            /** @enum {string} */
            code?: "BODY_TOO_LARGE" | "FILE_SIZE";
        };
        BodyTooLargeOrMessageSizeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 413;
            /** @enum {string} */
            code?: "BODY_TOO_LARGE" | "MESSAGE_SIZE";
        };
        BodyTooLargeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 413;
            /** @enum {string} */
            code?: "BODY_TOO_LARGE";
        };
        BulkAssignment: {
            /** Format: uuid */
            assignmentGroup?: string | null;
            /** Format: uuid */
            responsible?: string | null;
            executionCompany?: string | null;
            confirm?: components["schemas"]["BulkAssignmentConfirm"][];
        };
        /** @enum {string} */
        BulkAssignmentConfirm: "CLOSE_WITHOUT_INVOICE" | "ASSIGNEE_ABSENT";
        /** @enum {string} */
        BulkOutcome: "WAITING" | "DONE" | "REFUSED" | "UNCONFIRMED" | "UNDONE";
        BulkRequest: {
            tickets: components["schemas"]["BulkTicket"][];
            assign?: components["schemas"]["BulkAssignment"] | null;
            move?: components["schemas"]["TicketTransition"] | null;
            triage?: components["schemas"]["BulkTriage"] | null;
            silent?: boolean;
        };
        BulkResult: {
            id: string;
            /** Format: date-time */
            undoUntil: string;
            tickets: components["schemas"]["BulkRowResult"][];
        };
        BulkRowResult: {
            /** Format: uuid */
            id: string;
            identifier?: string | null;
            title?: string | null;
            version?: number | null;
            outcome: components["schemas"]["BulkOutcome"];
            problem: components["schemas"]["Problem"] | null;
        };
        BulkSelection: {
            tickets: string[];
        };
        BulkTicket: {
            /** Format: uuid */
            id: string;
            version: number;
        };
        BulkTransition: {
            to: components["schemas"]["TicketState"];
            action: string;
            needs: string[];
            confirm: string[];
            closingStates: components["schemas"]["BulkTransitionClosingState"][];
            tickets: string[];
            ready: string[];
        };
        BulkTransitionClosingState: {
            state: components["schemas"]["ClosingState"];
            noteRequired: boolean;
        };
        BulkTriage: {
            type: components["schemas"]["TicketType"];
            /** Format: uuid */
            customer?: string | null;
            /** Format: uuid */
            category?: string | null;
            /** Format: uuid */
            location?: string | null;
            /** Format: uuid */
            customerContact?: string | null;
            contactName?: string | null;
            contactPhone?: string | null;
            priority?: components["schemas"]["Priority"] | null;
            /** Format: date */
            preferredDate?: string | null;
            custom?: Record<string, never> | null;
            remembersDomain?: boolean;
        };
        CalendarFeedAddress: {
            url: string;
        };
        CalendarFeedState: {
            /** Format: date-time */
            createdAt?: string | null;
            /** Format: date-time */
            readAt?: string | null;
        };
        CalendarFile: {
            content: string;
            region: components["schemas"]["Region"];
            firstYear: number;
            lastYear: number;
        };
        /** @enum {string} */
        Canton: "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU";
        CatalogItem: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            number: string;
            name: string;
            kind: components["schemas"]["PositionKind"];
            unit: components["schemas"]["Unit"];
            unitPrice: number | null;
            barcode: string | null;
            description: string | null;
            active: boolean;
            readonly origin: components["schemas"]["ErpAdapter"] | null;
        };
        CatalogItemCreate: {
            number?: string;
            name: string;
            kind?: components["schemas"]["PositionKind"];
            unit?: components["schemas"]["Unit"];
            unitPrice?: number | null;
            barcode?: string | null;
            description?: string | null;
            active?: boolean;
        };
        CatalogItemPatch: {
            name?: string;
            kind?: components["schemas"]["PositionKind"];
            unit?: components["schemas"]["Unit"];
            unitPrice?: number | null;
            barcode?: string | null;
            description?: string | null;
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
            name: components["schemas"]["CategoryName"];
            active: boolean;
            readonly position: number;
        };
        CategoryCreate: {
            code: string;
            name: components["schemas"]["CategoryName"];
            active?: boolean;
        };
        CategoryName: {
            de: string;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        CategoryPatch: {
            code?: string;
            name?: components["schemas"]["CategoryName"];
            active?: boolean;
        };
        Change: {
            resource: string;
            /** Format: uuid */
            id: string;
            kind: components["schemas"]["ChangeKind"];
            version: number | null;
            /** Format: date-time */
            at: string;
        };
        /** @enum {string} */
        ChangeKind: "created" | "changed" | "removed";
        /** @enum {string} */
        ChangeSource: "USER" | "INTEGRATION" | "JOB" | "SYSTEM";
        Changes: {
            changes: components["schemas"]["Change"][];
            next: string;
            more?: boolean;
        };
        ChannelChoice: {
            kind: components["schemas"]["NotificationKind"];
            channel: components["schemas"]["NotificationChannel"];
        };
        CheckIn: {
            /** Format: date-time */
            deviceTime?: string | null;
        };
        CheckInProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "DEVICE_TIME_AHEAD" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
        };
        ChosenHoliday: {
            /** Format: date */
            day: string;
            name: string;
        };
        /** @enum {string} */
        ClarificationReason: "WAIT_CUSTOMER" | "WAIT_THIRD_PARTY" | "WAIT_INTERNAL" | "WAIT_APPROVAL";
        /** @enum {string} */
        ClockResult: "MET" | "BREACHED";
        /** @enum {string} */
        ClockState: "RUNNING" | "PAUSED" | "MET" | "BREACHED";
        /** @enum {string} */
        ClosingState: "COMPLETED" | "INCOMPLETE" | "INTERNALLY_INVOICED" | "INVOICED" | "NOT_INVOICED" | "REJECTED";
        Colleague: {
            /** Format: uuid */
            id: string;
            name: string;
        };
        /** @enum {string} */
        Condition: "UP" | "WARNING" | "DOWN";
        ConfigChange: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            readonly resource: string;
            readonly record: string;
            readonly title: components["schemas"]["ConfigChangeTitle"] | null;
            readonly kind: components["schemas"]["ConfigChangeKind"];
            readonly source: components["schemas"]["ChangeSource"];
            readonly actor: string | null;
            readonly cause: string;
            readonly changes: components["schemas"]["FieldChange"][];
        };
        /** @enum {string} */
        ConfigChangeKind: "CREATED" | "CHANGED" | "ACTIVATED" | "DEACTIVATED" | "DELETED" | "REPEATED" | "DISCARDED";
        ConfigChangeTitle: {
            de?: string | null;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        /** @enum {string} */
        ConfirmParameter: "DELETE_COLLEAGUE_DRAFT";
        ConfirmRequestProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON";
        };
        /** @enum {string} */
        Confirmation: "ASSIGNEE_ABSENT" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_TRAVEL";
        ConfirmationRequiredOrTransitionNotAllowedProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "CONFIRMATION_REQUIRED" | "TRANSITION_NOT_ALLOWED";
        };
        ConfirmationRequiredProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "CONFIRMATION_REQUIRED";
        };
        Contact: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            readonly name: string;
            readonly number: string;
            /** Format: uuid */
            address: string;
            firstname: string | null;
            lastname: string;
            position: string | null;
            /** Format: idn-email */
            email: string | null;
            phone: string | null;
            active: boolean;
            readonly origin: components["schemas"]["ErpAdapter"] | null;
            readonly _embedded?: components["schemas"]["ContactEmbedded"];
        };
        /** @enum {string} */
        ContactChannel: "CUSTOMER_PORTAL" | "EMAIL" | "PHONE" | "SERVICE_DESK";
        ContactCreate: {
            /** Format: uuid */
            address: string;
            firstname?: string | null;
            lastname: string;
            position?: string | null;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
            active?: boolean;
        };
        ContactEmbedded: {
            address?: components["schemas"]["EmbeddedTitle"] | null;
        };
        ContactPatch: {
            firstname?: string | null;
            lastname?: string;
            position?: string | null;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
            active?: boolean;
        };
        /** @enum {string} */
        CountMode: "capped" | "exact" | "none";
        CountTicketsAnswerValue: {
            count: number;
            exact: boolean;
        };
        CountTicketsProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_FILTER" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
        };
        CreateApiTokenProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "TOKEN_EXPIRY" | "TOKEN_NOT_YOURS" | "VALIDATION_FAILED";
        };
        CreateCustomFieldProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "CUSTOM_FIELD_LIMIT" | "CUSTOM_FIELD_SLOTS" | "DUPLICATE";
        };
        CreateErpConnectionProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "IDEMPOTENCY_MISMATCH" | "PLAIN_ONLY_LOCAL" | "PORT_REFUSED" | "VALIDATION_FAILED";
        };
        CreateExportScheduleProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "EXPORT_QUERY" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
        };
        CreateMailboxProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "IDEMPOTENCY_MISMATCH" | "PLAIN_ONLY_LOCAL" | "VALIDATION_FAILED";
        };
        CreateSavedQueryProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "IDEMPOTENCY_MISMATCH" | "INVALID_FILTER" | "QUERY_GROUP" | "VALIDATION_FAILED";
        };
        CreateTicketProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "DUPLICATE" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TRANSITION_NOT_ALLOWED";
        };
        CreateTicketProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "IDEMPOTENCY_MISMATCH" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
        };
        CreateUserProblem403: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "FORBIDDEN" | "SCOPE_MISSING" | "USER_BEYOND_RIGHTS";
        };
        CreateUserProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DUPLICATE" | "USER_LIMIT" | "USER_OTHER_TENANT";
        };
        CreateWebhookProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "PLAIN_ONLY_LOCAL" | "PORT_REFUSED" | "VALIDATION_FAILED" | "WEBHOOK_ADDRESS" | "WEBHOOK_FILTER";
        };
        CrmAddress: {
            name: string;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
            billing?: boolean;
            number: string;
            parent?: string | null;
            customer?: components["schemas"]["LinkedCustomer"] | null;
        };
        CrmAddressLinkedOrDuplicateProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "CRM_ADDRESS_LINKED" | "DUPLICATE";
        };
        CrmAddressMissingProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "CRM_ADDRESS_MISSING";
        };
        CrmCatalogItem: {
            number: string;
            name: string;
            kind: components["schemas"]["PositionKind"];
            unit: components["schemas"]["Unit"];
            unitPrice?: number | null;
            barcode?: string | null;
            description?: string | null;
        };
        CrmContact: {
            firstname?: string | null;
            lastname: string;
            position?: string | null;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
            number: string;
            name: string;
            address: string;
            user?: string | null;
        };
        CrmProject: {
            number: string;
            name: string;
            address?: string | null;
        };
        CrmSource: {
            name?: string | null;
            /** Format: date-time */
            readAt?: string | null;
            current?: boolean;
            keeps?: components["schemas"]["ErpKind"][];
        };
        CursorExpiredProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 410;
            /** @enum {string} */
            code?: "CURSOR_EXPIRED";
        };
        CustomField: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            resource: components["schemas"]["CustomFieldResource"];
            key: string;
            kind: components["schemas"]["CustomFieldKind"];
            label: components["schemas"]["CustomFieldLabel"];
            help: components["schemas"]["CustomFieldHelp"] | null;
            options: components["schemas"]["CustomFieldOption"][];
            required: boolean;
            requiredForTypes: components["schemas"]["TicketType"][];
            requiredOnStates: components["schemas"]["TicketState"][];
            defaultValue: string | number | boolean | string[] | null;
            minimum: number | null;
            maximum: number | null;
            pattern: string | null;
            decimals: number;
            visibleFor: components["schemas"]["Role"][];
            editableFor: components["schemas"]["Role"][];
            visibleForCustomer: boolean;
            list: boolean;
            filterable: boolean;
            sortable: boolean;
            searchable: boolean;
            active: boolean;
            readonly position: number;
        };
        CustomFieldCreate: {
            resource: components["schemas"]["CustomFieldResource"];
            key: string;
            kind: components["schemas"]["CustomFieldKind"];
            label: components["schemas"]["CustomFieldLabel"];
            help?: components["schemas"]["CustomFieldHelp"] | null;
            options?: components["schemas"]["CustomFieldOption"][];
            required?: boolean;
            requiredForTypes?: components["schemas"]["TicketType"][];
            requiredOnStates?: components["schemas"]["TicketState"][];
            defaultValue?: string | number | boolean | string[] | null;
            minimum?: number | null;
            maximum?: number | null;
            pattern?: string | null;
            decimals?: number;
            visibleFor?: components["schemas"]["Role"][];
            editableFor?: components["schemas"]["Role"][];
            visibleForCustomer?: boolean;
            list?: boolean;
            filterable?: boolean;
            sortable?: boolean;
            searchable?: boolean;
            active?: boolean;
        };
        CustomFieldHelp: {
            de?: string | null;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        /** @enum {string} */
        CustomFieldKind: "TEXT" | "LONG_TEXT" | "NUMBER" | "MONEY" | "DATE" | "FLAG" | "CHOICE" | "CHOICES" | "USER" | "LOCATION";
        CustomFieldLabel: {
            de: string;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        CustomFieldOption: {
            value: string;
            label: components["schemas"]["CustomFieldOptionLabel"];
            active?: boolean;
        };
        CustomFieldOptionLabel: {
            de: string;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        CustomFieldPatch: {
            label?: components["schemas"]["CustomFieldLabel"];
            help?: components["schemas"]["CustomFieldHelp"] | null;
            options?: components["schemas"]["CustomFieldOption"][];
            required?: boolean;
            requiredForTypes?: components["schemas"]["TicketType"][];
            requiredOnStates?: components["schemas"]["TicketState"][];
            defaultValue?: string | number | boolean | string[] | null;
            minimum?: number | null;
            maximum?: number | null;
            pattern?: string | null;
            decimals?: number;
            visibleFor?: components["schemas"]["Role"][];
            editableFor?: components["schemas"]["Role"][];
            visibleForCustomer?: boolean;
            list?: boolean;
            filterable?: boolean;
            sortable?: boolean;
            searchable?: boolean;
            active?: boolean;
        };
        /** @enum {string} */
        CustomFieldResource: "tickets" | "customers" | "locations";
        CustomFieldSlots: {
            resource: components["schemas"]["CustomFieldResource"];
            kinds: components["schemas"]["CustomFieldKind"][];
            total: number;
            taken: number;
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
            /** Format: idn-email */
            communicationEmail: string | null;
            correspondenceLanguage: components["schemas"]["Locale"];
            /** Format: uuid */
            sla: string | null;
            /** Format: date */
            slaExpiration: string | null;
            /** Format: uuid */
            defaultAssignmentGroup: string | null;
            /** Format: uuid */
            defaultProjectLead: string | null;
            customerPriorities: components["schemas"]["Priority"][];
            defaultProject: string | null;
            crmAddressNumber: string | null;
            defaultBillingAddress: string | null;
            readonly unverified: components["schemas"]["ErpNumber"][];
            costLimit: number | null;
            invoiceRequested: boolean;
            maxUsers: number | null;
            internalNotes: string | null;
            custom: {
                [key: string]: unknown;
            };
            /** Format: uuid */
            readonly logo: string | null;
            readonly _embedded?: components["schemas"]["CustomerEmbedded"];
        };
        /** @enum {string} */
        CustomerConfirmation: "DISCONNECT_DEACTIVATES_USERS";
        CustomerCreate: {
            code: string;
            name: string;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            phone?: string | null;
            /** Format: idn-email */
            communicationEmail?: string | null;
            correspondenceLanguage?: components["schemas"]["Locale"];
            /** Format: uuid */
            sla?: string | null;
            /** Format: date */
            slaExpiration?: string | null;
            /** Format: uuid */
            defaultAssignmentGroup?: string | null;
            /** Format: uuid */
            defaultProjectLead?: string | null;
            customerPriorities?: components["schemas"]["Priority"][];
            defaultProject?: string | null;
            crmAddressNumber?: string | null;
            defaultBillingAddress?: string | null;
            costLimit?: number | null;
            invoiceRequested?: boolean;
            maxUsers?: number | null;
            internalNotes?: string | null;
            custom?: {
                [key: string]: unknown;
            };
        };
        CustomerDomain: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            domain: string;
            /** Format: uuid */
            customer: string;
            readonly _embedded?: components["schemas"]["CustomerDomainEmbedded"];
        };
        CustomerDomainCreate: {
            domain: string;
            /** Format: uuid */
            customer: string;
        };
        CustomerDomainEmbedded: {
            customer?: components["schemas"]["EmbeddedTitle"] | null;
        };
        CustomerDomainPatch: {
            domain?: string;
            /** Format: uuid */
            customer?: string;
        };
        CustomerEmbedded: {
            sla?: components["schemas"]["EmbeddedTitle"] | null;
            defaultAssignmentGroup?: components["schemas"]["EmbeddedTitle"] | null;
            defaultProjectLead?: components["schemas"]["EmbeddedTitle"] | null;
        };
        CustomerPatch: {
            name?: string;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            phone?: string | null;
            /** Format: idn-email */
            communicationEmail?: string | null;
            correspondenceLanguage?: components["schemas"]["Locale"];
            /** Format: uuid */
            sla?: string | null;
            /** Format: date */
            slaExpiration?: string | null;
            /** Format: uuid */
            defaultAssignmentGroup?: string | null;
            /** Format: uuid */
            defaultProjectLead?: string | null;
            customerPriorities?: components["schemas"]["Priority"][];
            defaultProject?: string | null;
            crmAddressNumber?: string | null;
            defaultBillingAddress?: string | null;
            costLimit?: number | null;
            invoiceRequested?: boolean;
            maxUsers?: number | null;
            internalNotes?: string | null;
            custom?: {
                [key: string]: unknown;
            };
            confirm?: components["schemas"]["CustomerConfirmation"][];
        };
        Dashboard: {
            figures: {
                [key: string]: components["schemas"]["DashboardFiguresValue"];
            };
            activities: components["schemas"]["DashboardActivity"][];
            support: components["schemas"]["DashboardSupport"];
        };
        DashboardActivity: {
            /** Format: uuid */
            id: string;
            kind: string;
            /** Format: date-time */
            createdAt: string;
            createdBy: string;
            text: string | null;
            ticket: components["schemas"]["DashboardActivityTicket"];
            /** @description Values of the sentence: states or types from and to, name of a file */
            params: {
                [key: string]: unknown;
            };
        };
        DashboardActivityTicket: {
            /** Format: uuid */
            id: string;
            identifier: string | null;
            title: string;
        };
        DashboardFiguresValue: {
            count: number;
            exact: boolean;
            /** @description Filter of v1/tickets that lists exactly what is counted */
            filter: Record<string, never>;
        };
        DashboardSupport: {
            name: string;
            email: string | null;
        };
        DataExport: {
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
            readonly user: string;
            readonly resource: string;
            readonly format: components["schemas"]["ExportFormat"];
            readonly fileName: string;
            readonly mail: boolean;
            readonly state: components["schemas"]["ExportState"];
            readonly failure: string | null;
            readonly failureParams: string | null;
            readonly total: number;
            readonly done: number;
            readonly bytes: number | null;
            /** Format: date-time */
            readonly expiresAt: string | null;
            readonly _embedded?: components["schemas"]["DataExportEmbedded"];
        };
        DataExportEmbedded: {
            user?: components["schemas"]["EmbeddedTitle"] | null;
        };
        DataImport: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            readonly target: string;
            readonly parent: string;
            readonly fileName: string;
            readonly format: components["schemas"]["TableFormat"];
            readonly state: components["schemas"]["ImportState"];
            readonly failure: string | null;
            readonly columns: components["schemas"]["ImportColumn"][];
            readonly fields: string[];
            readonly rows: number;
            readonly done: number;
            readonly created: number;
            readonly updated: number;
            readonly unchanged: number;
            readonly refused: number;
            /** Format: uuid */
            readonly user: string | null;
            readonly _embedded?: components["schemas"]["DataImportEmbedded"];
        };
        DataImportEmbedded: {
            user?: components["schemas"]["EmbeddedTitle"] | null;
        };
        DeactivationInUseOrDuplicateProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
        };
        DeactivationInUseProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE";
        };
        DeadlineChanges: {
            count: number;
            tickets: components["schemas"]["DeadlineChangesTicket"][];
        };
        DeadlineChangesTicket: {
            /** Format: uuid */
            ticket: string;
            identifier: string;
            title: string;
            /** Format: date-time */
            dueAt: string | null;
            /** Format: date-time */
            newDueAt: string | null;
        };
        DeadlineTransfer: {
            tickets: string[];
        };
        DecideApprovalProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "IDEMPOTENCY_MISMATCH" | "REASON_REQUIRED" | "VALIDATION_FAILED";
        };
        DeleteReportAttachmentProblem403: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "FORBIDDEN" | "REPORT_FILE_NOT_ACCESSIBLE" | "SCOPE_MISSING";
        };
        DeleteReportAttachmentProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "REPORT_FILES_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
        };
        DeleteReportPositionProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "IN_USE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
        };
        DeleteReportProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "IN_USE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
        };
        DeleteUserProblem403: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "FORBIDDEN" | "SCOPE_MISSING" | "USER_BEYOND_RIGHTS";
        };
        DeliverMessageProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "ABORTED" | "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
        };
        /** @enum {string} */
        DeliveryState: "WAITING" | "DELIVERED" | "FAILED";
        DescribedPlaceholder: {
            name: string;
            kind: components["schemas"]["PlaceholderKind"];
            label: string;
            example: string;
            items?: components["schemas"]["PlaceholderItem"][];
        };
        /** @enum {string} */
        Digest: "OFF" | "HOURLY" | "DAILY";
        /** @enum {string} */
        DispositionParameter: "attachment" | "inline";
        DownloadExportProblem403: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "EXPORT_RIGHTS_LOST" | "FORBIDDEN" | "SCOPE_MISSING";
        };
        DrawnSignature: {
            name: string;
            place?: string | null;
            /** Format: date-time */
            signedAt: string;
            /** Format: date-time */
            receivedAt: string;
            strokes: number[][][];
        };
        DuplicateOrErpConnectionActiveProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DUPLICATE" | "ERP_CONNECTION_ACTIVE";
        };
        DuplicateOrTicketStateProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DUPLICATE" | "TICKET_STATE";
        };
        DuplicateProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DUPLICATE";
        };
        EmailTemplate: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            readonly event: components["schemas"]["MailEvent"];
            active: boolean;
            languages: components["schemas"]["Language"][];
            subject: components["schemas"]["EmailTemplateSubject"] | null;
            content: components["schemas"]["EmailTemplateContent"] | null;
            readonly ownLanguages: components["schemas"]["Language"][];
        };
        EmailTemplateContent: {
            de?: string | null;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        EmailTemplatePatch: {
            active?: boolean;
            languages?: components["schemas"]["Language"][];
            subject?: components["schemas"]["EmailTemplateSubject"] | null;
            content?: components["schemas"]["EmailTemplateContent"] | null;
        };
        EmailTemplateSubject: {
            de?: string | null;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        EmbeddedTitle: {
            /** Format: uuid */
            id: string;
            title: string | null;
        };
        Employee: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            number: string;
            name: string;
            /** Format: idn-email */
            email: string | null;
            phone: string | null;
            active: boolean;
            readonly origin: components["schemas"]["ErpAdapter"] | null;
        };
        EmployeeCreate: {
            number: string;
            name: string;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
            active?: boolean;
        };
        EmployeePatch: {
            name?: string;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
            active?: boolean;
        };
        /** @enum {string} */
        ErpAdapter: "CALDAV" | "TRYTON";
        ErpConnection: {
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
            adapter: components["schemas"]["ErpAdapter"];
            active: boolean;
            url: string;
            calendarPath: string | null;
            database: string | null;
            contactRelation: string | null;
            user: string;
            readonly state: components["schemas"]["ErpConnectionState"];
            readonly problem: components["schemas"]["ErpProblem"] | null;
            readonly reason: string | null;
            readonly keeps: components["schemas"]["ErpConnectionKeep"][];
            readonly tells: components["schemas"]["ErpKind"][];
            /** Format: date-time */
            readonly readAt: string | null;
            /** Format: date-time */
            readonly checkedAt: string | null;
            readonly failures: number;
            /** Format: date-time */
            readonly openUntil: string | null;
            /** Format: date-time */
            readonly comparedAt: string | null;
            /** Format: date-time */
            readonly countedAt: string | null;
        };
        ErpConnectionCreate: {
            name: string;
            adapter?: components["schemas"]["ErpAdapter"];
            active?: boolean;
            url: string;
            calendarPath?: string | null;
            database?: string | null;
            contactRelation?: string | null;
            user: string;
            password?: string | null;
        };
        /** @enum {string} */
        ErpConnectionKeep: "APPOINTMENT" | "REPORT" | "TASK";
        ErpConnectionPatch: {
            name?: string;
            active?: boolean;
            url?: string;
            calendarPath?: string | null;
            database?: string | null;
            contactRelation?: string | null;
            user?: string;
            password?: string | null;
        };
        /** @enum {string} */
        ErpConnectionState: "WAITING" | "CONNECTED" | "FAILED" | "REFUSED" | "OFF";
        ErpConnectionTest: {
            ok?: boolean;
            problem?: components["schemas"]["ErpProblem"] | null;
            reason?: string | null;
            billedTwice?: string | null;
        };
        ErpDifference: {
            resource: string;
            field: string;
            of?: string | null;
            ours: unknown;
            theirs: unknown;
        };
        /** @enum {string} */
        ErpKind: "ADDRESS" | "CONTACT" | "PROJECT" | "CATALOG_ITEM" | "EMPLOYEE";
        ErpLink: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            readonly kind: components["schemas"]["ErpLinkKind"];
            readonly record: string;
            readonly label: string | null;
            readonly state: components["schemas"]["ErpLinkState"];
            readonly problem: components["schemas"]["ErpProblem"] | null;
            readonly reason: string | null;
            readonly obstacle: components["schemas"]["ErpObstacle"] | null;
            readonly ours: string | null;
            readonly theirs: string | null;
            readonly differences: components["schemas"]["ErpDifference"][];
            readonly attempts: number;
            /** Format: date-time */
            readonly agreedAt: string | null;
            /** Format: date-time */
            readonly retryAt: string | null;
            readonly prevails: components["schemas"]["ErpSide"] | null;
            readonly requested: number;
            /** Format: date-time */
            readonly leaseUntil: string | null;
            readonly place: string | null;
            readonly base: string | null;
            readonly sent: string | null;
            readonly seen: string | null;
        };
        /** @enum {string} */
        ErpLinkKind: "APPOINTMENT" | "REPORT" | "TASK" | "ADDRESS" | "CONTACT" | "PROJECT" | "CATALOG_ITEM" | "EMPLOYEE";
        /** @enum {string} */
        ErpLinkState: "WAITING" | "AGREED" | "DIFFERS" | "REFUSED";
        /** @enum {string} */
        ErpNumber: "ADDRESS" | "BILLING_ADDRESS" | "PROJECT" | "CATALOG_ITEM";
        /** @enum {string} */
        ErpObstacle: "BOTH_CHANGED" | "GONE" | "LINES" | "CUSTOMER" | "SIGNED" | "STATE" | "VALUES";
        /** @enum {string} */
        ErpProblem: "UNAVAILABLE" | "TIMEOUT" | "RATE_LIMITED" | "CIRCUIT_OPEN" | "UNAUTHENTICATED" | "FORBIDDEN" | "MISCONFIGURED" | "NOT_FOUND" | "NOT_LINKED" | "DUPLICATE" | "CONFLICT" | "LOCKED" | "REJECTED" | "BILLED_TWICE" | "PROJECT_MISSING" | "NUMBER_MISSING" | "UNIT_UNKNOWN" | "STATUS_MISSING" | "STANDS_TWICE" | "UNSUPPORTED" | "PROTOCOL" | "UNUSABLE";
        ErpResolution: {
            side: components["schemas"]["ErpSide"];
        };
        /** @enum {string} */
        ErpSide: "OURS" | "THEIRS";
        ErpUnavailableOrUnavailableProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 503;
            /** @enum {string} */
            code?: "ERP_UNAVAILABLE" | "UNAVAILABLE";
        };
        EvaluationPeriodDays: {
            name: components["schemas"]["EvaluationPeriodDaysName"];
            /** Format: date */
            from: string;
            /** Format: date */
            until: string;
        };
        /** @enum {string} */
        EvaluationPeriodDaysName: "THIS_MONTH" | "LAST_MONTH" | "THIS_QUARTER" | "LAST_QUARTER" | "THIS_YEAR" | "LAST_YEAR";
        ExecutionCompany: {
            name: string;
        };
        /** @enum {string} */
        ExportFormat: "xlsx" | "csv" | "pdf";
        ExportNotReadyProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "EXPORT_NOT_READY";
        };
        ExportQueryOrValidationFailedProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "EXPORT_QUERY" | "VALIDATION_FAILED";
        };
        /** @enum {string} */
        ExportRhythm: "DAILY" | "WEEKLY" | "MONTHLY";
        ExportSchedule: {
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
            readonly user: string;
            name: string;
            resource: string;
            filter: string | null;
            sort: string | null;
            fields: string | null;
            format: components["schemas"]["ExportFormat"];
            rhythm: components["schemas"]["ExportRhythm"];
            weekday: components["schemas"]["Weekday"] | null;
            day: number | null;
            time: string;
            mail: boolean;
            active: boolean;
            /** Format: date-time */
            readonly lastRunAt: string | null;
            /** Format: date-time */
            readonly nextRunAt: string | null;
            readonly failure: string | null;
            readonly failureParams: string | null;
            /** Format: date-time */
            readonly failedAt: string | null;
            readonly _embedded?: components["schemas"]["ExportScheduleEmbedded"];
        };
        ExportScheduleCreate: {
            name: string;
            resource: string;
            filter?: string | null;
            sort?: string | null;
            fields?: string | null;
            format: components["schemas"]["ExportFormat"];
            rhythm?: components["schemas"]["ExportRhythm"];
            weekday?: components["schemas"]["Weekday"] | null;
            day?: number | null;
            time?: string;
            mail?: boolean;
            active?: boolean;
        };
        ExportScheduleEmbedded: {
            user?: components["schemas"]["EmbeddedTitle"] | null;
        };
        ExportSchedulePatch: {
            name?: string;
            filter?: string | null;
            sort?: string | null;
            fields?: string | null;
            format?: components["schemas"]["ExportFormat"];
            rhythm?: components["schemas"]["ExportRhythm"];
            weekday?: components["schemas"]["Weekday"] | null;
            day?: number | null;
            time?: string;
            mail?: boolean;
            active?: boolean;
        };
        ExportSchedulesKeptProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "EXPORT_SCHEDULES_KEPT";
        };
        /** @enum {string} */
        ExportState: "WAITING" | "RUNNING" | "DONE" | "FAILED";
        ExportsKeptOrExportsRunningProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "EXPORTS_KEPT" | "EXPORTS_RUNNING";
        };
        FailedJob: {
            id: string;
            queue: string;
            state: components["schemas"]["FailedJobState"];
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            failedAt?: string | null;
            /** Format: date-time */
            nextAt?: string | null;
            reason?: string | null;
        };
        /** @enum {string} */
        FailedJobState: "FAILED" | "REPEATING";
        FieldChange: {
            field: string;
            from: unknown;
            to: unknown;
            fromId?: string | null;
            toId?: string | null;
            label?: unknown;
        };
        FieldError: {
            pointer: string;
            code: components["schemas"]["ProblemCode"];
            params: Record<string, never>;
            detail: string;
        };
        FigureAnswer: {
            name: components["schemas"]["FigureAnswerName"];
            unit: components["schemas"]["FigureAnswerUnit"];
            measures: components["schemas"]["FigureAnswerMeasure"][];
            period: components["schemas"]["FigureAnswerPeriod"] | null;
            before: components["schemas"]["FigureAnswerBefore"] | null;
            axes: components["schemas"]["FigureAnswerAxe"][];
            total: components["schemas"]["FigureAnswerTotal"];
            cells: components["schemas"]["FigureAnswerCell"][];
            complete: boolean;
        };
        FigureAnswerAxe: {
            name: string;
            kind: components["schemas"]["FigureAnswerAxeKind"];
            values: components["schemas"]["FigureAnswerAxeValue"][];
        };
        /** @enum {string} */
        FigureAnswerAxeKind: "time" | "age" | "choice" | "reference" | "text";
        FigureAnswerAxeValue: {
            value: string | null;
            /** @description Of a record; null for all else */
            title: string | null;
        };
        FigureAnswerBefore: {
            /** Format: date */
            from: string;
            /** Format: date */
            until: string;
        };
        FigureAnswerCell: {
            /** @description Its value on each axis */
            keys: (string | null)[];
            /** @description How many tickets it is worked out of */
            count: number;
            /** @description One for each measure; null without tickets */
            values: (number | null)[];
            /** @description The same in the period before */
            before: components["schemas"]["FigureAnswerCellBefore"] | null;
            /** @description Filter of v1/tickets that lists just the tickets counted */
            filter: {
                [key: string]: unknown;
            };
        };
        FigureAnswerCellBefore: {
            /** @description How many tickets it is worked out of */
            count: number;
            /** @description One for each measure; null without tickets */
            values: (number | null)[];
        };
        /** @enum {string} */
        FigureAnswerMeasure: "count" | "share" | "average" | "p50" | "p90" | "sum";
        /** @enum {string} */
        FigureAnswerName: "created" | "closed" | "backlog" | "load" | "overdue" | "firstResponse" | "reactionKept" | "onSite" | "onSiteKept" | "resolution" | "dueKept" | "reopened" | "satisfaction" | "satisfied" | "costs" | "hours";
        FigureAnswerPeriod: {
            /** Format: date */
            from: string;
            /** Format: date */
            until: string;
        };
        FigureAnswerTotal: {
            /** @description How many tickets it is worked out of */
            count: number;
            /** @description One for each measure; null without tickets */
            values: (number | null)[];
            /** @description The same in the period before */
            before: components["schemas"]["FigureAnswerTotalBefore"] | null;
            /** @description Filter of v1/tickets that lists just the tickets counted */
            filter: {
                [key: string]: unknown;
            };
        };
        FigureAnswerTotalBefore: {
            /** @description How many tickets it is worked out of */
            count: number;
            /** @description One for each measure; null without tickets */
            values: (number | null)[];
        };
        /** @enum {string} */
        FigureAnswerUnit: "tickets" | "percent" | "rating" | "minutes" | "hours" | "CHF";
        FigureDeclaration: {
            name: components["schemas"]["FigureAnswerName"];
            unit: components["schemas"]["FigureAnswerUnit"];
            measures: components["schemas"]["FigureAnswerMeasure"][];
            moment: string | null;
            by: string[];
            dimensions: string[];
        };
        FileEmptyOrValidationFailedProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "FILE_EMPTY" | "VALIDATION_FAILED";
        };
        FileTypeRefusedOrUnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 415;
            /** @enum {string} */
            code?: "FILE_TYPE_REFUSED" | "UNSUPPORTED_MEDIA_TYPE";
        };
        FilledTextBlock: {
            text: string;
            locale: components["schemas"]["Locale"];
            empty: string[];
            name: string;
        };
        ForbiddenOrNotByTokenProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "FORBIDDEN" | "NOT_BY_TOKEN";
        };
        ForbiddenProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "FORBIDDEN" | "SCOPE_MISSING";
        };
        HeldRequest: {
            photos: string;
        };
        HoldRequestProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON";
        };
        Holiday: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            /** Format: date */
            day: string;
            name: string;
            region: components["schemas"]["Region"];
        };
        HolidayCreate: {
            /** Format: date */
            day: string;
            name: string;
            region?: components["schemas"]["Region"];
        };
        HolidayIntake: {
            region: components["schemas"]["Region"];
            days: components["schemas"]["ChosenHoliday"][];
        };
        HolidayIntakeResult: {
            created: number;
            known: number;
        };
        HolidayPatch: {
            /** Format: date */
            day?: string;
            name?: string;
            region?: components["schemas"]["Region"];
        };
        HolidayProposal: {
            /** Format: date */
            day: string;
            name: string;
            known?: boolean;
        };
        HolidaySearch: {
            calendar: components["schemas"]["Region"];
            region: components["schemas"]["Region"];
            firstYear: number;
            lastYear: number;
        };
        ImportColumn: {
            title?: string | null;
            field?: string | null;
        };
        ImportFileTypeOrUnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 415;
            /** @enum {string} */
            code?: "IMPORT_FILE_TYPE" | "UNSUPPORTED_MEDIA_TYPE";
        };
        ImportLocationsBody: {
            /** Format: binary */
            file: string;
        };
        ImportLocationsProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "FILE_EMPTY" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
        };
        ImportNotReadyProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "IMPORT_NOT_READY";
        };
        /** @enum {string} */
        ImportOutcome: "WAITING" | "CREATED" | "UPDATED" | "UNCHANGED" | "REFUSED";
        /** @enum {string} */
        ImportReason: "EMPTY" | "INCOMPLETE" | "DUPLICATE" | "UNREADABLE" | "INVALID";
        /** @enum {string} */
        ImportState: "READING" | "CHECKING" | "READY" | "RUNNING" | "DONE" | "FAILED";
        ImportedRow: {
            number: number;
            cells: string[];
            outcome: components["schemas"]["ImportOutcome"];
            reason?: components["schemas"]["ImportReason"] | null;
            problems: components["schemas"]["ImportedRowProblem"][];
            changes: string[];
        };
        ImportedRowProblem: {
            field: string | null;
            code: string;
            params: Record<string, never>;
            detail: string;
        };
        InUseOrKeptElsewhereProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "IN_USE" | "KEPT_ELSEWHERE";
        };
        InUseProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "IN_USE";
        };
        InstallationHealth: {
            versions: components["schemas"]["Versions"];
            parts: components["schemas"]["PartOfInstallation"][];
        };
        IntakeMessage: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            /** Format: date-time */
            readonly receivedAt: string;
            readonly state: components["schemas"]["IntakeState"];
            readonly reason: components["schemas"]["IntakeReason"] | null;
            readonly sender: string | null;
            readonly senderName: string | null;
            readonly subject: string | null;
            /** Format: uuid */
            readonly ticket: string | null;
            /** Format: uuid */
            readonly mailbox: string | null;
            readonly size: number;
            readonly messageId: string | null;
            readonly digest: string;
            readonly identity: string;
            readonly activity: string | null;
            readonly opened: boolean;
            readonly hasOriginal: boolean;
            readonly text: string | null;
            readonly _embedded?: components["schemas"]["IntakeMessageEmbedded"];
        };
        IntakeMessageEmbedded: {
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
            mailbox?: components["schemas"]["EmbeddedTitle"] | null;
        };
        /** @enum {string} */
        IntakeReason: "AUTO_REPLY" | "BOUNCE" | "BULK" | "LIST" | "OWN_MAIL" | "DISMISSED" | "BROKEN_OFF" | "HEADERS_TOO_LARGE" | "SENDER_LIMIT" | "SENDER_UNCLEAR" | "TOO_DEEP" | "TOO_LARGE" | "TOO_MANY_PARTS" | "TOO_SLOW" | "UNREADABLE";
        IntakeReceipt: {
            /** Format: uuid */
            id: string;
            outcome: components["schemas"]["IntakeReceiptOutcome"] | null;
        };
        /** @enum {string} */
        IntakeReceiptOutcome: "FILED" | "IGNORED" | "FAILED";
        /** @enum {string} */
        IntakeState: "RECEIVED" | "FILED" | "IGNORED" | "FAILED";
        InvalidBodyProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
        };
        InvalidChangeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
        };
        InvalidCharactersOrInvalidValueProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_VALUE";
        };
        InvalidCharactersProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS";
        };
        InvalidFieldsOrKeyProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
        };
        InvalidFieldsProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "VALIDATION_FAILED";
        };
        InvalidFormProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "ABORTED" | "BAD_REQUEST" | "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
        };
        InvalidListProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
        };
        InvalidReadingProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
        };
        InvalidRequestProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
        };
        InvalidValueProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
        };
        Invitation: {
            username: string;
            temporaryPassword: string;
        };
        InviteUserProblem403: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "FORBIDDEN" | "NOT_BY_TOKEN" | "USER_BEYOND_RIGHTS";
        };
        InviteUserProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "USER_INACTIVE" | "USER_IS_SERVICE" | "USER_SELF" | "USER_SHARED";
        };
        Invoice: {
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
            readonly ticket: string;
            invoiceNumber: string;
            invoiceAmountExclVat: number;
            readonly size: number;
            /** Format: uuid */
            readonly uploader: string | null;
            readonly can: components["schemas"]["InvoiceCan"];
            readonly _embedded?: components["schemas"]["InvoiceEmbedded"];
        };
        InvoiceCan: {
            edit: boolean;
            delete: boolean;
        };
        InvoiceEmbedded: {
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
            uploader?: components["schemas"]["EmbeddedTitle"] | null;
        };
        InvoiceNeededOrTicketStateProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "INVOICE_NEEDED" | "TICKET_STATE";
        };
        InvoicePatch: {
            invoiceNumber?: string;
            invoiceAmountExclVat?: number;
        };
        InvoicePdfOrUnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 415;
            /** @enum {string} */
            code?: "INVOICE_PDF" | "UNSUPPORTED_MEDIA_TYPE";
        };
        KeptMail: {
            id: string;
            activity: string | null;
            /** Format: date-time */
            receivedAt: string;
            hasOriginal?: boolean;
        };
        /** @enum {string} */
        Language: "de" | "en" | "fr" | "it";
        LanguageChoice: {
            language: components["schemas"]["Locale"];
        };
        LinkKeptProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "LINK_KEPT";
        };
        /** @enum {string} */
        LinkKind: "EXECUTES" | "DUPLICATE_OF" | "RELATED_TO";
        LinkedCustomer: {
            id: string;
            code: string;
            name: string;
        };
        ListChangesProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
        };
        ListCrmAddressesProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
        };
        ListCrmCatalogItemsProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
        };
        ListCrmProjectsProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
        };
        ListCrmSubaddressesProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
        };
        ListCustomerContactsProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
        };
        ListImportRowsProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
        };
        LiveAnswer: {
            status: components["schemas"]["LiveAnswerStatus"];
        };
        /** @enum {string} */
        LiveAnswerStatus: "up";
        /** @enum {string} */
        Locale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
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
            canton: components["schemas"]["Canton"] | null;
            contact: string | null;
            phone: string | null;
            custom: {
                [key: string]: unknown;
            };
            readonly _embedded?: components["schemas"]["LocationEmbedded"];
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
            canton?: components["schemas"]["Canton"] | null;
            contact?: string | null;
            phone?: string | null;
            custom?: {
                [key: string]: unknown;
            };
        };
        LocationEmbedded: {
            customer?: components["schemas"]["EmbeddedTitle"] | null;
        };
        LocationPatch: {
            name?: string;
            externalId?: string | null;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            canton?: components["schemas"]["Canton"] | null;
            contact?: string | null;
            phone?: string | null;
            custom?: {
                [key: string]: unknown;
            };
        };
        LogoTypeOrUnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 415;
            /** @enum {string} */
            code?: "LOGO_TYPE" | "UNSUPPORTED_MEDIA_TYPE";
        };
        MailContent: {
            subject: string;
            html: string;
            text: string;
        };
        /** @enum {string} */
        MailEvent: "ISSUE_ASSIGNED" | "ISSUE_ASSIGNED_NOTICE" | "ISSUE_CREATED" | "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED" | "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED" | "ISSUE_OR_DRAFT_ADDED" | "ISSUE_STATE_CLOSED" | "ISSUE_STATE_IN_PROGRESS" | "ISSUE_STATE_ORDER_COMPLETED" | "ISSUE_STATE_WORK_COMPLETED" | "ISSUE_WORK_NOTE_ADDED" | "REACTION_TIME_WARNING" | "REPORT_CREATED" | "REPORT_CREATION_FAILED" | "SLA_BREACH" | "TRIGGER_TIME_NOTICE";
        MailInvitationProblem403: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "FORBIDDEN" | "NOT_BY_TOKEN" | "USER_BEYOND_RIGHTS";
        };
        MailInvitationProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "USER_INACTIVE" | "USER_IS_SERVICE" | "USER_SELF" | "USER_SHARED" | "USER_WITHOUT_EMAIL";
        };
        MailOriginal: {
            id: string;
            /** Format: date-time */
            receivedAt: string;
            state: components["schemas"]["IntakeState"];
            reason?: components["schemas"]["IntakeReason"] | null;
            headers: components["schemas"]["MailOriginalHeader"][];
            text: string | null;
            html: string | null;
            parts: components["schemas"]["MailOriginalPart"][];
            unreadable?: components["schemas"]["IntakeReason"] | null;
        };
        MailOriginalHeader: {
            name: string;
            value: string;
        };
        MailOriginalPart: {
            name: string;
            type: string;
            size: number;
        };
        MailPreview: {
            subject: string;
            html: string;
            text: string;
            examples?: boolean;
        };
        MailPreviewRequest: {
            locale: components["schemas"]["Locale"];
            ticket?: string | null;
            subject?: string | null;
            content?: string | null;
        };
        /** @enum {string} */
        MailReason: "TEMPLATE_INACTIVE" | "TICKET_PREVENTS" | "NO_ADDRESS" | "RECIPIENT_ACTED" | "TOLD_ALREADY" | "RECIPIENT_CHOSE" | "OUT_OF_REACH" | "OVERTAKEN" | "CAP_REACHED" | "ADDRESS_REFUSED" | "RETURNED" | "SERVER_AWAY" | "MAIL_REFUSED";
        MailServerUnavailableOrUnavailableProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 503;
            /** @enum {string} */
            code?: "MAIL_SERVER_UNAVAILABLE" | "UNAVAILABLE";
        };
        /** @enum {string} */
        MailState: "QUEUED" | "PUT_ASIDE" | "SENT" | "SUPPRESSED" | "FAILED";
        Mailbox: {
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
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            active: boolean;
            host: string;
            security: components["schemas"]["MailboxSecurity"];
            port: number;
            user: string;
            signIn: components["schemas"]["MailboxSignIn"];
            tokenEndpoint: string | null;
            clientId: string | null;
            scope: string | null;
            folder: string;
            afterReading: components["schemas"]["AfterReading"];
            moveTo: string | null;
            readonly state: components["schemas"]["MailboxState"];
            readonly problem: components["schemas"]["MailboxProblem"] | null;
            /** Format: date-time */
            readonly checkedAt: string | null;
            /** Format: date-time */
            readonly lastMessageAt: string | null;
            readonly received: number;
            readonly cursor: string | null;
            readonly failures: number;
            /** Format: date-time */
            readonly retryAt: string | null;
            readonly leaseHolder: string | null;
            /** Format: date-time */
            readonly leaseUntil: string | null;
        };
        MailboxCreate: {
            name: string;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            active?: boolean;
            host: string;
            security?: components["schemas"]["MailboxSecurity"];
            port?: number;
            user: string;
            signIn?: components["schemas"]["MailboxSignIn"];
            password?: string | null;
            tokenEndpoint?: string | null;
            clientId?: string | null;
            clientSecret?: string | null;
            refreshToken?: string | null;
            scope?: string | null;
            folder?: string;
            afterReading?: components["schemas"]["AfterReading"];
            moveTo?: string | null;
        };
        MailboxPatch: {
            name?: string;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            active?: boolean;
            host?: string;
            security?: components["schemas"]["MailboxSecurity"];
            port?: number;
            user?: string;
            signIn?: components["schemas"]["MailboxSignIn"];
            password?: string | null;
            tokenEndpoint?: string | null;
            clientId?: string | null;
            clientSecret?: string | null;
            refreshToken?: string | null;
            scope?: string | null;
            folder?: string;
            afterReading?: components["schemas"]["AfterReading"];
            moveTo?: string | null;
        };
        /** @enum {string} */
        MailboxProblem: "NAME_UNKNOWN" | "ADDRESS_REFUSED" | "CONNECTION_REFUSED" | "UNREACHABLE" | "SERVER_SILENT" | "PLAIN_REFUSED" | "ENCRYPTION_MISSING" | "CERTIFICATE_INVALID" | "TOKEN_UNREACHABLE" | "TOKEN_REFUSED" | "SECRET_UNREADABLE" | "SIGN_IN_REFUSED" | "FOLDER_MISSING" | "CONNECTION_LOST" | "SERVER_INVALID" | "NOT_MOVED";
        /** @enum {string} */
        MailboxSecurity: "TLS" | "STARTTLS" | "PLAIN";
        /** @enum {string} */
        MailboxSignIn: "PASSWORD" | "OAUTH2";
        /** @enum {string} */
        MailboxState: "WAITING" | "CONNECTED" | "FAILED" | "REFUSED" | "OFF";
        /** @enum {string} */
        MailboxStep: "NAME" | "CONNECTION" | "ENCRYPTION" | "TOKEN" | "SIGN_IN" | "FOLDER" | "READING";
        MailboxTest: {
            ok?: boolean;
            step?: components["schemas"]["MailboxStep"] | null;
            problem?: components["schemas"]["MailboxProblem"] | null;
            messages?: number | null;
        };
        MailedInvitation: {
            /** Format: idn-email */
            recipient: string;
        };
        MarkedNotifications: {
            marked: number;
        };
        Message: {
            text: string;
            attachments?: string[];
            mentions?: string[];
            move?: components["schemas"]["TicketTransition"] | null;
        };
        MessageArticle: {
            id: string;
            title: string;
            content: string;
            language: components["schemas"]["Language"];
            address: string;
        };
        MessageSettledProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "MESSAGE_SETTLED";
        };
        MoveReportProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "STATE_FIELDS" | "TICKET_STATE" | "TRANSITION_NOT_ALLOWED";
        };
        MoveReportProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "IDEMPOTENCY_MISMATCH" | "REASON_REQUIRED" | "VALIDATION_FAILED";
        };
        MoveTicketProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TRANSITION_NOT_ALLOWED";
        };
        MoveTicketProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "IDEMPOTENCY_MISMATCH" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
        };
        MyNotificationSettings: {
            channels?: components["schemas"]["ChannelChoice"][];
            quietFrom?: string | null;
            quietTo?: string | null;
            quietDays?: components["schemas"]["Weekday"][];
            breachesPass?: boolean;
            digest?: components["schemas"]["Digest"];
            digestHour?: number;
            zone?: string | null;
        };
        /** @enum {string} */
        NameParameter: "docs.js" | "docs.css" | "swagger-ui-bundle.js" | "swagger-ui.css" | "oauth2-redirect.js" | "oauth2-redirect.html";
        NewCrmAddress: {
            name: string;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
            billing?: boolean;
        };
        NewCrmContact: {
            firstname?: string | null;
            lastname: string;
            position?: string | null;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
        };
        NewPortalRequest: {
            description: string;
            name: string;
            /** Format: idn-email */
            email: string;
            phone?: string | null;
            locale: components["schemas"]["Locale"];
        };
        NewTicketLink: {
            kind: components["schemas"]["LinkKind"];
            /** Format: uuid */
            target: string;
            note?: string | null;
            confirm?: components["schemas"]["BulkAssignmentConfirm"][];
        };
        NextDeadline: {
            id: string;
            identifier: string;
            title: string;
            type: components["schemas"]["TicketType"];
            state: components["schemas"]["TicketState"];
            priority?: components["schemas"]["Priority"] | null;
            clock: components["schemas"]["SlaClock"];
            /** Format: date-time */
            target: string;
            customer: string | null;
            group: string | null;
            responsible: string | null;
        };
        NextDeadlines: {
            /** Format: date-time */
            now: string;
            overdue: number;
            running: number;
            tickets: components["schemas"]["NextDeadline"][];
        };
        NotByTokenOrPasswordNotOfferedProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "NOT_BY_TOKEN" | "PASSWORD_NOT_OFFERED";
        };
        NotFoundProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 404;
            /** @enum {string} */
            code?: "NOT_FOUND";
        };
        NothingToRepeatProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "NOTHING_TO_REPEAT";
        };
        Notification: {
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
            readonly user: string;
            readonly kind: components["schemas"]["NotificationKind"];
            /** Format: uuid */
            readonly ticket: string | null;
            /** Format: uuid */
            readonly activity: string | null;
            /** Format: uuid */
            readonly webhook: string | null;
            readonly actor: string | null;
            /** Format: date-time */
            readonly readAt: string | null;
            readonly unread: boolean;
            readonly identifier: string | null;
            readonly ticketTitle: string | null;
            readonly webhookHost: string | null;
            readonly _embedded?: components["schemas"]["NotificationEmbedded"];
        };
        /** @enum {string} */
        NotificationChannel: "BOTH" | "BELL" | "MAIL" | "NEITHER";
        NotificationEmbedded: {
            user?: components["schemas"]["EmbeddedTitle"] | null;
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
            activity?: components["schemas"]["EmbeddedTitle"] | null;
            webhook?: components["schemas"]["EmbeddedTitle"] | null;
        };
        /** @enum {string} */
        NotificationKind: "ISSUE_ASSIGNED" | "ISSUE_ASSIGNED_NOTICE" | "ISSUE_CREATED" | "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED" | "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED" | "ISSUE_OR_DRAFT_ADDED" | "ISSUE_STATE_CLOSED" | "ISSUE_STATE_IN_PROGRESS" | "ISSUE_STATE_ORDER_COMPLETED" | "ISSUE_STATE_WORK_COMPLETED" | "ISSUE_WORK_NOTE_ADDED" | "REACTION_TIME_WARNING" | "REPORT_CREATED" | "REPORT_CREATION_FAILED" | "SLA_BREACH" | "TRIGGER_TIME_NOTICE" | "APPOINTMENT_SCHEDULED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_ANSWERED" | "MENTION" | "POOR_RATING" | "WEBHOOK_OFF";
        OrderExportBody: {
            /** @description Path of the list: "tickets" */
            resource: string;
            /** @description As the list takes it: {"state_eq_any":["PENDING"]} */
            filter?: Record<string, never>;
            /** @description As the list takes it: ["createdAt","DESC"] */
            sort?: string[];
            /** @description Columns in their order; all that a table can tell if left out */
            fields?: string[];
            /** @description Names of those parameters by which the list may be narrowed that are to be true */
            narrowings?: string[];
            format: components["schemas"]["ExportFormat"];
            /**
             * @description Send a link once it is done
             * @default false
             */
            mail?: boolean;
        };
        OrderExportProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_SORT" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
        };
        OrderExportProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "EXPORT_TOO_LARGE" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
        };
        OrderOfChangeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "ORDER_OF_CHANGE";
        };
        OriginalRemovedProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 410;
            /** @enum {string} */
            code?: "ORIGINAL_REMOVED";
        };
        OutOfScopeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "SCOPE_MISSING";
        };
        /** @enum {string} */
        PageParameter: "guide" | "reference" | "errors" | "try";
        PartOfInstallation: {
            part: string;
            condition: components["schemas"]["Condition"];
            problem?: string | null;
            facts: {
                [key: string]: string | number | null;
            };
            /** Format: date-time */
            checkedAt: string;
            tookMs: number;
        };
        PasswordChange: {
            current: string;
            password: string;
        };
        /** @enum {string} */
        PeriodParameter: "THIS_MONTH" | "LAST_MONTH" | "THIS_QUARTER" | "LAST_QUARTER" | "THIS_YEAR" | "LAST_YEAR" | "CUSTOMISED";
        PlaceInOrder: {
            after?: string | null;
        };
        PlaceholderItem: {
            name: string;
            kind: components["schemas"]["PlaceholderKind"];
            label: string;
            example: string;
        };
        /** @enum {string} */
        PlaceholderKind: "text" | "url" | "email" | "phone" | "flag" | "picture" | "list";
        PortalRequestState: {
            desk: string;
            location: string;
            description: string;
            identifier?: string | null;
        };
        /** @enum {string} */
        PositionKind: "WORK" | "MATERIAL";
        PossibleReportTransition: {
            to: components["schemas"]["ReportState"];
            action: components["schemas"]["ReportAction"];
            allowed: boolean;
            unmet: components["schemas"]["PossibleReportTransitionUnmet"][];
            needs: string[];
        };
        PossibleReportTransitionUnmet: {
            code: string;
            field?: string;
        };
        PossibleTransition: {
            to: components["schemas"]["TicketState"];
            action: string;
            number: number;
            allowed: boolean;
            unmet: components["schemas"]["PossibleTransitionUnmet"][];
            needs: string[];
            instead: components["schemas"]["PossibleTransitionInstead"] | null;
            confirm: string[];
            closingStates: components["schemas"]["PossibleTransitionClosingState"][];
        };
        PossibleTransitionClosingState: {
            state: components["schemas"]["ClosingState"];
            noteRequired: boolean;
        };
        /** @enum {string} */
        PossibleTransitionInstead: "FOLLOW_UP";
        PossibleTransitionUnmet: {
            code: string;
            field?: string;
            params?: Record<string, never>;
        };
        PreconditionRequiredProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 428;
            /** @enum {string} */
            code?: "PRECONDITION_REQUIRED";
        };
        PresenceSign: {
            doing?: components["schemas"]["TicketDoing"];
        };
        PresentPerson: {
            /** Format: uuid */
            user: string;
            name: string;
            doing: components["schemas"]["TicketDoing"];
        };
        /** @enum {string} */
        Priority: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS";
        Problem: {
            type: string;
            title: string;
            status: number;
            code: components["schemas"]["ProblemCode"];
            params: Record<string, never>;
            requestId: string;
            errors?: components["schemas"]["FieldError"][];
            current?: Record<string, never>;
        };
        /** @enum {string} */
        ProblemCode: "ABORTED" | "ABSENCE_FOREIGN" | "ADDRESS_REFUSED" | "ALREADY_ASSIGNED" | "AMBIGUOUS_REFERENCE" | "APPOINTMENTS_DISABLED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_NOT_OPEN" | "APPOINTMENT_TRAVEL" | "APPROVAL_MISSING" | "APPROVAL_NOT_ASKED" | "ASSIGNEE_ABSENT" | "ASSIGNEE_INACTIVE" | "ASSIGNEE_ROLE" | "BAD_REQUEST" | "BAD_RESPONSE" | "BODY_TOO_DEEP" | "BODY_TOO_LARGE" | "CALENDAR_EMPTY" | "CALENDAR_TOO_LARGE" | "CALENDAR_UNREADABLE" | "CHOOSE_ONE" | "CLARIFICATION_REQUIRED" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_DATE_INVALID" | "CLOSING_STATE_NOT_ALLOWED" | "COMPANY_UNKNOWN" | "CONFIRMATION_REQUIRED" | "CORRECT_INVOICED" | "COSTS_CHANGED" | "CRM_ADDRESS_LINKED" | "CRM_ADDRESS_MISSING" | "CURSOR_EXPIRED" | "CUSTOM_FIELD_LIMIT" | "CUSTOM_FIELD_SLOTS" | "DATE_INVALID" | "DATE_IN_PAST" | "DATE_PAST" | "DAY_AHEAD" | "DEACTIVATION_IN_USE" | "DELETE_COLLEAGUE_DRAFT" | "DEPUTY_INVALID" | "DEVICE_TIME_AHEAD" | "DISCONNECT_DEACTIVATES_USERS" | "DOMAIN_PUBLIC" | "DUPLICATE" | "DUPLICATE_IN_FILE" | "EMAIL_INVALID" | "END_BEFORE_START" | "ERP_CONNECTION_ACTIVE" | "ERP_UNAVAILABLE" | "EXPORTS_KEPT" | "EXPORTS_RUNNING" | "EXPORT_BROKEN_OFF" | "EXPORT_FILE_TOO_LARGE" | "EXPORT_NOT_READY" | "EXPORT_QUERY" | "EXPORT_RIGHTS_LOST" | "EXPORT_SCHEDULES_KEPT" | "EXPORT_SCHEDULE_OFF" | "EXPORT_TOO_LARGE" | "FILES_MANY" | "FILE_EMPTY" | "FILE_MISSING" | "FILE_NAME_INVALID" | "FILE_SIZE" | "FILE_TYPE_REFUSED" | "FORBIDDEN" | "FORMAT_INVALID" | "GROUP_DEFAULT_TAKEN" | "GROUP_IS_DEFAULT" | "HTML_ATTRIBUTE" | "HTML_LINK" | "HTML_NOT_CLOSED" | "HTML_NOT_OPEN" | "HTML_SYNTAX" | "HTML_TAG" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_MISMATCH" | "IMPORT_BROKEN_OFF" | "IMPORT_COLUMNS" | "IMPORT_EMPTY" | "IMPORT_FILE_TYPE" | "IMPORT_NOT_READY" | "IMPORT_ROWS" | "IMPORT_TOO_SLOW" | "IMPORT_UNPACKED" | "IMPORT_UNREADABLE" | "INTEGER_ONLY" | "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "INVOICED_ELSEWHERE" | "INVOICE_NEEDED" | "INVOICE_PDF" | "IN_USE" | "KEPT_ELSEWHERE" | "LINK_DRAFT" | "LINK_IS_DUPLICATE" | "LINK_KEPT" | "LINK_OTHER_CUSTOMER" | "LINK_REPEATS_ALREADY" | "LINK_TYPES" | "LOGO_BROKEN" | "LOGO_PIXELS" | "LOGO_SIZE" | "LOGO_TYPE" | "MAIL_NOT_WRITTEN" | "MAIL_SERVER_UNAVAILABLE" | "MAIL_WAITS" | "MALFORMED_JSON" | "MAX_CHARS" | "MAX_DECIMALS" | "MAX_VALUE" | "MESSAGE_SETTLED" | "MESSAGE_SIZE" | "METHOD_NOT_ALLOWED" | "MIN_CHARS" | "MIN_VALUE" | "NETWORK" | "NON_WORKING_DAY" | "NOTE_REQUIRED" | "NOTHING_TO_REPEAT" | "NOT_BY_TOKEN" | "NOT_FOUND" | "NUMBER_AMBIGUOUS" | "NUMBER_ONLY" | "NUMBER_UNKNOWN" | "ORDER_INVOICE" | "ORDER_OF_CHANGE" | "ORDER_WORK" | "ORIGINAL_REMOVED" | "OUTCOME_UNKNOWN" | "OWN_EMAIL_MISSING" | "PASSWORD_NOT_CHANGED" | "PASSWORD_NOT_OFFERED" | "PASSWORD_REFUSED" | "PASSWORD_SAME" | "PASSWORD_WRONG" | "PERSON_EMAIL_MISSING" | "PERSON_NOT_IN_CALENDAR" | "PHONE_INVALID" | "PHOTOS_MANY" | "PLACEHOLDER_NO_LIST" | "PLACEHOLDER_NO_TEXT" | "PLACEHOLDER_UNKNOWN" | "PLAIN_ONLY_LOCAL" | "PORT_REFUSED" | "POSITIVE_INTEGER" | "POST_CODE_INVALID" | "PRECONDITION_REQUIRED" | "QUERY_GROUP" | "RATING_OVER" | "READ_ONLY" | "REASON_REQUIRED" | "REFERENCE_INACTIVE" | "REOPEN_INVOICED" | "REOPEN_TOO_LATE" | "REPORT_FILES_LOCKED" | "REPORT_FILE_NOT_ACCESSIBLE" | "REPORT_FILE_TYPE" | "REPORT_LOCKED" | "REPORT_OPEN" | "REPORT_SIGNED" | "REQUIRED" | "RESENDS_LIMIT" | "RESERVED_NAME" | "REWORK_TOO_LATE" | "ROLE_NOT_GIVEN" | "SCOPE_MISSING" | "SECRET_AGAIN" | "SESSION_EXPIRED" | "SLA_IN_USE" | "STALE" | "STATE_FIELDS" | "STATE_TASKS" | "SUBADDRESS_DEPTH" | "TABLE_TOO_LONG" | "TASK_MOVE_NOT_ALLOWED" | "TASK_NUMBER_TYPE" | "TASK_TICKET_CLOSED" | "TASK_TICKET_DRAFT" | "TEMPLATE_INSTRUCTION" | "TEMPLATE_LOOP_IN_LOOP" | "TEMPLATE_NOT_CLOSED" | "TEMPLATE_NOT_OPEN" | "TEMPLATE_PLACEHOLDER" | "TEMPLATE_SYNTAX" | "TEMPLATE_TOO_DEEP" | "TEMPLATE_TOO_LARGE" | "TEMPLATE_UNFINISHED" | "TEST_MAILS_LIMIT" | "TEST_MAIL_REFUSED" | "TICKET_CLOSED" | "TICKET_PREVENTS_MAILS" | "TICKET_STATE" | "TIMEOUT" | "TIMESHEET_UNIT" | "TIMESHEET_WORK_ONLY" | "TIME_INVALID" | "TOKEN_EXPIRED" | "TOKEN_EXPIRY" | "TOKEN_NOT_YOURS" | "TOO_MANY_REQUESTS" | "TRANSITION_NOT_ALLOWED" | "TYPE_CHANGE_NOT_ALLOWED" | "TYPE_INVALID" | "UNAUTHENTICATED" | "UNAVAILABLE" | "UNDO_EXPIRED" | "UNDO_OVERTAKEN" | "UNEXPECTED" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER" | "UNKNOWN_PROPERTY" | "UNKNOWN_REFERENCE" | "UNSUPPORTED_MEDIA_TYPE" | "USER_BEYOND_RIGHTS" | "USER_INACTIVE" | "USER_IS_SERVICE" | "USER_LIMIT" | "USER_NOT_CREATED" | "USER_NOT_DEACTIVATED" | "USER_NOT_DELETED" | "USER_NOT_UPDATED" | "USER_OTHER_TENANT" | "USER_SELF" | "USER_SHARED" | "USER_USED" | "USER_WITHOUT_EMAIL" | "VALIDATION_FAILED" | "WEBHOOK_ADDRESS" | "WEBHOOK_FILTER" | "WEBHOOK_OFF" | "WINDOWS_OVERLAP" | "WRITE_ONCE";
        Project: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            number: string;
            name: string;
            /** Format: uuid */
            address: string | null;
            active: boolean;
            readonly origin: components["schemas"]["ErpAdapter"] | null;
            readonly _embedded?: components["schemas"]["ProjectEmbedded"];
        };
        ProjectCreate: {
            number: string;
            name: string;
            /** Format: uuid */
            address?: string | null;
            active?: boolean;
        };
        ProjectEmbedded: {
            address?: components["schemas"]["EmbeddedTitle"] | null;
        };
        ProjectPatch: {
            name?: string;
            /** Format: uuid */
            address?: string | null;
            active?: boolean;
        };
        ProposeAppointmentProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "DATE_PAST" | "END_BEFORE_START" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
        };
        PublicPushKey: {
            publicKey: string;
        };
        PushDeviceKeys: {
            p256dh: string;
            auth: string;
        };
        PushDeviceSubscription: {
            endpoint: string;
            keys: components["schemas"]["PushDeviceKeys"];
        };
        PushSubscriptionReceipt: {
            /** Format: uuid */
            id: string;
        };
        /** @enum {string} */
        QuerySharing: "ME" | "GROUP" | "ALL";
        Rating: {
            rating: number;
            comment?: string | null;
        };
        RatingOverProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "RATING_OVER";
        };
        RatingState: {
            desk: string;
            identifier: string;
            rating?: number | null;
            comment?: string | null;
            /** Format: date-time */
            until: string;
        };
        ReadDashboardProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_PARAMETER";
        };
        ReadFigureProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_FILTER" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
        };
        ReadNotifications: {
            ids?: string[];
            /** Format: uuid */
            ticket?: string | null;
            /** Format: date-time */
            until?: string | null;
        };
        ReadReportAttachmentContentProblem403: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "FORBIDDEN" | "REPORT_FILE_NOT_ACCESSIBLE" | "SCOPE_MISSING";
        };
        ReadWorkListsProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_PARAMETER";
        };
        ReadyAnswer: {
            status: components["schemas"]["LiveAnswerStatus"];
        };
        /** @enum {string} */
        RefusalKind: "HARD" | "SOFT";
        RefusedAddress: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            /** Format: idn-email */
            readonly address: string;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly kind: components["schemas"]["RefusalKind"];
            readonly reason: string | null;
            /** Format: date-time */
            readonly refusedAt: string;
            /** Format: uuid */
            readonly ticket: string | null;
            readonly _embedded?: components["schemas"]["RefusedAddressEmbedded"];
        };
        RefusedAddressEmbedded: {
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
        };
        /** @enum {string} */
        Region: "CH" | "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU";
        RepeatedJobs: {
            repeated: number;
        };
        ReplaceAddressProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
        };
        ReplaceAppointmentProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPOINTMENTS_DISABLED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_TRAVEL" | "ASSIGNEE_ABSENT" | "CONFIRMATION_REQUIRED" | "TICKET_STATE";
        };
        ReplaceAppointmentProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "END_BEFORE_START" | "PERSON_NOT_IN_CALENDAR" | "VALIDATION_FAILED";
        };
        ReplaceCatalogItemProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
        };
        ReplaceContactProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
        };
        ReplaceCustomFieldProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "CUSTOM_FIELD_SLOTS" | "DEACTIVATION_IN_USE" | "DUPLICATE" | "IN_USE";
        };
        ReplaceCustomerLogoBody: {
            /** Format: binary */
            file: string;
        };
        ReplaceCustomerLogoProblem413: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 413;
            /** @enum {string} */
            code?: "BODY_TOO_LARGE" | "FILE_SIZE" | "LOGO_SIZE";
        };
        ReplaceCustomerLogoProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "FILE_EMPTY" | "LOGO_BROKEN" | "LOGO_PIXELS" | "VALIDATION_FAILED";
        };
        ReplaceCustomerProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "CONFIRMATION_REQUIRED" | "CRM_ADDRESS_LINKED" | "DUPLICATE";
        };
        ReplaceEmployeeProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
        };
        ReplaceErpConnectionProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "ERP_CONNECTION_ACTIVE";
        };
        ReplaceErpConnectionProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "PLAIN_ONLY_LOCAL" | "PORT_REFUSED" | "SECRET_AGAIN" | "VALIDATION_FAILED";
        };
        ReplaceMailboxProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "PLAIN_ONLY_LOCAL" | "SECRET_AGAIN" | "VALIDATION_FAILED";
        };
        ReplaceProjectProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
        };
        ReplaceReportPositionProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
        };
        ReplaceReportProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
        };
        ReplaceSavedQueryProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "INVALID_FILTER" | "QUERY_GROUP" | "VALIDATION_FAILED";
        };
        ReplaceTaskProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "TASK_MOVE_NOT_ALLOWED" | "TASK_TICKET_CLOSED" | "TASK_TICKET_DRAFT";
        };
        ReplaceTenantLogoBody: {
            /** Format: binary */
            file: string;
        };
        ReplaceTenantLogoProblem413: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 413;
            /** @enum {string} */
            code?: "BODY_TOO_LARGE" | "FILE_SIZE" | "LOGO_SIZE";
        };
        ReplaceTenantLogoProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "FILE_EMPTY" | "LOGO_BROKEN" | "LOGO_PIXELS" | "VALIDATION_FAILED";
        };
        ReplaceTicketProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "DUPLICATE" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TICKET_CLOSED" | "TRANSITION_NOT_ALLOWED" | "TYPE_CHANGE_NOT_ALLOWED";
        };
        ReplaceTicketProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
        };
        ReplaceUserProblem403: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "FORBIDDEN" | "SCOPE_MISSING" | "USER_BEYOND_RIGHTS";
        };
        ReplaceUserProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "USER_LIMIT" | "USER_OTHER_TENANT" | "USER_SELF" | "USER_SHARED";
        };
        ReplaceWebhookProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "PORT_REFUSED" | "VALIDATION_FAILED" | "WEBHOOK_ADDRESS" | "WEBHOOK_FILTER";
        };
        Report: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            readonly identifier: string;
            /** Format: uuid */
            readonly ticket: string;
            readonly state: components["schemas"]["ReportState"];
            /** Format: date */
            executionDate: string | null;
            executionTime: string | null;
            /** Format: uuid */
            serviceTechnician: string | null;
            /** Format: uuid */
            siteLocation: string | null;
            remarks: string | null;
            project: string | null;
            readonly unverified: components["schemas"]["ErpNumber"][];
            billingAddress: string | null;
            /** Format: uuid */
            readonly author: string | null;
            /** Format: uuid */
            readonly corrects: string | null;
            readonly signedBy: string | null;
            readonly signedPlace: string | null;
            /** Format: date-time */
            readonly signedAt: string | null;
            readonly correctedBy: string | null;
            readonly amount: number | null;
            readonly hours: components["schemas"]["ReportHour"][];
            readonly can: components["schemas"]["ReportCan"];
            readonly _embedded?: components["schemas"]["ReportEmbedded"];
        };
        /** @enum {string} */
        ReportAction: "COMPLETE" | "REOPEN" | "INVOICE" | "WAIVE";
        ReportAttachment: {
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
            readonly report: string;
            readonly name: string;
            readonly contentType: string;
            readonly size: number;
            readonly deskOnly: boolean;
            readonly can: components["schemas"]["ReportAttachmentCan"];
            readonly _embedded?: components["schemas"]["ReportAttachmentEmbedded"];
        };
        ReportAttachmentCan: {
            open: boolean;
            delete: boolean;
        };
        ReportAttachmentEmbedded: {
            report?: components["schemas"]["EmbeddedTitle"] | null;
        };
        ReportCan: {
            edit: boolean;
            delete: boolean;
            sign: boolean;
            correct: boolean;
        };
        ReportCorrectionRequest: {
            reason: string;
        };
        ReportCreate: {
            /** Format: date */
            executionDate?: string | null;
            executionTime?: string | null;
            /** Format: uuid */
            serviceTechnician?: string | null;
            /** Format: uuid */
            siteLocation?: string | null;
            remarks?: string | null;
            project?: string | null;
            billingAddress?: string | null;
        };
        ReportEmbedded: {
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
            serviceTechnician?: components["schemas"]["EmbeddedTitle"] | null;
            siteLocation?: components["schemas"]["EmbeddedTitle"] | null;
            author?: components["schemas"]["EmbeddedTitle"] | null;
            corrects?: components["schemas"]["EmbeddedTitle"] | null;
        };
        ReportFileTypeOrUnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 415;
            /** @enum {string} */
            code?: "REPORT_FILE_TYPE" | "UNSUPPORTED_MEDIA_TYPE";
        };
        /** @enum {string} */
        ReportFilter: "WITH_REPORT" | "NO_REPORT" | "OPEN_REPORT" | "BILLABLE_REPORT" | "INVOICED_REPORT" | "NOT_INVOICED_REPORT";
        ReportHour: {
            /** Format: uuid */
            employee: string | null;
            name: string | null;
            hours: number;
        };
        ReportPatch: {
            /** Format: date */
            executionDate?: string | null;
            executionTime?: string | null;
            /** Format: uuid */
            serviceTechnician?: string | null;
            /** Format: uuid */
            siteLocation?: string | null;
            remarks?: string | null;
            project?: string | null;
            billingAddress?: string | null;
        };
        ReportPosition: {
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
            readonly report: string;
            readonly number: number;
            kind: components["schemas"]["PositionKind"];
            catalogNumber: string | null;
            readonly unverified: components["schemas"]["ErpNumber"][];
            description: string;
            quantity: number;
            unit: components["schemas"]["Unit"];
            unitPrice: number | null;
            readonly amount: number | null;
            /** Format: uuid */
            employee: string | null;
            /** Format: date */
            timeBookingDate: string | null;
            timesheetRelevant: boolean;
            readonly _embedded?: components["schemas"]["ReportPositionEmbedded"];
        };
        ReportPositionCreate: {
            kind: components["schemas"]["PositionKind"];
            catalogNumber?: string | null;
            description: string;
            quantity: number;
            unit: components["schemas"]["Unit"];
            unitPrice?: number | null;
            /** Format: uuid */
            employee?: string | null;
            /** Format: date */
            timeBookingDate?: string | null;
            timesheetRelevant?: boolean;
        };
        ReportPositionEmbedded: {
            report?: components["schemas"]["EmbeddedTitle"] | null;
            employee?: components["schemas"]["EmbeddedTitle"] | null;
        };
        ReportPositionPatch: {
            kind?: components["schemas"]["PositionKind"];
            catalogNumber?: string | null;
            description?: string;
            quantity?: number;
            unit?: components["schemas"]["Unit"];
            unitPrice?: number | null;
            /** Format: uuid */
            employee?: string | null;
            /** Format: date */
            timeBookingDate?: string | null;
            timesheetRelevant?: boolean;
        };
        ReportSignatureRequest: {
            name: string;
            place?: string | null;
            /** Format: date-time */
            signedAt?: string | null;
            strokes: number[][][];
        };
        /** @enum {string} */
        ReportState: "OPEN_IN_WORK" | "BILLABLE" | "INVOICED" | "NOT_INVOICED";
        ReportTransitionRequest: {
            to: components["schemas"]["ReportState"];
            reason?: string | null;
        };
        RequestForm: {
            desk: string;
            logo: string | null;
            location: string;
        };
        RequestLinkSheet: {
            url: string;
            svg: string;
            png: string;
        };
        RequestPhotos: {
            count: number;
        };
        ResendSentMailProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "ADDRESS_REFUSED" | "MAIL_NOT_WRITTEN" | "MAIL_WAITS" | "TICKET_PREVENTS_MAILS";
        };
        ResendsLimitOrTooManyRequestsProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 429;
            /** @enum {string} */
            code?: "RESENDS_LIMIT" | "TOO_MANY_REQUESTS";
        };
        /** @enum {string} */
        Role: "vsd-agent" | "vsd-executor" | "vsd-customer";
        SavedQuery: {
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
            list: string;
            filter: string;
            sorting: string | null;
            columns: string | null;
            sharedWith: components["schemas"]["QuerySharing"];
            /** Format: uuid */
            assignmentGroup: string | null;
            /** Format: uuid */
            readonly owner: string;
            readonly ownerName: string;
            readonly _embedded?: components["schemas"]["SavedQueryEmbedded"];
        };
        SavedQueryCreate: {
            name: string;
            list: string;
            filter: string;
            sorting?: string | null;
            columns?: string | null;
            sharedWith?: components["schemas"]["QuerySharing"];
            /** Format: uuid */
            assignmentGroup?: string | null;
        };
        SavedQueryEmbedded: {
            assignmentGroup?: components["schemas"]["EmbeddedTitle"] | null;
            owner?: components["schemas"]["EmbeddedTitle"] | null;
        };
        SavedQueryPatch: {
            name?: string;
            filter?: string;
            sorting?: string | null;
            columns?: string | null;
            sharedWith?: components["schemas"]["QuerySharing"];
            /** Format: uuid */
            assignmentGroup?: string | null;
        };
        SearchResult: {
            hits: components["schemas"]["SearchResultHit"][];
            more: components["schemas"]["SearchResultHitResource"][];
        };
        SearchResultHit: {
            /** @description Path of its resource */
            resource: components["schemas"]["SearchResultHitResource"];
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The ticket that it is, or belongs to
             */
            ticket: string | null;
            /** @description What it is called, in pieces */
            title: components["schemas"]["SearchResultHitTitle"][];
            /** @description Its number, code or place */
            note: string | null;
            /** @description Where the words stand, in pieces; empty where the title tells it */
            snippet: components["schemas"]["SearchResultHitSnippet"][];
            /**
             * Format: date-time
             * @description When it was written; null for what does not age
             */
            at: string | null;
            /** @description Its weight among these hits */
            rank: number;
            /** @description The words stand where customers do not read them */
            internal: boolean;
        };
        /** @enum {string} */
        SearchResultHitResource: "tickets" | "activities" | "attachments" | "reports" | "customers" | "locations" | "users" | "articles";
        SearchResultHitSnippet: {
            text: string;
            /** @description It is what was looked for */
            hit: boolean;
        };
        SearchResultHitTitle: {
            text: string;
            /** @description It is what was looked for */
            hit: boolean;
        };
        SendTestMailProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "OWN_EMAIL_MISSING" | "TEST_MAIL_REFUSED" | "VALIDATION_FAILED";
        };
        SendTicketMessageProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TRANSITION_NOT_ALLOWED";
        };
        SendTicketMessageProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "IDEMPOTENCY_MISMATCH" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
        };
        ShippedWords: {
            subject: components["schemas"]["ShippedWordsSubject"];
            content: components["schemas"]["ShippedWordsContent"];
        };
        ShippedWordsContent: {
            de: string;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        ShippedWordsSubject: {
            de: string;
            en?: string | null;
            fr?: string | null;
            it?: string | null;
        };
        SignOutProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON";
        };
        SignReportProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "REPORT_LOCKED" | "REPORT_SIGNED" | "STATE_FIELDS" | "TICKET_STATE";
        };
        SignReportProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "DEVICE_TIME_AHEAD" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
        };
        SignedInUserShape: {
            /** Format: uuid */
            id: string | null;
            username: string;
            name: string;
            email?: string | null;
            roles: string[];
            actsAs: components["schemas"]["Role"] | null;
            customerCode?: string | null;
            locale: components["schemas"]["Locale"];
            tenant?: string | null;
            tenantName?: string | null;
            tenantLocale?: components["schemas"]["Locale"] | null;
            /** Format: uuid */
            tenantLogo: string | null;
            tenants: string[];
            seesAllIssues?: boolean;
            executionCompany?: string | null;
            customer: components["schemas"]["SignedInUserShapeCustomer"] | null;
            absence: components["schemas"]["SignedInUserShapeAbsence"] | null;
            account: components["schemas"]["SignedInUserShapeAccount"];
            can: {
                [key: string]: components["schemas"]["SignedInUserShapeCanValue"];
            };
            preferences: {
                [key: string]: unknown;
            };
        };
        SignedInUserShapeAbsence: {
            /** Format: uuid */
            id: string;
            /** Format: date */
            activeFrom: string;
            /** Format: date */
            activeTo: string;
        };
        SignedInUserShapeAccount: {
            changePassword: boolean;
            locked: boolean;
            assignableRoles: string[];
        };
        SignedInUserShapeCanValue: {
            list: boolean;
            create: boolean;
            update: boolean;
            delete: boolean;
        };
        SignedInUserShapeCustomer: {
            /** Format: uuid */
            id: string;
            code: string;
            name: string;
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
            weekPlan: components["schemas"]["WeekWindow"][];
            onCallDays: components["schemas"]["Weekday"][];
            onCallStart: string | null;
            onCallEnd: string | null;
            onCallPlan: components["schemas"]["WeekWindow"][];
            raisesPriority: boolean;
            /** Format: uuid */
            escalationGroup: string | null;
            active: boolean;
            readonly _embedded?: components["schemas"]["SlaEmbedded"];
        };
        /** @enum {string} */
        SlaClock: "REACTION" | "ON_SITE" | "DUE";
        SlaCreate: {
            name: string;
            interventionTime?: number;
            onSiteInterventionTime?: number;
            workDayStart?: string;
            workDayEnd?: string;
            weekPlan?: components["schemas"]["WeekWindow"][];
            onCallDays?: components["schemas"]["Weekday"][];
            onCallStart?: string | null;
            onCallEnd?: string | null;
            onCallPlan?: components["schemas"]["WeekWindow"][];
            raisesPriority?: boolean;
            /** Format: uuid */
            escalationGroup?: string | null;
            active?: boolean;
        };
        SlaEmbedded: {
            escalationGroup?: components["schemas"]["EmbeddedTitle"] | null;
        };
        SlaInUseProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "SLA_IN_USE";
        };
        SlaPatch: {
            name?: string;
            interventionTime?: number;
            onSiteInterventionTime?: number;
            workDayStart?: string;
            workDayEnd?: string;
            weekPlan?: components["schemas"]["WeekWindow"][];
            onCallDays?: components["schemas"]["Weekday"][];
            onCallStart?: string | null;
            onCallEnd?: string | null;
            onCallPlan?: components["schemas"]["WeekWindow"][];
            raisesPriority?: boolean;
            /** Format: uuid */
            escalationGroup?: string | null;
            active?: boolean;
        };
        SlaPreview: {
            /** Format: date-time */
            submittedAt: string;
            /** Format: date-time */
            dueAt: string | null;
            zone: string;
        };
        SlaSketch: {
            interventionTime?: number;
            workDayStart: string;
            workDayEnd: string;
            weekPlan?: components["schemas"]["WeekWindow"][];
            onCallDays?: components["schemas"]["Weekday"][];
            onCallStart?: string | null;
            onCallEnd?: string | null;
            onCallPlan?: components["schemas"]["WeekWindow"][];
            priority: components["schemas"]["Priority"];
            weekday: components["schemas"]["Weekday"];
            time: string;
            canton?: components["schemas"]["Canton"] | null;
        };
        /** @enum {string} */
        SortParameter: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]";
        StaleProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 412;
            /** @enum {string} */
            code?: "STALE";
        };
        SuggestedArticle: {
            id: string;
            title: string;
            content: string;
            language: components["schemas"]["Language"];
        };
        /** @enum {string} */
        TableFormat: "xlsx" | "csv";
        TableTooLongProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "TABLE_TOO_LONG";
        };
        Task: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            subject: string;
            /** Format: uuid */
            readonly ticket: string;
            state: components["schemas"]["TaskState"];
            /** Format: date */
            dueDate: string | null;
            priority: components["schemas"]["TaskPriority"];
            /** Format: uuid */
            assignedTo: string | null;
            /** Format: uuid */
            responsible: string | null;
            isPrivate: boolean;
            shortDescription: string | null;
            description: string | null;
            type: components["schemas"]["TaskType"];
            addressNumber: string | null;
            projectNumber: string | null;
            reportNumber: string | null;
            /** Format: date-time */
            readonly completedAt: string | null;
            readonly can: components["schemas"]["TaskCan"];
            readonly _embedded?: components["schemas"]["TaskEmbedded"];
        };
        TaskCan: {
            edit: boolean;
            delete: boolean;
            states: components["schemas"]["TaskState"][];
        };
        TaskCreate: {
            subject: string;
            state?: components["schemas"]["TaskState"];
            /** Format: date */
            dueDate?: string | null;
            priority?: components["schemas"]["TaskPriority"];
            /** Format: uuid */
            assignedTo?: string | null;
            /** Format: uuid */
            responsible?: string | null;
            isPrivate?: boolean;
            shortDescription?: string | null;
            description?: string | null;
            type?: components["schemas"]["TaskType"];
            addressNumber?: string | null;
            projectNumber?: string | null;
            reportNumber?: string | null;
        };
        TaskEmbedded: {
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
            assignedTo?: components["schemas"]["EmbeddedTitle"] | null;
            responsible?: components["schemas"]["EmbeddedTitle"] | null;
        };
        /** @enum {string} */
        TaskGuard: "ALL" | "COMPLETING";
        TaskPatch: {
            subject?: string;
            state?: components["schemas"]["TaskState"];
            /** Format: date */
            dueDate?: string | null;
            priority?: components["schemas"]["TaskPriority"];
            /** Format: uuid */
            assignedTo?: string | null;
            /** Format: uuid */
            responsible?: string | null;
            isPrivate?: boolean;
            shortDescription?: string | null;
            description?: string | null;
            type?: components["schemas"]["TaskType"];
            addressNumber?: string | null;
            projectNumber?: string | null;
            reportNumber?: string | null;
        };
        /** @enum {string} */
        TaskPriority: "HIGH" | "MEDIUM" | "LOW";
        /** @enum {string} */
        TaskState: "OPEN" | "IN_PROGRESS" | "COMPLETED";
        TaskTicketClosedOrTaskTicketDraftProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "TASK_TICKET_CLOSED" | "TASK_TICKET_DRAFT";
        };
        /** @enum {string} */
        TaskType: "ADDRESS" | "DOCUMENT" | "PROJECT";
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
            /** Format: idn-email */
            supportEmail: string | null;
            language: components["schemas"]["Locale"];
            /** Format: uuid */
            readonly logo: string | null;
            workDayStart: string;
            workDayEnd: string;
            workingDays: components["schemas"]["Weekday"][];
            customerPriorities: components["schemas"]["Priority"][];
            taskGuard: components["schemas"]["TaskGuard"];
            pausesFor: components["schemas"]["ClarificationReason"][];
            reportRequired: boolean;
            takesAppointments: boolean;
            plansTravel: boolean;
            travelMinutes: number | null;
            executorCompletesOrders: boolean;
            closesSolvedTickets: boolean;
            closesInvoicedOrders: boolean;
            closesWithoutInvoice: components["schemas"]["TicketType"][];
            mailsKeptDays: number;
            mailsPerHour: number;
            tellsCustomersOfReports: boolean;
        };
        TenantSettingsPatch: {
            name?: string;
            /** Format: idn-email */
            supportEmail?: string | null;
            language?: components["schemas"]["Locale"];
            workDayStart?: string;
            workDayEnd?: string;
            workingDays?: components["schemas"]["Weekday"][];
            customerPriorities?: components["schemas"]["Priority"][];
            taskGuard?: components["schemas"]["TaskGuard"];
            pausesFor?: components["schemas"]["ClarificationReason"][];
            reportRequired?: boolean;
            takesAppointments?: boolean;
            plansTravel?: boolean;
            travelMinutes?: number | null;
            executorCompletesOrders?: boolean;
            closesSolvedTickets?: boolean;
            closesInvoicedOrders?: boolean;
            closesWithoutInvoice?: components["schemas"]["TicketType"][];
            mailsKeptDays?: number;
            mailsPerHour?: number;
            tellsCustomersOfReports?: boolean;
        };
        TestMailSent: {
            recipient: string;
            subject: string;
        };
        TestMailsLimitOrTooManyRequestsProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 429;
            /** @enum {string} */
            code?: "TEST_MAILS_LIMIT" | "TOO_MANY_REQUESTS";
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
            active: boolean;
            readonly position: number;
            readonly _embedded?: components["schemas"]["TextBlockEmbedded"];
        };
        TextBlockCreate: {
            name: string;
            /** Format: uuid */
            category?: string | null;
            content: string;
            global?: boolean;
            active?: boolean;
        };
        TextBlockEmbedded: {
            category?: components["schemas"]["EmbeddedTitle"] | null;
        };
        TextBlockPatch: {
            name?: string;
            /** Format: uuid */
            category?: string | null;
            content?: string;
            global?: boolean;
            active?: boolean;
        };
        TextBlockPreview: {
            text: string;
            locale: components["schemas"]["Locale"];
            empty: string[];
        };
        TextBlockPreviewRequest: {
            ticket: string;
            content?: string | null;
        };
        Ticket: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            readonly identifier: string | null;
            readonly title: string;
            type: components["schemas"]["TicketType"];
            readonly state: components["schemas"]["TicketState"];
            priority: components["schemas"]["Priority"] | null;
            customerPriority: components["schemas"]["Priority"] | null;
            /**
             * Format: date
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             */
            preferredDate: string | null;
            /** Format: uuid */
            category: string | null;
            customerDescription: string | null;
            /** Format: uuid */
            followUpOf: string | null;
            /** Format: uuid */
            customer: string | null;
            /** Format: uuid */
            location: string | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            contactChannel: components["schemas"]["ContactChannel"] | null;
            contactName: string | null;
            contactPhone: string | null;
            /** Format: idn-email */
            contactEmail: string | null;
            /** Format: uuid */
            customerContact: string | null;
            customerCostCenter: string | null;
            customerOrderNumber: string | null;
            customerPurchaseOrderNumber: string | null;
            /** Format: uuid */
            assignmentGroup: string | null;
            /** Format: uuid */
            responsible: string | null;
            /**
             * Format: uuid
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             */
            projectLead: string | null;
            executionCompany: string | null;
            /** Format: uuid */
            executionResponsible: string | null;
            executionDescription: string | null;
            costEstimate: number | null;
            readonly costs: components["schemas"]["TicketCosts"] | null;
            readonly costsToApprove: number | null;
            internalNotes: string | null;
            preventMailDispatch: boolean;
            approval: components["schemas"]["ApprovalState"];
            readonly approvedCosts: number | null;
            readonly clarificationReason: components["schemas"]["ClarificationReason"] | null;
            readonly clarificationText: string | null;
            /**
             * Format: date
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             */
            readonly resubmissionDate: string | null;
            readonly previousState: components["schemas"]["TicketState"] | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly closingState: components["schemas"]["ClosingState"] | null;
            closingNote: string | null;
            /** Format: date */
            readonly closingDate: string | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly satisfaction: number | null;
            readonly satisfactionComment: string | null;
            /** Format: uuid */
            readonly author: string | null;
            /** Format: date-time */
            readonly submittedAt: string | null;
            /** Format: date-time */
            readonly dueAt: string | null;
            /** Format: date-time */
            readonly workCompletedAt: string | null;
            /** Format: date-time */
            readonly closedAt: string | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly reactionResult: components["schemas"]["ClockResult"] | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly onSiteResult: components["schemas"]["ClockResult"] | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly dueResult: components["schemas"]["ClockResult"] | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly reactionMinutes: number | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly onSiteMinutes: number | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly resolutionMinutes: number | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly reopenings: number;
            custom: {
                [key: string]: unknown;
            };
            readonly customersTurn: boolean;
            readonly appointmentWaits: boolean;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly reports: components["schemas"]["ReportFilter"][];
            readonly can: components["schemas"]["TicketCan"];
            /** @description Told of a single record that is read, and neither in lists nor in answers to writes. */
            readonly parts?: components["schemas"]["TicketParts"];
            readonly _embedded?: components["schemas"]["TicketEmbedded"];
        };
        TicketCan: {
            edit: boolean;
            internalNotes: boolean;
            message: boolean;
            workNote: boolean;
            upload: boolean;
            deleteDraft: boolean;
            changeType: boolean;
            approve: boolean;
            addTask: boolean;
            addAppointment: boolean;
            link: boolean;
            createOrder: boolean;
            invoice: boolean;
            report: boolean;
            seesInternal: boolean;
        };
        TicketClock: {
            clock: components["schemas"]["SlaClock"];
            cycle: number;
            state: components["schemas"]["ClockState"];
            /** Format: date-time */
            target?: string | null;
            /** Format: date-time */
            agreedTarget?: string | null;
            /** Format: date-time */
            startedAt: string;
            /** Format: date-time */
            stoppedAt?: string | null;
            countedMinutes: number;
            pausedMinutes: number;
            marks: components["schemas"]["TicketClockMark"][];
            segments: components["schemas"]["TicketClockSegment"][];
        };
        TicketClockMark: {
            percent: number;
            /** Format: date-time */
            at: string | null;
            /** Format: date-time */
            sentAt: string | null;
        };
        TicketClockSegment: {
            /** Format: date-time */
            from: string;
            /** Format: date-time */
            to: string;
            counts: boolean;
            reason: components["schemas"]["TicketClockSegmentReason"];
        };
        /** @enum {string} */
        TicketClockSegmentReason: "WORK" | "ON_CALL" | "EVERY_HOUR" | "OFF_HOURS" | "HOLIDAY" | "WAIT_CUSTOMER" | "WAIT_THIRD_PARTY" | "WAIT_INTERNAL" | "WAIT_APPROVAL" | "WORK_COMPLETED";
        TicketCosts: {
            limit: number;
            costs: number;
            level: components["schemas"]["TicketCostsLevel"];
            approved: number | null;
            toApprove: boolean;
        };
        /** @enum {string} */
        TicketCostsLevel: "WITHIN" | "NEAR" | "ABOVE";
        TicketCreate: {
            type: components["schemas"]["TicketType"];
            priority?: components["schemas"]["Priority"] | null;
            customerPriority?: components["schemas"]["Priority"] | null;
            /**
             * Format: date
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             */
            preferredDate?: string | null;
            /** Format: uuid */
            category?: string | null;
            customerDescription?: string | null;
            /** Format: uuid */
            followUpOf?: string | null;
            /** Format: uuid */
            customer?: string | null;
            /** Format: uuid */
            location?: string | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            contactChannel?: components["schemas"]["ContactChannel"] | null;
            contactName?: string | null;
            contactPhone?: string | null;
            /** Format: idn-email */
            contactEmail?: string | null;
            /** Format: uuid */
            customerContact?: string | null;
            customerCostCenter?: string | null;
            customerOrderNumber?: string | null;
            customerPurchaseOrderNumber?: string | null;
            /** Format: uuid */
            assignmentGroup?: string | null;
            /** Format: uuid */
            responsible?: string | null;
            /**
             * Format: uuid
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             */
            projectLead?: string | null;
            executionCompany?: string | null;
            /** Format: uuid */
            executionResponsible?: string | null;
            executionDescription?: string | null;
            costEstimate?: number | null;
            internalNotes?: string | null;
            preventMailDispatch?: boolean;
            approval?: components["schemas"]["ApprovalState"];
            closingNote?: string | null;
            custom?: {
                [key: string]: unknown;
            };
            draft?: boolean;
            confirm?: components["schemas"]["BulkAssignmentConfirm"][];
        };
        /** @enum {string} */
        TicketDoing: "READING" | "EDITING" | "WRITING";
        TicketEmbedded: {
            category?: components["schemas"]["EmbeddedTitle"] | null;
            followUpOf?: components["schemas"]["EmbeddedTitle"] | null;
            customer?: components["schemas"]["EmbeddedTitle"] | null;
            location?: components["schemas"]["EmbeddedTitle"] | null;
            customerContact?: components["schemas"]["EmbeddedTitle"] | null;
            assignmentGroup?: components["schemas"]["EmbeddedTitle"] | null;
            responsible?: components["schemas"]["EmbeddedTitle"] | null;
            projectLead?: components["schemas"]["EmbeddedTitle"] | null;
            executionResponsible?: components["schemas"]["EmbeddedTitle"] | null;
            author?: components["schemas"]["EmbeddedTitle"] | null;
        };
        TicketLink: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            readonly kind: components["schemas"]["TicketLinkKind"];
            /** Format: uuid */
            readonly ticket: string;
            /** Format: uuid */
            readonly target: string;
            readonly ends: components["schemas"]["TicketLinkEnd"][];
            readonly can: components["schemas"]["TicketLinkCan"];
            readonly _embedded?: components["schemas"]["TicketLinkEmbedded"];
        };
        TicketLinkCan: {
            edit: boolean;
            delete: boolean;
        };
        TicketLinkEmbedded: {
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
            target?: components["schemas"]["EmbeddedTitle"] | null;
        };
        TicketLinkEnd: {
            /** Format: uuid */
            id: string;
            identifier: string | null;
            title: string;
            type: components["schemas"]["TicketType"];
            state: components["schemas"]["TicketState"];
            closingState: components["schemas"]["ClosingState"] | null;
        };
        /** @enum {string} */
        TicketLinkKind: "FOLLOW_UP_OF" | "EXECUTES" | "DUPLICATE_OF" | "RELATED_TO";
        TicketMail: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            readonly event: components["schemas"]["TicketMailEvent"];
            /** Format: uuid */
            readonly ticket: string;
            /** Format: idn-email */
            readonly recipient: string | null;
            readonly recipientName: string | null;
            readonly cause: string;
            readonly state: components["schemas"]["MailState"];
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            readonly reason: components["schemas"]["MailReason"] | null;
            readonly locale: components["schemas"]["Locale"];
            readonly subject: string | null;
            readonly text: string | null;
            readonly html: string | null;
            /** Format: uuid */
            readonly original: string | null;
            /** Format: date-time */
            readonly dueAt: string | null;
            /** Format: date-time */
            readonly sentAt: string | null;
            readonly messageId: string | null;
            readonly attempts: number;
            readonly error: string | null;
            /** Format: date-time */
            readonly waitsUntil: string | null;
            /** Format: date-time */
            readonly claimedUntil: string | null;
            readonly _embedded?: components["schemas"]["TicketMailEmbedded"];
        };
        TicketMailEmbedded: {
            ticket?: components["schemas"]["EmbeddedTitle"] | null;
            original?: components["schemas"]["EmbeddedTitle"] | null;
        };
        /** @enum {string} */
        TicketMailEvent: "ISSUE_ASSIGNED" | "ISSUE_ASSIGNED_NOTICE" | "ISSUE_CREATED" | "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED" | "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED" | "ISSUE_OR_DRAFT_ADDED" | "ISSUE_STATE_CLOSED" | "ISSUE_STATE_IN_PROGRESS" | "ISSUE_STATE_ORDER_COMPLETED" | "ISSUE_STATE_WORK_COMPLETED" | "ISSUE_WORK_NOTE_ADDED" | "REACTION_TIME_WARNING" | "REPORT_CREATED" | "REPORT_CREATION_FAILED" | "SLA_BREACH" | "TRIGGER_TIME_NOTICE" | "APPOINTMENT_SCHEDULED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_ANSWERED";
        TicketParts: {
            openTasks: number;
            appointments: number;
            attachments: number;
            invoices: number;
            reports: number;
            mails: number;
            openReport: string | null;
            links: components["schemas"]["TicketLink"][];
        };
        TicketPatch: {
            type?: components["schemas"]["TicketType"];
            priority?: components["schemas"]["Priority"] | null;
            customerPriority?: components["schemas"]["Priority"] | null;
            /**
             * Format: date
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             */
            preferredDate?: string | null;
            /** Format: uuid */
            category?: string | null;
            customerDescription?: string | null;
            /** Format: uuid */
            customer?: string | null;
            /** Format: uuid */
            location?: string | null;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            contactChannel?: components["schemas"]["ContactChannel"] | null;
            contactName?: string | null;
            contactPhone?: string | null;
            /** Format: idn-email */
            contactEmail?: string | null;
            /** Format: uuid */
            customerContact?: string | null;
            customerCostCenter?: string | null;
            customerOrderNumber?: string | null;
            customerPurchaseOrderNumber?: string | null;
            /** Format: uuid */
            assignmentGroup?: string | null;
            /** Format: uuid */
            responsible?: string | null;
            /**
             * Format: uuid
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             */
            projectLead?: string | null;
            executionCompany?: string | null;
            /** Format: uuid */
            executionResponsible?: string | null;
            executionDescription?: string | null;
            costEstimate?: number | null;
            internalNotes?: string | null;
            preventMailDispatch?: boolean;
            approval?: components["schemas"]["ApprovalState"];
            closingNote?: string | null;
            custom?: {
                [key: string]: unknown;
            };
            reason?: string | null;
            confirm?: components["schemas"]["BulkAssignmentConfirm"][];
        };
        TicketPreview: {
            mandatory: string[][];
            customerPriorities: components["schemas"]["Priority"][];
            /** Format: date-time */
            dueAt: string | null;
            warnings: components["schemas"]["TicketPreviewWarning"][];
            suggested: components["schemas"]["TicketPreviewSuggested"];
        };
        TicketPreviewSuggested: {
            customerPriority?: string | null;
            contactChannel?: string | null;
            contactName?: string | null;
            contactEmail?: string | null;
            /** Format: uuid */
            customerContact?: string | null;
            /** Format: uuid */
            location?: string | null;
            /** Format: uuid */
            assignmentGroup?: string | null;
            /** Format: uuid */
            projectLead?: string | null;
        };
        TicketPreviewWarning: {
            code: string;
            field: string;
        };
        TicketSketch: {
            type?: components["schemas"]["TicketType"] | null;
            customer?: string | null;
            customerContact?: string | null;
            contactChannel?: components["schemas"]["ContactChannel"] | null;
            priority?: components["schemas"]["Priority"] | null;
            customerPriority?: components["schemas"]["Priority"] | null;
            /** Format: date */
            preferredDate?: string | null;
        };
        /** @enum {string} */
        TicketState: "DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED";
        TicketStateOrTransitionNotAllowedProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "TICKET_STATE" | "TRANSITION_NOT_ALLOWED";
        };
        TicketStateProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "TICKET_STATE";
        };
        TicketTransition: {
            to: components["schemas"]["TicketState"];
            reason?: string | null;
            clarificationReason?: components["schemas"]["ClarificationReason"] | null;
            text?: string | null;
            /** Format: date */
            resubmissionDate?: string | null;
            closingState?: components["schemas"]["ClosingState"] | null;
            closingNote?: string | null;
            closingDate?: string | null;
            confirm?: components["schemas"]["BulkAssignmentConfirm"][];
        };
        /** @enum {string} */
        TicketType: "TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN";
        TooManyRequestsProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 429;
            /** @enum {string} */
            code?: "TOO_MANY_REQUESTS";
        };
        TransferredDeadlines: {
            changed: number;
        };
        TriageQuestion: {
            tickets: string[];
        };
        TriageSuggestion: {
            ticket: string;
            sender: string | null;
            senderName: string | null;
            subject: string | null;
            excerpt: string;
            domain: string | null;
            proposals: components["schemas"]["TriageSuggestionProposal"][];
        };
        TriageSuggestionProposal: {
            customer: components["schemas"]["TriageSuggestionProposalCustomer"] | null;
            type: components["schemas"]["TicketType"];
            category: components["schemas"]["TriageSuggestionProposalCategory"] | null;
            location: components["schemas"]["TriageSuggestionProposalLocation"] | null;
            because: components["schemas"]["TriageSuggestionProposalBecause"];
        };
        /** @enum {string} */
        TriageSuggestionProposalBecause: "KNOWN" | "PERSON" | "EARLIER" | "DOMAIN";
        TriageSuggestionProposalCategory: {
            /** Format: uuid */
            id: string;
            title: unknown;
        };
        TriageSuggestionProposalCustomer: {
            /** Format: uuid */
            id: string;
            title: unknown;
        };
        TriageSuggestionProposalLocation: {
            /** Format: uuid */
            id: string;
            title: unknown;
        };
        /** @enum {string} */
        TrueOrFalse: "true" | "false";
        TypeChange: {
            type: components["schemas"]["TicketType"];
            missing: components["schemas"]["TypeChangeMissing"][];
        };
        TypeChangeMissing: {
            code: string;
            field?: string;
            params?: Record<string, never>;
        };
        UnauthenticatedProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 401;
            /** @enum {string} */
            code?: "SESSION_EXPIRED" | "TOKEN_EXPIRED" | "UNAUTHENTICATED" | "USER_INACTIVE";
        };
        UnavailableProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 503;
            /** @enum {string} */
            code?: "UNAVAILABLE";
        };
        UndoExpiredProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "UNDO_EXPIRED";
        };
        /** @enum {string} */
        Unit: "HUR" | "MIN" | "EA" | "MTR" | "KMT" | "KGM" | "GRM" | "MGM" | "MLT" | "SET" | "GAR" | "PA" | "BX" | "BG" | "BO" | "CA" | "TN" | "CQ" | "CS" | "DR" | "PF" | "PL" | "RL" | "RO" | "ST" | "Z2" | "Z3";
        UnsupportedMediaTypeProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 415;
            /** @enum {string} */
            code?: "UNSUPPORTED_MEDIA_TYPE";
        };
        UpdateAddressProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
        };
        UpdateAppointmentProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPOINTMENTS_DISABLED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_TRAVEL" | "ASSIGNEE_ABSENT" | "CONFIRMATION_REQUIRED" | "TICKET_STATE";
        };
        UpdateAppointmentProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "END_BEFORE_START" | "PERSON_NOT_IN_CALENDAR" | "VALIDATION_FAILED";
        };
        UpdateCatalogItemProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
        };
        UpdateContactProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
        };
        UpdateCustomFieldProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "CUSTOM_FIELD_SLOTS" | "DEACTIVATION_IN_USE" | "DUPLICATE" | "IN_USE";
        };
        UpdateCustomerProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "CONFIRMATION_REQUIRED" | "CRM_ADDRESS_LINKED" | "DUPLICATE";
        };
        UpdateEmployeeProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
        };
        UpdateErpConnectionProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "ERP_CONNECTION_ACTIVE";
        };
        UpdateErpConnectionProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "PLAIN_ONLY_LOCAL" | "PORT_REFUSED" | "SECRET_AGAIN" | "VALIDATION_FAILED";
        };
        UpdateMailboxProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "PLAIN_ONLY_LOCAL" | "SECRET_AGAIN" | "VALIDATION_FAILED";
        };
        UpdateProjectProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
        };
        UpdateReportPositionProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
        };
        UpdateReportProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
        };
        UpdateSavedQueryProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "INVALID_FILTER" | "QUERY_GROUP" | "VALIDATION_FAILED";
        };
        UpdateTaskProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "TASK_MOVE_NOT_ALLOWED" | "TASK_TICKET_CLOSED" | "TASK_TICKET_DRAFT";
        };
        UpdateTicketProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "DUPLICATE" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TICKET_CLOSED" | "TRANSITION_NOT_ALLOWED" | "TYPE_CHANGE_NOT_ALLOWED";
        };
        UpdateTicketProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
        };
        UpdateUserProblem403: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 403;
            /** @enum {string} */
            code?: "FORBIDDEN" | "SCOPE_MISSING" | "USER_BEYOND_RIGHTS";
        };
        UpdateUserProblem409: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "USER_LIMIT" | "USER_OTHER_TENANT" | "USER_SELF" | "USER_SHARED";
        };
        UpdateWebhookProblem422: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 422;
            /** @enum {string} */
            code?: "PORT_REFUSED" | "VALIDATION_FAILED" | "WEBHOOK_ADDRESS" | "WEBHOOK_FILTER";
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
            kind: components["schemas"]["UserKind"];
            /** Format: idn-email */
            email: string | null;
            language: components["schemas"]["Locale"];
            active: boolean;
            roles: components["schemas"]["UserRole"][];
            readonly isAgent: boolean;
            readonly isExecutor: boolean;
            /** Format: date */
            readonly absentUntil: string | null;
            readonly away: components["schemas"]["UserAway"][];
            /** Format: date-time */
            readonly lastLogin: string | null;
            readonly shared: boolean;
            readonly subject: string | null;
            customerCode: string | null;
            seesAllIssues: boolean;
            externalContactNumber: string | null;
            executionCompany: string | null;
            readonly can: components["schemas"]["UserCan"];
        };
        UserAway: {
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
        };
        UserCan: {
            edit: boolean;
            invite: boolean;
            delete: boolean;
            locked: string[];
        };
        UserCreate: {
            firstname?: string | null;
            lastname?: string | null;
            name?: string;
            username: string;
            kind?: components["schemas"]["UserKind"];
            /** Format: idn-email */
            email?: string | null;
            language?: components["schemas"]["Locale"];
            active?: boolean;
            roles?: components["schemas"]["UserRole"][];
            customerCode?: string | null;
            seesAllIssues?: boolean;
            externalContactNumber?: string | null;
            executionCompany?: string | null;
        };
        /** @enum {string} */
        UserKind: "PERSON" | "SERVICE";
        UserPatch: {
            firstname?: string | null;
            lastname?: string | null;
            name?: string;
            /** Format: idn-email */
            email?: string | null;
            language?: components["schemas"]["Locale"];
            active?: boolean;
            roles?: components["schemas"]["UserRole"][];
            customerCode?: string | null;
            seesAllIssues?: boolean;
            externalContactNumber?: string | null;
            executionCompany?: string | null;
        };
        /** @enum {string} */
        UserRole: "vsd-customer" | "vsd-agent" | "vsd-executor" | "vsd-admin" | "manage_announcement" | "manage_customer" | "manage_master_data" | "access_reporting" | "deliver_mail";
        UserSelfOrUserUsedProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "USER_SELF" | "USER_USED";
        };
        Versions: {
            product: string;
            node: string;
            database: string;
            schema: string;
            environment: string;
        };
        Webhook: {
            /** Format: uuid */
            readonly id: string;
            readonly version: number;
            /** Format: date-time */
            readonly createdAt: string;
            readonly createdBy: string;
            /** Format: date-time */
            readonly updatedAt: string;
            readonly updatedBy: string;
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            filter: string | null;
            active: boolean;
            /** Format: uuid */
            readonly owner: string;
            readonly state: components["schemas"]["WebhookState"];
            /** Format: date-time */
            readonly failingSince: string | null;
            readonly problem: string | null;
            /** @description Returned once, by the answer to the write that makes it: the creation, and a change of the address */
            readonly signingSecret: string | null;
            readonly _embedded?: components["schemas"]["WebhookEmbedded"];
        };
        WebhookCreate: {
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            filter?: string | null;
            active?: boolean;
        };
        WebhookDelivery: {
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
            readonly webhook: string;
            readonly number: number;
            readonly event: string;
            readonly record: string;
            readonly state: components["schemas"]["DeliveryState"];
            readonly attempts: number;
            readonly status: number | null;
            readonly answer: string | null;
            /** Format: date-time */
            readonly nextAt: string | null;
            /** Format: date-time */
            readonly deliveredAt: string | null;
            readonly body: string;
            readonly _embedded?: components["schemas"]["WebhookDeliveryEmbedded"];
        };
        WebhookDeliveryEmbedded: {
            webhook?: components["schemas"]["EmbeddedTitle"] | null;
        };
        WebhookEmbedded: {
            owner?: components["schemas"]["EmbeddedTitle"] | null;
        };
        /** @enum {string} */
        WebhookEvent: "tickets.created" | "tickets.changed" | "tickets.removed" | "activities.created" | "activities.changed" | "activities.removed" | "attachments.created" | "attachments.changed" | "attachments.removed" | "invoices.created" | "invoices.changed" | "invoices.removed" | "tasks.created" | "tasks.changed" | "tasks.removed" | "appointments.created" | "appointments.changed" | "appointments.removed" | "reports.created" | "reports.changed" | "reports.removed" | "customers.created" | "customers.changed" | "customers.removed" | "locations.created" | "locations.changed" | "locations.removed" | "contacts.created" | "contacts.changed" | "contacts.removed" | "users.created" | "users.changed" | "users.removed";
        WebhookOffProblem: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 409;
            /** @enum {string} */
            code?: "WEBHOOK_OFF";
        };
        WebhookPatch: {
            url?: string;
            events?: components["schemas"]["WebhookEvent"][];
            filter?: string | null;
            active?: boolean;
        };
        /** @enum {string} */
        WebhookState: "WORKING" | "FAILING" | "OFF";
        WeekWindow: {
            weekday: components["schemas"]["Weekday"];
            start: string;
            end: string;
        };
        /** @enum {string} */
        Weekday: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
        WorkLists: {
            tickets: {
                [key: string]: components["schemas"]["WorkListsTicketsValue"];
            };
            tasks: components["schemas"]["WorkListsTasks"] | null;
        };
        WorkListsTasks: {
            /** @description Filter of v1/tickets that lists them all */
            filter: Record<string, never>;
            /** @description Their order: field, and ASC or DESC */
            sort: string[];
            /** @description The first of them, with what a line of theirs shows */
            rows: {
                [key: string]: unknown;
            }[];
            /** @description How many there are; one above the cap of lists where there are more */
            total: number;
            exact: boolean;
        };
        WorkListsTicketsValue: {
            /** @description Filter of v1/tickets that lists them all */
            filter: Record<string, never>;
            /** @description Their order: field, and ASC or DESC */
            sort: string[];
            /** @description The first of them, with what a line of theirs shows */
            rows: {
                [key: string]: unknown;
            }[];
            /** @description How many there are; one above the cap of lists where there are more */
            total: number;
            exact: boolean;
        };
        WriteRatingProblem400: components["schemas"]["Problem"] & {
            /** @enum {integer} */
            status?: 400;
            /** @enum {string} */
            code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON";
        };
    };
    responses: {
        /** @description Bad Request */
        InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidRequestProblem"];
            };
        };
        /** @description Bad Request */
        InvalidReading: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidReadingProblem"];
            };
        };
        /** @description Bad Request */
        InvalidList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidListProblem"];
            };
        };
        /** @description Bad Request */
        InvalidValue: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidValueProblem"];
            };
        };
        /** @description Bad Request */
        InvalidBody: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidBodyProblem"];
            };
        };
        /** @description Bad Request */
        InvalidChange: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidChangeProblem"];
            };
        };
        /** @description Bad Request */
        InvalidForm: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidFormProblem"];
            };
        };
        /** @description Unauthorized */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnauthenticatedProblem"];
            };
        };
        /** @description Forbidden */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["ForbiddenProblem"];
            };
        };
        /** @description Forbidden */
        OutOfScope: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["OutOfScopeProblem"];
            };
        };
        /** @description Not Found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["NotFoundProblem"];
            };
        };
        /** @description Precondition Failed */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["StaleProblem"];
            };
        };
        /** @description Payload Too Large */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["BodyTooLargeProblem"];
            };
        };
        /** @description Unsupported Media Type */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["UnsupportedMediaTypeProblem"];
            };
        };
        /** @description Precondition Required */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["PreconditionRequiredProblem"];
            };
        };
        /** @description Unprocessable Entity */
        InvalidFields: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidFieldsProblem"];
            };
        };
        /** @description Unprocessable Entity */
        InvalidFieldsOrKey: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["InvalidFieldsOrKeyProblem"];
            };
        };
        /** @description Too Many Requests */
        TooManyRequests: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                /** @description What is left of the limit, and the seconds until it begins anew: "default";r=0;t=12 */
                RateLimit?: string;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["TooManyRequestsProblem"];
            };
        };
        /** @description Nothing of what was asked has happened: a fault of the service, or something that it needs is away */
        Failure: {
            headers: {
                /** @description Seconds to wait */
                "Retry-After"?: number;
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    readServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readDocumentation: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageParameter"];
                tag?: string;
                language?: components["schemas"]["Locale"];
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
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            /** @description To the sign-in */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersOrInvalidValueProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readDocumentationAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: components["schemas"]["NameParameter"];
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
                    "text/javascript": string;
                    "text/css": string;
                    "text/html": string;
                };
            };
            /** @description As it was known */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    "application/json": components["schemas"]["LiveAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    "application/json": components["schemas"]["ReadyAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deliverMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "message/rfc822": string;
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntakeReceipt"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeliverMessageProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BodyTooLargeOrMessageSizeProblem"];
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["FileEmptyOrValidationFailedProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
            /** @description As it was known */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    completeSignIn: {
        parameters: {
            query?: {
                code?: string;
                state?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersOrInvalidValueProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            302: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            303: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SignOutProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAbsence: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createAbsence: {
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
                "application/json": components["schemas"]["AbsenceCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAbsence: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceAbsence: {
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
                "application/json": components["schemas"]["Absence"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAbsence: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateAbsence: {
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
                "application/json": components["schemas"]["AbsencePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Absence"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readActivity: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAddress: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createAddress: {
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
                "application/json": components["schemas"]["AddressCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAddress: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceAddress: {
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
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceAddressProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAddress: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseOrKeptElsewhereProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateAddress: {
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
                "application/json": components["schemas"]["AddressPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Address"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateAddressProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAnnouncement: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
                current?: components["schemas"]["TrueOrFalse"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAnnouncement: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Announcement"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listApiToken: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createApiToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiTokenCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ForbiddenOrNotByTokenProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateApiTokenProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readApiToken: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteApiToken: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiToken"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAppointment: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAppointment: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceAppointment: {
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
                "application/json": components["schemas"]["Appointment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceAppointmentProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceAppointmentProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateAppointment: {
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
                "application/json": components["schemas"]["AppointmentPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateAppointmentProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateAppointmentProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    cancelAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentCancellation"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AppointmentNotOpenProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    confirmAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AppointmentNotOpenProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    proposeAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentProposal"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AppointmentNotOpenProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ProposeAppointmentProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    suggestArticles: {
        parameters: {
            query?: {
                q?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuggestedArticle"][];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listArticle: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
                current?: components["schemas"]["TrueOrFalse"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createArticle: {
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
                "application/json": components["schemas"]["ArticleCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readArticle: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceArticle: {
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
                "application/json": components["schemas"]["Article"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteArticle: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateArticle: {
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
                "application/json": components["schemas"]["ArticlePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    findArticleHelpful: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAssignmentGroup: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAssignmentGroup: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    placeAssignmentGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceInOrder"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignmentGroup"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAttachment: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceAttachment: {
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
                "application/json": components["schemas"]["Attachment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteAttachment: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateAttachment: {
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
                "application/json": components["schemas"]["AttachmentPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAttachmentContent: {
        parameters: {
            query?: {
                disposition?: components["schemas"]["DispositionParameter"];
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
                    "application/pdf": string;
                    "image/*": string;
                    "text/*": string;
                    "application/octet-stream": string;
                    "*/*": string;
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    changeTickets: {
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
                "application/json": components["schemas"]["BulkRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConfirmationRequiredProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    reverseTicketsChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UndoExpiredProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketsMoves: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BulkSelection"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BulkTransition"][];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenant: string;
                secret: string;
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
                    "text/calendar": string;
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCatalogItem: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogItem"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createCatalogItem: {
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
                "application/json": components["schemas"]["CatalogItemCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogItem"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCatalogItem: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogItem"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceCatalogItem: {
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
                "application/json": components["schemas"]["CatalogItem"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogItem"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceCatalogItemProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCatalogItem: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogItem"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseOrKeptElsewhereProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateCatalogItem: {
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
                "application/json": components["schemas"]["CatalogItemPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CatalogItem"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateCatalogItemProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCategory: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCategory: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    placeCategory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceInOrder"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Category"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listChanges: {
        parameters: {
            query?: {
                after?: string;
                resources?: string;
                limit?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Changes"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ListChangesProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CursorExpiredProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listConfigChange: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigChange"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readConfigChange: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConfigChange"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listContact: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createContact: {
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
                "application/json": components["schemas"]["ContactCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readContact: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceContact: {
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
                "application/json": components["schemas"]["Contact"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceContactProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteContact: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseOrKeptElsewhereProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateContact: {
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
                "application/json": components["schemas"]["ContactPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Contact"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateContactProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCrmAddresses: {
        parameters: {
            query?: {
                q?: string;
                range?: string;
                sort?: components["schemas"]["SortParameter"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmAddress"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ListCrmAddressesProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ErpUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readCrmAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
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
                    "application/json": components["schemas"]["CrmAddress"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ErpUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCrmSubaddresses: {
        parameters: {
            query?: {
                q?: string;
                range?: string;
                sort?: components["schemas"]["SortParameter"];
            };
            header?: never;
            path: {
                number: string;
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
                    "application/json": components["schemas"]["CrmAddress"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ListCrmSubaddressesProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ErpUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addCrmSubaddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                number: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCrmAddress"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmAddress"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ErpUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCrmCatalogItems: {
        parameters: {
            query?: {
                q?: string;
                range?: string;
                sort?: components["schemas"]["SortParameter"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmCatalogItem"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ListCrmCatalogItemsProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ErpUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readCrmCatalogItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
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
                    "application/json": components["schemas"]["CrmCatalogItem"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ErpUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCrmProjects: {
        parameters: {
            query?: {
                q?: string;
                range?: string;
                sort?: components["schemas"]["SortParameter"];
                address?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmProject"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ListCrmProjectsProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ErpUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readCrmProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                number: string;
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
                    "application/json": components["schemas"]["CrmProject"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ErpUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readCrmSource: {
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
                    "application/json": components["schemas"]["CrmSource"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCustomFieldSlots: {
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
                    "application/json": components["schemas"]["CustomFieldSlots"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomField: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createCustomField: {
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
                "application/json": components["schemas"]["CustomFieldCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateCustomFieldProblem409"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCustomField: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceCustomField: {
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
                "application/json": components["schemas"]["CustomField"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceCustomFieldProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCustomField: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateCustomField: {
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
                "application/json": components["schemas"]["CustomFieldPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateCustomFieldProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    placeCustomField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceInOrder"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomField"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomerDomain: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDomain"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createCustomerDomain: {
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
                "application/json": components["schemas"]["CustomerDomainCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDomain"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCustomerDomain: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDomain"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceCustomerDomain: {
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
                "application/json": components["schemas"]["CustomerDomain"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDomain"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCustomerDomain: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDomain"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateCustomerDomain: {
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
                "application/json": components["schemas"]["CustomerDomainPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerDomain"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomer: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CrmAddressLinkedOrDuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCustomer: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceCustomerProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateCustomerProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomerContacts: {
        parameters: {
            query?: {
                q?: string;
                range?: string;
                sort?: components["schemas"]["SortParameter"];
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
                    "application/json": components["schemas"]["CrmContact"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ListCustomerContactsProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ErpUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    addCustomerContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCrmContact"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CrmContact"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CrmAddressMissingProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ErpUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCustomerLocations: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addCustomerLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listLocationImports: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["DataImport"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    importLocations: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ImportLocationsBody"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataImport"];
                };
            };
            400: components["responses"]["InvalidForm"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BodyTooLargeOrFileSizeProblem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ImportFileTypeOrUnsupportedMediaTypeProblem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ImportLocationsProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readLocationTemplate: {
        parameters: {
            query?: {
                format?: components["schemas"]["TableFormat"];
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCustomerLogo: {
        parameters: {
            query?: never;
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
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceCustomerLogo: {
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
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReplaceCustomerLogoBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["InvalidForm"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceCustomerLogoProblem413"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LogoTypeOrUnsupportedMediaTypeProblem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceCustomerLogoProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteCustomerLogo: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomerUsers: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readDashboard: {
        parameters: {
            query?: {
                assignmentGroup?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReadDashboardProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readWorkLists: {
        parameters: {
            query?: {
                assignmentGroup?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkLists"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReadWorkListsProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listDeadlineChanges: {
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
                    "application/json": components["schemas"]["DeadlineChanges"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    transferDeadlines: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeadlineTransfer"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TransferredDeadlines"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listEmailTemplate: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readEmailTemplate: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceEmailTemplate: {
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
                "application/json": components["schemas"]["EmailTemplate"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateEmailTemplate: {
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
                "application/json": components["schemas"]["EmailTemplatePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailTemplate"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMailPlaceholders: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["DescribedPlaceholder"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    previewEmailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPreviewRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailPreview"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readShippedWords: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["ShippedWords"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPreviewRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TestMailSent"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SendTestMailProblem422"];
                };
            };
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description What is left of the limit, and the seconds until it begins anew: "default";r=0;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TestMailsLimitOrTooManyRequestsProblem"];
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MailServerUnavailableOrUnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployee: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createEmployee: {
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
                "application/json": components["schemas"]["EmployeeCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readEmployee: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceEmployee: {
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
                "application/json": components["schemas"]["Employee"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceEmployeeProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteEmployee: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseOrKeptElsewhereProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateEmployee: {
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
                "application/json": components["schemas"]["EmployeePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateEmployeeProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listErpConnection: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErpConnection"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createErpConnection: {
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
                "application/json": components["schemas"]["ErpConnectionCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErpConnection"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateOrErpConnectionActiveProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateErpConnectionProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readErpConnection: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErpConnection"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceErpConnection: {
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
                "application/json": components["schemas"]["ErpConnection"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErpConnection"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceErpConnectionProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceErpConnectionProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteErpConnection: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErpConnection"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateErpConnection: {
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
                "application/json": components["schemas"]["ErpConnectionPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErpConnection"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateErpConnectionProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateErpConnectionProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    testErpConnection: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["ErpConnectionTest"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listErpLink: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErpLink"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readErpLink: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErpLink"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resolveErpLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ErpResolution"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErpLink"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NothingToRepeatProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    retryErpLink: {
        parameters: {
            query?: never;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ErpLink"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NothingToRepeatProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listEvaluationPeriods: {
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
                    "application/json": components["schemas"]["EvaluationPeriodDays"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    streamEvents: {
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
                    "text/event-stream": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ForbiddenOrNotByTokenProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listExecutionCompanies: {
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
                    "application/json": components["schemas"]["ExecutionCompany"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listExportSchedule: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportSchedule"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createExportSchedule: {
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
                "application/json": components["schemas"]["ExportScheduleCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportSchedule"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ExportSchedulesKeptProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateExportScheduleProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readExportSchedule: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportSchedule"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceExportSchedule: {
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
                "application/json": components["schemas"]["ExportSchedule"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportSchedule"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ExportQueryOrValidationFailedProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteExportSchedule: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportSchedule"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateExportSchedule: {
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
                "application/json": components["schemas"]["ExportSchedulePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExportSchedule"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ExportQueryOrValidationFailedProblem"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listDataExport: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    orderExport: {
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
                "application/json": components["schemas"]["OrderExportBody"];
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OrderExportProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ExportsKeptOrExportsRunningProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OrderExportProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readDataExport: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    discardExport: {
        parameters: {
            query?: never;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    downloadExport: {
        parameters: {
            query?: never;
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                    "application/pdf": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DownloadExportProblem403"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ExportNotReadyProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listFailedJobs: {
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
                    "application/json": components["schemas"]["FailedJob"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    discardFailedJob: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["FailedJob"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    retryFailedJob: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["FailedJob"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    retryFailedJobs: {
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
                    "application/json": components["schemas"]["RepeatedJobs"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listFigures: {
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
                    "application/json": components["schemas"]["FigureDeclaration"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readFigure: {
        parameters: {
            query?: {
                filter?: string;
                period?: components["schemas"]["PeriodParameter"];
                from?: string;
                until?: string;
                by?: string;
                compare?: components["schemas"]["TrueOrFalse"];
            };
            header?: never;
            path: {
                figure: components["schemas"]["FigureAnswerName"];
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
                    "application/json": components["schemas"]["FigureAnswer"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReadFigureProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listHoliday: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createHoliday: {
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
                "application/json": components["schemas"]["HolidayCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readHoliday: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceHoliday: {
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
                "application/json": components["schemas"]["Holiday"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteHoliday: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateHoliday: {
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
                "application/json": components["schemas"]["HolidayPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Holiday"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readHolidayCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarFile"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayProposal"][];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    keepHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidayIntake"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayIntakeResult"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    proposeHolidays: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HolidaySearch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HolidayProposal"][];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readDataImport: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataImport"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    discardImport: {
        parameters: {
            query?: never;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataImport"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ImportNotReadyProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    assignImportColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssignImportColumnsBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataImport"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ImportNotReadyProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readRefusedRows: {
        parameters: {
            query?: {
                format?: components["schemas"]["TableFormat"];
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
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ImportNotReadyProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                outcome?: components["schemas"]["ImportOutcome"];
                range?: string;
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
                    "application/json": components["schemas"]["ImportedRow"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ListImportRowsProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ImportNotReadyProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    runImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataImport"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ImportNotReadyProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listIntakeMessage: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntakeMessage"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readIntakeMessage: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntakeMessage"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    dismissIntakeMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MessageSettledProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readIntakeMessageOriginal: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["MailOriginal"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OriginalRemovedProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    readInvoice: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceInvoice: {
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
                "application/json": components["schemas"]["Invoice"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateOrTicketStateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteInvoice: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvoiceNeededOrTicketStateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateInvoice: {
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
                "application/json": components["schemas"]["InvoicePatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateOrTicketStateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readInvoiceContent: {
        parameters: {
            query?: {
                disposition?: components["schemas"]["DispositionParameter"];
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listLocation: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readLocation: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    showRequestLink: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["RequestLinkSheet"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ForbiddenOrNotByTokenProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    endRequestLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ForbiddenOrNotByTokenProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    renewRequestLink: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["RequestLinkSheet"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ForbiddenOrNotByTokenProblem"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMailbox: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createMailbox: {
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
                "application/json": components["schemas"]["MailboxCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateMailboxProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readMailbox: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceMailbox: {
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
                "application/json": components["schemas"]["Mailbox"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceMailboxProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteMailbox: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateMailbox: {
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
                "application/json": components["schemas"]["MailboxPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mailbox"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateMailboxProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    testMailbox: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["MailboxTest"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["OutOfScope"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    endAbsence: {
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCalendarFeed: {
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
                    "application/json": components["schemas"]["CalendarFeedState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    openCalendarFeed: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CalendarFeedAddress"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ForbiddenOrNotByTokenProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    closeCalendarFeed: {
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
                    "application/json": components["schemas"]["CalendarFeedState"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    chooseLanguage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LanguageChoice"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LanguageChoice"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readNotificationSettings: {
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
                    "application/json": components["schemas"]["MyNotificationSettings"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    writeNotificationSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MyNotificationSettings"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyNotificationSettings"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NotByTokenOrPasswordNotOfferedProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listNotification: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readNotification: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notification"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readNotifications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotifications"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MarkedNotifications"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listProject: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createProject: {
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
                "application/json": components["schemas"]["ProjectCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readProject: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceProject: {
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
                "application/json": components["schemas"]["Project"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceProjectProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteProject: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseOrKeptElsewhereProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateProject: {
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
                "application/json": components["schemas"]["ProjectPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Project"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateProjectProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    subscribeDevice: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushDeviceSubscription"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushSubscriptionReceipt"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ForbiddenOrNotByTokenProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    unsubscribeDevice: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["PushSubscriptionReceipt"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readPushKey: {
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
                    "application/json": components["schemas"]["PublicPushKey"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenant: string;
                token: string;
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
                    "application/json": components["schemas"]["RatingState"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["RatingOverProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    writeRating: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenant: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Rating"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RatingState"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["WriteRatingProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["RatingOverProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listRefusedAddress: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedAddress"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readRefusedAddress: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedAddress"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteRefusedAddress: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RefusedAddress"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readReportAttachment: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAttachment"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteReportAttachment: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAttachment"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeleteReportAttachmentProblem403"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeleteReportAttachmentProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readReportAttachmentContent: {
        parameters: {
            query?: {
                disposition?: components["schemas"]["DispositionParameter"];
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
                    "application/pdf": string;
                    "image/*": string;
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReadReportAttachmentContentProblem403"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readReportPosition: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPosition"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceReportPosition: {
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
                "application/json": components["schemas"]["ReportPosition"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPosition"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceReportPositionProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteReportPosition: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPosition"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeleteReportPositionProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateReportPosition: {
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
                "application/json": components["schemas"]["ReportPositionPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPosition"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateReportPositionProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readReport: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceReport: {
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
                "application/json": components["schemas"]["Report"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceReportProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteReport: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeleteReportProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateReport: {
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
                "application/json": components["schemas"]["ReportPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateReportProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listReportAttachments: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAttachment"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addReportAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AddReportAttachmentBody"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAttachment"];
                };
            };
            400: components["responses"]["InvalidForm"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddReportAttachmentProblem409"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BodyTooLargeOrFileSizeProblem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReportFileTypeOrUnsupportedMediaTypeProblem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddReportAttachmentProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    correctReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportCorrectionRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TicketStateOrTransitionNotAllowedProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    printReport: {
        parameters: {
            query?: {
                language?: components["schemas"]["Language"];
                disposition?: components["schemas"]["DispositionParameter"];
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
                    "application/pdf": string;
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listReportPositions: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPosition"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addReportPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportPositionCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPosition"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddReportPositionProblem409"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readReportSignature: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["DrawnSignature"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportSignatureRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SignReportProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SignReportProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listReportMoves: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["PossibleReportTransition"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    moveReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportTransitionRequest"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MoveReportProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MoveReportProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readRequestConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenant: string;
                token: string;
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
                    "application/json": components["schemas"]["PortalRequestState"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    confirmRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenant: string;
                token: string;
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
                    "application/json": components["schemas"]["PortalRequestState"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConfirmRequestProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readRequestForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenant: string;
                token: string;
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
                    "application/json": components["schemas"]["RequestForm"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    suggestArticlesForRequest: {
        parameters: {
            query?: {
                q?: string;
            };
            header?: never;
            path: {
                tenant: string;
                token: string;
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
                    "application/json": components["schemas"]["SuggestedArticle"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvalidCharactersOrInvalidValueProblem"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    holdRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenant: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPortalRequest"];
            };
        };
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HeldRequest"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["HoldRequestProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addRequestPhoto: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tenant: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AddRequestPhotoBody"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestPhotos"];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddRequestPhotoProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BodyTooLargeOrFileSizeProblem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["FileTypeRefusedOrUnsupportedMediaTypeProblem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddRequestPhotoProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listSavedQuery: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuery"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createSavedQuery: {
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
                "application/json": components["schemas"]["SavedQueryCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuery"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateSavedQueryProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readSavedQuery: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuery"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceSavedQuery: {
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
                "application/json": components["schemas"]["SavedQuery"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuery"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceSavedQueryProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteSavedQuery: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuery"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateSavedQuery: {
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
                "application/json": components["schemas"]["SavedQueryPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedQuery"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateSavedQueryProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    search: {
        parameters: {
            query?: {
                q?: string;
                resources?: string;
                since?: string;
                limit?: string;
                typing?: components["schemas"]["TrueOrFalse"];
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketMail: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMail"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readTicketMail: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMail"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readSentMailContent: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["MailContent"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    releaseMailAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    resendSentMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMail"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResendSentMailProblem409"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            /** @description Too Many Requests */
            429: {
                headers: {
                    /** @description Seconds to wait */
                    "Retry-After"?: number;
                    /** @description What is left of the limit, and the seconds until it begins anew: "default";r=0;t=12 */
                    RateLimit?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ResendsLimitOrTooManyRequestsProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    retrySentMail: {
        parameters: {
            query?: never;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketMail"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["NothingToRepeatProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listSla: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readSla: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SlaInUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sla"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    foreseeSla: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlaSketch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SlaPreview"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readDiagnosis: {
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
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readInstallationHealth: {
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
                    "application/json": components["schemas"]["InstallationHealth"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTask: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readTask: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceTask: {
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
                "application/json": components["schemas"]["Task"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceTaskProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTask: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateTask: {
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
                "application/json": components["schemas"]["TaskPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateTaskProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readTenantLogo: {
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
                    "image/png": string;
                    "image/jpeg": string;
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTenantSettings: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readTenantSettings: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceTenantLogo: {
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
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ReplaceTenantLogoBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
            400: components["responses"]["InvalidForm"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceTenantLogoProblem413"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LogoTypeOrUnsupportedMediaTypeProblem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceTenantLogoProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTenantLogo: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantSettings"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTextPlaceholders: {
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
                    "application/json": components["schemas"]["DescribedPlaceholder"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    previewTextBlock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TextBlockPreviewRequest"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlockPreview"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTextBlock: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readTextBlock: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseOrDuplicateProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    placeTextBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceInOrder"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextBlock"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    countTickets: {
        parameters: {
            query?: {
                filters?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        [key: string]: components["schemas"]["CountTicketsAnswerValue"];
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CountTicketsProblem400"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listNextDeadlines: {
        parameters: {
            query?: {
                group?: string;
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
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NextDeadlines"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketLink: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketLink"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readTicketLink: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketLink"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTicketLink: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketLink"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["LinkKeptProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicket: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
                unplanned?: components["schemas"]["TrueOrFalse"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createTicket: {
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
                "application/json": components["schemas"]["TicketCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateTicketProblem409"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateTicketProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readTicket: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceTicket: {
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
                "application/json": components["schemas"]["Ticket"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceTicketProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceTicketProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteTicket: {
        parameters: {
            query?: {
                confirm?: components["schemas"]["ConfirmParameter"];
            };
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ConfirmationRequiredOrTransitionNotAllowedProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateTicket: {
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
                "application/json": components["schemas"]["TicketPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateTicketProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateTicketProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketActivities: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketAppointments: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addTicketAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppointmentCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddTicketAppointmentProblem409"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddTicketAppointmentProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    decideApproval: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApprovalDecision"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ApprovalNotAskedOrCostsChangedProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DecideApprovalProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketArticles: {
        parameters: {
            query?: {
                q?: string;
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
                    "application/json": components["schemas"]["MessageArticle"][];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketAttachments: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addTicketAttachment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AddTicketAttachmentBody"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"];
                };
            };
            400: components["responses"]["InvalidForm"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BodyTooLargeOrFileSizeProblem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["FileTypeRefusedOrUnsupportedMediaTypeProblem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddTicketAttachmentProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    checkIn: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckIn"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TicketStateProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CheckInProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketClocks: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["TicketClock"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketColleagues: {
        parameters: {
            query?: {
                q?: string;
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
                    "application/json": components["schemas"]["Colleague"][];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listIncomingMails: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["KeptMail"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readIncomingMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                mail: string;
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
                    "application/json": components["schemas"]["MailOriginal"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OriginalRemovedProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UnavailableProblem"];
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTicketInvoices: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addTicketInvoice: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AddTicketInvoiceBody"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"];
                };
            };
            400: components["responses"]["InvalidForm"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DuplicateOrTicketStateProblem"];
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["BodyTooLargeOrFileSizeProblem"];
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InvoicePdfOrUnsupportedMediaTypeProblem"];
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddTicketInvoiceProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketLinks: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["TicketLink"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addTicketLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewTicketLink"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketLink"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddTicketLinkProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddTicketLinkProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketMessages: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    sendTicketMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SendTicketMessageProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["SendTicketMessageProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addTicketOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["OrderOfChangeProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketPresence: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["PresentPerson"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    signTicketPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tab: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PresenceSign"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PresentPerson"][];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    leaveTicketPresence: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                tab: string;
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
                    "application/json": components["schemas"]["PresentPerson"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketReports: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addTicketReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddTicketReportProblem409"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketTasks: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addTicketTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TaskTicketClosedOrTaskTicketDraftProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    fillTextBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
                block: string;
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
                    "application/json": components["schemas"]["FilledTextBlock"];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketMoves: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["PossibleTransition"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    moveTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketTransition"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Ticket"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MoveTicketProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MoveTicketProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTypeChanges: {
        parameters: {
            query?: never;
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
                    "application/json": components["schemas"]["TypeChange"][];
                };
            };
            400: components["responses"]["InvalidRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketWorkNotes: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    addTicketWorkNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description Version of the record, from its ETag */
                "If-Match"?: string;
                /** @description Same key and body bring the same answer */
                "Idempotency-Key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddTicketWorkNoteProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["AddTicketWorkNoteProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    foreseeTicket: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketSketch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TicketPreview"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    suggestTriage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TriageQuestion"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TriageSuggestion"][];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listUser: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateUserProblem403"];
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateUserProblem409"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFieldsOrKey"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readUser: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceUserProblem403"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceUserProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteUser: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeleteUserProblem403"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UserSelfOrUserUsedProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateUserProblem403"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateUserProblem409"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    inviteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InviteUserProblem403"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InviteUserProblem409"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    mailInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MailedInvitation"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MailInvitationProblem403"];
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["MailInvitationProblem409"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listWebhookDelivery: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readWebhookDelivery: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["WebhookOffProblem"];
                };
            };
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["InvalidFields"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listWebhook: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
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
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                    "text/csv": string;
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["TableTooLongProblem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookCreate"];
            };
        };
        responses: {
            /** @description Done */
            201: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["InvalidBody"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["CreateWebhookProblem422"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readWebhook: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["InvalidReading"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    replaceWebhook: {
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
                "application/json": components["schemas"]["Webhook"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["ReplaceWebhookProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    deleteWebhook: {
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
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["InvalidValue"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["InUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    updateWebhook: {
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
                "application/json": components["schemas"]["WebhookPatch"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    /** @description Version of the record, for If-Match */
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            400: components["responses"]["InvalidChange"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["DeactivationInUseProblem"];
                };
            };
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["UpdateWebhookProblem422"];
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk, and for their bounds a period of the calendar such as "@this_month" or "@last_quarter": from its first day, or up to its last one. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id and version: ["identifier","title","custom.key"]. Everything else is left out, even what the schema requires of a whole record. */
                fields?: string;
                /** @description How rows are counted */
                count?: components["schemas"]["CountMode"];
                /** @description Cursor of the page before, from its Link header */
                after?: string;
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
                    "Content-Range"?: string;
                    "X-Total-Count"?: number;
                    "X-Total-Exact"?: components["schemas"]["TrueOrFalse"];
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            400: components["responses"]["InvalidList"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
}
