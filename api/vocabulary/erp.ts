/** External systems that a tenant can connect. */
export const ERP_ADAPTERS = ['CALDAV', 'TRYTON'] as const;
export type ErpAdapter = (typeof ERP_ADAPTERS)[number];

/** Kinds of mirrored records. */
export const ERP_KINDS = ['APPOINTMENT', 'REPORT', 'TASK'] as const;
export type ErpKind = (typeof ERP_KINDS)[number];

/** The kinds that each system mirrors. */
export const KINDS_OF_ADAPTER: Readonly<Record<ErpAdapter, readonly ErpKind[]>> = {
  CALDAV: ['APPOINTMENT'],
  TRYTON: ['REPORT', 'TASK'],
};

/** The systems that mirror a kind. */
export const adaptersOf = (kind: ErpKind): readonly ErpAdapter[] =>
  ERP_ADAPTERS.filter((adapter) => KINDS_OF_ADAPTER[adapter].includes(kind));

/** Kinds of records that are read from an ERP. */
export const DIRECTORY_KINDS = ['ADDRESS', 'CONTACT', 'PROJECT', 'CATALOG_ITEM', 'EMPLOYEE'] as const;
export type DirectoryKind = (typeof DIRECTORY_KINDS)[number];

/** The kinds that are read from each system, ordered so that records refer to earlier kinds only. */
export const DIRECTORY_OF_ADAPTER: Readonly<Record<ErpAdapter, readonly DirectoryKind[]>> = {
  CALDAV: [],
  TRYTON: DIRECTORY_KINDS,
};

/** The systems from which records are read. */
export const DIRECTORIES: readonly ErpAdapter[] = ERP_ADAPTERS.filter(
  (adapter) => DIRECTORY_OF_ADAPTER[adapter].length > 0,
);

/** Numbers of the ERP in records of the desk (domain "Numbers of the ERP"). */
export const ERP_NUMBERS = ['ADDRESS', 'BILLING_ADDRESS', 'PROJECT', 'CATALOG_ITEM'] as const;
export type ErpNumber = (typeof ERP_NUMBERS)[number];

/** All kinds of records of external systems. */
export const ERP_RECORD_KINDS = [...ERP_KINDS, ...DIRECTORY_KINDS] as const;
export type ErpRecordKind = (typeof ERP_RECORD_KINDS)[number];

/** Problems of a call to an external system. */
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

/** Whether a failed call has changed data of the external system. */
export type ErpOutcome = 'APPLIED' | 'NOT_APPLIED' | 'UNKNOWN';

/** Problems that may pass by themselves. */
export const PASSING_PROBLEMS: readonly ErpProblem[] = [
  'UNAVAILABLE',
  'TIMEOUT',
  'RATE_LIMITED',
  'CIRCUIT_OPEN',
  'CONFLICT',
  'LOCKED',
  'PROTOCOL',
];

/** Problems of the system as a whole; the others are about one record. */
export const SYSTEM_PROBLEMS: readonly ErpProblem[] = [
  'UNAVAILABLE',
  'TIMEOUT',
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'MISCONFIGURED',
  'PROTOCOL',
];

/** States of a connection: REFUSED needs a change by a user, FAILED may pass by itself. */
export const ERP_CONNECTION_STATES = ['WAITING', 'CONNECTED', 'FAILED', 'REFUSED', 'OFF'] as const;
export type ErpConnectionState = (typeof ERP_CONNECTION_STATES)[number];

/** States of a mirrored record: not sent yet, equal, changed on both sides for a user to decide, or refused. */
export const ERP_LINK_STATES = ['WAITING', 'AGREED', 'DIFFERS', 'REFUSED'] as const;
export type ErpLinkState = (typeof ERP_LINK_STATES)[number];

/** Reasons why a change of the external system is not adopted automatically. */
export const ERP_OBSTACLES = ['BOTH_CHANGED', 'GONE', 'LINES', 'CUSTOMER', 'SIGNED', 'STATE', 'VALUES'] as const;
export type ErpObstacle = (typeof ERP_OBSTACLES)[number];

/** The sides of a difference, of which a user chooses one. */
export const ERP_SIDES = ['OURS', 'THEIRS'] as const;
export type ErpSide = (typeof ERP_SIDES)[number];
