export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** To the documentation */
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
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This documentation, to look at and to try */
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
        /** A file of the documentation page */
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
    "/intake/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take an incoming e-mail as it came (RFC 5322, at most 25 MB), for the tenant of the token. Only for machines with the role deliver_mail; the same message again is answered as the first time */
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
    "/session/callback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Come back from the identity service */
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
        /** Go to the identity service */
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
        /** End the session here and at the identity service */
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
        /** List of absences */
        get: operations["listAbsence"];
        put?: never;
        /** Create */
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
        /** One of absences */
        get: operations["readAbsence"];
        /** Change by full record */
        put: operations["replaceAbsence"];
        post?: never;
        /** Delete */
        delete: operations["deleteAbsence"];
        options?: never;
        head?: never;
        /** Change */
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
        /** List of activities */
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
        /** One of activities */
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
        /** List of addresses */
        get: operations["listAddress"];
        put?: never;
        /** Create */
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
        /** One of addresses */
        get: operations["readAddress"];
        /** Change by full record */
        put: operations["replaceAddress"];
        post?: never;
        /** Delete */
        delete: operations["deleteAddress"];
        options?: never;
        head?: never;
        /** Change */
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
    "/v1/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of appointments */
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
        /** One of appointments */
        get: operations["readAppointment"];
        /** Change by full record */
        put: operations["replaceAppointment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change */
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
        /** Call the appointment off; whoever was invited is told */
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
        /** Accept the appointment, as the customer or in their name */
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
        /** Ask for another time, as the customer */
        post: operations["proposeAppointment"];
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
    "/v1/assignment-groups/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move behind another in the order of the list */
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
        /** One of attachments */
        get: operations["readAttachment"];
        /** Change by full record */
        put: operations["replaceAttachment"];
        post?: never;
        /** Remove the file */
        delete: operations["deleteAttachment"];
        options?: never;
        head?: never;
        /** Change */
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
        /** The file itself; pictures and PDF may be shown in place */
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
        /** Assign, move or type up to 200 tickets; the answer tells what became of each */
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
        /** Undo a change of many tickets within 30 seconds, each that nobody has changed since */
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
        /** Moves that are possible for several tickets, with the tickets that each is possible for */
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
        /** The appointments of whoever made the address, as iCalendar */
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
        /** List of catalog-items */
        get: operations["listCatalogItem"];
        put?: never;
        /** Create */
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
        /** One of catalog-items */
        get: operations["readCatalogItem"];
        /** Change by full record */
        put: operations["replaceCatalogItem"];
        post?: never;
        /** Delete */
        delete: operations["deleteCatalogItem"];
        options?: never;
        head?: never;
        /** Change */
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
    "/v1/categories/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move behind another in the order of the list */
        put: operations["placeCategory"];
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
        /** List of config-changes */
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
        /** One of config-changes */
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
        /** List of contacts */
        get: operations["listContact"];
        put?: never;
        /** Create */
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
        /** One of contacts */
        get: operations["readContact"];
        /** Change by full record */
        put: operations["replaceContact"];
        post?: never;
        /** Delete */
        delete: operations["deleteContact"];
        options?: never;
        head?: never;
        /** Change */
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
        /** Companies of the CRM, with the customers linked to them */
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
        /** An address of the CRM by its number */
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
        /** Further addresses of a company */
        get: operations["listCrmSubaddresses"];
        put?: never;
        /** Add a further address of a company */
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
        /** Work and material by words of number, name or barcode */
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
        /** An item of the catalogue by its number */
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
        /** Projects of a company and those of all */
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
        /** A project by its number */
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
        /** The system that keeps what is chosen here, and how old our copy of it is */
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
        /** How many more custom fields lists can be filtered or sorted by */
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
        /** List of custom-fields */
        get: operations["listCustomField"];
        put?: never;
        /** Create */
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
        /** One of custom-fields */
        get: operations["readCustomField"];
        /** Change by full record */
        put: operations["replaceCustomField"];
        post?: never;
        /** Delete */
        delete: operations["deleteCustomField"];
        options?: never;
        head?: never;
        /** Change */
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
        /** Move behind another in the order of the list */
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
        /** List of customer-domains */
        get: operations["listCustomerDomain"];
        put?: never;
        /** Create */
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
        /** One of customer-domains */
        get: operations["readCustomerDomain"];
        /** Change by full record */
        put: operations["replaceCustomerDomain"];
        post?: never;
        /** Delete */
        delete: operations["deleteCustomerDomain"];
        options?: never;
        head?: never;
        /** Change */
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
    "/v1/customers/{id}/contacts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contacts at the customer’s address in the CRM; 503 ERP_UNAVAILABLE while it does not answer */
        get: operations["listCustomerContacts"];
        put?: never;
        /** Add a contact to the CRM */
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
        /** Sites of the customer */
        get: operations["listCustomerLocations"];
        put?: never;
        /** Add a site of the customer */
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
        /** Imports of the customer’s locations of the last day, newest first */
        get: operations["listLocationImports"];
        put?: never;
        /** Send a table of locations, XLSX or CSV; it is looked at, and written once that is asked for */
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
        /** A table of locations to start from */
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
        /** The logo itself, PNG or JPEG; 404 when there is none */
        get: operations["readCustomerLogo"];
        put?: never;
        /** Give the customer a logo: PNG, JPEG or WebP of at most 2 MB; it is encoded anew */
        post: operations["replaceCustomerLogo"];
        /** Take the logo away */
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
        /** Users of the customer */
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
        /** Numbers and latest activities of the signed-in user */
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
        /** What the signed-in user has to do, and what was done */
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
        /** Open tickets whose deadlines would be others under the terms of today; nothing is stored */
        get: operations["listDeadlineChanges"];
        put?: never;
        /** Serve these tickets under the terms of today; others among them are left as they are */
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
        /** The templates of all events that can send a mail */
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
        /** One of email-templates */
        get: operations["readEmailTemplate"];
        /** Change by full record */
        put: operations["replaceEmailTemplate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change */
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
        /** What the template may name, with meaning and example */
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
        /** The mail as it would arrive; kept words where none are sent along */
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
        /** The words that are shipped for the event, in all languages */
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
        /** Sends the mail to the user’s own address, marked as a test */
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
        /** List of employees */
        get: operations["listEmployee"];
        put?: never;
        /** Create */
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
        /** One of employees */
        get: operations["readEmployee"];
        /** Change by full record */
        put: operations["replaceEmployee"];
        post?: never;
        /** Delete */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        /** Change */
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
        /** List of erp-connections */
        get: operations["listErpConnection"];
        put?: never;
        /** Create */
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
        /** One of erp-connections */
        get: operations["readErpConnection"];
        /** Change by full record */
        put: operations["replaceErpConnection"];
        post?: never;
        /** Delete */
        delete: operations["deleteErpConnection"];
        options?: never;
        head?: never;
        /** Change */
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
        /** Signs in to the system and tells what stands in the way; nothing is written */
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
        /** List of erp-links */
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
        /** One of erp-links */
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
        /** Decides which side stands where both were changed */
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
        /** Sends a record once more that waits or was refused */
        post: operations["retryErpLink"];
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
        /** What changes within my reach, as server-sent events: `changes` (array of {resource, id, kind, version, about}), `reset` (ask for everything anew) and `ready`. Ends with the token; goes on from the header Last-Event-ID */
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
        /** Names of the executing companies that the tenant knows */
        get: operations["listExecutionCompanies"];
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
        /** The latest 200, newest first */
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
        /** Lets it go for good */
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
        /** Has it done anew at once */
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
        /** Has all of them done anew */
        post: operations["retryFailedJobs"];
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
        /** List of holidays */
        get: operations["listHoliday"];
        put?: never;
        /** Create */
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
        /** One of holidays */
        get: operations["readHoliday"];
        /** Change by full record */
        put: operations["replaceHoliday"];
        post?: never;
        /** Delete */
        delete: operations["deleteHoliday"];
        options?: never;
        head?: never;
        /** Change */
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
        /** Whole days of a calendar file (.ics) over some years, repetitions included; nothing is stored */
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
        /** Keep several days as holidays of a region; those kept already stay as they are */
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
        /** Public holidays of a canton or of the whole country over some years; nothing is stored */
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
        /** One of imports */
        get: operations["readDataImport"];
        put?: never;
        post?: never;
        /** Forget the import; what it has written stays */
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
        /** Say which field each column fills; all rows are looked at again */
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
        /** The refused rows with their reasons as a table, ready to be put right and sent again */
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
        /** Rows of the table with what each does or did, and what is wrong with it */
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
        /** Write the rows, behind the request’s back */
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
        /** List of intake-messages */
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
        /** One of intake-messages */
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
        /** Say that a mail which could not be filed has been dealt with */
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
        /** An incoming mail as it came; what a filed one says is told to agents alone */
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
        /** One of invoices */
        get: operations["readInvoice"];
        /** Change by full record */
        put: operations["replaceInvoice"];
        post?: never;
        /** Remove the invoice */
        delete: operations["deleteInvoice"];
        options?: never;
        head?: never;
        /** Change */
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
        /** The PDF itself */
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
    "/v1/mailboxes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List of mailboxes */
        get: operations["listMailbox"];
        put?: never;
        /** Create */
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
        /** One of mailboxes */
        get: operations["readMailbox"];
        /** Change by full record */
        put: operations["replaceMailbox"];
        post?: never;
        /** Delete */
        delete: operations["deleteMailbox"];
        options?: never;
        head?: never;
        /** Change */
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
        /** Signs in to the mailbox and opens its folder, and tells at which step that fails; nothing is read */
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
        /** I am back: ends my absence of today */
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
        /** Whether my appointments can be read by a secret address */
        get: operations["readCalendarFeed"];
        put?: never;
        /** A new secret address of my appointments, in place of the one before; it is told this once */
        post: operations["openCalendarFeed"];
        /** Close the secret address */
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
        /** Choose the language in which I read screens and mails */
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
        /** How I am told: each kind that concerns me, by bell and mail */
        get: operations["readNotificationSettings"];
        /** Choose how I am told, my quiet hours and the digest of mails within the desk */
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
        /** Change my password; offered to people of customers only */
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
        /** Set some of my settings; null removes one */
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
        /** List of notifications */
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
        /** One of notifications */
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
        /** Mark notifications of mine as read: some by their ids, those of a ticket, or all up to a moment */
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
        /** List of projects */
        get: operations["listProject"];
        put?: never;
        /** Create */
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
        /** One of projects */
        get: operations["readProject"];
        /** Change by full record */
        put: operations["replaceProject"];
        post?: never;
        /** Delete */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        /** Change */
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
        /** Be told on this device: a browser has one subscription, which belongs to who came last */
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
        /** Be told on this device no more */
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
        /** The public key for which a browser subscribes */
        get: operations["readPushKey"];
        put?: never;
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
        /** List of refused-addresses */
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
        /** One of refused-addresses */
        get: operations["readRefusedAddress"];
        put?: never;
        post?: never;
        /** Delete */
        delete: operations["deleteRefusedAddress"];
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
        /** One of report-positions */
        get: operations["readReportPosition"];
        /** Change by full record */
        put: operations["replaceReportPosition"];
        post?: never;
        /** Delete */
        delete: operations["deleteReportPosition"];
        options?: never;
        head?: never;
        /** Change */
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
        /** Reports of the tenant */
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
        /** One of reports */
        get: operations["readReport"];
        /** Change by full record */
        put: operations["replaceReport"];
        post?: never;
        /** Delete */
        delete: operations["deleteReport"];
        options?: never;
        head?: never;
        /** Change */
        patch: operations["updateReport"];
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
        /** Replace a signed or locked report by a new one with copies of its head and positions; it is not invoiced */
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
        /** The report as PDF/A-3b, in the language in which the customer is written to unless another is asked for */
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
        /** Positions of the report in their order */
        get: operations["listReportPositions"];
        put?: never;
        /** Add work or material while the report is open */
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
        /** The customer’s signature under the report */
        get: operations["readReportSignature"];
        put?: never;
        /** Let the customer sign the report, which changes no more from then on */
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
        /** Changes of state that are possible for the reader, with what is missing for each */
        get: operations["listReportMoves"];
        put?: never;
        /** Change the state of the report */
        post: operations["moveReport"];
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
        /** List of sent-mails */
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
        /** One of sent-mails */
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
        /** What a mail says, as it was sent */
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
        /** Lets the address of a mail be written to again */
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
        /** Sends a mail to its recipient once more */
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
        /** Sends a mail that failed once more */
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
    "/v1/slas/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** When a ticket would be due under such an SLA; nothing is stored */
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
        /** A file for whoever helps from outside: no secret and no person stands in it */
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
        /** Versions, and how every part of the installation is */
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
        /** Tasks that the reader may see: of the desk, or of own orders */
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
        /** One of tasks */
        get: operations["readTask"];
        /** Change by full record */
        put: operations["replaceTask"];
        post?: never;
        /** Delete */
        delete: operations["deleteTask"];
        options?: never;
        head?: never;
        /** Change */
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
        /** The logo of the tenant, PNG or JPEG; 404 when there is none */
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
    "/v1/tenant-settings/{id}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the tenant a logo: PNG, JPEG or WebP of at most 2 MB; it is encoded anew */
        post: operations["replaceTenantLogo"];
        /** Take the logo of the tenant away */
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
        /** What text blocks may name, with meaning and example */
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
        /** A text as it would read on a ticket; nothing is stored */
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
    "/v1/text-blocks/{id}/position": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Move behind another in the order of the list */
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
        /** How many tickets each of several filters finds */
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
        /** Open tickets by the deadline that comes next, behind the five that are late for the shortest time */
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
        /** List of ticket-links */
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
        /** One of ticket-links */
        get: operations["readTicketLink"];
        put?: never;
        post?: never;
        /** Take the link back; a duplicate stays closed, and what the system has linked stays linked */
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
        /** List of tickets */
        get: operations["listTicket"];
        put?: never;
        /** Create */
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
        /** One of tickets */
        get: operations["readTicket"];
        /** Change by full record */
        put: operations["replaceTicket"];
        post?: never;
        /** Delete a draft */
        delete: operations["deleteTicket"];
        options?: never;
        head?: never;
        /** Change */
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
        /** Timeline; filter.group is one of five */
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
        /** Appointments of the ticket */
        get: operations["listTicketAppointments"];
        put?: never;
        /** Make an appointment at the site of the ticket; customer and person are invited by mail */
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
        /** Approve or reject what the ticket waits for; it goes on from there */
        post: operations["decideApproval"];
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
        /** Attachments of the ticket */
        get: operations["listTicketAttachments"];
        put?: never;
        /** Add a file of at most 15 MB */
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
        /** Arrive at the site of the order; work begins where nothing stands in its way */
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
        /** Deadlines of the ticket: what counted, what was paused and why, when somebody is told */
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
        /** Colleagues who see the ticket and may be mentioned on it, by a part of their name */
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
        /** Incoming mails that became entries of the ticket, and whether they can be shown as they came */
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
        /** An incoming mail of the ticket as it came, with what it quotes and its signature */
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
        /** Invoices of the ticket; executors see their own */
        get: operations["listTicketInvoices"];
        put?: never;
        /** Add an invoice as PDF of at most 15 MB */
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
        /** Links of which the ticket is either end, as far as the reader reaches both */
        get: operations["listTicketLinks"];
        put?: never;
        /** Link the ticket to another one; a duplicate is closed as REJECTED */
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
        /** Messages between customer and desk */
        get: operations["listTicketMessages"];
        put?: never;
        /** Send a message, and make a move with it */
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
        /** Begin the order that carries out a change, as a draft that is linked to it */
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
        /** Who else has the ticket open */
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
        /** Say that a tab of mine shows it */
        put: operations["signTicketPresence"];
        post?: never;
        /** Say that it shows it no more */
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
        /** Reports of the ticket */
        get: operations["listTicketReports"];
        put?: never;
        /** Open a report; what is left out is taken from ticket and user */
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
        /** Tasks of the ticket, never for customers */
        get: operations["listTicketTasks"];
        put?: never;
        /** Add a task to the ticket */
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
        /** The text block with its placeholders filled from the ticket */
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
        /** Moves that are possible for the reader, with what is missing for each */
        get: operations["listTicketMoves"];
        put?: never;
        /** Move the ticket to another state */
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
        /** Types that the ticket may take on, with what each of them would ask for */
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
        /** Work notes, never for customers */
        get: operations["listTicketWorkNotes"];
        put?: never;
        /** Add a work note, and make a move with it */
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
        /** What submitting such a ticket asks for and brings; nothing is stored */
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
        /** Of untyped tickets how they begin, whose they may be and of which type; typed ones are left out */
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
        /** Delete */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /** Change */
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
        /** Give a user a temporary password, to be changed at the next sign-in; the present one is void from then on */
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
        /** Send a user a link by mail under which they choose a password; the present one is good until then */
        post: operations["mailInvitation"];
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
            readonly _embedded?: {
                user?: components["schemas"]["EmbeddedTitle"] | null;
                deputy?: components["schemas"]["EmbeddedTitle"] | null;
            };
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
            /** @enum {string} */
            readonly kind: "CREATED" | "STATE_CHANGED" | "TYPE_CHANGED" | "FIELD_CHANGED" | "ASSIGNED" | "APPROVAL_DECIDED" | "TRIGGER_TIME" | "DEADLINE_MARK" | "MESSAGE_FROM_CUSTOMER" | "MESSAGE_FROM_AGENT" | "WORK_NOTE" | "EMAIL_SENT" | "EMAIL_FAILED" | "EMAIL_SUPPRESSED" | "EMAIL_RESENT" | "ATTACHMENT_ADDED" | "ATTACHMENT_REMOVED" | "ATTACHMENT_RENAMED" | "INVOICE_ADDED" | "INVOICE_REMOVED" | "INVOICE_RENAMED" | "TASK_ADDED" | "TASK_CHANGED" | "TASK_REMOVED" | "REPORT_ADDED" | "REPORT_CHANGED" | "REPORT_REMOVED" | "REPORT_FAILED" | "APPOINTMENT_ADDED" | "APPOINTMENT_CHANGED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFIRMED" | "APPOINTMENT_PROPOSED" | "LINK_ADDED" | "LINK_REMOVED" | "CHANGE_UNDONE" | "CHECKED_IN";
            /** Format: uuid */
            readonly actor: string | null;
            /** @enum {string|null} */
            readonly fromState: "DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED" | null;
            /** @enum {string|null} */
            readonly toState: "DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED" | null;
            readonly text: string | null;
            readonly reason: string | null;
            readonly changes: components["schemas"]["FieldChange"][];
            /** Format: uuid */
            readonly attachment: string | null;
            readonly attachments: string[];
            readonly recipient: string | null;
            readonly mentions: components["schemas"]["Colleague"][];
            readonly visibleForCustomer: boolean;
            readonly _embedded?: {
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
                actor?: components["schemas"]["EmbeddedTitle"] | null;
                attachment?: components["schemas"]["EmbeddedTitle"] | null;
                attachments?: components["schemas"]["EmbeddedTitle"][];
            };
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
            /** @enum {string|null} */
            readonly origin: "CALDAV" | "TRYTON" | null;
            readonly _embedded?: {
                parent?: components["schemas"]["EmbeddedTitle"] | null;
            };
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
            title: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            /** @enum {string} */
            type: "INFORMATION" | "URGENT" | "WARNING";
            /** @enum {string} */
            readonly phase: "PLANNED" | "RUNNING" | "ENDED";
            content: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            /** Format: date */
            showFrom: string;
            /** Format: date */
            showUntil: string | null;
            visibleForAgent: boolean;
            visibleForCustomer: boolean;
            visibleForExecutor: boolean;
        };
        AnnouncementCreate: {
            title: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            /** @enum {string} */
            type?: "INFORMATION" | "URGENT" | "WARNING";
            content: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            /** Format: date */
            showFrom: string;
            /** Format: date */
            showUntil?: string | null;
            visibleForAgent?: boolean;
            visibleForCustomer?: boolean;
            visibleForExecutor?: boolean;
        };
        AnnouncementPatch: {
            title?: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            /** @enum {string} */
            type?: "INFORMATION" | "URGENT" | "WARNING";
            content?: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
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
            locales: ("de-CH" | "en-CH" | "fr-CH" | "it-CH")[];
            /** @enum {string} */
            defaultLocale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            /** @enum {string} */
            fallbackLocale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            attachmentMaxBytes: number;
            currency: string;
            timeZone: string;
            version: string;
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
            /** @enum {string} */
            readonly state: "PLANNED" | "CONFIRMED" | "CANCELLED";
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
            readonly can: {
                edit: boolean;
                cancel: boolean;
                confirm: boolean;
                propose: boolean;
            };
            readonly _embedded?: {
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
                person?: components["schemas"]["EmbeddedTitle"] | null;
            };
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
            confirm?: ("ASSIGNEE_ABSENT" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_TRAVEL")[];
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
            confirm?: ("ASSIGNEE_ABSENT" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_TRAVEL")[];
        };
        AppointmentProposal: {
            /** Format: date */
            date: string;
            startTime: string;
            endTime: string;
            note?: string | null;
        };
        ApprovalDecision: {
            /** @enum {string} */
            decision: "APPROVED" | "REJECTED";
            text?: string | null;
            costs?: number | null;
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
            /** @enum {string|null} */
            language: "de-CH" | "en-CH" | "fr-CH" | "it-CH" | null;
            members: string[];
            defaultForTypes: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
            active: boolean;
            readonly position: number;
            readonly _embedded?: {
                members?: components["schemas"]["EmbeddedTitle"][];
            };
        };
        AssignmentGroupCreate: {
            name: string;
            executingCompany?: string | null;
            /** Format: idn-email */
            email?: string | null;
            /** @enum {string|null} */
            language?: "de-CH" | "en-CH" | "fr-CH" | "it-CH" | null;
            members?: string[];
            defaultForTypes?: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
            active?: boolean;
        };
        AssignmentGroupPatch: {
            name?: string;
            executingCompany?: string | null;
            /** Format: idn-email */
            email?: string | null;
            /** @enum {string|null} */
            language?: "de-CH" | "en-CH" | "fr-CH" | "it-CH" | null;
            members?: string[];
            defaultForTypes?: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
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
            readonly can: {
                edit: boolean;
                delete: boolean;
            };
            readonly _embedded?: {
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
                uploader?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        AttachmentPatch: {
            name?: string;
            visibleForCustomer?: boolean;
        };
        BulkAssignment: {
            /** Format: uuid */
            assignmentGroup?: string | null;
            /** Format: uuid */
            responsible?: string | null;
            executionCompany?: string | null;
            confirm?: ("CLOSE_WITHOUT_INVOICE" | "ASSIGNEE_ABSENT")[];
        };
        BulkMove: {
            /** @enum {string} */
            to: "DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED";
            action: string;
            needs: string[];
            confirm: string[];
            closingStates: {
                /** @enum {string} */
                state: "COMPLETED" | "INCOMPLETE" | "INTERNALLY_INVOICED" | "INVOICED" | "NOT_INVOICED" | "REJECTED";
                noteRequired: boolean;
            }[];
            tickets: string[];
            ready: string[];
        };
        BulkRequest: {
            tickets: components["schemas"]["BulkTicket"][];
            assign?: components["schemas"]["BulkAssignment"] | null;
            move?: components["schemas"]["TicketMove"] | null;
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
            /** @enum {string} */
            outcome: "WAITING" | "DONE" | "REFUSED" | "UNCONFIRMED" | "UNDONE";
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
        BulkTriage: {
            /** @enum {string} */
            type: "TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN";
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
            /** @enum {string|null} */
            priority?: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS" | null;
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
            /** @enum {string} */
            region: "CH" | "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU";
            firstYear: number;
            lastYear: number;
        };
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
            /** @enum {string} */
            kind: "WORK" | "MATERIAL";
            /** @enum {string} */
            unit: "HUR" | "MIN" | "EA" | "MTR" | "KMT" | "KGM" | "GRM" | "MGM" | "MLT" | "SET" | "GAR" | "PA" | "BX" | "BG" | "BO" | "CA" | "TN" | "CQ" | "CS" | "DR" | "PF" | "PL" | "RL" | "RO" | "ST" | "Z2" | "Z3";
            unitPrice: number | null;
            barcode: string | null;
            description: string | null;
            active: boolean;
            /** @enum {string|null} */
            readonly origin: "CALDAV" | "TRYTON" | null;
        };
        CatalogItemCreate: {
            number?: string;
            name: string;
            /** @enum {string} */
            kind?: "WORK" | "MATERIAL";
            /** @enum {string} */
            unit?: "HUR" | "MIN" | "EA" | "MTR" | "KMT" | "KGM" | "GRM" | "MGM" | "MLT" | "SET" | "GAR" | "PA" | "BX" | "BG" | "BO" | "CA" | "TN" | "CQ" | "CS" | "DR" | "PF" | "PL" | "RL" | "RO" | "ST" | "Z2" | "Z3";
            unitPrice?: number | null;
            barcode?: string | null;
            description?: string | null;
            active?: boolean;
        };
        CatalogItemPatch: {
            name?: string;
            /** @enum {string} */
            kind?: "WORK" | "MATERIAL";
            /** @enum {string} */
            unit?: "HUR" | "MIN" | "EA" | "MTR" | "KMT" | "KGM" | "GRM" | "MGM" | "MLT" | "SET" | "GAR" | "PA" | "BX" | "BG" | "BO" | "CA" | "TN" | "CQ" | "CS" | "DR" | "PF" | "PL" | "RL" | "RO" | "ST" | "Z2" | "Z3";
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
            name: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            active: boolean;
            readonly position: number;
        };
        CategoryCreate: {
            code: string;
            name: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
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
        ChannelChoice: {
            /** @enum {string} */
            kind: "ISSUE_ASSIGNED" | "ISSUE_ASSIGNED_NOTICE" | "ISSUE_CREATED" | "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED" | "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED" | "ISSUE_OR_DRAFT_ADDED" | "ISSUE_STATE_CLOSED" | "ISSUE_STATE_IN_PROGRESS" | "ISSUE_STATE_ORDER_COMPLETED" | "ISSUE_STATE_WORK_COMPLETED" | "ISSUE_WORK_NOTE_ADDED" | "REACTION_TIME_WARNING" | "REPORT_CREATED" | "REPORT_CREATION_FAILED" | "SLA_BREACH" | "TRIGGER_TIME_NOTICE" | "APPOINTMENT_SCHEDULED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_ANSWERED" | "MENTION";
            /** @enum {string} */
            channel: "BOTH" | "BELL" | "MAIL" | "NEITHER";
        };
        CheckIn: {
            /** Format: date-time */
            deviceTime?: string | null;
        };
        ChosenHoliday: {
            /** Format: date */
            day: string;
            name: string;
        };
        Colleague: {
            /** Format: uuid */
            id: string;
            name: string;
        };
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
            readonly title: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            } | null;
            /** @enum {string} */
            readonly kind: "CREATED" | "CHANGED" | "ACTIVATED" | "DEACTIVATED" | "DELETED" | "REPEATED" | "DISCARDED";
            /** @enum {string} */
            readonly source: "USER" | "INTEGRATION" | "JOB" | "SYSTEM";
            readonly actor: string | null;
            readonly cause: string;
            readonly changes: components["schemas"]["FieldChange"][];
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
            /** @enum {string|null} */
            readonly origin: "CALDAV" | "TRYTON" | null;
            readonly _embedded?: {
                address?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
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
        ContactPatch: {
            firstname?: string | null;
            lastname?: string;
            position?: string | null;
            /** Format: idn-email */
            email?: string | null;
            phone?: string | null;
            active?: boolean;
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
        CrmCatalogItem: {
            number: string;
            name: string;
            /** @enum {string} */
            kind: "WORK" | "MATERIAL";
            /** @enum {string} */
            unit: "HUR" | "MIN" | "EA" | "MTR" | "KMT" | "KGM" | "GRM" | "MGM" | "MLT" | "SET" | "GAR" | "PA" | "BX" | "BG" | "BO" | "CA" | "TN" | "CQ" | "CS" | "DR" | "PF" | "PL" | "RL" | "RO" | "ST" | "Z2" | "Z3";
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
            keeps?: ("ADDRESS" | "CONTACT" | "PROJECT" | "CATALOG_ITEM" | "EMPLOYEE")[];
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
            /** @enum {string} */
            resource: "tickets" | "customers" | "locations";
            key: string;
            /** @enum {string} */
            kind: "TEXT" | "LONG_TEXT" | "NUMBER" | "MONEY" | "DATE" | "FLAG" | "CHOICE" | "CHOICES" | "USER" | "LOCATION";
            label: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            help: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            } | null;
            options: components["schemas"]["CustomFieldOption"][];
            required: boolean;
            requiredForTypes: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
            requiredOnStates: ("DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED")[];
            defaultValue: string | number | boolean | string[] | null;
            minimum: number | null;
            maximum: number | null;
            pattern: string | null;
            decimals: number;
            visibleFor: ("vsd-agent" | "vsd-executor" | "vsd-customer")[];
            editableFor: ("vsd-agent" | "vsd-executor" | "vsd-customer")[];
            visibleForCustomer: boolean;
            list: boolean;
            filterable: boolean;
            sortable: boolean;
            searchable: boolean;
            active: boolean;
            readonly position: number;
        };
        CustomFieldCreate: {
            /** @enum {string} */
            resource: "tickets" | "customers" | "locations";
            key: string;
            /** @enum {string} */
            kind: "TEXT" | "LONG_TEXT" | "NUMBER" | "MONEY" | "DATE" | "FLAG" | "CHOICE" | "CHOICES" | "USER" | "LOCATION";
            label: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            help?: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            } | null;
            options?: components["schemas"]["CustomFieldOption"][];
            required?: boolean;
            requiredForTypes?: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
            requiredOnStates?: ("DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED")[];
            defaultValue?: string | number | boolean | string[] | null;
            minimum?: number | null;
            maximum?: number | null;
            pattern?: string | null;
            decimals?: number;
            visibleFor?: ("vsd-agent" | "vsd-executor" | "vsd-customer")[];
            editableFor?: ("vsd-agent" | "vsd-executor" | "vsd-customer")[];
            visibleForCustomer?: boolean;
            list?: boolean;
            filterable?: boolean;
            sortable?: boolean;
            searchable?: boolean;
            active?: boolean;
        };
        CustomFieldOption: {
            value: string;
            label: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            active?: boolean;
        };
        CustomFieldPatch: {
            label?: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            help?: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            } | null;
            options?: components["schemas"]["CustomFieldOption"][];
            required?: boolean;
            requiredForTypes?: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
            requiredOnStates?: ("DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED")[];
            defaultValue?: string | number | boolean | string[] | null;
            minimum?: number | null;
            maximum?: number | null;
            pattern?: string | null;
            decimals?: number;
            visibleFor?: ("vsd-agent" | "vsd-executor" | "vsd-customer")[];
            editableFor?: ("vsd-agent" | "vsd-executor" | "vsd-customer")[];
            visibleForCustomer?: boolean;
            list?: boolean;
            filterable?: boolean;
            sortable?: boolean;
            searchable?: boolean;
            active?: boolean;
        };
        CustomFieldSlots: {
            /** @enum {string} */
            resource: "tickets" | "customers" | "locations";
            kinds: ("TEXT" | "LONG_TEXT" | "NUMBER" | "MONEY" | "DATE" | "FLAG" | "CHOICE" | "CHOICES" | "USER" | "LOCATION")[];
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
            defaultProject: string | null;
            crmAddressNumber: string | null;
            defaultBillingAddress: string | null;
            readonly unverified: ("ADDRESS" | "BILLING_ADDRESS" | "PROJECT" | "CATALOG_ITEM")[];
            costLimit: number | null;
            invoiceRequested: boolean;
            maxUsers: number | null;
            internalNotes: string | null;
            custom: {
                [key: string]: unknown;
            };
            /** Format: uuid */
            readonly logo: string | null;
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
            /** Format: idn-email */
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
            readonly _embedded?: {
                customer?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        CustomerDomainCreate: {
            domain: string;
            /** Format: uuid */
            customer: string;
        };
        CustomerDomainPatch: {
            domain?: string;
            /** Format: uuid */
            customer?: string;
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
            confirm?: "DISCONNECT_DEACTIVATES_USERS"[];
        };
        Dashboard: {
            figures: {
                [key: string]: {
                    count: number;
                    exact: boolean;
                    /** @description Filter of v1/tickets that lists exactly what is counted */
                    filter: Record<string, never>;
                };
            };
            activities: {
                /** Format: uuid */
                id: string;
                kind: string;
                /** Format: date-time */
                createdAt: string;
                createdBy: string;
                text: string | null;
                ticket: {
                    /** Format: uuid */
                    id: string;
                    identifier: string | null;
                    title: string;
                };
                /** @description Values of the sentence: states or types from and to, name of a file */
                params: {
                    [key: string]: unknown;
                };
            }[];
            support: {
                name: string;
                email: string | null;
            };
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
            /** @enum {string} */
            readonly format: "xlsx" | "csv";
            /** @enum {string} */
            readonly state: "READING" | "CHECKING" | "READY" | "RUNNING" | "DONE" | "FAILED";
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
            readonly _embedded?: {
                user?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        DeadlineChanges: {
            count: number;
            tickets: {
                /** Format: uuid */
                ticket: string;
                identifier: string;
                title: string;
                /** Format: date-time */
                dueAt: string | null;
                /** Format: date-time */
                newDueAt: string | null;
            }[];
        };
        DeadlineTransfer: {
            tickets: string[];
        };
        DescribedPlaceholder: {
            name: string;
            /** @enum {string} */
            kind: "text" | "url" | "email" | "phone" | "flag" | "picture" | "list";
            label: string;
            example: string;
            items?: components["schemas"]["PlaceholderItem"][];
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
            /** @enum {string} */
            readonly event: "ISSUE_ASSIGNED" | "ISSUE_ASSIGNED_NOTICE" | "ISSUE_CREATED" | "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED" | "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED" | "ISSUE_OR_DRAFT_ADDED" | "ISSUE_STATE_CLOSED" | "ISSUE_STATE_IN_PROGRESS" | "ISSUE_STATE_ORDER_COMPLETED" | "ISSUE_STATE_WORK_COMPLETED" | "ISSUE_WORK_NOTE_ADDED" | "REACTION_TIME_WARNING" | "REPORT_CREATED" | "REPORT_CREATION_FAILED" | "SLA_BREACH" | "TRIGGER_TIME_NOTICE";
            active: boolean;
            languages: ("de" | "en" | "fr" | "it")[];
            subject: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            } | null;
            content: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            } | null;
            readonly ownLanguages: ("de" | "en" | "fr" | "it")[];
        };
        EmailTemplatePatch: {
            active?: boolean;
            languages?: ("de" | "en" | "fr" | "it")[];
            subject?: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            } | null;
            content?: {
                de?: string | null;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            } | null;
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
            /** @enum {string|null} */
            readonly origin: "CALDAV" | "TRYTON" | null;
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
            /** @enum {string} */
            adapter: "CALDAV" | "TRYTON";
            active: boolean;
            url: string;
            calendarPath: string | null;
            database: string | null;
            contactRelation: string | null;
            user: string;
            /** @enum {string} */
            readonly state: "WAITING" | "CONNECTED" | "FAILED" | "REFUSED" | "OFF";
            /** @enum {string|null} */
            readonly problem: "UNAVAILABLE" | "TIMEOUT" | "RATE_LIMITED" | "CIRCUIT_OPEN" | "UNAUTHENTICATED" | "FORBIDDEN" | "MISCONFIGURED" | "NOT_FOUND" | "NOT_LINKED" | "DUPLICATE" | "CONFLICT" | "LOCKED" | "REJECTED" | "UNSUPPORTED" | "PROTOCOL" | "UNUSABLE" | null;
            readonly keeps: ("APPOINTMENT" | "REPORT")[];
            readonly tells: ("ADDRESS" | "CONTACT" | "PROJECT" | "CATALOG_ITEM" | "EMPLOYEE")[];
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
            /** @enum {string} */
            adapter?: "CALDAV" | "TRYTON";
            active?: boolean;
            url: string;
            calendarPath?: string | null;
            database?: string | null;
            contactRelation?: string | null;
            user: string;
            password?: string | null;
        };
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
        ErpConnectionTest: {
            ok?: boolean;
            /** @enum {string|null} */
            problem?: "UNAVAILABLE" | "TIMEOUT" | "RATE_LIMITED" | "CIRCUIT_OPEN" | "UNAUTHENTICATED" | "FORBIDDEN" | "MISCONFIGURED" | "NOT_FOUND" | "NOT_LINKED" | "DUPLICATE" | "CONFLICT" | "LOCKED" | "REJECTED" | "UNSUPPORTED" | "PROTOCOL" | "UNUSABLE" | null;
        };
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
            /** @enum {string} */
            readonly kind: "APPOINTMENT" | "REPORT" | "ADDRESS" | "CONTACT" | "PROJECT" | "CATALOG_ITEM" | "EMPLOYEE";
            readonly record: string;
            readonly label: string | null;
            /** @enum {string} */
            readonly state: "WAITING" | "AGREED" | "DIFFERS" | "REFUSED";
            /** @enum {string|null} */
            readonly problem: "UNAVAILABLE" | "TIMEOUT" | "RATE_LIMITED" | "CIRCUIT_OPEN" | "UNAUTHENTICATED" | "FORBIDDEN" | "MISCONFIGURED" | "NOT_FOUND" | "NOT_LINKED" | "DUPLICATE" | "CONFLICT" | "LOCKED" | "REJECTED" | "UNSUPPORTED" | "PROTOCOL" | "UNUSABLE" | null;
            readonly reason: string | null;
            readonly ours: string | null;
            readonly theirs: string | null;
            readonly attempts: number;
            /** Format: date-time */
            readonly agreedAt: string | null;
            /** Format: date-time */
            readonly retryAt: string | null;
            /** @enum {string|null} */
            readonly prevails: "OURS" | "THEIRS" | null;
            readonly requested: number;
            /** Format: date-time */
            readonly leaseUntil: string | null;
            readonly place: string | null;
            readonly base: string | null;
            readonly sent: string | null;
        };
        ErpResolution: {
            /** @enum {string} */
            side: "OURS" | "THEIRS";
        };
        ExecutionCompany: {
            name: string;
        };
        FailedJob: {
            id: string;
            queue: string;
            /** @enum {string} */
            state: "FAILED" | "REPEATING";
            attempts: number;
            /** Format: date-time */
            createdAt: string;
            /** Format: date-time */
            failedAt?: string | null;
            /** Format: date-time */
            nextAt?: string | null;
            reason?: string | null;
        };
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
            /** @enum {string} */
            code: "ABORTED" | "ABSENCE_FOREIGN" | "ADDRESS_REFUSED" | "ALREADY_ASSIGNED" | "AMBIGUOUS_REFERENCE" | "APPOINTMENTS_DISABLED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_NOT_OPEN" | "APPOINTMENT_TRAVEL" | "APPROVAL_MISSING" | "APPROVAL_NOT_ASKED" | "ASSIGNEE_ABSENT" | "ASSIGNEE_INACTIVE" | "ASSIGNEE_ROLE" | "BAD_REQUEST" | "BAD_RESPONSE" | "BODY_TOO_DEEP" | "BODY_TOO_LARGE" | "CALENDAR_EMPTY" | "CALENDAR_TOO_LARGE" | "CALENDAR_UNREADABLE" | "CHOOSE_ONE" | "CLARIFICATION_REQUIRED" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_DATE_INVALID" | "CLOSING_STATE_NOT_ALLOWED" | "COMPANY_UNKNOWN" | "CONFIRMATION_REQUIRED" | "CORRECT_INVOICED" | "COSTS_CHANGED" | "CRM_ADDRESS_LINKED" | "CRM_ADDRESS_MISSING" | "CUSTOM_FIELD_LIMIT" | "CUSTOM_FIELD_SLOTS" | "DATE_INVALID" | "DATE_IN_PAST" | "DATE_PAST" | "DEACTIVATION_IN_USE" | "DELETE_COLLEAGUE_DRAFT" | "DEPUTY_INVALID" | "DEVICE_TIME_AHEAD" | "DISCONNECT_DEACTIVATES_USERS" | "DOMAIN_PUBLIC" | "DUPLICATE" | "DUPLICATE_IN_FILE" | "EMAIL_INVALID" | "END_BEFORE_START" | "ERP_CONNECTION_ACTIVE" | "ERP_UNAVAILABLE" | "FILES_MANY" | "FILE_EMPTY" | "FILE_MISSING" | "FILE_NAME_INVALID" | "FILE_SIZE" | "FILE_TYPE_REFUSED" | "FORBIDDEN" | "FORMAT_INVALID" | "GROUP_DEFAULT_TAKEN" | "GROUP_IS_DEFAULT" | "HTML_ATTRIBUTE" | "HTML_LINK" | "HTML_NOT_CLOSED" | "HTML_NOT_OPEN" | "HTML_SYNTAX" | "HTML_TAG" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_MISMATCH" | "IMPORT_BROKEN_OFF" | "IMPORT_COLUMNS" | "IMPORT_EMPTY" | "IMPORT_FILE_TYPE" | "IMPORT_NOT_READY" | "IMPORT_ROWS" | "IMPORT_UNPACKED" | "IMPORT_UNREADABLE" | "INTEGER_ONLY" | "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "INVOICED_ELSEWHERE" | "INVOICE_NEEDED" | "INVOICE_PDF" | "IN_USE" | "KEPT_ELSEWHERE" | "LINK_DRAFT" | "LINK_IS_DUPLICATE" | "LINK_KEPT" | "LINK_OTHER_CUSTOMER" | "LINK_REPEATS_ALREADY" | "LINK_TYPES" | "LOGO_BROKEN" | "LOGO_PIXELS" | "LOGO_SIZE" | "LOGO_TYPE" | "MAIL_NOT_WRITTEN" | "MAIL_SERVER_UNAVAILABLE" | "MAIL_WAITS" | "MALFORMED_JSON" | "MAX_CHARS" | "MAX_VALUE" | "MESSAGE_SETTLED" | "MESSAGE_SIZE" | "METHOD_NOT_ALLOWED" | "MIN_CHARS" | "MIN_VALUE" | "NETWORK" | "NON_WORKING_DAY" | "NOTE_REQUIRED" | "NOTHING_TO_REPEAT" | "NOT_FOUND" | "NUMBER_ONLY" | "NUMBER_UNKNOWN" | "ORDER_INVOICE" | "ORDER_OF_CHANGE" | "ORDER_WORK" | "ORIGINAL_REMOVED" | "OUTCOME_UNKNOWN" | "OWN_EMAIL_MISSING" | "PASSWORD_NOT_CHANGED" | "PASSWORD_NOT_OFFERED" | "PASSWORD_REFUSED" | "PASSWORD_SAME" | "PASSWORD_WRONG" | "PERSON_EMAIL_MISSING" | "PERSON_NOT_IN_CALENDAR" | "PHONE_INVALID" | "PLACEHOLDER_NO_LIST" | "PLACEHOLDER_NO_TEXT" | "PLACEHOLDER_UNKNOWN" | "PLAIN_ONLY_LOCAL" | "POSITIVE_INTEGER" | "POST_CODE_INVALID" | "PRECONDITION_REQUIRED" | "READ_ONLY" | "REASON_REQUIRED" | "REFERENCE_INACTIVE" | "REOPEN_INVOICED" | "REOPEN_TOO_LATE" | "REPORT_LOCKED" | "REPORT_OPEN" | "REPORT_SIGNED" | "REQUIRED" | "RESENDS_LIMIT" | "RESERVED_NAME" | "REWORK_TOO_LATE" | "ROLE_NOT_GIVEN" | "SECRET_AGAIN" | "SESSION_EXPIRED" | "SLA_IN_USE" | "STALE" | "STATE_FIELDS" | "STATE_TASKS" | "SUBADDRESS_DEPTH" | "TASK_MOVE_NOT_ALLOWED" | "TASK_NUMBER_TYPE" | "TASK_TICKET_CLOSED" | "TASK_TICKET_DRAFT" | "TEMPLATE_INSTRUCTION" | "TEMPLATE_LOOP_IN_LOOP" | "TEMPLATE_NOT_CLOSED" | "TEMPLATE_NOT_OPEN" | "TEMPLATE_PLACEHOLDER" | "TEMPLATE_SYNTAX" | "TEMPLATE_TOO_DEEP" | "TEMPLATE_TOO_LARGE" | "TEMPLATE_UNFINISHED" | "TEST_MAILS_LIMIT" | "TEST_MAIL_REFUSED" | "TICKET_CLOSED" | "TICKET_PREVENTS_MAILS" | "TICKET_STATE" | "TIMEOUT" | "TIMESHEET_UNIT" | "TIMESHEET_WORK_ONLY" | "TIME_INVALID" | "TOO_MANY_REQUESTS" | "TRANSITION_NOT_ALLOWED" | "TYPE_CHANGE_NOT_ALLOWED" | "TYPE_INVALID" | "UNAUTHENTICATED" | "UNAVAILABLE" | "UNDO_EXPIRED" | "UNDO_OVERTAKEN" | "UNEXPECTED" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER" | "UNKNOWN_PROPERTY" | "UNKNOWN_REFERENCE" | "UNSUPPORTED_MEDIA_TYPE" | "USER_BEYOND_RIGHTS" | "USER_INACTIVE" | "USER_LIMIT" | "USER_NOT_CREATED" | "USER_NOT_DEACTIVATED" | "USER_NOT_DELETED" | "USER_NOT_UPDATED" | "USER_OTHER_TENANT" | "USER_SELF" | "USER_SHARED" | "USER_USED" | "USER_WITHOUT_EMAIL" | "VALIDATION_FAILED" | "WINDOWS_OVERLAP" | "WRITE_ONCE";
            params: Record<string, never>;
            detail: string;
        };
        FilledTextBlock: {
            text: string;
            /** @enum {string} */
            locale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            empty: string[];
            name: string;
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
            /** @enum {string} */
            region: "CH" | "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU";
        };
        HolidayCreate: {
            /** Format: date */
            day: string;
            name: string;
            /** @enum {string} */
            region?: "CH" | "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU";
        };
        HolidayIntake: {
            /** @enum {string} */
            region: "CH" | "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU";
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
            /** @enum {string} */
            region?: "CH" | "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU";
        };
        HolidayProposal: {
            /** Format: date */
            day: string;
            name: string;
            known?: boolean;
        };
        HolidaySearch: {
            /** @enum {string} */
            calendar: "CH" | "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU";
            /** @enum {string} */
            region: "CH" | "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU";
            firstYear: number;
            lastYear: number;
        };
        ImportColumn: {
            title?: string | null;
            field?: string | null;
        };
        ImportedRow: {
            number: number;
            cells: string[];
            /** @enum {string} */
            outcome: "WAITING" | "CREATED" | "UPDATED" | "UNCHANGED" | "REFUSED";
            /** @enum {string|null} */
            reason?: "EMPTY" | "INCOMPLETE" | "DUPLICATE" | "UNREADABLE" | "INVALID" | null;
            problems: {
                field: string | null;
                code: string;
                params: Record<string, never>;
                detail: string;
            }[];
            changes: string[];
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
            /** @enum {string} */
            readonly state: "RECEIVED" | "FILED" | "IGNORED" | "FAILED";
            /** @enum {string|null} */
            readonly reason: "AUTO_REPLY" | "BOUNCE" | "BULK" | "LIST" | "OWN_MAIL" | "DISMISSED" | "BROKEN_OFF" | "HEADERS_TOO_LARGE" | "SENDER_LIMIT" | "SENDER_UNCLEAR" | "TOO_DEEP" | "TOO_LARGE" | "TOO_MANY_PARTS" | "TOO_SLOW" | "UNREADABLE" | null;
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
            readonly _embedded?: {
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
                mailbox?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        IntakeReceipt: {
            /** Format: uuid */
            id: string;
            /** @enum {string|null} */
            outcome: "FILED" | "IGNORED" | "FAILED" | null;
        };
        Invitation: {
            username: string;
            temporaryPassword: string;
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
            readonly can: {
                edit: boolean;
                delete: boolean;
            };
            readonly _embedded?: {
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
                uploader?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        InvoicePatch: {
            invoiceNumber?: string;
            invoiceAmountExclVat?: number;
        };
        KeptMail: {
            id: string;
            activity: string | null;
            /** Format: date-time */
            receivedAt: string;
            hasOriginal?: boolean;
        };
        LanguageChoice: {
            /** @enum {string} */
            language: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
        };
        LinkedCustomer: {
            id: string;
            code: string;
            name: string;
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
            /** @enum {string|null} */
            canton: "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU" | null;
            contact: string | null;
            phone: string | null;
            custom: {
                [key: string]: unknown;
            };
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
            /** @enum {string|null} */
            canton?: "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU" | null;
            contact?: string | null;
            phone?: string | null;
            custom?: {
                [key: string]: unknown;
            };
        };
        LocationPatch: {
            name?: string;
            externalId?: string | null;
            addition?: string | null;
            street?: string | null;
            postCode?: string | null;
            city?: string | null;
            /** @enum {string|null} */
            canton?: "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU" | null;
            contact?: string | null;
            phone?: string | null;
            custom?: {
                [key: string]: unknown;
            };
        };
        MailContent: {
            subject: string;
            html: string;
            text: string;
        };
        MailOriginal: {
            id: string;
            /** Format: date-time */
            receivedAt: string;
            /** @enum {string} */
            state: "RECEIVED" | "FILED" | "IGNORED" | "FAILED";
            /** @enum {string|null} */
            reason?: "AUTO_REPLY" | "BOUNCE" | "BULK" | "LIST" | "OWN_MAIL" | "DISMISSED" | "BROKEN_OFF" | "HEADERS_TOO_LARGE" | "SENDER_LIMIT" | "SENDER_UNCLEAR" | "TOO_DEEP" | "TOO_LARGE" | "TOO_MANY_PARTS" | "TOO_SLOW" | "UNREADABLE" | null;
            headers: {
                name: string;
                value: string;
            }[];
            text: string | null;
            html: string | null;
            parts: {
                name: string;
                type: string;
                size: number;
            }[];
            /** @enum {string|null} */
            unreadable?: "AUTO_REPLY" | "BOUNCE" | "BULK" | "LIST" | "OWN_MAIL" | "DISMISSED" | "BROKEN_OFF" | "HEADERS_TOO_LARGE" | "SENDER_LIMIT" | "SENDER_UNCLEAR" | "TOO_DEEP" | "TOO_LARGE" | "TOO_MANY_PARTS" | "TOO_SLOW" | "UNREADABLE" | null;
        };
        MailPreview: {
            subject: string;
            html: string;
            text: string;
            examples?: boolean;
        };
        MailPreviewRequest: {
            /** @enum {string} */
            locale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            ticket?: string | null;
            subject?: string | null;
            content?: string | null;
        };
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
            /** @enum {string} */
            security: "TLS" | "STARTTLS" | "PLAIN";
            port: number;
            user: string;
            /** @enum {string} */
            signIn: "PASSWORD" | "OAUTH2";
            tokenEndpoint: string | null;
            clientId: string | null;
            scope: string | null;
            folder: string;
            /** @enum {string} */
            afterReading: "SEEN" | "MOVED" | "LEFT";
            moveTo: string | null;
            /** @enum {string} */
            readonly state: "WAITING" | "CONNECTED" | "FAILED" | "REFUSED" | "OFF";
            /** @enum {string|null} */
            readonly problem: "NAME_UNKNOWN" | "ADDRESS_REFUSED" | "CONNECTION_REFUSED" | "UNREACHABLE" | "SERVER_SILENT" | "PLAIN_REFUSED" | "ENCRYPTION_MISSING" | "CERTIFICATE_INVALID" | "TOKEN_UNREACHABLE" | "TOKEN_REFUSED" | "SECRET_UNREADABLE" | "SIGN_IN_REFUSED" | "FOLDER_MISSING" | "CONNECTION_LOST" | "SERVER_INVALID" | "NOT_MOVED" | null;
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
            /** @enum {string} */
            security?: "TLS" | "STARTTLS" | "PLAIN";
            port?: number;
            user: string;
            /** @enum {string} */
            signIn?: "PASSWORD" | "OAUTH2";
            password?: string | null;
            tokenEndpoint?: string | null;
            clientId?: string | null;
            clientSecret?: string | null;
            refreshToken?: string | null;
            scope?: string | null;
            folder?: string;
            /** @enum {string} */
            afterReading?: "SEEN" | "MOVED" | "LEFT";
            moveTo?: string | null;
        };
        MailboxPatch: {
            name?: string;
            /** @description Narrows a list beside another filter; alone, it is looked for among all records. */
            active?: boolean;
            host?: string;
            /** @enum {string} */
            security?: "TLS" | "STARTTLS" | "PLAIN";
            port?: number;
            user?: string;
            /** @enum {string} */
            signIn?: "PASSWORD" | "OAUTH2";
            password?: string | null;
            tokenEndpoint?: string | null;
            clientId?: string | null;
            clientSecret?: string | null;
            refreshToken?: string | null;
            scope?: string | null;
            folder?: string;
            /** @enum {string} */
            afterReading?: "SEEN" | "MOVED" | "LEFT";
            moveTo?: string | null;
        };
        MailboxTest: {
            ok?: boolean;
            /** @enum {string|null} */
            step?: "NAME" | "CONNECTION" | "ENCRYPTION" | "TOKEN" | "SIGN_IN" | "FOLDER" | "READING" | null;
            /** @enum {string|null} */
            problem?: "NAME_UNKNOWN" | "ADDRESS_REFUSED" | "CONNECTION_REFUSED" | "UNREACHABLE" | "SERVER_SILENT" | "PLAIN_REFUSED" | "ENCRYPTION_MISSING" | "CERTIFICATE_INVALID" | "TOKEN_UNREACHABLE" | "TOKEN_REFUSED" | "SECRET_UNREADABLE" | "SIGN_IN_REFUSED" | "FOLDER_MISSING" | "CONNECTION_LOST" | "SERVER_INVALID" | "NOT_MOVED" | null;
            messages?: number | null;
        };
        MailedInvitation: {
            /** Format: idn-email */
            recipient: string;
        };
        MarkedNotifications: {
            marked: number;
        };
        MyNotificationSettings: {
            channels?: components["schemas"]["ChannelChoice"][];
            quietFrom?: string | null;
            quietTo?: string | null;
            quietDays?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            breachesPass?: boolean;
            /** @enum {string} */
            digest?: "OFF" | "HOURLY" | "DAILY";
            digestHour?: number;
            zone?: string | null;
        };
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
        NewTicketLink: {
            /** @enum {string} */
            kind: "EXECUTES" | "DUPLICATE_OF" | "RELATED_TO";
            /** Format: uuid */
            target: string;
            note?: string | null;
            confirm?: ("CLOSE_WITHOUT_INVOICE" | "ASSIGNEE_ABSENT")[];
        };
        NextDeadline: {
            id: string;
            identifier: string;
            title: string;
            /** @enum {string} */
            type: "TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN";
            /** @enum {string} */
            state: "DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED";
            /** @enum {string|null} */
            priority?: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS" | null;
            /** @enum {string} */
            clock: "REACTION" | "ON_SITE" | "DUE";
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
            /** @enum {string} */
            readonly kind: "ISSUE_ASSIGNED" | "ISSUE_ASSIGNED_NOTICE" | "ISSUE_CREATED" | "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED" | "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED" | "ISSUE_OR_DRAFT_ADDED" | "ISSUE_STATE_CLOSED" | "ISSUE_STATE_IN_PROGRESS" | "ISSUE_STATE_ORDER_COMPLETED" | "ISSUE_STATE_WORK_COMPLETED" | "ISSUE_WORK_NOTE_ADDED" | "REACTION_TIME_WARNING" | "REPORT_CREATED" | "REPORT_CREATION_FAILED" | "SLA_BREACH" | "TRIGGER_TIME_NOTICE" | "APPOINTMENT_SCHEDULED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_ANSWERED" | "MENTION";
            /** Format: uuid */
            readonly ticket: string;
            /** Format: uuid */
            readonly activity: string;
            readonly actor: string | null;
            /** Format: date-time */
            readonly readAt: string | null;
            readonly unread: boolean;
            readonly identifier: string | null;
            readonly ticketTitle: string;
            readonly _embedded?: {
                user?: components["schemas"]["EmbeddedTitle"] | null;
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
                activity?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        PartOfInstallation: {
            part: string;
            /** @enum {string} */
            condition: "UP" | "WARNING" | "DOWN";
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
        PlaceInOrder: {
            after?: string | null;
        };
        PlaceholderItem: {
            name: string;
            /** @enum {string} */
            kind: "text" | "url" | "email" | "phone" | "flag" | "picture" | "list";
            label: string;
            example: string;
        };
        PossibleMove: {
            /** @enum {string} */
            to: "DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED";
            action: string;
            number: number;
            allowed: boolean;
            unmet: {
                code: string;
                field?: string;
                params?: Record<string, never>;
            }[];
            needs: string[];
            /** @enum {string|null} */
            instead: "FOLLOW_UP" | null;
            confirm: string[];
            closingStates: {
                /** @enum {string} */
                state: "COMPLETED" | "INCOMPLETE" | "INTERNALLY_INVOICED" | "INVOICED" | "NOT_INVOICED" | "REJECTED";
                noteRequired: boolean;
            }[];
        };
        PossibleReportMove: {
            /** @enum {string} */
            to: "OPEN_IN_WORK" | "BILLABLE" | "INVOICED" | "NOT_INVOICED";
            /** @enum {string} */
            action: "COMPLETE" | "REOPEN" | "INVOICE" | "WAIVE";
            allowed: boolean;
            unmet: {
                code: string;
                field?: string;
            }[];
            needs: string[];
        };
        PresenceSign: {
            /** @enum {string} */
            doing?: "READING" | "EDITING" | "WRITING";
        };
        PresentPerson: {
            /** Format: uuid */
            user: string;
            name: string;
            /** @enum {string} */
            doing: "READING" | "EDITING" | "WRITING";
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            /** @enum {string} */
            code: "ABORTED" | "ABSENCE_FOREIGN" | "ADDRESS_REFUSED" | "ALREADY_ASSIGNED" | "AMBIGUOUS_REFERENCE" | "APPOINTMENTS_DISABLED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_NOT_OPEN" | "APPOINTMENT_TRAVEL" | "APPROVAL_MISSING" | "APPROVAL_NOT_ASKED" | "ASSIGNEE_ABSENT" | "ASSIGNEE_INACTIVE" | "ASSIGNEE_ROLE" | "BAD_REQUEST" | "BAD_RESPONSE" | "BODY_TOO_DEEP" | "BODY_TOO_LARGE" | "CALENDAR_EMPTY" | "CALENDAR_TOO_LARGE" | "CALENDAR_UNREADABLE" | "CHOOSE_ONE" | "CLARIFICATION_REQUIRED" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_DATE_INVALID" | "CLOSING_STATE_NOT_ALLOWED" | "COMPANY_UNKNOWN" | "CONFIRMATION_REQUIRED" | "CORRECT_INVOICED" | "COSTS_CHANGED" | "CRM_ADDRESS_LINKED" | "CRM_ADDRESS_MISSING" | "CUSTOM_FIELD_LIMIT" | "CUSTOM_FIELD_SLOTS" | "DATE_INVALID" | "DATE_IN_PAST" | "DATE_PAST" | "DEACTIVATION_IN_USE" | "DELETE_COLLEAGUE_DRAFT" | "DEPUTY_INVALID" | "DEVICE_TIME_AHEAD" | "DISCONNECT_DEACTIVATES_USERS" | "DOMAIN_PUBLIC" | "DUPLICATE" | "DUPLICATE_IN_FILE" | "EMAIL_INVALID" | "END_BEFORE_START" | "ERP_CONNECTION_ACTIVE" | "ERP_UNAVAILABLE" | "FILES_MANY" | "FILE_EMPTY" | "FILE_MISSING" | "FILE_NAME_INVALID" | "FILE_SIZE" | "FILE_TYPE_REFUSED" | "FORBIDDEN" | "FORMAT_INVALID" | "GROUP_DEFAULT_TAKEN" | "GROUP_IS_DEFAULT" | "HTML_ATTRIBUTE" | "HTML_LINK" | "HTML_NOT_CLOSED" | "HTML_NOT_OPEN" | "HTML_SYNTAX" | "HTML_TAG" | "IDEMPOTENCY_IN_PROGRESS" | "IDEMPOTENCY_MISMATCH" | "IMPORT_BROKEN_OFF" | "IMPORT_COLUMNS" | "IMPORT_EMPTY" | "IMPORT_FILE_TYPE" | "IMPORT_NOT_READY" | "IMPORT_ROWS" | "IMPORT_UNPACKED" | "IMPORT_UNREADABLE" | "INTEGER_ONLY" | "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "INVOICED_ELSEWHERE" | "INVOICE_NEEDED" | "INVOICE_PDF" | "IN_USE" | "KEPT_ELSEWHERE" | "LINK_DRAFT" | "LINK_IS_DUPLICATE" | "LINK_KEPT" | "LINK_OTHER_CUSTOMER" | "LINK_REPEATS_ALREADY" | "LINK_TYPES" | "LOGO_BROKEN" | "LOGO_PIXELS" | "LOGO_SIZE" | "LOGO_TYPE" | "MAIL_NOT_WRITTEN" | "MAIL_SERVER_UNAVAILABLE" | "MAIL_WAITS" | "MALFORMED_JSON" | "MAX_CHARS" | "MAX_VALUE" | "MESSAGE_SETTLED" | "MESSAGE_SIZE" | "METHOD_NOT_ALLOWED" | "MIN_CHARS" | "MIN_VALUE" | "NETWORK" | "NON_WORKING_DAY" | "NOTE_REQUIRED" | "NOTHING_TO_REPEAT" | "NOT_FOUND" | "NUMBER_ONLY" | "NUMBER_UNKNOWN" | "ORDER_INVOICE" | "ORDER_OF_CHANGE" | "ORDER_WORK" | "ORIGINAL_REMOVED" | "OUTCOME_UNKNOWN" | "OWN_EMAIL_MISSING" | "PASSWORD_NOT_CHANGED" | "PASSWORD_NOT_OFFERED" | "PASSWORD_REFUSED" | "PASSWORD_SAME" | "PASSWORD_WRONG" | "PERSON_EMAIL_MISSING" | "PERSON_NOT_IN_CALENDAR" | "PHONE_INVALID" | "PLACEHOLDER_NO_LIST" | "PLACEHOLDER_NO_TEXT" | "PLACEHOLDER_UNKNOWN" | "PLAIN_ONLY_LOCAL" | "POSITIVE_INTEGER" | "POST_CODE_INVALID" | "PRECONDITION_REQUIRED" | "READ_ONLY" | "REASON_REQUIRED" | "REFERENCE_INACTIVE" | "REOPEN_INVOICED" | "REOPEN_TOO_LATE" | "REPORT_LOCKED" | "REPORT_OPEN" | "REPORT_SIGNED" | "REQUIRED" | "RESENDS_LIMIT" | "RESERVED_NAME" | "REWORK_TOO_LATE" | "ROLE_NOT_GIVEN" | "SECRET_AGAIN" | "SESSION_EXPIRED" | "SLA_IN_USE" | "STALE" | "STATE_FIELDS" | "STATE_TASKS" | "SUBADDRESS_DEPTH" | "TASK_MOVE_NOT_ALLOWED" | "TASK_NUMBER_TYPE" | "TASK_TICKET_CLOSED" | "TASK_TICKET_DRAFT" | "TEMPLATE_INSTRUCTION" | "TEMPLATE_LOOP_IN_LOOP" | "TEMPLATE_NOT_CLOSED" | "TEMPLATE_NOT_OPEN" | "TEMPLATE_PLACEHOLDER" | "TEMPLATE_SYNTAX" | "TEMPLATE_TOO_DEEP" | "TEMPLATE_TOO_LARGE" | "TEMPLATE_UNFINISHED" | "TEST_MAILS_LIMIT" | "TEST_MAIL_REFUSED" | "TICKET_CLOSED" | "TICKET_PREVENTS_MAILS" | "TICKET_STATE" | "TIMEOUT" | "TIMESHEET_UNIT" | "TIMESHEET_WORK_ONLY" | "TIME_INVALID" | "TOO_MANY_REQUESTS" | "TRANSITION_NOT_ALLOWED" | "TYPE_CHANGE_NOT_ALLOWED" | "TYPE_INVALID" | "UNAUTHENTICATED" | "UNAVAILABLE" | "UNDO_EXPIRED" | "UNDO_OVERTAKEN" | "UNEXPECTED" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER" | "UNKNOWN_PROPERTY" | "UNKNOWN_REFERENCE" | "UNSUPPORTED_MEDIA_TYPE" | "USER_BEYOND_RIGHTS" | "USER_INACTIVE" | "USER_LIMIT" | "USER_NOT_CREATED" | "USER_NOT_DEACTIVATED" | "USER_NOT_DELETED" | "USER_NOT_UPDATED" | "USER_OTHER_TENANT" | "USER_SELF" | "USER_SHARED" | "USER_USED" | "USER_WITHOUT_EMAIL" | "VALIDATION_FAILED" | "WINDOWS_OVERLAP" | "WRITE_ONCE";
            params: Record<string, never>;
            requestId: string;
            errors?: components["schemas"]["FieldError"][];
            current?: Record<string, never>;
        };
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
            /** @enum {string|null} */
            readonly origin: "CALDAV" | "TRYTON" | null;
            readonly _embedded?: {
                address?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        ProjectCreate: {
            number: string;
            name: string;
            /** Format: uuid */
            address?: string | null;
            active?: boolean;
        };
        ProjectPatch: {
            name?: string;
            /** Format: uuid */
            address?: string | null;
            active?: boolean;
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
        ReadNotifications: {
            ids?: string[];
            /** Format: uuid */
            ticket?: string | null;
            /** Format: date-time */
            until?: string | null;
        };
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
            /**
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             * @enum {string}
             */
            readonly kind: "HARD" | "SOFT";
            readonly reason: string | null;
            /** Format: date-time */
            readonly refusedAt: string;
            /** Format: uuid */
            readonly ticket: string | null;
            readonly _embedded?: {
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        RepeatedJobs: {
            repeated: number;
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
            /** @enum {string} */
            readonly state: "OPEN_IN_WORK" | "BILLABLE" | "INVOICED" | "NOT_INVOICED";
            /** Format: date */
            executionDate: string | null;
            executionTime: string | null;
            /** Format: uuid */
            serviceTechnician: string | null;
            /** Format: uuid */
            siteLocation: string | null;
            remarks: string | null;
            project: string | null;
            readonly unverified: ("ADDRESS" | "BILLING_ADDRESS" | "PROJECT" | "CATALOG_ITEM")[];
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
            readonly hours: {
                /** Format: uuid */
                employee: string | null;
                name: string | null;
                hours: number;
            }[];
            readonly can: {
                edit: boolean;
                delete: boolean;
                sign: boolean;
                correct: boolean;
            };
            readonly _embedded?: {
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
                serviceTechnician?: components["schemas"]["EmbeddedTitle"] | null;
                siteLocation?: components["schemas"]["EmbeddedTitle"] | null;
                author?: components["schemas"]["EmbeddedTitle"] | null;
                corrects?: components["schemas"]["EmbeddedTitle"] | null;
            };
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
        ReportMoveRequest: {
            /** @enum {string} */
            to: "OPEN_IN_WORK" | "BILLABLE" | "INVOICED" | "NOT_INVOICED";
            reason?: string | null;
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
            /** @enum {string} */
            kind: "WORK" | "MATERIAL";
            catalogNumber: string | null;
            readonly unverified: ("ADDRESS" | "BILLING_ADDRESS" | "PROJECT" | "CATALOG_ITEM")[];
            description: string;
            quantity: number;
            /** @enum {string} */
            unit: "HUR" | "MIN" | "EA" | "MTR" | "KMT" | "KGM" | "GRM" | "MGM" | "MLT" | "SET" | "GAR" | "PA" | "BX" | "BG" | "BO" | "CA" | "TN" | "CQ" | "CS" | "DR" | "PF" | "PL" | "RL" | "RO" | "ST" | "Z2" | "Z3";
            unitPrice: number | null;
            readonly amount: number | null;
            /** Format: uuid */
            employee: string | null;
            /** Format: date */
            timeBookingDate: string | null;
            timesheetRelevant: boolean;
            readonly _embedded?: {
                report?: components["schemas"]["EmbeddedTitle"] | null;
                employee?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        ReportPositionCreate: {
            /** @enum {string} */
            kind: "WORK" | "MATERIAL";
            catalogNumber?: string | null;
            description: string;
            quantity: number;
            /** @enum {string} */
            unit: "HUR" | "MIN" | "EA" | "MTR" | "KMT" | "KGM" | "GRM" | "MGM" | "MLT" | "SET" | "GAR" | "PA" | "BX" | "BG" | "BO" | "CA" | "TN" | "CQ" | "CS" | "DR" | "PF" | "PL" | "RL" | "RO" | "ST" | "Z2" | "Z3";
            unitPrice?: number | null;
            /** Format: uuid */
            employee?: string | null;
            /** Format: date */
            timeBookingDate?: string | null;
            timesheetRelevant?: boolean;
        };
        ReportPositionPatch: {
            /** @enum {string} */
            kind?: "WORK" | "MATERIAL";
            catalogNumber?: string | null;
            description?: string;
            quantity?: number;
            /** @enum {string} */
            unit?: "HUR" | "MIN" | "EA" | "MTR" | "KMT" | "KGM" | "GRM" | "MGM" | "MLT" | "SET" | "GAR" | "PA" | "BX" | "BG" | "BO" | "CA" | "TN" | "CQ" | "CS" | "DR" | "PF" | "PL" | "RL" | "RO" | "ST" | "Z2" | "Z3";
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
        ShippedWords: {
            subject: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
            content: {
                de: string;
                en?: string | null;
                fr?: string | null;
                it?: string | null;
            };
        };
        SignedInUserShape: {
            /** Format: uuid */
            id: string | null;
            username: string;
            name: string;
            email?: string | null;
            roles: string[];
            /** @enum {string|null} */
            actsAs: "vsd-agent" | "vsd-executor" | "vsd-customer" | null;
            customerCode?: string | null;
            /** @enum {string} */
            locale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            tenant?: string | null;
            tenantName?: string | null;
            /** @enum {string|null} */
            tenantLocale?: "de-CH" | "en-CH" | "fr-CH" | "it-CH" | null;
            /** Format: uuid */
            tenantLogo: string | null;
            tenants: string[];
            seesAllIssues?: boolean;
            executionCompany?: string | null;
            customer: {
                /** Format: uuid */
                id: string;
                code: string;
                name: string;
            } | null;
            absence: {
                /** Format: uuid */
                id: string;
                /** Format: date */
                activeFrom: string;
                /** Format: date */
                activeTo: string;
            } | null;
            account: {
                changePassword: boolean;
                locked: boolean;
                assignableRoles: string[];
            };
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
            weekPlan: components["schemas"]["WeekWindow"][];
            onCallDays: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            onCallStart: string | null;
            onCallEnd: string | null;
            onCallPlan: components["schemas"]["WeekWindow"][];
            raisesPriority: boolean;
            /** Format: uuid */
            escalationGroup: string | null;
            active: boolean;
            readonly _embedded?: {
                escalationGroup?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        SlaCreate: {
            name: string;
            interventionTime?: number;
            onSiteInterventionTime?: number;
            workDayStart?: string;
            workDayEnd?: string;
            weekPlan?: components["schemas"]["WeekWindow"][];
            onCallDays?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            onCallStart?: string | null;
            onCallEnd?: string | null;
            onCallPlan?: components["schemas"]["WeekWindow"][];
            raisesPriority?: boolean;
            /** Format: uuid */
            escalationGroup?: string | null;
            active?: boolean;
        };
        SlaPatch: {
            name?: string;
            interventionTime?: number;
            onSiteInterventionTime?: number;
            workDayStart?: string;
            workDayEnd?: string;
            weekPlan?: components["schemas"]["WeekWindow"][];
            onCallDays?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
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
            onCallDays?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            onCallStart?: string | null;
            onCallEnd?: string | null;
            onCallPlan?: components["schemas"]["WeekWindow"][];
            /** @enum {string} */
            priority: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS";
            /** @enum {string} */
            weekday: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            time: string;
            /** @enum {string|null} */
            canton?: "ZH" | "BE" | "LU" | "UR" | "SZ" | "OW" | "NW" | "GL" | "ZG" | "FR" | "SO" | "BS" | "BL" | "SH" | "AR" | "AI" | "SG" | "GR" | "AG" | "TG" | "TI" | "VD" | "VS" | "NE" | "GE" | "JU" | null;
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
            /** @enum {string} */
            state: "OPEN" | "IN_PROGRESS" | "COMPLETED";
            /** Format: date */
            dueDate: string | null;
            /** @enum {string} */
            priority: "HIGH" | "MEDIUM" | "LOW";
            /** Format: uuid */
            assignedTo: string | null;
            /** Format: uuid */
            responsible: string | null;
            isPrivate: boolean;
            shortDescription: string | null;
            description: string | null;
            /** @enum {string} */
            type: "ADDRESS" | "DOCUMENT" | "PROJECT";
            addressNumber: string | null;
            projectNumber: string | null;
            reportNumber: string | null;
            /** Format: date-time */
            readonly completedAt: string | null;
            readonly can: {
                edit: boolean;
                delete: boolean;
                states: ("OPEN" | "IN_PROGRESS" | "COMPLETED")[];
            };
            readonly _embedded?: {
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
                assignedTo?: components["schemas"]["EmbeddedTitle"] | null;
                responsible?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        TaskCreate: {
            subject: string;
            /** @enum {string} */
            state?: "OPEN" | "IN_PROGRESS" | "COMPLETED";
            /** Format: date */
            dueDate?: string | null;
            /** @enum {string} */
            priority?: "HIGH" | "MEDIUM" | "LOW";
            /** Format: uuid */
            assignedTo?: string | null;
            /** Format: uuid */
            responsible?: string | null;
            isPrivate?: boolean;
            shortDescription?: string | null;
            description?: string | null;
            /** @enum {string} */
            type?: "ADDRESS" | "DOCUMENT" | "PROJECT";
            addressNumber?: string | null;
            projectNumber?: string | null;
            reportNumber?: string | null;
        };
        TaskPatch: {
            subject?: string;
            /** @enum {string} */
            state?: "OPEN" | "IN_PROGRESS" | "COMPLETED";
            /** Format: date */
            dueDate?: string | null;
            /** @enum {string} */
            priority?: "HIGH" | "MEDIUM" | "LOW";
            /** Format: uuid */
            assignedTo?: string | null;
            /** Format: uuid */
            responsible?: string | null;
            isPrivate?: boolean;
            shortDescription?: string | null;
            description?: string | null;
            /** @enum {string} */
            type?: "ADDRESS" | "DOCUMENT" | "PROJECT";
            addressNumber?: string | null;
            projectNumber?: string | null;
            reportNumber?: string | null;
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
            /** Format: idn-email */
            supportEmail: string | null;
            /** @enum {string} */
            language: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            /** Format: uuid */
            readonly logo: string | null;
            workDayStart: string;
            workDayEnd: string;
            workingDays: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            customerPriorities: ("LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS")[];
            /** @enum {string} */
            taskGuard: "ALL" | "COMPLETING";
            pausesFor: ("WAIT_CUSTOMER" | "WAIT_THIRD_PARTY" | "WAIT_INTERNAL" | "WAIT_APPROVAL")[];
            reportRequired: boolean;
            takesAppointments: boolean;
            executorCompletesOrders: boolean;
            closesSolvedTickets: boolean;
            closesInvoicedOrders: boolean;
            closesWithoutInvoice: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
            mailsKeptDays: number;
            mailsPerHour: number;
            tellsCustomersOfReports: boolean;
        };
        TenantSettingsPatch: {
            name?: string;
            /** Format: idn-email */
            supportEmail?: string | null;
            /** @enum {string} */
            language?: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            workDayStart?: string;
            workDayEnd?: string;
            workingDays?: ("MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY")[];
            customerPriorities?: ("LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS")[];
            /** @enum {string} */
            taskGuard?: "ALL" | "COMPLETING";
            pausesFor?: ("WAIT_CUSTOMER" | "WAIT_THIRD_PARTY" | "WAIT_INTERNAL" | "WAIT_APPROVAL")[];
            reportRequired?: boolean;
            takesAppointments?: boolean;
            executorCompletesOrders?: boolean;
            closesSolvedTickets?: boolean;
            closesInvoicedOrders?: boolean;
            closesWithoutInvoice?: ("TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN")[];
            mailsKeptDays?: number;
            mailsPerHour?: number;
            tellsCustomersOfReports?: boolean;
        };
        TestMailSent: {
            recipient: string;
            subject: string;
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
            readonly _embedded?: {
                category?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        TextBlockCreate: {
            name: string;
            /** Format: uuid */
            category?: string | null;
            content: string;
            global?: boolean;
            active?: boolean;
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
            /** @enum {string} */
            locale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
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
            /** @enum {string} */
            type: "TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN";
            /** @enum {string} */
            readonly state: "DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED";
            /** @enum {string|null} */
            priority: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS" | null;
            /** @enum {string|null} */
            customerPriority: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS" | null;
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
            /**
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             * @enum {string|null}
             */
            contactChannel: "CUSTOMER_PORTAL" | "EMAIL" | "PHONE" | "SERVICE_DESK" | null;
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
            readonly costs: {
                limit: number;
                costs: number;
                /** @enum {string} */
                level: "WITHIN" | "NEAR" | "ABOVE";
                approved: number | null;
                toApprove: boolean;
            } | null;
            readonly costsToApprove: number | null;
            internalNotes: string | null;
            preventMailDispatch: boolean;
            /** @enum {string} */
            approval: "NONE" | "REQUESTED" | "APPROVED" | "REJECTED";
            readonly approvedCosts: number | null;
            /** @enum {string|null} */
            readonly clarificationReason: "WAIT_CUSTOMER" | "WAIT_THIRD_PARTY" | "WAIT_INTERNAL" | "WAIT_APPROVAL" | null;
            readonly clarificationText: string | null;
            /**
             * Format: date
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             */
            readonly resubmissionDate: string | null;
            /** @enum {string|null} */
            readonly previousState: "DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED" | null;
            /**
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             * @enum {string|null}
             */
            readonly closingState: "COMPLETED" | "INCOMPLETE" | "INTERNALLY_INVOICED" | "INVOICED" | "NOT_INVOICED" | "REJECTED" | null;
            closingNote: string | null;
            /** Format: date */
            readonly closingDate: string | null;
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
            custom: {
                [key: string]: unknown;
            };
            readonly customersTurn: boolean;
            readonly can: {
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
            /** @description Told of a single record that is read, and neither in lists nor in answers to writes. */
            readonly parts?: {
                openTasks: number;
                appointments: number;
                attachments: number;
                invoices: number;
                reports: number;
                mails: number;
                openReport: string | null;
                links: components["schemas"]["TicketLink"][];
            };
            readonly _embedded?: {
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
        };
        TicketClock: {
            /** @enum {string} */
            clock: "REACTION" | "ON_SITE" | "DUE";
            cycle: number;
            /** @enum {string} */
            state: "RUNNING" | "PAUSED" | "MET" | "BREACHED";
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
            marks: {
                percent: number;
                /** Format: date-time */
                at: string | null;
                /** Format: date-time */
                sentAt: string | null;
            }[];
            segments: {
                /** Format: date-time */
                from: string;
                /** Format: date-time */
                to: string;
                counts: boolean;
                /** @enum {string} */
                reason: "WORK" | "ON_CALL" | "EVERY_HOUR" | "OFF_HOURS" | "HOLIDAY" | "WAIT_CUSTOMER" | "WAIT_THIRD_PARTY" | "WAIT_INTERNAL" | "WAIT_APPROVAL" | "WORK_COMPLETED";
            }[];
        };
        TicketCreate: {
            /** @enum {string} */
            type: "TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN";
            /** @enum {string|null} */
            priority?: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS" | null;
            /** @enum {string|null} */
            customerPriority?: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS" | null;
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
            /**
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             * @enum {string|null}
             */
            contactChannel?: "CUSTOMER_PORTAL" | "EMAIL" | "PHONE" | "SERVICE_DESK" | null;
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
            /** @enum {string} */
            approval?: "NONE" | "REQUESTED" | "APPROVED" | "REJECTED";
            closingNote?: string | null;
            custom?: {
                [key: string]: unknown;
            };
            draft?: boolean;
            confirm?: ("CLOSE_WITHOUT_INVOICE" | "ASSIGNEE_ABSENT")[];
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
            /** @enum {string} */
            readonly kind: "FOLLOW_UP_OF" | "EXECUTES" | "DUPLICATE_OF" | "RELATED_TO";
            /** Format: uuid */
            readonly ticket: string;
            /** Format: uuid */
            readonly target: string;
            readonly ends: {
                /** Format: uuid */
                id: string;
                identifier: string | null;
                title: string;
                /** @enum {string} */
                type: "TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN";
                /** @enum {string} */
                state: "DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED";
            }[];
            readonly can: {
                edit: boolean;
                delete: boolean;
            };
            readonly _embedded?: {
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
                target?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
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
            /** @enum {string} */
            readonly event: "ISSUE_ASSIGNED" | "ISSUE_ASSIGNED_NOTICE" | "ISSUE_CREATED" | "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED" | "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED" | "ISSUE_OR_DRAFT_ADDED" | "ISSUE_STATE_CLOSED" | "ISSUE_STATE_IN_PROGRESS" | "ISSUE_STATE_ORDER_COMPLETED" | "ISSUE_STATE_WORK_COMPLETED" | "ISSUE_WORK_NOTE_ADDED" | "REACTION_TIME_WARNING" | "REPORT_CREATED" | "REPORT_CREATION_FAILED" | "SLA_BREACH" | "TRIGGER_TIME_NOTICE" | "APPOINTMENT_SCHEDULED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_ANSWERED";
            /** Format: uuid */
            readonly ticket: string;
            /** Format: idn-email */
            readonly recipient: string | null;
            readonly recipientName: string | null;
            readonly cause: string;
            /** @enum {string} */
            readonly state: "QUEUED" | "PUT_ASIDE" | "SENT" | "SUPPRESSED" | "FAILED";
            /**
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             * @enum {string|null}
             */
            readonly reason: "TEMPLATE_INACTIVE" | "TICKET_PREVENTS" | "NO_ADDRESS" | "RECIPIENT_ACTED" | "TOLD_ALREADY" | "RECIPIENT_CHOSE" | "OUT_OF_REACH" | "CAP_REACHED" | "ADDRESS_REFUSED" | "RETURNED" | "SERVER_AWAY" | "MAIL_REFUSED" | null;
            /** @enum {string} */
            readonly locale: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
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
            readonly _embedded?: {
                ticket?: components["schemas"]["EmbeddedTitle"] | null;
                original?: components["schemas"]["EmbeddedTitle"] | null;
            };
        };
        TicketMove: {
            /** @enum {string} */
            to: "DRAFT" | "PENDING" | "IN_WORK" | "IN_CLARIFICATION" | "WORK_COMPLETED" | "ORDER_COMPLETED" | "CLOSED";
            reason?: string | null;
            /** @enum {string|null} */
            clarificationReason?: "WAIT_CUSTOMER" | "WAIT_THIRD_PARTY" | "WAIT_INTERNAL" | "WAIT_APPROVAL" | null;
            text?: string | null;
            /** Format: date */
            resubmissionDate?: string | null;
            /** @enum {string|null} */
            closingState?: "COMPLETED" | "INCOMPLETE" | "INTERNALLY_INVOICED" | "INVOICED" | "NOT_INVOICED" | "REJECTED" | null;
            closingNote?: string | null;
            closingDate?: string | null;
            confirm?: ("CLOSE_WITHOUT_INVOICE" | "ASSIGNEE_ABSENT")[];
        };
        TicketPatch: {
            /** @enum {string} */
            type?: "TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN";
            /** @enum {string|null} */
            priority?: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS" | null;
            /** @enum {string|null} */
            customerPriority?: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS" | null;
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
            /**
             * @description Narrows a list beside another filter; alone, it is looked for among all records.
             * @enum {string|null}
             */
            contactChannel?: "CUSTOMER_PORTAL" | "EMAIL" | "PHONE" | "SERVICE_DESK" | null;
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
            /** @enum {string} */
            approval?: "NONE" | "REQUESTED" | "APPROVED" | "REJECTED";
            closingNote?: string | null;
            custom?: {
                [key: string]: unknown;
            };
            reason?: string | null;
            confirm?: ("CLOSE_WITHOUT_INVOICE" | "ASSIGNEE_ABSENT")[];
        };
        TicketPreview: {
            mandatory: string[][];
            customerPriorities: ("LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS")[];
            /** Format: date-time */
            dueAt: string | null;
            warnings: {
                code: string;
                field: string;
            }[];
            suggested: {
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
        };
        TicketSketch: {
            /** @enum {string|null} */
            type?: "TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN" | null;
            customer?: string | null;
            customerContact?: string | null;
            /** @enum {string|null} */
            contactChannel?: "CUSTOMER_PORTAL" | "EMAIL" | "PHONE" | "SERVICE_DESK" | null;
            /** @enum {string|null} */
            priority?: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS" | null;
            /** @enum {string|null} */
            customerPriority?: "LOW" | "NORMAL" | "HIGH" | "IMMEDIATELY" | "PREFERRED_DATE" | "WITHIN_2_HOURS" | "WITHIN_4_HOURS" | "WITHIN_8_HOURS" | "WITHIN_10_HOURS" | "WITHIN_24_HOURS" | "WITHIN_SAME_DAY" | "WITHIN_1_WORKING_DAY" | "WITHIN_3_WORKING_DAYS" | "WITHIN_5_WORKING_DAYS" | "WITHIN_10_WORKING_DAYS" | "WITHIN_20_WORKING_DAYS" | null;
            /** Format: date */
            preferredDate?: string | null;
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
            proposals: {
                customer: {
                    /** Format: uuid */
                    id: string;
                    title: unknown;
                } | null;
                /** @enum {string} */
                type: "TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN";
                category: {
                    /** Format: uuid */
                    id: string;
                    title: unknown;
                } | null;
                location: {
                    /** Format: uuid */
                    id: string;
                    title: unknown;
                } | null;
                /** @enum {string} */
                because: "KNOWN" | "PERSON" | "EARLIER" | "DOMAIN";
            }[];
        };
        TypeChange: {
            /** @enum {string} */
            type: "TICKET" | "INCIDENT" | "ORDER" | "CHANGE" | "UNKNOWN";
            missing: {
                code: string;
                field?: string;
                params?: Record<string, never>;
            }[];
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
            /** Format: idn-email */
            email: string | null;
            /** @enum {string} */
            language: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            active: boolean;
            roles: ("vsd-customer" | "vsd-agent" | "vsd-executor" | "vsd-admin" | "manage_announcement" | "manage_customer" | "manage_master_data" | "access_reporting" | "deliver_mail")[];
            readonly isAgent: boolean;
            readonly isExecutor: boolean;
            /** Format: date */
            readonly absentUntil: string | null;
            /** Format: date-time */
            readonly lastLogin: string | null;
            readonly shared: boolean;
            readonly subject: string | null;
            customerCode: string | null;
            seesAllIssues: boolean;
            externalContactNumber: string | null;
            executionCompany: string | null;
            readonly can: {
                edit: boolean;
                invite: boolean;
                delete: boolean;
                locked: string[];
            };
        };
        UserCreate: {
            firstname?: string | null;
            lastname?: string | null;
            name?: string;
            username: string;
            /** Format: idn-email */
            email?: string | null;
            /** @enum {string} */
            language?: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            active?: boolean;
            roles?: ("vsd-customer" | "vsd-agent" | "vsd-executor" | "vsd-admin" | "manage_announcement" | "manage_customer" | "manage_master_data" | "access_reporting" | "deliver_mail")[];
            customerCode?: string | null;
            seesAllIssues?: boolean;
            externalContactNumber?: string | null;
            executionCompany?: string | null;
        };
        UserPatch: {
            firstname?: string | null;
            lastname?: string | null;
            name?: string;
            /** Format: idn-email */
            email?: string | null;
            /** @enum {string} */
            language?: "de-CH" | "en-CH" | "fr-CH" | "it-CH";
            active?: boolean;
            roles?: ("vsd-customer" | "vsd-agent" | "vsd-executor" | "vsd-admin" | "manage_announcement" | "manage_customer" | "manage_master_data" | "access_reporting" | "deliver_mail")[];
            customerCode?: string | null;
            seesAllIssues?: boolean;
            externalContactNumber?: string | null;
            executionCompany?: string | null;
        };
        Utterance: {
            text: string;
            attachments?: string[];
            mentions?: string[];
            move?: components["schemas"]["TicketMove"] | null;
        };
        Versions: {
            product: string;
            node: string;
            database: string;
            schema: string;
            environment: string;
        };
        WeekWindow: {
            /** @enum {string} */
            weekday: "MONDAY" | "TUESDAY" | "WEDNESDAY" | "THURSDAY" | "FRIDAY" | "SATURDAY" | "SUNDAY";
            start: string;
            end: string;
        };
        WorkLists: {
            tickets: {
                [key: string]: {
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
            };
            tasks: {
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
            } | null;
        };
    };
    responses: {
        /** @description Unauthorized */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 401;
                    /** @enum {unknown} */
                    code?: "SESSION_EXPIRED" | "UNAUTHENTICATED" | "USER_INACTIVE";
                };
            };
        };
        /** @description Forbidden */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 403;
                    /** @enum {unknown} */
                    code?: "FORBIDDEN";
                };
            };
        };
        /** @description Not Found */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 404;
                    /** @enum {unknown} */
                    code?: "NOT_FOUND";
                };
            };
        };
        /** @description Precondition Failed */
        Stale: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 412;
                    /** @enum {unknown} */
                    code?: "STALE";
                };
            };
        };
        /** @description Payload Too Large */
        BodyTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 413;
                    /** @enum {unknown} */
                    code?: "BODY_TOO_LARGE";
                };
            };
        };
        /** @description Unsupported Media Type */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 415;
                    /** @enum {unknown} */
                    code?: "UNSUPPORTED_MEDIA_TYPE";
                };
            };
        };
        /** @description Precondition Required */
        PreconditionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 428;
                    /** @enum {unknown} */
                    code?: "PRECONDITION_REQUIRED";
                };
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
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @constant */
                    status?: 429;
                    /** @enum {unknown} */
                    code?: "TOO_MANY_REQUESTS";
                };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readDocumentation: {
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS";
                    };
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
                name: "docs.js" | "docs.css" | "swagger-ui-bundle.js" | "swagger-ui.css" | "oauth2-redirect.js" | "oauth2-redirect.html";
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS";
                    };
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
                    "application/json": {
                        /** @enum {string} */
                        status: "up";
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS";
                    };
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
                    "application/json": {
                        /** @enum {string} */
                        status: "up";
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "ABORTED" | "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 413;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_LARGE" | "MESSAGE_SIZE";
                    };
                };
            };
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "FILE_EMPTY" | "VALIDATION_FAILED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAbsence: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Absence"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAbsence: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listActivity: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readActivity: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Address"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAddress: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE" | "KEPT_ELSEWHERE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAnnouncement: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
                /** @description Cursor of the page before, from its Link header */
                after?: string;
                current?: "true" | "false";
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAnnouncement: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAppointment: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAppointment: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPOINTMENTS_DISABLED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_TRAVEL" | "ASSIGNEE_ABSENT" | "CONFIRMATION_REQUIRED" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "END_BEFORE_START" | "PERSON_NOT_IN_CALENDAR" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPOINTMENTS_DISABLED" | "APPOINTMENT_CANCELLED" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_TRAVEL" | "ASSIGNEE_ABSENT" | "CONFIRMATION_REQUIRED" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "END_BEFORE_START" | "PERSON_NOT_IN_CALENDAR" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPOINTMENT_NOT_OPEN";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPOINTMENT_NOT_OPEN";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPOINTMENT_NOT_OPEN";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "DATE_PAST" | "END_BEFORE_START" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listAssignmentGroup: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAssignmentGroup: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAttachment: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Stale"];
            413: components["responses"]["BodyTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readAttachmentContent: {
        parameters: {
            query?: {
                disposition?: "attachment" | "inline";
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "CONFIRMATION_REQUIRED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "UNDO_EXPIRED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
                    "application/json": components["schemas"]["BulkMove"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS";
                    };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["CatalogItem"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCatalogItem: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE" | "KEPT_ELSEWHERE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCategory: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCategory: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listConfigChange: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["ConfigChange"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readConfigChange: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Contact"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readContact: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE" | "KEPT_ELSEWHERE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
                sort?: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]";
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "ERP_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "ERP_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
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
                sort?: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]";
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "ERP_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "ERP_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
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
                sort?: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]";
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "ERP_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "ERP_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
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
                sort?: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]";
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "ERP_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "ERP_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomField: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["CustomField"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "CUSTOM_FIELD_LIMIT" | "CUSTOM_FIELD_SLOTS" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCustomField: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "CUSTOM_FIELD_SLOTS" | "DEACTIVATION_IN_USE" | "DUPLICATE" | "IN_USE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "CUSTOM_FIELD_SLOTS" | "DEACTIVATION_IN_USE" | "DUPLICATE" | "IN_USE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomerDomain: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["CustomerDomain"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCustomerDomain: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listCustomer: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "CRM_ADDRESS_LINKED" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readCustomer: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "CONFIRMATION_REQUIRED" | "CRM_ADDRESS_LINKED" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "CONFIRMATION_REQUIRED" | "CRM_ADDRESS_LINKED" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
                sort?: "[\"name\",\"ASC\"]" | "[\"name\",\"DESC\"]";
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "ERP_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "CRM_ADDRESS_MISSING";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "ERP_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listCustomerLocations: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Location"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "ABORTED" | "BAD_REQUEST" | "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 413;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_LARGE" | "FILE_SIZE";
                    };
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 415;
                        /** @enum {unknown} */
                        code?: "IMPORT_FILE_TYPE" | "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "FILE_EMPTY" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readLocationTemplate: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "ABORTED" | "BAD_REQUEST" | "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 413;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_LARGE" | "FILE_SIZE" | "LOGO_SIZE";
                    };
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 415;
                        /** @enum {unknown} */
                        code?: "LOGO_TYPE" | "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "FILE_EMPTY" | "LOGO_BROKEN" | "LOGO_PIXELS" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_PARAMETER";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listEmailTemplate: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["EmailTemplate"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "OWN_EMAIL_MISSING" | "TEST_MAIL_REFUSED" | "VALIDATION_FAILED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 429;
                        /** @enum {unknown} */
                        code?: "TEST_MAILS_LIMIT" | "TOO_MANY_REQUESTS";
                    };
                };
            };
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "MAIL_SERVER_UNAVAILABLE" | "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listEmployee: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Employee"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readEmployee: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE" | "KEPT_ELSEWHERE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listErpConnection: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["ErpConnection"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE" | "ERP_CONNECTION_ACTIVE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "PLAIN_ONLY_LOCAL" | "VALIDATION_FAILED";
                    };
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
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "ERP_CONNECTION_ACTIVE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "PLAIN_ONLY_LOCAL" | "SECRET_AGAIN" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "ERP_CONNECTION_ACTIVE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "PLAIN_ONLY_LOCAL" | "SECRET_AGAIN" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listErpLink: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["ErpLink"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readErpLink: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "NOTHING_TO_REPEAT";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "NOTHING_TO_REPEAT";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listHoliday: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Holiday"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readHoliday: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readDataImport: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IMPORT_NOT_READY";
                    };
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
                "application/json": {
                    fields: (string | null)[];
                };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IMPORT_NOT_READY";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readRefusedRows: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv";
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IMPORT_NOT_READY";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                outcome?: "WAITING" | "CREATED" | "UPDATED" | "UNCHANGED" | "REFUSED";
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_RANGE" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IMPORT_NOT_READY";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IMPORT_NOT_READY";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listIntakeMessage: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["IntakeMessage"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readIntakeMessage: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "MESSAGE_SETTLED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 410;
                        /** @enum {unknown} */
                        code?: "ORIGINAL_REMOVED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
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
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "INVOICE_NEEDED" | "TICKET_STATE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readInvoiceContent: {
        parameters: {
            query?: {
                disposition?: "attachment" | "inline";
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readLocation: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listMailbox: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Mailbox"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "PLAIN_ONLY_LOCAL" | "VALIDATION_FAILED";
                    };
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
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "PLAIN_ONLY_LOCAL" | "SECRET_AGAIN" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "PLAIN_ONLY_LOCAL" | "SECRET_AGAIN" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 403;
                        /** @enum {unknown} */
                        code?: "PASSWORD_NOT_OFFERED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listNotification: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Notification"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readNotification: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listProject: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Project"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readProject: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE" | "KEPT_ELSEWHERE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "KEPT_ELSEWHERE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listRefusedAddress: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["RefusedAddress"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readRefusedAddress: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
                };
            };
            412: components["responses"]["Stale"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readReportPosition: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "IN_USE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Report"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            428: components["responses"]["PreconditionRequired"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "TICKET_STATE" | "TRANSITION_NOT_ALLOWED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    printReport: {
        parameters: {
            query?: {
                language?: "de" | "en" | "fr" | "it";
                disposition?: "attachment" | "inline";
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportPosition"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "REPORT_LOCKED" | "REPORT_SIGNED" | "STATE_FIELDS" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
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
                    "application/json": components["schemas"]["PossibleReportMove"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                "application/json": components["schemas"]["ReportMoveRequest"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "STATE_FIELDS" | "TICKET_STATE" | "TRANSITION_NOT_ALLOWED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "REASON_REQUIRED" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketMail: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["TicketMail"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readTicketMail: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "ADDRESS_REFUSED" | "MAIL_NOT_WRITTEN" | "MAIL_WAITS" | "TICKET_PREVENTS_MAILS";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 429;
                        /** @enum {unknown} */
                        code?: "RESENDS_LIMIT" | "TOO_MANY_REQUESTS";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "NOTHING_TO_REPEAT";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listSla: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readSla: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "SLA_IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTask: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Task"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "TASK_MOVE_NOT_ALLOWED" | "TASK_TICKET_CLOSED" | "TASK_TICKET_DRAFT";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "TASK_MOVE_NOT_ALLOWED" | "TASK_TICKET_CLOSED" | "TASK_TICKET_DRAFT";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "ABORTED" | "BAD_REQUEST" | "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 413;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_LARGE" | "FILE_SIZE" | "LOGO_SIZE";
                    };
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 415;
                        /** @enum {unknown} */
                        code?: "LOGO_TYPE" | "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "FILE_EMPTY" | "LOGO_BROKEN" | "LOGO_PIXELS" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTextBlock: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readTextBlock: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "IN_USE";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
                        [key: string]: {
                            count: number;
                            exact: boolean;
                        };
                    };
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_FILTER" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketLink: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["TicketLink"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readTicketLink: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "LINK_KEPT";
                    };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
                    "application/json": components["schemas"]["Ticket"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "DUPLICATE" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TRANSITION_NOT_ALLOWED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "IDEMPOTENCY_MISMATCH" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
                    };
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
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "DUPLICATE" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TICKET_CLOSED" | "TRANSITION_NOT_ALLOWED" | "TYPE_CHANGE_NOT_ALLOWED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
                    };
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
                confirm?: "DELETE_COLLEAGUE_DRAFT";
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "CONFIRMATION_REQUIRED" | "TRANSITION_NOT_ALLOWED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "DUPLICATE" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TICKET_CLOSED" | "TRANSITION_NOT_ALLOWED" | "TYPE_CHANGE_NOT_ALLOWED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
                    };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Appointment"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPOINTMENTS_DISABLED" | "APPOINTMENT_CONFLICT" | "APPOINTMENT_TRAVEL" | "ASSIGNEE_ABSENT" | "CONFIRMATION_REQUIRED" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "END_BEFORE_START" | "IDEMPOTENCY_MISMATCH" | "PERSON_NOT_IN_CALENDAR" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_NOT_ASKED" | "COSTS_CHANGED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "REASON_REQUIRED" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketAttachments: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attachment"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** @default false */
                    visibleForCustomer?: boolean;
                };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "ABORTED" | "BAD_REQUEST" | "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 413;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_LARGE" | "FILE_SIZE";
                    };
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 415;
                        /** @enum {unknown} */
                        code?: "FILE_TYPE_REFUSED" | "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "FILE_EMPTY" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "DEVICE_TIME_AHEAD" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Gone */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 410;
                        /** @enum {unknown} */
                        code?: "ORIGINAL_REMOVED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            /** @description Service Unavailable */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 503;
                        /** @enum {unknown} */
                        code?: "SERVICE_UNAVAILABLE" | "UNAVAILABLE";
                    };
                };
            };
            default: components["responses"]["Failure"];
        };
    };
    listTicketInvoices: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invoice"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    invoiceNumber: string;
                    invoiceAmountExclVat: number;
                };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "ABORTED" | "BAD_REQUEST" | "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE" | "TICKET_STATE";
                    };
                };
            };
            /** @description Payload Too Large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 413;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_LARGE" | "FILE_SIZE";
                    };
                };
            };
            /** @description Unsupported Media Type */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 415;
                        /** @enum {unknown} */
                        code?: "INVOICE_PDF" | "UNSUPPORTED_MEDIA_TYPE";
                    };
                };
            };
            /** @description Unprocessable Entity */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "FILE_EMPTY" | "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "DUPLICATE" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TRANSITION_NOT_ALLOWED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "IDEMPOTENCY_MISMATCH" | "LINK_DRAFT" | "LINK_IS_DUPLICATE" | "LINK_OTHER_CUSTOMER" | "LINK_REPEATS_ALREADY" | "LINK_TYPES" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "UNKNOWN_REFERENCE" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketMessages: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                "application/json": components["schemas"]["Utterance"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TRANSITION_NOT_ALLOWED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "IDEMPOTENCY_MISMATCH" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "ORDER_OF_CHANGE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Report"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE" | "REPORT_LOCKED" | "REPORT_SIGNED" | "TICKET_STATE";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listTicketTasks: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Task"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "TASK_TICKET_CLOSED" | "TASK_TICKET_DRAFT";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/json": components["schemas"]["PossibleMove"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                "application/json": components["schemas"]["TicketMove"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TRANSITION_NOT_ALLOWED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "IDEMPOTENCY_MISMATCH" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
                /** @description How rows are counted */
                count?: "capped" | "exact" | "none";
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
                    "X-Total-Exact"?: "true" | "false";
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Activity"][];
                };
            };
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                "application/json": components["schemas"]["Utterance"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "APPROVAL_MISSING" | "CLOSE_WITHOUT_INVOICE" | "CLOSING_STATE_NOT_ALLOWED" | "CONFIRMATION_REQUIRED" | "ORDER_INVOICE" | "ORDER_WORK" | "REPORT_OPEN" | "STATE_FIELDS" | "STATE_TASKS" | "TRANSITION_NOT_ALLOWED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "CLARIFICATION_REQUIRED" | "CLOSING_DATE_INVALID" | "IDEMPOTENCY_MISMATCH" | "NOTE_REQUIRED" | "REASON_REQUIRED" | "VALIDATION_FAILED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    listUser: {
        parameters: {
            query?: {
                /** @description JSON object: {"state_eq_any":["PENDING"],"createdAt_gte":"2026-01-01","q":"pumpe"}. Each filter stands alone, but those by fields whose description says that they narrow a list: alone, they are looked for among all records. Values may be relative to who asks and when: "@me" for references to users, "@mygroups" for references to groups (those that the user is a member of, for equality and among several), "@today", "@today+3" and "@today-3" for days and moments, in the zone of the desk. */
                filter?: string;
                /** @description JSON array: ["createdAt","DESC"] */
                sort?: string;
                /** @description JSON array of first and last row: [0,24]; at most 200 rows */
                range?: string;
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
                fields?: string;
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_CURSOR" | "INVALID_EMBED" | "INVALID_FIELDS" | "INVALID_FILTER" | "INVALID_RANGE" | "INVALID_SORT" | "INVALID_VALUE" | "UNKNOWN_FIELD" | "UNKNOWN_OPERATOR" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 403;
                        /** @enum {unknown} */
                        code?: "FORBIDDEN" | "USER_BEYOND_RIGHTS";
                    };
                };
            };
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DUPLICATE" | "USER_LIMIT" | "USER_OTHER_TENANT";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "IDEMPOTENCY_MISMATCH" | "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
    readUser: {
        parameters: {
            query?: {
                /** @description JSON array of reference fields whose titles are brought along: ["customer"] */
                embed?: string;
                /** @description JSON array of what is told of each record beside its id; everything else is left out: ["identifier","title","custom.key"] */
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_EMBED" | "INVALID_FIELDS" | "UNKNOWN_PARAMETER";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 403;
                        /** @enum {unknown} */
                        code?: "FORBIDDEN" | "USER_BEYOND_RIGHTS";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "USER_LIMIT" | "USER_OTHER_TENANT" | "USER_SELF" | "USER_SHARED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "INVALID_CHARACTERS" | "INVALID_VALUE" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 403;
                        /** @enum {unknown} */
                        code?: "FORBIDDEN" | "USER_BEYOND_RIGHTS";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "USER_SELF" | "USER_USED";
                    };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "INVALID_VALUE" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 403;
                        /** @enum {unknown} */
                        code?: "FORBIDDEN" | "USER_BEYOND_RIGHTS";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "DEACTIVATION_IN_USE" | "DUPLICATE" | "USER_LIMIT" | "USER_OTHER_TENANT" | "USER_SELF" | "USER_SHARED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 403;
                        /** @enum {unknown} */
                        code?: "FORBIDDEN" | "USER_BEYOND_RIGHTS";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "USER_INACTIVE" | "USER_SELF" | "USER_SHARED";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
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
            /** @description Bad Request */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 400;
                        /** @enum {unknown} */
                        code?: "BODY_TOO_DEEP" | "INVALID_CHARACTERS" | "MALFORMED_JSON" | "UNKNOWN_PARAMETER";
                    };
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description Forbidden */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 403;
                        /** @enum {unknown} */
                        code?: "FORBIDDEN" | "USER_BEYOND_RIGHTS";
                    };
                };
            };
            404: components["responses"]["NotFound"];
            /** @description Conflict */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 409;
                        /** @enum {unknown} */
                        code?: "USER_INACTIVE" | "USER_SELF" | "USER_SHARED" | "USER_WITHOUT_EMAIL";
                    };
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
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @constant */
                        status?: 422;
                        /** @enum {unknown} */
                        code?: "VALIDATION_FAILED";
                    };
                };
            };
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failure"];
        };
    };
}
