/** Questions that are asked back and answered with yes (domain "Confirmation pattern"). */
export const CONFIRMATIONS = ['CLOSE_WITHOUT_INVOICE', 'ASSIGNEE_ABSENT'] as const;
