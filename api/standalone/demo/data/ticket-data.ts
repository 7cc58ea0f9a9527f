import {
  ArrayMaxSize,
  ArrayMinSize,
  Equals,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Min,
  MinLength,
  ValidateBy,
} from 'class-validator';
import { Appointment } from '../../../appointments/record/appointment.entity.js';
import { Task } from '../../../tickets/tasks/task.entity.js';
import { LANGUAGES, type Language } from '../../../vocabulary/locale.js';
import { RATINGS } from '../../../vocabulary/satisfaction.js';
import { UNITS, type Unit } from '../../../vocabulary/standard-codes.js';
import {
  APPROVAL_STATES,
  type ApprovalState,
  CLARIFICATION_REASONS,
  CLOSING_STATES,
  type ClarificationReason,
  type ClosingState,
  TICKET_PRIORITIES,
  TICKET_STATES,
  TICKET_TYPES,
  type TicketPriority,
  type TicketState,
  type TicketType,
} from '../../../vocabulary/ticket.js';
import { REPORT_STATES, type ReportState } from '../../../vocabulary/work.js';
import { all, byName, Form, Item, itemOf, List, listOf, Name, RecordData, RecordOf } from './data-reader.js';

/** A text, or texts of which one is drawn each time that it is said. */
export type Words = string | readonly string[];

const isWords = (value: unknown): value is Words => {
  const texts = [value].flat();
  return texts.length > 0 && texts.every((text) => typeof text === 'string' && text !== '');
};
const WORDS = { validate: isWords, defaultMessage: () => '$property must be a text, or a list of texts' };
const IsWords = () => ValidateBy({ name: 'words', validator: WORDS });

/** Least and most of something. */
type Span = readonly [number, number];
const IsSpan = () => all(ArrayMinSize(2), ArrayMaxSize(2), IsNumber({}, { each: true }), Min(0, { each: true }));

/** A text in the four languages. */
export class Texts {
  @MinLength(1) readonly de!: string;
  @MinLength(1) readonly en!: string;
  @MinLength(1) readonly fr!: string;
  @MinLength(1) readonly it!: string;
}

/** What is said to customers, in the language of each. */
export class Spoken {
  @IsWords() readonly de!: Words;
  @IsWords() readonly en!: Words;
  @IsWords() readonly fr!: Words;
  @IsWords() readonly it!: Words;
}

const phrase: Form = (reader, sent, place) => (isWords(sent) ? sent : itemOf(() => Spoken)(reader, sent, place));

/** Phrases by name: those to customers in four languages, those within the desk in German alone. */
export const Phrases = () => Form(byName(phrase));
export type Phrases = ReadonlyMap<string, Words | Spoken>;

