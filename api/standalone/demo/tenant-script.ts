import type { AnnouncementType } from '../../vocabulary/announcement-type.js';
import type { Canton } from '../../vocabulary/canton.js';
import type { Language, Locale } from '../../vocabulary/locale.js';
import type { Role } from '../../vocabulary/role.js';
import type { TicketPriority } from '../../vocabulary/ticket-priority.js';
import type { TicketType } from '../../vocabulary/ticket-type.js';
import type { Weekday } from '../../vocabulary/weekday.js';
import type { DemoTenant } from '../accounts.js';
import type { CategoryCode } from './categories.js';
import type { CustomFieldScript } from './custom-field-script.js';
import type { PlaceKind, Problem } from './problem.js';

/** Somebody besides the demo accounts; they have no account, so that nobody can sign in as them. */
export interface PersonScript {
  readonly name: readonly [firstname: string, lastname: string];
  readonly username: string;
  readonly email: string;
  readonly language?: Locale;
  readonly role: Role;
  readonly customerCode?: string;
  readonly executionCompany?: string;
  readonly active?: boolean;
}

export interface LocationScript {
  readonly name: string;
  readonly externalId: string;
  readonly address: readonly [street: string, postCode: string, city: string];
  readonly contact: string;
  readonly phone: string;
  /** Rooms and corners in which something may happen. */
  readonly places: Readonly<Record<PlaceKind, readonly string[]>>;
}

export interface CustomerScript {
  readonly fields: {
    readonly code: string;
    readonly name: string;
    readonly addition?: string;
    readonly street: string;
    readonly postCode: string;
    readonly city: string;
    readonly phone: string;
    readonly communicationEmail?: string;
    readonly correspondenceLanguage?: Locale;
    readonly customerPriorities: readonly TicketPriority[];
    readonly crmAddressNumber: string;
    readonly costLimit?: number;
    readonly maxUsers?: number;
    readonly invoiceRequested?: boolean;
    readonly internalNotes?: string;
  };
  /** What the CRM knows of them. */
  readonly crm: {
    readonly further: readonly (readonly [name: string, billing: boolean, address: LocationScript['address']])[];
    readonly contacts: readonly (readonly [
      firstname: string,
      lastname: string,
      position: string,
      email: string,
      phone: string,
    ])[];
    /** The first is the default. */
    readonly projects: readonly (readonly [number: string, name: string])[];
  };
  /** Colour of the drawn logo, where there is one. */
  readonly logo?: readonly [red: number, green: number, blue: number];
  /** Days from the day of the seed through which the SLA is valid; without end where it is left out. */
  readonly slaDays?: number;
  /** Name of the SLA; none is agreed where it is left out. */
  readonly sla?: string;
  readonly group?: string;
  readonly projectLead: string;
  readonly costCenters: readonly string[];
  readonly locations: readonly LocationScript[];
  /** What this customer calls about, besides what happens everywhere. */
  readonly problems: readonly Problem[];
  /** Share of the tenant's tickets, as a weight. */
  readonly weight: number;
}

export interface GroupScript {
  readonly name: string;
  readonly members: readonly string[];
  readonly defaultForTypes?: readonly TicketType[];
  readonly categories?: readonly CategoryCode[];
  readonly executingCompany?: string;
  readonly email: string;
  readonly active?: boolean;
}

export interface SlaScript {
  readonly name: string;
  readonly interventionTime: number;
  readonly onSiteInterventionTime: number;
  readonly workDayStart: string;
  readonly workDayEnd: string;
  readonly onCallDays?: readonly Weekday[];
  readonly onCallStart?: string;
  readonly onCallEnd?: string;
}

type AnnouncementTexts = { readonly de: string } & Readonly<Partial<Record<Language, string>>>;

export interface AnnouncementScript {
  /** In the languages in which it was written, German being one of them. */
  readonly title: AnnouncementTexts;
  readonly type: AnnouncementType;
  readonly content: AnnouncementTexts;
  /** Days from the day of the seed: shown from, and until where it ends. */
  readonly from: number;
  readonly until?: number;
  readonly for: readonly ('Agent' | 'Customer' | 'Executor')[];
}

export interface AbsenceScript {
  readonly who: string;
  /** First and last day, counted from the day of the seed. */
  readonly from: number;
  readonly until: number;
  readonly deputy?: string;
  readonly note?: string;
}

/** Everything that is told of one tenant except its tickets. */
export interface TenantScript {
  readonly tenant: DemoTenant;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Colour of the drawn logo, if the tenant has one. */
  readonly logo?: readonly [red: number, green: number, blue: number];
  /** Canton whose public holidays are kept, with those of the whole country; none are kept without it. */
  readonly canton?: Canton;
  readonly categories: readonly CategoryCode[];
  readonly people: readonly PersonScript[];
  readonly slas: readonly SlaScript[];
  readonly groups: readonly GroupScript[];
  readonly customers: readonly CustomerScript[];
  readonly textBlocks: readonly (readonly [name: string, category: CategoryCode | null, content: string])[];
  readonly announcements: readonly AnnouncementScript[];
  readonly absences: readonly AbsenceScript[];
  /** Fields that the tenant has added. */
  readonly customFields?: readonly CustomFieldScript[];
  /** Words of the common texts that are said differently here. */
  readonly dialect?: readonly (readonly [word: string, local: string])[];
}
