import { Choice, Choices, Email, Flag, LongText, Moment, Money, Phone, Text } from '../../platform/resource/index.js';
import { Nested, Values } from '../../platform/resource/nested-kinds.js';
import { Shape } from '../../platform/resource/shape.js';
import { DIRECTORY_KINDS, type DirectoryKind } from '../../vocabulary/erp.js';
import { UNITS, type Unit } from '../../vocabulary/standard-codes.js';
import { POSITION_KINDS, type PositionKind } from '../../vocabulary/work.js';
import { NUMBER_MAX } from '../record/address-book-access.js';
import { PostCode } from '../record/post-code.js';

const NUMBER = { required: true, max: NUMBER_MAX } as const;
const NAME = { required: true, max: 200 } as const;
const LINE = { max: 120 } as const;
const PERSON = { max: 100 } as const;

/** The system of the CRM's records, and the age of our copy of them. */
@Shape()
export class CrmSource {
  /** The tenant's name for the system; null for our own address book. */
  @Text() name: string | null = null;
  /** Time of the last complete reading; null before the first one. */
  @Moment() readAt: Date | null = null;
  /** Whether the copy is recent; false while the system does not answer. */
  @Flag({ required: true }) current!: boolean;
  /** The kinds of records that are changed in the system alone. */
  @Choices(DIRECTORY_KINDS, { name: 'erpKind' }) keeps: DirectoryKind[] = [];
}

/** The customer who is linked to an address. */
@Shape()
export class LinkedCustomer {
  @Text({ required: true }) id!: string;
  @Text({ required: true }) code!: string;
  @Text({ required: true }) name!: string;
}

/** Name, address and reach of a company. */
@Shape()
class CrmAddressFacts {
  @Text(NAME) name!: string;
  @Text(LINE) addition: string | null = null;
  @Text(LINE) street: string | null = null;
  @PostCode() postCode: string | null = null;
  @Text(LINE) city: string | null = null;
  @Email() email: string | null = null;
  @Phone() phone: string | null = null;
  @Flag() billing = false;
}

/** A new further address of a company. */
@Shape()
export class NewCrmAddress extends CrmAddressFacts {
  @Values() custom?: Record<string, unknown>;
}

/** A company or further address of the CRM. */
@Shape()
export class CrmAddress extends CrmAddressFacts {
  @Text(NUMBER) number!: string;
  /** Number of the company that it belongs to. */
  @Text({ max: NUMBER_MAX }) parent: string | null = null;
  @Nested(() => LinkedCustomer) customer: LinkedCustomer | null = null;
}

/** Name and reach of a person. */
@Shape()
class CrmContactFacts {
  @Text(PERSON) firstname: string | null = null;
  @Text({ ...PERSON, required: true }) lastname!: string;
  @Text(PERSON) position: string | null = null;
  @Email() email: string | null = null;
  @Phone() phone: string | null = null;
}

/** A new person. */
@Shape()
export class NewCrmContact extends CrmContactFacts {
  @Values() custom?: Record<string, unknown>;
}

/** A person at an address of the CRM. */
@Shape()
export class CrmContact extends CrmContactFacts {
  @Text(NUMBER) number!: string;
  @Text(NAME) name!: string;
  @Text(NUMBER) address!: string;
  /** The user who is based on the contact, for agents. */
  @Text() user: string | null = null;
}

/** A project on which work is booked. */
@Shape()
export class CrmProject {
  @Text(NUMBER) number!: string;
  @Text(NAME) name!: string;
  @Text({ max: NUMBER_MAX }) address: string | null = null;
}

/** Work or material of the catalogue. */
@Shape()
export class CrmCatalogItem {
  @Text(NUMBER) number!: string;
  @Text(NAME) name!: string;
  @Choice(POSITION_KINDS, { name: 'positionKind', required: true }) kind!: PositionKind;
  @Choice(UNITS, { name: 'unit', required: true }) unit!: Unit;
  /** Excluding VAT; for the desk alone. */
  @Money() unitPrice?: number | null;
  @Text() barcode: string | null = null;
  @LongText() description: string | null = null;
}
