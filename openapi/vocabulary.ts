// Written by `npm run contract` from api/vocabulary; not to be changed by hand.
export const ACTIVITY_FILTERS = {
  "ALL": [
    "CREATED",
    "STATE_CHANGED",
    "TYPE_CHANGED",
    "FIELD_CHANGED",
    "ASSIGNED",
    "APPROVAL_DECIDED",
    "TRIGGER_TIME",
    "DEADLINE_MARK",
    "MESSAGE_FROM_CUSTOMER",
    "MESSAGE_FROM_AGENT",
    "WORK_NOTE",
    "EMAIL_SENT",
    "EMAIL_FAILED",
    "EMAIL_SUPPRESSED",
    "EMAIL_RESENT",
    "ATTACHMENT_ADDED",
    "ATTACHMENT_REMOVED",
    "ATTACHMENT_RENAMED",
    "INVOICE_ADDED",
    "INVOICE_REMOVED",
    "INVOICE_RENAMED",
    "TASK_ADDED",
    "TASK_CHANGED",
    "TASK_REMOVED",
    "REPORT_ADDED",
    "REPORT_CHANGED",
    "REPORT_REMOVED",
    "REPORT_FAILED",
    "APPOINTMENT_ADDED",
    "APPOINTMENT_CHANGED",
    "APPOINTMENT_CANCELLED",
    "APPOINTMENT_CONFIRMED",
    "APPOINTMENT_PROPOSED",
    "LINK_ADDED",
    "LINK_REMOVED",
    "CHANGE_UNDONE",
    "CHECKED_IN",
    "ORDER_MOVED"
  ],
  "CUSTOMER_MESSAGES": [
    "MESSAGE_FROM_CUSTOMER",
    "MESSAGE_FROM_AGENT"
  ],
  "SENT_EMAILS": [
    "EMAIL_SENT",
    "EMAIL_FAILED",
    "EMAIL_SUPPRESSED",
    "EMAIL_RESENT"
  ],
  "STATE_PROGRESS": [
    "CREATED",
    "STATE_CHANGED"
  ],
  "WORK_NOTES": [
    "WORK_NOTE"
  ]
} as const;
export const ACTIVITY_KINDS = [
  "CREATED",
  "STATE_CHANGED",
  "TYPE_CHANGED",
  "FIELD_CHANGED",
  "ASSIGNED",
  "APPROVAL_DECIDED",
  "TRIGGER_TIME",
  "DEADLINE_MARK",
  "MESSAGE_FROM_CUSTOMER",
  "MESSAGE_FROM_AGENT",
  "WORK_NOTE",
  "EMAIL_SENT",
  "EMAIL_FAILED",
  "EMAIL_SUPPRESSED",
  "EMAIL_RESENT",
  "ATTACHMENT_ADDED",
  "ATTACHMENT_REMOVED",
  "ATTACHMENT_RENAMED",
  "INVOICE_ADDED",
  "INVOICE_REMOVED",
  "INVOICE_RENAMED",
  "TASK_ADDED",
  "TASK_CHANGED",
  "TASK_REMOVED",
  "REPORT_ADDED",
  "REPORT_CHANGED",
  "REPORT_REMOVED",
  "REPORT_FAILED",
  "APPOINTMENT_ADDED",
  "APPOINTMENT_CHANGED",
  "APPOINTMENT_CANCELLED",
  "APPOINTMENT_CONFIRMED",
  "APPOINTMENT_PROPOSED",
  "LINK_ADDED",
  "LINK_REMOVED",
  "CHANGE_UNDONE",
  "CHECKED_IN",
  "ORDER_MOVED"
] as const;
export const ACTIVITY_RECORDS = {
  "TASK": "tasks",
  "REPORT": "reports",
  "INVOICE": "invoices",
  "APPOINTMENT": "appointments"
} as const;
export const AFTER_READING = [
  "SEEN",
  "MOVED",
  "LEFT"
] as const;
export const ANNOUNCEMENT_PHASES = [
  "PLANNED",
  "RUNNING",
  "ENDED"
] as const;
export const ANNOUNCEMENT_TYPES = [
  "INFORMATION",
  "URGENT",
  "WARNING"
] as const;
export const APPOINTMENT_CONFIRMATIONS = [
  "ASSIGNEE_ABSENT",
  "APPOINTMENT_CONFLICT",
  "APPOINTMENT_TRAVEL"
] as const;
export const APPOINTMENT_EVENTS = [
  "APPOINTMENT_SCHEDULED",
  "APPOINTMENT_CANCELLED",
  "APPOINTMENT_ANSWERED"
] as const;
export const APPOINTMENT_STATES = [
  "PLANNED",
  "CONFIRMED",
  "CANCELLED"
] as const;
export const APPROVAL_STATES = [
  "NONE",
  "REQUESTED",
  "APPROVED",
  "REJECTED"
] as const;
export const ASSET_KINDS = [
  "HEATING",
  "COOLING",
  "ELEVATOR",
  "DOOR",
  "ELECTRICAL",
  "SANITARY",
  "SECURITY",
  "MACHINE",
  "COMPUTER",
  "PRINTER",
  "NETWORK",
  "OTHER"
] as const;
export const ASSET_STATES = [
  "IN_USE",
  "IN_REPAIR",
  "RETIRED"
] as const;
export const ATTENDEE_REFUSALS = [
  "OTHER_COMPANY",
  "NO_PART",
  "NO_EMAIL"
] as const;
export const ActivityKind = {
  "Created": "CREATED",
  "StateChanged": "STATE_CHANGED",
  "TypeChanged": "TYPE_CHANGED",
  "FieldChanged": "FIELD_CHANGED",
  "Assigned": "ASSIGNED",
  "ApprovalDecided": "APPROVAL_DECIDED",
  "TriggerTime": "TRIGGER_TIME",
  "DeadlineMark": "DEADLINE_MARK",
  "MessageFromCustomer": "MESSAGE_FROM_CUSTOMER",
  "MessageFromAgent": "MESSAGE_FROM_AGENT",
  "WorkNote": "WORK_NOTE",
  "EmailSent": "EMAIL_SENT",
  "EmailFailed": "EMAIL_FAILED",
  "EmailSuppressed": "EMAIL_SUPPRESSED",
  "EmailResent": "EMAIL_RESENT",
  "AttachmentAdded": "ATTACHMENT_ADDED",
  "AttachmentRemoved": "ATTACHMENT_REMOVED",
  "AttachmentRenamed": "ATTACHMENT_RENAMED",
  "InvoiceAdded": "INVOICE_ADDED",
  "InvoiceRemoved": "INVOICE_REMOVED",
  "InvoiceRenamed": "INVOICE_RENAMED",
  "TaskAdded": "TASK_ADDED",
  "TaskChanged": "TASK_CHANGED",
  "TaskRemoved": "TASK_REMOVED",
  "ReportAdded": "REPORT_ADDED",
  "ReportChanged": "REPORT_CHANGED",
  "ReportRemoved": "REPORT_REMOVED",
  "ReportFailed": "REPORT_FAILED",
  "AppointmentAdded": "APPOINTMENT_ADDED",
  "AppointmentChanged": "APPOINTMENT_CHANGED",
  "AppointmentCancelled": "APPOINTMENT_CANCELLED",
  "AppointmentConfirmed": "APPOINTMENT_CONFIRMED",
  "AppointmentProposed": "APPOINTMENT_PROPOSED",
  "LinkAdded": "LINK_ADDED",
  "LinkRemoved": "LINK_REMOVED",
  "ChangeUndone": "CHANGE_UNDONE",
  "CheckedIn": "CHECKED_IN",
  "OrderMoved": "ORDER_MOVED"
} as const;
export type ActivityKind = (typeof ActivityKind)[keyof typeof ActivityKind];
export const AppointmentState = {
  "Planned": "PLANNED",
  "Confirmed": "CONFIRMED",
  "Cancelled": "CANCELLED"
} as const;
export type AppointmentState = (typeof AppointmentState)[keyof typeof AppointmentState];
export const ApprovalState = {
  "None": "NONE",
  "Requested": "REQUESTED",
  "Approved": "APPROVED",
  "Rejected": "REJECTED"
} as const;
export type ApprovalState = (typeof ApprovalState)[keyof typeof ApprovalState];
export const CALENDAR_PERIODS = [
  "THIS_MONTH",
  "LAST_MONTH",
  "THIS_QUARTER",
  "LAST_QUARTER",
  "THIS_YEAR",
  "LAST_YEAR"
] as const;
export const CANTONS = [
  "ZH",
  "BE",
  "LU",
  "UR",
  "SZ",
  "OW",
  "NW",
  "GL",
  "ZG",
  "FR",
  "SO",
  "BS",
  "BL",
  "SH",
  "AR",
  "AI",
  "SG",
  "GR",
  "AG",
  "TG",
  "TI",
  "VD",
  "VS",
  "NE",
  "GE",
  "JU"
] as const;
export const CHANGE_KINDS = [
  "created",
  "changed",
  "removed"
] as const;
export const CHANGE_SOURCES = [
  "USER",
  "INTEGRATION",
  "JOB",
  "SYSTEM"
] as const;
export const CHANNELS_OF_KIND = {
  "ISSUE_ASSIGNED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "ISSUE_ASSIGNED_NOTICE": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "ISSUE_CREATED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "ISSUE_OR_DRAFT_ADDED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "ISSUE_STATE_CLOSED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "ISSUE_STATE_IN_PROGRESS": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "ISSUE_STATE_ORDER_COMPLETED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "ISSUE_STATE_WORK_COMPLETED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "ISSUE_WORK_NOTE_ADDED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "REACTION_TIME_WARNING": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "REPORT_CREATED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "REPORT_CREATION_FAILED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "SLA_BREACH": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "TRIGGER_TIME_NOTICE": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "APPOINTMENT_SCHEDULED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "APPOINTMENT_CANCELLED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "APPOINTMENT_ANSWERED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "MENTION": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "POOR_RATING": [
    "BELL",
    "NEITHER"
  ],
  "WEBHOOK_OFF": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ],
  "JOB_FAILED": [
    "BOTH",
    "BELL",
    "MAIL",
    "NEITHER"
  ]
} as const;
export const CLARIFICATION_REASONS = [
  "WAIT_CUSTOMER",
  "WAIT_THIRD_PARTY",
  "WAIT_INTERNAL",
  "WAIT_APPROVAL"
] as const;
export const CLOCK_RESULTS = [
  "MET",
  "BREACHED"
] as const;
export const CLOCK_STATES = [
  "RUNNING",
  "PAUSED",
  "MET",
  "BREACHED"
] as const;
export const CLOSING_STATES = [
  "COMPLETED",
  "INCOMPLETE",
  "INTERNALLY_INVOICED",
  "INVOICED",
  "NOT_INVOICED",
  "REJECTED"
] as const;
export const COMMON_MAIL_PLACEHOLDERS = [
  {
    "name": "ticket.identifier",
    "kind": "text",
    "max": 500
  },
  {
    "name": "ticket.title",
    "kind": "text",
    "max": 500
  },
  {
    "name": "ticket.type",
    "kind": "text",
    "max": 500
  },
  {
    "name": "ticket.state",
    "kind": "text",
    "max": 500
  },
  {
    "name": "ticket.priority",
    "kind": "text",
    "max": 500
  },
  {
    "name": "ticket.category",
    "kind": "text",
    "max": 500
  },
  {
    "name": "ticket.description",
    "kind": "text",
    "max": 20000
  },
  {
    "name": "ticket.createdAt",
    "kind": "text",
    "max": 500
  },
  {
    "name": "ticket.dueAt",
    "kind": "text",
    "max": 500
  },
  {
    "name": "ticket.url",
    "kind": "url",
    "max": 500
  },
  {
    "name": "customer.code",
    "kind": "text",
    "max": 500
  },
  {
    "name": "customer.name",
    "kind": "text",
    "max": 500
  },
  {
    "name": "location.name",
    "kind": "text",
    "max": 500
  },
  {
    "name": "location.address",
    "kind": "text",
    "max": 500
  },
  {
    "name": "asset.name",
    "kind": "text",
    "max": 500
  },
  {
    "name": "asset.serialNumber",
    "kind": "text",
    "max": 500
  },
  {
    "name": "contact.name",
    "kind": "text",
    "max": 500
  },
  {
    "name": "contact.phone",
    "kind": "phone",
    "max": 500
  },
  {
    "name": "contact.email",
    "kind": "email",
    "max": 500
  },
  {
    "name": "agent.name",
    "kind": "text",
    "max": 500
  },
  {
    "name": "group.name",
    "kind": "text",
    "max": 500
  },
  {
    "name": "execution.company",
    "kind": "text",
    "max": 500
  },
  {
    "name": "execution.responsible",
    "kind": "text",
    "max": 500
  },
  {
    "name": "recipient.name",
    "kind": "text",
    "max": 500
  },
  {
    "name": "tenant.name",
    "kind": "text",
    "max": 500
  },
  {
    "name": "tenant.supportEmail",
    "kind": "email",
    "max": 500
  },
  {
    "name": "now",
    "kind": "text",
    "max": 500
  },
  {
    "name": "tenant.logo",
    "kind": "picture",
    "max": 500
  }
] as const;
export const COMMON_PLACEHOLDERS = {
  "ticket": [
    "identifier",
    "title",
    "type",
    "state",
    "priority",
    "category",
    "description",
    "createdAt",
    "dueAt",
    "url"
  ],
  "customer": [
    "code",
    "name"
  ],
  "location": [
    "name",
    "address"
  ],
  "asset": [
    "name",
    "serialNumber"
  ],
  "contact": [
    "name",
    "phone",
    "email"
  ],
  "agent": [
    "name"
  ],
  "group": [
    "name"
  ],
  "execution": [
    "company",
    "responsible"
  ],
  "recipient": [
    "name"
  ],
  "tenant": [
    "name",
    "supportEmail"
  ]
} as const;
export const COMMON_PLACEHOLDER_NAMES = [
  "ticket.identifier",
  "ticket.title",
  "ticket.type",
  "ticket.state",
  "ticket.priority",
  "ticket.category",
  "ticket.description",
  "ticket.createdAt",
  "ticket.dueAt",
  "ticket.url",
  "customer.code",
  "customer.name",
  "location.name",
  "location.address",
  "asset.name",
  "asset.serialNumber",
  "contact.name",
  "contact.phone",
  "contact.email",
  "agent.name",
  "group.name",
  "execution.company",
  "execution.responsible",
  "recipient.name",
  "tenant.name",
  "tenant.supportEmail",
  "now"
] as const;
export const CONDITIONS = [
  "UP",
  "WARNING",
  "DOWN"
] as const;
export const CONFIG_CHANGE_KINDS = [
  "CREATED",
  "CHANGED",
  "ACTIVATED",
  "DEACTIVATED",
  "DELETED",
  "REPEATED",
  "DISCARDED"
] as const;
export const CONFIRMATIONS = [
  "CLOSE_WITHOUT_INVOICE",
  "ASSIGNEE_ABSENT"
] as const;
export const CONTACT_CHANNELS = [
  "CUSTOMER_PORTAL",
  "EMAIL",
  "PHONE",
  "SERVICE_DESK"
] as const;
export const CONTENT_RATING = 4 as const;
export const CUSTOMER_CONFIRMATIONS = [
  "DISCONNECT_DEACTIVATES_USERS"
] as const;
export const CUSTOM_FIELD_KINDS = [
  "TEXT",
  "LONG_TEXT",
  "NUMBER",
  "MONEY",
  "DATE",
  "FLAG",
  "CHOICE",
  "CHOICES",
  "USER",
  "LOCATION"
] as const;
export const CUSTOM_FIELD_PARTS = {
  "TEXT": [
    "minimum",
    "maximum",
    "pattern",
    "filterable",
    "sortable",
    "searchable"
  ],
  "LONG_TEXT": [
    "minimum",
    "maximum",
    "pattern",
    "searchable"
  ],
  "NUMBER": [
    "decimals",
    "minimum",
    "maximum",
    "filterable",
    "sortable"
  ],
  "MONEY": [
    "minimum",
    "maximum",
    "filterable",
    "sortable"
  ],
  "DATE": [
    "filterable",
    "sortable"
  ],
  "FLAG": [
    "filterable",
    "sortable"
  ],
  "CHOICE": [
    "options",
    "filterable",
    "sortable"
  ],
  "CHOICES": [
    "options",
    "minimum",
    "maximum"
  ],
  "USER": [
    "filterable"
  ],
  "LOCATION": [
    "filterable"
  ]
} as const;
export const CUSTOM_FIELD_ROLES = [
  "vsd-agent",
  "vsd-executor",
  "vsd-customer"
] as const;
export const ClarificationReason = {
  "WaitCustomer": "WAIT_CUSTOMER",
  "WaitThirdParty": "WAIT_THIRD_PARTY",
  "WaitInternal": "WAIT_INTERNAL",
  "WaitApproval": "WAIT_APPROVAL"
} as const;
export type ClarificationReason = (typeof ClarificationReason)[keyof typeof ClarificationReason];
export const ClockResult = {
  "Met": "MET",
  "Breached": "BREACHED"
} as const;
export type ClockResult = (typeof ClockResult)[keyof typeof ClockResult];
export const ClosingState = {
  "Completed": "COMPLETED",
  "Incomplete": "INCOMPLETE",
  "InternallyInvoiced": "INTERNALLY_INVOICED",
  "Invoiced": "INVOICED",
  "NotInvoiced": "NOT_INVOICED",
  "Rejected": "REJECTED"
} as const;
export type ClosingState = (typeof ClosingState)[keyof typeof ClosingState];
export const ContactChannel = {
  "CustomerPortal": "CUSTOMER_PORTAL",
  "Email": "EMAIL",
  "Phone": "PHONE",
  "ServiceDesk": "SERVICE_DESK"
} as const;
export type ContactChannel = (typeof ContactChannel)[keyof typeof ContactChannel];
export const DATA_ACCESS_KINDS = [
  "ERASURE_PREPARED",
  "ERASURE_STARTED",
  "ERASURE_DONE",
  "PERSON_EXPORTED",
  "PERSON_EXPORT_OPENED",
  "LIST_EXPORTED",
  "LIST_EXPORT_OPENED"
] as const;
export const DEFAULT_LOCALE = "de-CH" as const;
export const DELIVERY_STATES = [
  "WAITING",
  "DELIVERED",
  "FAILED"
] as const;
export const DIGESTS = [
  "OFF",
  "HOURLY",
  "DAILY"
] as const;
export const DIRECTORIES = [
  "TRYTON"
] as const;
export const DIRECTORY_KINDS = [
  "ADDRESS",
  "CONTACT",
  "PROJECT",
  "CATALOG_ITEM",
  "EMPLOYEE"
] as const;
export const DIRECTORY_OF_ADAPTER = {
  "CALDAV": [],
  "TRYTON": [
    "ADDRESS",
    "CONTACT",
    "PROJECT",
    "CATALOG_ITEM",
    "EMPLOYEE"
  ]
} as const;
export const DRAFT_CONFIRMATIONS = [
  "DELETE_COLLEAGUE_DRAFT"
] as const;
export const ERASURE_DECISIONS = [
  "OPEN",
  "REPLACE",
  "KEEP"
] as const;
export const ERASURE_STATES = [
  "SEARCHING",
  "REVIEW",
  "RUNNING",
  "DONE",
  "FAILED"
] as const;
export const ERP_ADAPTERS = [
  "CALDAV",
  "TRYTON"
] as const;
export const ERP_CONNECTION_STATES = [
  "WAITING",
  "CONNECTED",
  "FAILED",
  "REFUSED",
  "OFF"
] as const;
export const ERP_KINDS = [
  "APPOINTMENT",
  "REPORT",
  "TASK"
] as const;
export const ERP_LINK_STATES = [
  "WAITING",
  "AGREED",
  "DIFFERS",
  "REFUSED"
] as const;
export const ERP_NUMBERS = [
  "ADDRESS",
  "BILLING_ADDRESS",
  "PROJECT",
  "CATALOG_ITEM"
] as const;
export const ERP_OBSTACLES = [
  "BOTH_CHANGED",
  "GONE",
  "LINES",
  "CUSTOMER",
  "SIGNED",
  "STATE",
  "VALUES"
] as const;
export const ERP_PROBLEMS = [
  "UNAVAILABLE",
  "TIMEOUT",
  "RATE_LIMITED",
  "CIRCUIT_OPEN",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "MISCONFIGURED",
  "NOT_FOUND",
  "NOT_LINKED",
  "DUPLICATE",
  "CONFLICT",
  "LOCKED",
  "REJECTED",
  "BILLED_TWICE",
  "PROJECT_MISSING",
  "NUMBER_MISSING",
  "UNIT_UNKNOWN",
  "STATUS_MISSING",
  "STANDS_TWICE",
  "UNSUPPORTED",
  "PROTOCOL",
  "UNUSABLE"
] as const;
export const ERP_RECORD_KINDS = [
  "APPOINTMENT",
  "REPORT",
  "TASK",
  "ADDRESS",
  "CONTACT",
  "PROJECT",
  "CATALOG_ITEM",
  "EMPLOYEE"
] as const;
export const ERP_SIDES = [
  "OURS",
  "THEIRS"
] as const;
export const EVALUATION_PERIODS = [
  "THIS_MONTH",
  "LAST_MONTH",
  "THIS_QUARTER",
  "LAST_QUARTER",
  "THIS_YEAR",
  "LAST_YEAR",
  "CUSTOMISED"
] as const;
export const EVENTS_OF_EXECUTORS = [
  "ISSUE_ASSIGNED",
  "ISSUE_ASSIGNED_NOTICE",
  "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED",
  "ISSUE_WORK_NOTE_ADDED",
  "ISSUE_STATE_CLOSED",
  "TRIGGER_TIME_NOTICE",
  "APPOINTMENT_SCHEDULED",
  "APPOINTMENT_CANCELLED",
  "APPOINTMENT_ANSWERED"
] as const;
export const EVENT_PLACEHOLDERS = {
  "ISSUE_CREATED": [],
  "ISSUE_OR_DRAFT_ADDED": [
    {
      "name": "ticket.isDraft",
      "kind": "flag",
      "max": 500
    }
  ],
  "ISSUE_ASSIGNED": [
    {
      "name": "assignment.by",
      "kind": "text",
      "max": 500
    },
    {
      "name": "assignment.note",
      "kind": "text",
      "max": 20000
    }
  ],
  "ISSUE_ASSIGNED_NOTICE": [
    {
      "name": "assignment.by",
      "kind": "text",
      "max": 500
    },
    {
      "name": "assignment.from",
      "kind": "text",
      "max": 500
    },
    {
      "name": "assignment.to",
      "kind": "text",
      "max": 500
    }
  ],
  "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED": [
    {
      "name": "message.text",
      "kind": "text",
      "max": 20000
    },
    {
      "name": "message.author",
      "kind": "text",
      "max": 500
    },
    {
      "name": "message.attachments",
      "kind": "text",
      "max": 2000
    }
  ],
  "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED": [
    {
      "name": "message.text",
      "kind": "text",
      "max": 20000
    },
    {
      "name": "message.author",
      "kind": "text",
      "max": 500
    },
    {
      "name": "message.attachments",
      "kind": "text",
      "max": 2000
    }
  ],
  "ISSUE_WORK_NOTE_ADDED": [
    {
      "name": "note.text",
      "kind": "text",
      "max": 20000
    },
    {
      "name": "note.author",
      "kind": "text",
      "max": 500
    }
  ],
  "ISSUE_STATE_IN_PROGRESS": [
    {
      "name": "state.from",
      "kind": "text",
      "max": 500
    },
    {
      "name": "state.to",
      "kind": "text",
      "max": 500
    },
    {
      "name": "state.reason",
      "kind": "text",
      "max": 20000
    }
  ],
  "ISSUE_STATE_WORK_COMPLETED": [
    {
      "name": "closing.draftNote",
      "kind": "text",
      "max": 20000
    },
    {
      "name": "link.rework",
      "kind": "url",
      "max": 500
    }
  ],
  "ISSUE_STATE_ORDER_COMPLETED": [
    {
      "name": "invoices",
      "kind": "list",
      "max": 0,
      "items": [
        {
          "name": "number",
          "kind": "text",
          "max": 60
        },
        {
          "name": "amount",
          "kind": "text",
          "max": 40
        }
      ]
    },
    {
      "name": "reports",
      "kind": "list",
      "max": 0,
      "items": [
        {
          "name": "identifier",
          "kind": "text",
          "max": 60
        },
        {
          "name": "state",
          "kind": "text",
          "max": 60
        },
        {
          "name": "executionDate",
          "kind": "text",
          "max": 40
        },
        {
          "name": "technician",
          "kind": "text",
          "max": 120
        },
        {
          "name": "project",
          "kind": "text",
          "max": 60
        },
        {
          "name": "link",
          "kind": "url",
          "max": 300
        }
      ]
    }
  ],
  "ISSUE_STATE_CLOSED": [
    {
      "name": "closing.state",
      "kind": "text",
      "max": 500
    },
    {
      "name": "closing.note",
      "kind": "text",
      "max": 20000
    },
    {
      "name": "closing.date",
      "kind": "text",
      "max": 500
    },
    {
      "name": "link.reopen",
      "kind": "url",
      "max": 500
    },
    {
      "name": "original.identifier",
      "kind": "text",
      "max": 500
    },
    {
      "name": "original.url",
      "kind": "url",
      "max": 500
    },
    {
      "name": "ratings",
      "kind": "list",
      "max": 0,
      "items": [
        {
          "name": "value",
          "kind": "text",
          "max": 10
        },
        {
          "name": "label",
          "kind": "text",
          "max": 60
        },
        {
          "name": "link",
          "kind": "url",
          "max": 300
        }
      ]
    }
  ],
  "REACTION_TIME_WARNING": [
    {
      "name": "sla.clock",
      "kind": "text",
      "max": 500
    },
    {
      "name": "sla.target",
      "kind": "text",
      "max": 500
    },
    {
      "name": "sla.reachedAt",
      "kind": "text",
      "max": 500
    },
    {
      "name": "sla.remaining",
      "kind": "text",
      "max": 500
    }
  ],
  "SLA_BREACH": [
    {
      "name": "sla.clock",
      "kind": "text",
      "max": 500
    },
    {
      "name": "sla.target",
      "kind": "text",
      "max": 500
    },
    {
      "name": "sla.reachedAt",
      "kind": "text",
      "max": 500
    },
    {
      "name": "sla.overdueBy",
      "kind": "text",
      "max": 500
    }
  ],
  "TRIGGER_TIME_NOTICE": [
    {
      "name": "trigger.kind",
      "kind": "text",
      "max": 500
    },
    {
      "name": "trigger.at",
      "kind": "text",
      "max": 500
    }
  ],
  "REPORT_CREATED": [
    {
      "name": "report.identifier",
      "kind": "text",
      "max": 500
    },
    {
      "name": "report.project",
      "kind": "text",
      "max": 500
    },
    {
      "name": "report.executionDate",
      "kind": "text",
      "max": 500
    },
    {
      "name": "report.technician",
      "kind": "text",
      "max": 500
    },
    {
      "name": "report.link",
      "kind": "url",
      "max": 500
    }
  ],
  "REPORT_CREATION_FAILED": [
    {
      "name": "error.code",
      "kind": "text",
      "max": 500
    },
    {
      "name": "error.text",
      "kind": "text",
      "max": 2000
    },
    {
      "name": "correlationId",
      "kind": "text",
      "max": 500
    }
  ],
  "APPOINTMENT_SCHEDULED": [
    {
      "name": "appointment.title",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.date",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.time",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.person",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.note",
      "kind": "text",
      "max": 20000
    },
    {
      "name": "appointment.isMoved",
      "kind": "flag",
      "max": 500
    },
    {
      "name": "appointment.isConfirmed",
      "kind": "flag",
      "max": 500
    }
  ],
  "APPOINTMENT_CANCELLED": [
    {
      "name": "appointment.title",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.date",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.time",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.person",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.note",
      "kind": "text",
      "max": 20000
    }
  ],
  "APPOINTMENT_ANSWERED": [
    {
      "name": "appointment.title",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.date",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.time",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.person",
      "kind": "text",
      "max": 500
    },
    {
      "name": "appointment.note",
      "kind": "text",
      "max": 20000
    },
    {
      "name": "appointment.isConfirmed",
      "kind": "flag",
      "max": 500
    }
  ]
} as const;
export const EXPORT_FILE_FORMATS = [
  "xlsx",
  "csv",
  "pdf",
  "zip"
] as const;
export const EXPORT_FORMATS = [
  "xlsx",
  "csv",
  "pdf"
] as const;
export const EXPORT_RHYTHMS = [
  "DAILY",
  "WEEKLY",
  "MONTHLY"
] as const;
export const EXPORT_STATES = [
  "WAITING",
  "RUNNING",
  "DONE",
  "FAILED"
] as const;
export const FAILED_BECAUSE = [
  "BROKEN_OFF",
  "HEADERS_TOO_LARGE",
  "SENDER_LIMIT",
  "SENDER_UNCLEAR",
  "TOO_DEEP",
  "TOO_LARGE",
  "TOO_MANY_PARTS",
  "TOO_SLOW",
  "UNREADABLE"
] as const;
export const FALLBACK_LOCALE = "en-CH" as const;
export const FIELD_WIDTHS = [
  "FULL",
  "HALF"
] as const;
export const FIGURES = [
  "created",
  "closed",
  "backlog",
  "load",
  "overdue",
  "firstResponse",
  "reactionKept",
  "onSite",
  "onSiteKept",
  "resolution",
  "dueKept",
  "reopened",
  "satisfaction",
  "satisfied",
  "costs",
  "hours"
] as const;
export const FIGURE_MEASURES = [
  "count",
  "share",
  "average",
  "p50",
  "p90",
  "sum"
] as const;
export const FIGURE_UNITS = [
  "tickets",
  "percent",
  "rating",
  "minutes",
  "hours",
  "CHF"
] as const;
export const FILABLE_BECAUSE = [
  "AUTO_REPLY",
  "BOUNCE",
  "BULK",
  "LIST",
  "OWN_MAIL",
  "DISMISSED",
  "BROKEN_OFF",
  "SENDER_LIMIT",
  "SENDER_UNCLEAR",
  "TOO_SLOW",
  "UNREADABLE"
] as const;
export const FILTER_OPERATORS = [
  "",
  "_eq_any",
  "_neq",
  "_gt",
  "_gte",
  "_lt",
  "_lte",
  "_contains",
  "_starts"
] as const;
export const FROM_BEHIND = {
  "FOLLOW_UP_OF": "FOLLOWED_BY",
  "EXECUTES": "EXECUTED_BY",
  "DUPLICATE_OF": "DUPLICATED_BY",
  "RELATED_TO": "RELATED_TO"
} as const;
export const FURTHER_PARTS = [
  "*",
  "changes",
  "config-package",
  "crm",
  "dashboard",
  "failed-jobs",
  "figures",
  "me",
  "scim",
  "search",
  "support"
] as const;
export const HOURS_OF_UNIT = {
  "HUR": 1,
  "MIN": 0.016666666666666666
} as const;
export const IGNORED_BECAUSE = [
  "AUTO_REPLY",
  "BOUNCE",
  "BULK",
  "LIST",
  "OWN_MAIL",
  "DISMISSED"
] as const;
export const IMPORT_OUTCOMES = [
  "WAITING",
  "CREATED",
  "UPDATED",
  "UNCHANGED",
  "REFUSED"
] as const;
export const IMPORT_REASONS = [
  "EMPTY",
  "INCOMPLETE",
  "DUPLICATE",
  "UNREADABLE",
  "INVALID"
] as const;
export const IMPORT_STATES = [
  "READING",
  "CHECKING",
  "READY",
  "RUNNING",
  "DONE",
  "FAILED"
] as const;
export const INTAKE_REASONS = [
  "AUTO_REPLY",
  "BOUNCE",
  "BULK",
  "LIST",
  "OWN_MAIL",
  "DISMISSED",
  "BROKEN_OFF",
  "HEADERS_TOO_LARGE",
  "SENDER_LIMIT",
  "SENDER_UNCLEAR",
  "TOO_DEEP",
  "TOO_LARGE",
  "TOO_MANY_PARTS",
  "TOO_SLOW",
  "UNREADABLE"
] as const;
export const INTAKE_STATES = [
  "RECEIVED",
  "FILED",
  "IGNORED",
  "FAILED"
] as const;
export const KINDS_OF_ADAPTER = {
  "CALDAV": [
    "APPOINTMENT"
  ],
  "TRYTON": [
    "REPORT",
    "TASK"
  ]
} as const;
export const KINDS_OF_ADMINS = [
  "WEBHOOK_OFF",
  "JOB_FAILED"
] as const;
export const KINDS_OF_ROLE = {
  "vsd-agent": [
    "MENTION",
    "POOR_RATING",
    "ISSUE_ASSIGNED",
    "ISSUE_ASSIGNED_NOTICE",
    "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED",
    "ISSUE_STATE_CLOSED",
    "ISSUE_STATE_ORDER_COMPLETED",
    "ISSUE_STATE_WORK_COMPLETED",
    "ISSUE_WORK_NOTE_ADDED",
    "REACTION_TIME_WARNING",
    "REPORT_CREATED",
    "REPORT_CREATION_FAILED",
    "SLA_BREACH",
    "TRIGGER_TIME_NOTICE",
    "APPOINTMENT_SCHEDULED",
    "APPOINTMENT_CANCELLED",
    "APPOINTMENT_ANSWERED"
  ],
  "vsd-executor": [
    "MENTION",
    "ISSUE_ASSIGNED",
    "ISSUE_ASSIGNED_NOTICE",
    "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED",
    "ISSUE_WORK_NOTE_ADDED",
    "ISSUE_STATE_CLOSED",
    "TRIGGER_TIME_NOTICE",
    "APPOINTMENT_SCHEDULED",
    "APPOINTMENT_CANCELLED",
    "APPOINTMENT_ANSWERED"
  ],
  "vsd-customer": [
    "ISSUE_CREATED",
    "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED",
    "ISSUE_STATE_IN_PROGRESS",
    "ISSUE_STATE_WORK_COMPLETED",
    "ISSUE_STATE_ORDER_COMPLETED",
    "ISSUE_STATE_CLOSED",
    "REPORT_CREATED",
    "APPOINTMENT_SCHEDULED",
    "APPOINTMENT_CANCELLED"
  ]
} as const;
export const LANGUAGES = [
  "de",
  "en",
  "fr",
  "it"
] as const;
export const LINKS_OF_PEOPLE = [
  "EXECUTES",
  "DUPLICATE_OF",
  "RELATED_TO"
] as const;
export const LINK_KINDS = [
  "FOLLOW_UP_OF",
  "EXECUTES",
  "DUPLICATE_OF",
  "RELATED_TO"
] as const;
export const LINK_ROLES = [
  "FOLLOW_UP_OF",
  "EXECUTES",
  "DUPLICATE_OF",
  "RELATED_TO",
  "FOLLOWED_BY",
  "EXECUTED_BY",
  "DUPLICATED_BY"
] as const;
export const LOCALES = [
  "de-CH",
  "en-CH",
  "fr-CH",
  "it-CH"
] as const;
export const LONGEST_LIST = 100 as const;
export const LinkKind = {
  "FollowUpOf": "FOLLOW_UP_OF",
  "Executes": "EXECUTES",
  "DuplicateOf": "DUPLICATE_OF",
  "RelatedTo": "RELATED_TO"
} as const;
export type LinkKind = (typeof LinkKind)[keyof typeof LinkKind];
export const MAILBOX_PROBLEMS = [
  "NAME_UNKNOWN",
  "ADDRESS_REFUSED",
  "CONNECTION_REFUSED",
  "UNREACHABLE",
  "SERVER_SILENT",
  "PLAIN_REFUSED",
  "ENCRYPTION_MISSING",
  "CERTIFICATE_INVALID",
  "TOKEN_UNREACHABLE",
  "TOKEN_REFUSED",
  "SECRET_UNREADABLE",
  "SIGN_IN_REFUSED",
  "FOLDER_MISSING",
  "CONNECTION_LOST",
  "SERVER_INVALID",
  "NOT_MOVED"
] as const;
export const MAILBOX_SECURITY = [
  "TLS",
  "STARTTLS",
  "PLAIN"
] as const;
export const MAILBOX_SIGN_INS = [
  "PASSWORD",
  "OAUTH2"
] as const;
export const MAILBOX_STATES = [
  "WAITING",
  "CONNECTED",
  "FAILED",
  "REFUSED",
  "OFF"
] as const;
export const MAILBOX_STEPS = [
  "NAME",
  "CONNECTION",
  "ENCRYPTION",
  "TOKEN",
  "SIGN_IN",
  "FOLDER",
  "READING"
] as const;
export const MAIL_EVENTS = [
  "ISSUE_ASSIGNED",
  "ISSUE_ASSIGNED_NOTICE",
  "ISSUE_CREATED",
  "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED",
  "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED",
  "ISSUE_OR_DRAFT_ADDED",
  "ISSUE_STATE_CLOSED",
  "ISSUE_STATE_IN_PROGRESS",
  "ISSUE_STATE_ORDER_COMPLETED",
  "ISSUE_STATE_WORK_COMPLETED",
  "ISSUE_WORK_NOTE_ADDED",
  "REACTION_TIME_WARNING",
  "REPORT_CREATED",
  "REPORT_CREATION_FAILED",
  "SLA_BREACH",
  "TRIGGER_TIME_NOTICE"
] as const;
export const MAIL_REASONS = [
  "TEMPLATE_INACTIVE",
  "TICKET_PREVENTS",
  "NO_ADDRESS",
  "RECIPIENT_ACTED",
  "TOLD_ALREADY",
  "RECIPIENT_CHOSE",
  "OUT_OF_REACH",
  "OVERTAKEN",
  "CAP_REACHED",
  "ADDRESS_REFUSED",
  "RETURNED",
  "SERVER_AWAY",
  "MAIL_REFUSED"
] as const;
export const MAIL_STATES = [
  "QUEUED",
  "PUT_ASIDE",
  "SENT",
  "SUPPRESSED",
  "FAILED"
] as const;
export const NOTIFICATION_CHANNELS = [
  "BOTH",
  "BELL",
  "MAIL",
  "NEITHER"
] as const;
export const NOTIFICATION_KINDS = [
  "ISSUE_ASSIGNED",
  "ISSUE_ASSIGNED_NOTICE",
  "ISSUE_CREATED",
  "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED",
  "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED",
  "ISSUE_OR_DRAFT_ADDED",
  "ISSUE_STATE_CLOSED",
  "ISSUE_STATE_IN_PROGRESS",
  "ISSUE_STATE_ORDER_COMPLETED",
  "ISSUE_STATE_WORK_COMPLETED",
  "ISSUE_WORK_NOTE_ADDED",
  "REACTION_TIME_WARNING",
  "REPORT_CREATED",
  "REPORT_CREATION_FAILED",
  "SLA_BREACH",
  "TRIGGER_TIME_NOTICE",
  "APPOINTMENT_SCHEDULED",
  "APPOINTMENT_CANCELLED",
  "APPOINTMENT_ANSWERED",
  "MENTION",
  "POOR_RATING",
  "WEBHOOK_OFF",
  "JOB_FAILED"
] as const;
export const NOTIFIED_EVENTS = [
  "ISSUE_ASSIGNED",
  "ISSUE_ASSIGNED_NOTICE",
  "ISSUE_CREATED",
  "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED",
  "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED",
  "ISSUE_OR_DRAFT_ADDED",
  "ISSUE_STATE_CLOSED",
  "ISSUE_STATE_IN_PROGRESS",
  "ISSUE_STATE_ORDER_COMPLETED",
  "ISSUE_STATE_WORK_COMPLETED",
  "ISSUE_WORK_NOTE_ADDED",
  "REACTION_TIME_WARNING",
  "REPORT_CREATED",
  "REPORT_CREATION_FAILED",
  "SLA_BREACH",
  "TRIGGER_TIME_NOTICE",
  "APPOINTMENT_SCHEDULED",
  "APPOINTMENT_CANCELLED",
  "APPOINTMENT_ANSWERED"
] as const;
export const NOW_PLACEHOLDER = "now" as const;
export const OPEN_STATES = [
  "PENDING",
  "IN_WORK",
  "IN_CLARIFICATION",
  "WORK_COMPLETED",
  "ORDER_COMPLETED"
] as const;
export const PACKAGE_OUTCOMES = [
  "ADDED",
  "CHANGED",
  "SAME",
  "CONFLICT",
  "MISSING",
  "REFUSED"
] as const;
export const PASSING_PROBLEMS = [
  "UNAVAILABLE",
  "TIMEOUT",
  "RATE_LIMITED",
  "CIRCUIT_OPEN",
  "CONFLICT",
  "LOCKED",
  "PROTOCOL"
] as const;
export const PAUSE_REASONS = [
  "WAIT_CUSTOMER",
  "WAIT_THIRD_PARTY",
  "WAIT_INTERNAL",
  "WAIT_APPROVAL",
  "WORK_COMPLETED"
] as const;
export const POSITION_KINDS = [
  "WORK",
  "MATERIAL"
] as const;
export const PROBLEM_STEPS = {
  "NAME_UNKNOWN": "NAME",
  "ADDRESS_REFUSED": "NAME",
  "CONNECTION_REFUSED": "CONNECTION",
  "UNREACHABLE": "CONNECTION",
  "SERVER_SILENT": "CONNECTION",
  "PLAIN_REFUSED": "ENCRYPTION",
  "ENCRYPTION_MISSING": "ENCRYPTION",
  "CERTIFICATE_INVALID": "ENCRYPTION",
  "TOKEN_UNREACHABLE": "TOKEN",
  "TOKEN_REFUSED": "TOKEN",
  "SECRET_UNREADABLE": "SIGN_IN",
  "SIGN_IN_REFUSED": "SIGN_IN",
  "FOLDER_MISSING": "FOLDER",
  "CONNECTION_LOST": "READING",
  "SERVER_INVALID": "READING",
  "NOT_MOVED": "READING"
} as const;
export const PUT_ASIDE_BECAUSE = [
  "AUTO_REPLY",
  "BULK",
  "LIST"
] as const;
export const PositionKind = {
  "Work": "WORK",
  "Material": "MATERIAL"
} as const;
export type PositionKind = (typeof PositionKind)[keyof typeof PositionKind];
export const QUERY_SHARINGS = [
  "ME",
  "GROUP",
  "ROLE",
  "ALL"
] as const;
export const RATINGS = [
  1,
  2,
  3,
  4,
  5
] as const;
export const RATING_DAYS = 14 as const;
export const REFUSALS = [
  "ADDRESS_REFUSED",
  "PLAIN_REFUSED",
  "TOKEN_REFUSED",
  "SECRET_UNREADABLE",
  "SIGN_IN_REFUSED"
] as const;
export const REFUSAL_KINDS = [
  "HARD",
  "SOFT"
] as const;
export const REGIONS = [
  "CH",
  "ZH",
  "BE",
  "LU",
  "UR",
  "SZ",
  "OW",
  "NW",
  "GL",
  "ZG",
  "FR",
  "SO",
  "BS",
  "BL",
  "SH",
  "AR",
  "AI",
  "SG",
  "GR",
  "AG",
  "TG",
  "TI",
  "VD",
  "VS",
  "NE",
  "GE",
  "JU"
] as const;
export const RELATIVE_VALUES = {
  "me": "@me",
  "groups": "@mygroups"
} as const;
export const REMAINING_DECISIONS = [
  "REPLACE",
  "KEEP"
] as const;
export const REPORT_ACTIONS = [
  "COMPLETE",
  "REOPEN",
  "INVOICE",
  "WAIVE"
] as const;
export const REPORT_FILTERS = [
  "WITH_REPORT",
  "NO_REPORT",
  "OPEN_REPORT",
  "BILLABLE_REPORT",
  "INVOICED_REPORT",
  "NOT_INVOICED_REPORT"
] as const;
export const REPORT_STATES = [
  "OPEN_IN_WORK",
  "BILLABLE",
  "INVOICED",
  "NOT_INVOICED"
] as const;
export const RESOURCE_GROUPS = [
  "ORGANISATION",
  "CUSTOMERS",
  "TICKETS",
  "DEADLINES",
  "COMMUNICATION",
  "OTHER"
] as const;
export const RETENTION_KINDS = [
  "CLOSED_TICKETS",
  "CONTACTS_OF_CLOSED_TICKETS",
  "MAILS_OF_CLOSED_TICKETS",
  "INTAKE_MESSAGES",
  "NOTIFICATIONS",
  "DATA_ACCESSES"
] as const;
export const RETENTION_STATES = [
  "RUNNING",
  "DONE",
  "FAILED"
] as const;
export const RICH_TEXT_TAGS = [
  "p",
  "br",
  "strong",
  "em",
  "u",
  "s",
  "ul",
  "ol",
  "li",
  "a",
  "blockquote",
  "h2",
  "h3",
  "code",
  "pre"
] as const;
export const ROLES = [
  "vsd-customer",
  "vsd-agent",
  "vsd-executor",
  "vsd-admin",
  "manage_announcement",
  "manage_customer",
  "manage_master_data",
  "access_reporting",
  "deliver_mail"
] as const;
export const RUNNING_STATES = [
  "PENDING",
  "IN_WORK",
  "IN_CLARIFICATION"
] as const;
export const ReportAction = {
  "Complete": "COMPLETE",
  "Reopen": "REOPEN",
  "Invoice": "INVOICE",
  "Waive": "WAIVE"
} as const;
export type ReportAction = (typeof ReportAction)[keyof typeof ReportAction];
export const ReportFilter = {
  "With": "WITH_REPORT",
  "No": "NO_REPORT",
  "Open": "OPEN_REPORT",
  "Billable": "BILLABLE_REPORT",
  "Invoiced": "INVOICED_REPORT",
  "NotInvoiced": "NOT_INVOICED_REPORT"
} as const;
export type ReportFilter = (typeof ReportFilter)[keyof typeof ReportFilter];
export const ReportState = {
  "OpenInWork": "OPEN_IN_WORK",
  "Billable": "BILLABLE",
  "Invoiced": "INVOICED",
  "NotInvoiced": "NOT_INVOICED"
} as const;
export type ReportState = (typeof ReportState)[keyof typeof ReportState];
export const Role = {
  "Customer": "vsd-customer",
  "Agent": "vsd-agent",
  "Executor": "vsd-executor",
  "Admin": "vsd-admin",
  "ManageAnnouncement": "manage_announcement",
  "ManageCustomer": "manage_customer",
  "ManageMasterData": "manage_master_data",
  "AccessReporting": "access_reporting",
  "DeliverMail": "deliver_mail"
} as const;
export type Role = (typeof Role)[keyof typeof Role];
export const SEGMENT_REASONS = [
  "WORK",
  "ON_CALL",
  "EVERY_HOUR",
  "OFF_HOURS",
  "HOLIDAY",
  "WAIT_CUSTOMER",
  "WAIT_THIRD_PARTY",
  "WAIT_INTERNAL",
  "WAIT_APPROVAL",
  "WORK_COMPLETED"
] as const;
export const SLA_CLOCKS = [
  "REACTION",
  "ON_SITE",
  "DUE"
] as const;
export const STATE_GROUPS = {
  "new": [
    "PENDING"
  ],
  "active": [
    "IN_WORK",
    "IN_CLARIFICATION",
    "WORK_COMPLETED",
    "ORDER_COMPLETED"
  ],
  "completed": [
    "CLOSED"
  ],
  "drafts": [
    "DRAFT"
  ]
} as const;
export const SYSTEM_PROBLEMS = [
  "UNAVAILABLE",
  "TIMEOUT",
  "RATE_LIMITED",
  "UNAUTHENTICATED",
  "MISCONFIGURED",
  "PROTOCOL"
] as const;
export const SlaClock = {
  "Reaction": "REACTION",
  "OnSite": "ON_SITE",
  "Due": "DUE"
} as const;
export type SlaClock = (typeof SlaClock)[keyof typeof SlaClock];
export const TABLE_FORMATS = [
  "xlsx",
  "csv"
] as const;
export const TASK_GUARDS = [
  "ALL",
  "COMPLETING"
] as const;
export const TASK_PRIORITIES = [
  "HIGH",
  "MEDIUM",
  "LOW"
] as const;
export const TASK_STATES = [
  "OPEN",
  "IN_PROGRESS",
  "COMPLETED"
] as const;
export const TASK_TYPES = [
  "ADDRESS",
  "DOCUMENT",
  "PROJECT"
] as const;
export const TEXT_STATES = [
  "READ",
  "EMPTY",
  "UNREADABLE",
  "TOO_LARGE",
  "TOO_SLOW"
] as const;
export const TICKET_CHANGE_KINDS = [
  "CREATED",
  "STATE_CHANGED",
  "TYPE_CHANGED",
  "ASSIGNED",
  "FIELD_CHANGED",
  "APPROVAL_DECIDED",
  "CHANGE_UNDONE"
] as const;
export const TICKET_DOINGS = [
  "READING",
  "EDITING",
  "WRITING"
] as const;
export const TICKET_PRIORITIES = [
  "LOW",
  "NORMAL",
  "HIGH",
  "IMMEDIATELY",
  "PREFERRED_DATE",
  "WITHIN_2_HOURS",
  "WITHIN_4_HOURS",
  "WITHIN_8_HOURS",
  "WITHIN_10_HOURS",
  "WITHIN_24_HOURS",
  "WITHIN_SAME_DAY",
  "WITHIN_1_WORKING_DAY",
  "WITHIN_3_WORKING_DAYS",
  "WITHIN_5_WORKING_DAYS",
  "WITHIN_10_WORKING_DAYS",
  "WITHIN_20_WORKING_DAYS"
] as const;
export const TICKET_STATES = [
  "DRAFT",
  "PENDING",
  "IN_WORK",
  "IN_CLARIFICATION",
  "WORK_COMPLETED",
  "ORDER_COMPLETED",
  "CLOSED"
] as const;
export const TICKET_TYPES = [
  "TICKET",
  "INCIDENT",
  "ORDER",
  "CHANGE",
  "UNKNOWN"
] as const;
export const TIME_STEPS = [
  "day",
  "week",
  "month",
  "quarter",
  "year"
] as const;
export const TaskGuard = {
  "All": "ALL",
  "Completing": "COMPLETING"
} as const;
export type TaskGuard = (typeof TaskGuard)[keyof typeof TaskGuard];
export const TaskState = {
  "Open": "OPEN",
  "InProgress": "IN_PROGRESS",
  "Completed": "COMPLETED"
} as const;
export type TaskState = (typeof TaskState)[keyof typeof TaskState];
export const TaskType = {
  "Address": "ADDRESS",
  "Document": "DOCUMENT",
  "Project": "PROJECT"
} as const;
export type TaskType = (typeof TaskType)[keyof typeof TaskType];
export const TicketAction = {
  "SaveDraft": "SAVE_DRAFT",
  "DeleteDraft": "DELETE_DRAFT",
  "Submit": "SUBMIT",
  "Start": "START",
  "Ask": "ASK",
  "Resume": "RESUME",
  "HandBack": "HAND_BACK",
  "FinishWork": "FINISH_WORK",
  "Rework": "REWORK",
  "CompleteOrder": "COMPLETE_ORDER",
  "Correct": "CORRECT",
  "Close": "CLOSE",
  "ConfirmSolution": "CONFIRM_SOLUTION",
  "Withdraw": "WITHDRAW",
  "Reopen": "REOPEN"
} as const;
export type TicketAction = (typeof TicketAction)[keyof typeof TicketAction];
export const TicketState = {
  "Draft": "DRAFT",
  "Pending": "PENDING",
  "InWork": "IN_WORK",
  "InClarification": "IN_CLARIFICATION",
  "WorkCompleted": "WORK_COMPLETED",
  "OrderCompleted": "ORDER_COMPLETED",
  "Closed": "CLOSED"
} as const;
export type TicketState = (typeof TicketState)[keyof typeof TicketState];
export const TicketType = {
  "Ticket": "TICKET",
  "Incident": "INCIDENT",
  "Order": "ORDER",
  "Change": "CHANGE",
  "Unknown": "UNKNOWN"
} as const;
export type TicketType = (typeof TicketType)[keyof typeof TicketType];
export const UNFINISHED_TASKS = [
  "OPEN",
  "IN_PROGRESS"
] as const;
export const UNITS = [
  "HUR",
  "MIN",
  "EA",
  "MTR",
  "KMT",
  "KGM",
  "GRM",
  "MGM",
  "MLT",
  "SET",
  "GAR",
  "PA",
  "BX",
  "BG",
  "BO",
  "CA",
  "TN",
  "CQ",
  "CS",
  "DR",
  "PF",
  "PL",
  "RL",
  "RO",
  "ST",
  "Z2",
  "Z3"
] as const;
export const URGENT_EVENTS = [
  "REACTION_TIME_WARNING",
  "SLA_BREACH",
  "REPORT_CREATION_FAILED",
  "ISSUE_MESSAGE_FROM_AGENT_TO_CUSTOMER_ADDED",
  "ISSUE_MESSAGE_FROM_CUSTOMER_TO_AGENT_ADDED"
] as const;
export const USER_KINDS = [
  "PERSON",
  "SERVICE"
] as const;
export const WEBHOOK_FORMATS = [
  "JSON",
  "TEAMS",
  "SLACK"
] as const;
export const WEBHOOK_STATES = [
  "WORKING",
  "FAILING",
  "OFF"
] as const;
export const WEEKDAYS = [
  "MONDAY",
  "TUESDAY",
  "WEDNESDAY",
  "THURSDAY",
  "FRIDAY",
  "SATURDAY",
  "SUNDAY"
] as const;
export const WORKING_ROLES = [
  "vsd-agent",
  "vsd-executor",
  "vsd-customer"
] as const;
export const ZONE = "Europe/Zurich" as const;