/** Where something happens within a site: inside, outside, or where the technology is. */
export const PLACE_KINDS = ['room', 'yard', 'plant'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place at one location. */
export class SpotData {
  /** External id of the location. */
  @Name('location') readonly location!: string;
  @MinLength(1) readonly place!: string;
}

/** What a problem says at each turn; `{ort}` is the place within the site. */
export const PROBLEM_TEXTS = ['title', 'text', 'reply', 'question', 'answer', 'note', 'solution', 'order'] as const;

/** Something that customers call about, with what is said until it is solved. */
export class ProblemData {
  /** Code of the only customer who calls about it. */
  @IsOptional() @Name('customer') readonly customer?: string;
  @Name('category') readonly category!: string;
  @ArrayMinSize(1) @IsIn(TICKET_TYPES, { each: true }) readonly types!: readonly TicketType[];
  @IsIn(LANGUAGES) readonly language!: Language;
  /** Nobody would let it wait for long. */
  @IsBoolean() readonly urgent: boolean = false;
  /** Kind of place within any site. */
  @IsIn(PLACE_KINDS) readonly where: PlaceKind = 'room';
  /** The only places where it happens. */
  @IsOptional() @List(() => SpotData) readonly at?: readonly SpotData[];
  @MinLength(1) readonly title!: string;
  @MinLength(1) readonly text!: string;
  /** The desk's first answer. */
  @MinLength(1) readonly reply!: string;
  @MinLength(1) readonly question!: string;
  @MinLength(1) readonly answer!: string;
  @MinLength(1) readonly note!: string;
  @MinLength(1) readonly solution!: string;
  /** What the executing company is asked to do. */
  @IsOptional() @MinLength(1) readonly order?: string;
  /** What the customer sends as a photo of it. */
  @IsOptional() @Name('picture') readonly picture?: string;
}

/** Who takes a step; a worker is the executor of an order, and of everything else whoever is responsible. */
const ACTORS = ['contact', 'responsible', 'executor', 'worker'] as const;
export type Actor = (typeof ACTORS)[number];

/** What a step does that takes more than words: step-actions.ts. */
const DOINGS = [
  'draft',
  'submit',
  'receiveMail',
  'assign',
  'retype',
  'remark',
  'attachPhoto',
  'attachLog',
  'attachQuote',
  'writeReport',
  'invoice',
  'close',
] as const;
export type Doing = (typeof DOINGS)[number];
/** Steps that a story begins with. */
export const BEGINNINGS: readonly (Doing | undefined)[] = ['draft', 'submit', 'receiveMail'];

/** Something that can happen to a ticket; what is said is the name of a phrase, or of a text of the problem. */
export class StepData {
  /** Minutes of work that pass before it. */
  @IsSpan() readonly after!: Span;
  @IsIn(ACTORS) readonly by: Actor = 'responsible';
  @IsOptional() @Name('phrase') readonly message?: string;
  @IsOptional() @Name('phrase') readonly note?: string;
  /** State to which the ticket goes, with what is asked for then. */
  @IsOptional() @IsIn(TICKET_STATES) readonly to?: TicketState;
  @IsOptional() @IsIn(CLARIFICATION_REASONS) readonly clarificationReason?: ClarificationReason;
  @IsOptional() @IsIn(CLOSING_STATES) readonly closingState?: ClosingState;
  @IsOptional() @Name('phrase') readonly text?: string;
  @IsOptional() @Name('phrase') readonly reason?: string;
  @IsOptional() @Name('phrase') readonly closingNote?: string;
  /** What the desk changes of the ticket. */
  @IsOptional() @IsIn(TICKET_PRIORITIES) readonly priority?: TicketPriority;
  @IsOptional() @IsIn(APPROVAL_STATES) readonly approval?: ApprovalState;
  /** State to which its reports go. */
  @IsOptional() @IsIn(REPORT_STATES) readonly reports?: ReportState;
  @IsOptional() @IsIn(DOINGS) readonly do?: Doing;
}

const storyOf: Form = (reader, sent, place) => {
  if (typeof sent !== 'string') return reader.fault(place, 'must be a text: the names of steps');
  const steps = sent.split(' ');
  for (const step of steps) reader.name('step', step, place);
  return steps;
};

/** Tickets of some types in a state, and the lives that lead to it: names of steps. */
export class StoryData {
  @IsIn(TICKET_STATES) readonly state!: TicketState;
  /** How many there are of each type. */
  @Form(byName(undefined, 'type')) @IsInt({ each: true }) readonly tickets!: ReadonlyMap<TicketType, number>;
  /** Since when they exist: least and most working days. */
  @IsSpan() readonly daysAgo!: Span;
  @Form(listOf(storyOf)) @ArrayMinSize(1) readonly stories!: readonly (readonly string[])[];
}

/** How long a priority gives, in working days, and how often it is chosen. */
export class PriorityData {
  @Min(0) readonly days!: number;
  @Min(0) readonly weight!: number;
}

/** What customers say of how a ticket was settled, and how often: in time, and late. */
export class RatingData {
  /** Those who answer nothing have none. */
  @IsOptional() @IsIn(RATINGS) readonly rating?: number;
  @Min(0) readonly weight!: number;
  @Min(0) readonly late!: number;
  @IsOptional() @Name('phrase') readonly comment?: string;
}

@RecordOf(() => Task, 'dueDate', 'assignedTo', 'responsible')
export class TaskData extends RecordData {
  @MinLength(1) readonly subject!: string;
  @IsOptional() @IsString() readonly shortDescription?: string;
  /** Days from the day of the seed. */
  @IsOptional() @IsInt() readonly due?: number;
  @IsOptional() @Equals('executor') readonly for?: 'executor';
}

@RecordOf(() => Appointment, 'date', 'person')
export class AppointmentData extends RecordData {
  @MinLength(1) readonly title!: string;
  /** Days from the day of the seed. */
  @IsInt() readonly day!: number;
  @IsString() readonly startTime!: string;
  @IsString() readonly endTime!: string;
  @IsOptional() @IsString() readonly note?: string;
}

/** Open tasks stand on a few tickets only, since they hold those up. */
export class TasksData {
  @List(() => TaskData) readonly open!: readonly TaskData[];
  @List(() => TaskData) readonly openOnOrders!: readonly TaskData[];
  @List(() => TaskData) @ArrayMinSize(1) readonly done!: readonly TaskData[];
}

/** Something that reports say, and what a unit of it costs in Rappen. */
class LineData {
  @MinLength(1) readonly description!: string;
  @IsIn(UNITS) readonly unit!: Unit;
  @IsInt() @Min(0) readonly price!: number;
}
/** Work; `{task}` is what was to be done. */
export class LabourData extends LineData {
  @ArrayMinSize(1) @IsNumber({}, { each: true }) readonly quantities!: readonly number[];
}
/** Material that is used, as the catalogue lists it. */
export class MaterialData extends LineData {
  @IsNumber() readonly quantity!: number;
  @Name('catalogue item') readonly catalogNumber!: string;
}

/** What reports say: the way there, the work itself, and material by what is repaired. */
export class WorkData {
  @Item(() => LabourData) readonly travel!: LabourData;
  @Item(() => LabourData) readonly labour!: LabourData;
  @Form(byName(listOf(itemOf(() => MaterialData)), 'category at all'))
  readonly material!: ReadonlyMap<string, readonly MaterialData[]>;
  @List(() => MaterialData) @ArrayMinSize(1) readonly otherMaterial!: readonly MaterialData[];
}

/** A page to attach; `{…}` is filled in, and the line `{items}` stands for one `item` each. */
export class PaperData {
  @MinLength(1) readonly name!: string;
  @MinLength(1) readonly heading!: string;
  @IsArray() @IsString({ each: true }) readonly lines!: readonly string[];
  @IsString() readonly item: string = '';
}
