/** A person who signs in, or an account by which a program works in its own name. */
export const USER_KINDS = ['PERSON', 'SERVICE'] as const;
export type UserKind = (typeof USER_KINDS)[number];
