/** Questions that are asked back and answered with yes (domain "Confirmation pattern"). */
export const CONFIRMATIONS = ['CLOSE_WITHOUT_INVOICE', 'ASSIGNEE_ABSENT'] as const;

/** Questions about an appointment: its person is away or has another one then, or cannot be there in time. */
export const APPOINTMENT_CONFIRMATIONS = ['ASSIGNEE_ABSENT', 'APPOINTMENT_CONFLICT', 'APPOINTMENT_TRAVEL'] as const;

/** Asked before a draft is deleted that a colleague is writing (domain #2). */
export const DRAFT_CONFIRMATIONS = ['DELETE_COLLEAGUE_DRAFT'] as const;

/** Questions about a customer: with the link to the CRM go the users who are based on its contacts (spec §4). */
export const CUSTOMER_CONFIRMATIONS = ['DISCONNECT_DEACTIVATES_USERS'] as const;
