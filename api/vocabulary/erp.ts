/** Systems elsewhere that a tenant can connect the desk with. */
export const ERP_ADAPTERS = ['CALDAV', 'TRYTON'] as const;
export type ErpAdapter = (typeof ERP_ADAPTERS)[number];

/** Kinds of records that are kept on both sides. */
export const ERP_KINDS = ['APPOINTMENT', 'REPORT', 'TASK'] as const;
export type ErpKind = (typeof ERP_KINDS)[number];

/** What each system keeps. */
export const KINDS_OF_ADAPTER: Readonly<Record<ErpAdapter, readonly ErpKind[]>> = {
  CALDAV: ['APPOINTMENT'],
  TRYTON: ['REPORT', 'TASK'],
};

/** The systems that keep records of a kind. */
export const adaptersOf = (kind: ErpKind): readonly ErpAdapter[] =>
  ERP_ADAPTERS.filter((adapter) => KINDS_OF_ADAPTER[adapter].includes(kind));

/** What an ERP knows and we read from it: addresses with their contacts, projects, catalogue, employees. */
export const DIRECTORY_KINDS = ['ADDRESS', 'CONTACT', 'PROJECT', 'CATALOG_ITEM', 'EMPLOYEE'] as const;
export type DirectoryKind = (typeof DIRECTORY_KINDS)[number];

/** What we read from each system, in an order in which nothing refers to what comes later. */
export const DIRECTORY_OF_ADAPTER: Readonly<Record<ErpAdapter, readonly DirectoryKind[]>> = {
  CALDAV: [],
  TRYTON: DIRECTORY_KINDS,
};

/** The systems from which such records are read at all. */
export const DIRECTORIES: readonly ErpAdapter[] = ERP_ADAPTERS.filter(
  (adapter) => DIRECTORY_OF_ADAPTER[adapter].length > 0,
);

/** Numbers of the ERP that records of ours name (domain "Numbers of the ERP"). */
export const ERP_NUMBERS = ['ADDRESS', 'BILLING_ADDRESS', 'PROJECT', 'CATALOG_ITEM'] as const;
export type ErpNumber = (typeof ERP_NUMBERS)[number];

/** All that a record can be that concerns another system. */
export const ERP_RECORD_KINDS = [...ERP_KINDS, ...DIRECTORY_KINDS] as const;
export type ErpRecordKind = (typeof ERP_RECORD_KINDS)[number];

/** What can be wrong with a call to such a system. */
export const ERP_PROBLEMS = [
  'UNAVAILABLE',
  'TIMEOUT',
  'RATE_LIMITED',
  'CIRCUIT_OPEN',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'MISCONFIGURED',
  'NOT_FOUND',
  'NOT_LINKED',
  'DUPLICATE',
  'CONFLICT',
  'LOCKED',
  'REJECTED',
  'BILLED_TWICE',
  'PROJECT_MISSING',
  'NUMBER_MISSING',
  'UNIT_UNKNOWN',
  'STATUS_MISSING',
  'STANDS_TWICE',
  'UNSUPPORTED',
  'PROTOCOL',
  'UNUSABLE',
] as const;
export type ErpProblem = (typeof ERP_PROBLEMS)[number];

/** Whether a call that failed has changed anything at the other side. */
export type ErpOutcome = 'APPLIED' | 'NOT_APPLIED' | 'UNKNOWN';

/** What may be otherwise a moment later, without anybody changing anything. */
export const PASSING_PROBLEMS: readonly ErpProblem[] = [
  'UNAVAILABLE',
  'TIMEOUT',
  'RATE_LIMITED',
  'CIRCUIT_OPEN',
  'CONFLICT',
  'LOCKED',
  'PROTOCOL',
];

/** What says that the system itself does not work, or not for us; the others are about one record. */
export const SYSTEM_PROBLEMS: readonly ErpProblem[] = [
  'UNAVAILABLE',
  'TIMEOUT',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'MISCONFIGURED',
  'PROTOCOL',
];

/** How it stands with a connection: REFUSED needs somebody who changes something, FAILED may pass by itself. */
export const ERP_CONNECTION_STATES = ['WAITING', 'CONNECTED', 'FAILED', 'REFUSED', 'OFF'] as const;
export type ErpConnectionState = (typeof ERP_CONNECTION_STATES)[number];

/**
 * How a record stands on both sides: it waits to be sent, both agree, both were changed and somebody decides, or the other
 * side does not take it.
 */
export const ERP_LINK_STATES = ['WAITING', 'AGREED', 'DIFFERS', 'REFUSED'] as const;
export type ErpLinkState = (typeof ERP_LINK_STATES)[number];

/** Why a change that was made there was not taken over by itself, or could not be. */
export const ERP_OBSTACLES = ['BOTH_CHANGED', 'GONE', 'LINES', 'CUSTOMER', 'SIGNED', 'STATE', 'VALUES'] as const;
export type ErpObstacle = (typeof ERP_OBSTACLES)[number];

/** Which side's record is to stand. */
export const ERP_SIDES = ['OURS', 'THEIRS'] as const;
export type ErpSide = (typeof ERP_SIDES)[number];
