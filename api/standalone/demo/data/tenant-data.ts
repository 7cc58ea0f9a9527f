import {
  ArrayMinSize,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsNumber,
  IsObject,
  IsOptional,
  IsPositive,
  IsString,
  Max,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { Announcement } from '../../../announcements/announcement.entity.js';
import { Address } from '../../../customers/address-book/address.entity.js';
import { CatalogItem } from '../../../customers/address-book/catalog-item.entity.js';
import { Contact } from '../../../customers/address-book/contact.entity.js';
import { Employee } from '../../../customers/address-book/employee.entity.js';
import { Project } from '../../../customers/address-book/project.entity.js';
import { Asset } from '../../../customers/assets/asset.entity.js';
import { Customer } from '../../../customers/record/customer.entity.js';
import { Location } from '../../../customers/record/location.entity.js';
import { Absence } from '../../../masterdata/absence.entity.js';
import { Article } from '../../../masterdata/articles/article.entity.js';
import { AssignmentGroup } from '../../../masterdata/assignment-group.entity.js';
import { CustomField } from '../../../masterdata/custom-fields/custom-field.entity.js';
import { Sla } from '../../../masterdata/sla.entity.js';
import { TenantSettings } from '../../../masterdata/tenant-settings.entity.js';
import { TextBlock } from '../../../masterdata/text-blocks/text-block.entity.js';
import { ASSET_STATES, type AssetState } from '../../../vocabulary/asset.js';
import { LOCALES, type Locale } from '../../../vocabulary/locale.js';
import { WORKING_ROLES, type WorkingRole } from '../../../vocabulary/role.js';
import { CANTONS, type Canton } from '../../../vocabulary/standard-codes.js';
import { TICKET_PRIORITIES, TICKET_TYPES, type TicketPriority, type TicketType } from '../../../vocabulary/ticket.js';
import { byName, Converted, Item, List, Name, Names, RecordData, RecordOf } from './data-reader.js';
import { ProblemData } from './ticket-data.js';

/** First and last day, counted from the day of the seed. */
@RecordOf(() => Absence, 'user', 'deputy', 'activeFrom', 'activeTo')
export class AbsenceData extends RecordData {
  @IsInt() readonly from!: number;
  @IsInt() readonly until!: number;
  @IsOptional() @Name('person') readonly deputy?: string;
}

/** A person without a demo account, who cannot sign in. */
export class PersonData {
  @MinLength(1) readonly firstname!: string;
  @MinLength(1) readonly lastname!: string;
  @MinLength(1) readonly username!: string;
  @IsEmail() readonly email!: string;
  @IsIn(LOCALES) readonly language: Locale = 'de-CH';
  @IsIn(WORKING_ROLES) readonly role!: WorkingRole;
  @IsOptional() @Name('customer') readonly customer?: string;
  @IsOptional() @MinLength(1) readonly executionCompany?: string;
  @IsBoolean() readonly active: boolean = true;
  @List(() => AbsenceData) readonly absences: readonly AbsenceData[] = [];
}

/** A team of the desk or of an executing company. */
@RecordOf(() => AssignmentGroup, 'members')
export class GroupData extends RecordData {
  @MinLength(1) readonly name!: string;
  @Names('person') readonly members!: readonly string[];
  /** The categories whose problems the group solves. */
  @Names('category') readonly categories: readonly string[] = [];
  @IsIn(TICKET_TYPES, { each: true }) readonly defaultForTypes: readonly TicketType[] = [];
  @IsOptional() @IsString() readonly executingCompany?: string;
  @IsBoolean() readonly active: boolean = true;
}

/** An SLA, named by customers. */
@RecordOf(() => Sla)
export class SlaData extends RecordData {
  @MinLength(1) readonly name!: string;
}

/** A further address of a customer in the CRM. */
@RecordOf(() => Address, 'number', 'parent')
export class AddressData extends RecordData {}
/** A contact of a customer in the CRM. */
@RecordOf(() => Contact, 'address')
export class ContactData extends RecordData {}
/** A project of a customer in the CRM. */
@RecordOf(() => Project, 'address')
export class ProjectData extends RecordData {
  @MinLength(1) readonly number!: string;
}

/** Work or material of the catalogue, which lines of reports name by its number. */
@RecordOf(() => CatalogItem)
export class CatalogItemData extends RecordData {
  @MinLength(1) readonly number!: string;
}

/** An employee, for whom working time is booked. */
@RecordOf(() => Employee)
export class EmployeeData extends RecordData {
  @MinLength(1) readonly number!: string;
}

/** Places of problems within a site. */
class PlacesData {
  @ArrayMinSize(1) @MinLength(1, { each: true }) readonly room!: readonly string[];
  @ArrayMinSize(1) @MinLength(1, { each: true }) readonly yard!: readonly string[];
  @ArrayMinSize(1) @MinLength(1, { each: true }) readonly plant!: readonly string[];
}

/** Equipment at a site; the first one of a category is the asset of the site's tickets of that category. */
@RecordOf(() => Asset, 'customer', 'location', 'purchasedOn', 'warrantyUntil')
export class AssetData extends RecordData {
  @MinLength(1) readonly serialNumber!: string;
  @IsIn(ASSET_STATES) readonly state: AssetState = 'IN_USE';
  /** The reason of a retired one. */
  @IsOptional() @IsString() readonly reason: string | null = null;
  /** Days from the day of the seed until the purchase and the end of the warranty. */
  @IsInt() readonly bought!: number;
  @IsInt() readonly warranty!: number;
  @Names('category') readonly categories: readonly string[] = [];
}

/** A site of a customer, with the places and the equipment in it. */
@RecordOf(() => Location, 'customer')
export class LocationData extends RecordData {
  @MinLength(1) readonly externalId!: string;
  @MinLength(1) readonly phone!: string;
  @Item(() => PlacesData) readonly places!: PlacesData;
  @List(() => AssetData) readonly assets: readonly AssetData[] = [];
}

/** A customer with their sites and their records in the CRM. */
@RecordOf(() => Customer, 'sla', 'slaExpiration', 'defaultAssignmentGroup', 'defaultProjectLead')
export class CustomerData extends RecordData {
  @MinLength(1) readonly code!: string;
  /** Number of its address in the CRM. */
  @MinLength(1) readonly crmAddressNumber!: string;
  @ArrayMinSize(1) @IsIn(TICKET_PRIORITIES, { each: true }) readonly customerPriorities!: readonly TicketPriority[];
  @IsOptional() @Name('SLA') readonly sla?: string;
  /** Days from the day of the seed until the SLA expires; it does not expire where they are missing. */
  @IsOptional() @IsInt() readonly slaDays?: number;
  @IsOptional() @Name('group') readonly group?: string;
  @Name('person') readonly projectLead!: string;
  @ArrayMinSize(1) @MinLength(1, { each: true }) readonly costCenters!: readonly string[];
  /** Share of the tenant's tickets, as a weight. */
  @IsPositive() readonly weight!: number;
  @IsOptional() @Name('picture') readonly logo?: string;
  /** The first project is the default one. */
  @List(() => AddressData) readonly furtherAddresses!: readonly AddressData[];
  @List(() => ContactData) readonly contacts!: readonly ContactData[];
  @List(() => ProjectData) readonly projects!: readonly ProjectData[];
  @List(() => LocationData) @ArrayMinSize(1) readonly locations!: readonly LocationData[];
}

/** A number between two others, rounded to a multiple of a step. */
class NumberData {
  @IsNumber() readonly from!: number;
  @IsNumber() readonly to!: number;
  @IsPositive() readonly step: number = 1;
}
type Value = string | number | boolean;
const VALUE = { validate: (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value) };
const IsValue = () => ValidateBy({ name: 'value', validator: VALUE }, { each: true });

/** Values of a custom field: one of a list, a number, or a value for each record. */
export class ValuesData {
  /** Share of the records with a value, from 0 to 1. */
  @IsPositive() @Max(1) readonly share: number = 1;
  /** Whether customers leave the field empty. */
  @IsBoolean() readonly byDeskOnly: boolean = false;
  @IsOptional() @ArrayMinSize(1) @IsValue() readonly oneOf?: readonly Value[];
  @IsOptional() @Item(() => NumberData) readonly number?: NumberData;
  /** Prefix of the number by category; records of other categories have no value. */
  @IsOptional() @Converted(byName(undefined, 'category')) @IsString({ each: true }) readonly prefix?: ReadonlyMap<
    string,
    string
  >;
  /** By the code of a customer or the external id of a location. */
  @IsOptional() @Converted(byName()) @IsValue() readonly of?: ReadonlyMap<string, Value>;
}

/** A custom field of the tenant, and the values of its records. */
@RecordOf(() => CustomField)
export class FieldData extends RecordData {
  @IsString() readonly resource!: string;
  @IsString() readonly key!: string;
  @Item(() => ValuesData) readonly values!: ValuesData;
}

/** A text block, for all categories where none is named. */
@RecordOf(() => TextBlock, 'category', 'global')
export class TextBlockData extends RecordData {
  @MinLength(1) readonly name!: string;
  @IsOptional() @Name('category') readonly category?: string;
}

const READERS = ['Agent', 'Customer', 'Executor'] as const;

/** An announcement with its first and last day, counted from the day of the seed. */
@RecordOf(() => Announcement, 'showFrom', 'showUntil')
export class AnnouncementData extends RecordData {
  @IsObject() readonly title!: { readonly de: string };
  @IsInt() readonly from!: number;
  @IsOptional() @IsInt() readonly until?: number;
  @ArrayMinSize(1) @IsIn(READERS, { each: true }) readonly for!: readonly (typeof READERS)[number][];
}

/** A published article with its readers. */
@RecordOf(() => Article, 'category', 'published')
export class ArticleData extends RecordData {
  @IsObject() readonly title!: { readonly de: string };
  @IsOptional() @Name('category') readonly category?: string;
  @ArrayMinSize(1) @IsIn(READERS, { each: true }) readonly for!: readonly (typeof READERS)[number][];
}

@RecordOf(() => TenantSettings, 'customerPriorities')
class SettingsData extends RecordData {}

class ProfileData {
  @Item(() => SettingsData) readonly settings!: SettingsData;
  @IsOptional() @Name('picture') readonly logo?: string;
  /** Canton whose public holidays are stored with those of the whole country; without it, no holidays are stored. */
  @IsOptional() @IsIn(CANTONS) readonly canton?: Canton;
  @Names('category at all') readonly categories!: readonly string[];
  @List(() => SlaData) readonly slas!: readonly SlaData[];
  /** Words of the common texts, and the tenant's words for them. */
  @Converted(byName()) @IsString({ each: true }) readonly dialect: ReadonlyMap<string, string> = new Map();
}

/** The data of one tenant: a folder, each property a file. */
export class TenantData {
  @Item(() => ProfileData) readonly tenant!: ProfileData;
  @List(() => PersonData) readonly people!: readonly PersonData[];
  @List(() => GroupData) readonly groups!: readonly GroupData[];
  @List(() => CustomerData) @ArrayMinSize(1) readonly customers!: readonly CustomerData[];
  @List(() => CatalogItemData) readonly catalog!: readonly CatalogItemData[];
  @List(() => EmployeeData) readonly employees!: readonly EmployeeData[];
  @List(() => FieldData) readonly fields!: readonly FieldData[];
  @List(() => TextBlockData) readonly texts!: readonly TextBlockData[];
  @List(() => AnnouncementData) readonly announcements!: readonly AnnouncementData[];
  @List(() => ArticleData) readonly articles!: readonly ArticleData[];
  @List(() => ProblemData) readonly problems!: readonly ProblemData[];
}
