/** How one ticket is linked to another (domain "Tickets are linked to each other"); each is read from its first end. */
export const LinkKind = Object.freeze({
  /** Goes on from a closed ticket; made by the system. */
  FollowUpOf: 'FOLLOW_UP_OF',
  /** An ORDER carries out a CHANGE. */
  Executes: 'EXECUTES',
  /** Says the same as another ticket, and is closed for it. */
  DuplicateOf: 'DUPLICATE_OF',
  RelatedTo: 'RELATED_TO',
});
export type LinkKind = (typeof LinkKind)[keyof typeof LinkKind];
export const LINK_KINDS = Object.values(LinkKind);

/** What people link; follow-ups come into being with their ticket. */
export const LINKS_OF_PEOPLE: readonly LinkKind[] = [LinkKind.Executes, LinkKind.DuplicateOf, LinkKind.RelatedTo];

/** A link as seen from either end. */
export const LINK_ROLES = [...LINK_KINDS, 'FOLLOWED_BY', 'EXECUTED_BY', 'DUPLICATED_BY'] as const;
export type LinkRole = (typeof LINK_ROLES)[number];

/** What a link is called at its second end. */
export const FROM_BEHIND: Readonly<Record<LinkKind, LinkRole>> = {
  FOLLOW_UP_OF: 'FOLLOWED_BY',
  EXECUTES: 'EXECUTED_BY',
  DUPLICATE_OF: 'DUPLICATED_BY',
  RELATED_TO: 'RELATED_TO',
};
