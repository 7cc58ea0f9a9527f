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
import {
  all,
  byName,
  type Convert,
  Converted,
  Item,
  itemOf,
  List,
  listOf,
  Name,
  RecordData,
  RecordOf,
} from './data-reader.js';

/** A text, or texts of which one is drawn for each use. */
export type Words = string | readonly string[];

const isWords = (value: unknown): value is Words => {
  const texts = [value].flat();
  return texts.length > 0 && texts.every((text) => typeof text === 'string' && text !== '');
};
const WORDS = { validate: isWords, defaultMessage: () => '$property must be a text, or a list of texts' };
const IsWords = () => ValidateBy({ name: 'words', validator: WORDS });

/** Least and most of a number. */
type Span = readonly [number, number];
const IsSpan = () => all(ArrayMinSize(2), ArrayMaxSize(2), IsNumber({}, { each: true }), Min(0, { each: true }));

/** A text in the four languages. */
export class Texts {
  @MinLength(1) readonly de!: string;
  @MinLength(1) readonly en!: string;
  @MinLength(1) readonly fr!: string;
  @MinLength(1) readonly it!: string;
}

/** A phrase to customers in the four languages. */
export class TranslatedWords {
  @IsWords() readonly de!: Words;
  @IsWords() readonly en!: Words;
  @IsWords() readonly fr!: Words;
  @IsWords() readonly it!: Words;
}

const phrase: Convert = (reader, value, path) =>
  isWords(value) ? value : itemOf(() => TranslatedWords)(reader, value, path);

/** Phrases by name: those to customers in four languages, those within the desk in German alone. */
export const Phrases = () => Converted(byName(phrase));
export type Phrases = ReadonlyMap<string, Words | TranslatedWords>;

/** Kinds of places within a site: inside, outside, or the technical rooms. */
export const PLACE_KINDS = ['room', 'yard', 'plant'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place at one location. */
export class SpotData {
  /** External id of the location. */
  @Name('location') readonly location!: string;
  @MinLength(1) readonly place!: string;
}

/** Texts of a problem, one for each turn; `{ort}` is the place within the site. */
export const PROBLEM_TEXTS = ['title', 'text', 'reply', 'question', 'answer', 'note', 'solution', 'order'] as const;

/** A problem of customers, with the texts until its solution. */
export class ProblemData {
  /** Code of the only customer who has the problem. */
  @IsOptional() @Name('customer') readonly customer?: string;
  @Name('category') readonly category!: string;
  @ArrayMinSize(1) @IsIn(TICKET_TYPES, { each: true }) readonly types!: readonly TicketType[];
  @IsIn(LANGUAGES) readonly language!: Language;
  /** Whether the problem cannot wait for long. */
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
  /** The instruction of the executing company. */
  @IsOptional() @MinLength(1) readonly order?: string;
  /** The customer's photo of the problem. */
  @IsOptional() @Name('picture') readonly picture?: string;
}

/** The person of a step; the worker of an order is its executor, the worker of another ticket its responsible. */
const ACTORS = ['contact', 'responsible', 'executor', 'worker'] as const;
export type Actor = (typeof ACTORS)[number];

/** Acts of steps beyond messages and moves: step-actions.ts. */
const ACTS = [
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
export type Act = (typeof ACTS)[number];
/** Acts of the first step of a story. */
export const BEGINNINGS: readonly (Act | undefined)[] = ['draft', 'submit', 'receiveMail'];

/** A step in the life of a ticket; its texts are names of phrases, or of texts of the problem. */
export class StepData {
  /** Minutes of work that pass before it. */
  @IsSpan() readonly after!: Span;
  @IsIn(ACTORS) readonly by: Actor = 'responsible';
  @IsOptional() @Name('phrase') readonly message?: string;
  @IsOptional() @Name('phrase') readonly note?: string;
  /** State to which the ticket goes, with the input of the transition. */
  @IsOptional() @IsIn(TICKET_STATES) readonly to?: TicketState;
  @IsOptional() @IsIn(CLARIFICATION_REASONS) readonly clarificationReason?: ClarificationReason;
  @IsOptional() @IsIn(CLOSING_STATES) readonly closingState?: ClosingState;
  @IsOptional() @Name('phrase') readonly text?: string;
  @IsOptional() @Name('phrase') readonly reason?: string;
  @IsOptional() @Name('phrase') readonly closingNote?: string;
  /** Fields of the ticket that the desk changes. */
  @IsOptional() @IsIn(TICKET_PRIORITIES) readonly priority?: TicketPriority;
  @IsOptional() @IsIn(APPROVAL_STATES) readonly approval?: ApprovalState;
  /** State to which its reports go. */
  @IsOptional() @IsIn(REPORT_STATES) readonly reports?: ReportState;
  @IsOptional() @IsIn(ACTS) readonly do?: Act;
}

const storyOf: Convert = (reader, value, path) => {
  if (typeof value !== 'string') return reader.fault(path, 'must be a text: the names of steps');
  const steps = value.split(' ');
  for (const step of steps) reader.name('step', step, path);
  return steps;
};

/** Tickets in a state, and the stories that lead to it: names of steps. */
export class StoryData {
  @IsIn(TICKET_STATES) readonly state!: TicketState;
  /** Number of tickets by type. */
  @Converted(byName(undefined, 'type')) @IsInt({ each: true }) readonly tickets!: ReadonlyMap<TicketType, number>;
  /** Age of the tickets: least and most working days. */
  @IsSpan() readonly daysAgo!: Span;
  @Converted(listOf(storyOf)) @ArrayMinSize(1) readonly stories!: readonly (readonly string[])[];
}

/** Working days until the due date of a priority, and the frequency of the priority. */
export class PriorityData {
  @Min(0) readonly days!: number;
  @Min(0) readonly weight!: number;
}

/** A customer's rating of a closed ticket, with its frequency among those closed in time (`weight`) and late. */
export class RatingData {
  /** Missing for customers who do not answer. */
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
  /** Days from the day of the seed. */
  @IsInt() readonly day!: number;
}

/** Open tasks are on a few tickets only, since a ticket cannot be closed before its tasks. */
export class TasksData {
  @List(() => TaskData) readonly open!: readonly TaskData[];
  @List(() => TaskData) readonly openOnOrders!: readonly TaskData[];
  @List(() => TaskData) @ArrayMinSize(1) readonly done!: readonly TaskData[];
}

/** A position of reports, with its price per unit in Rappen. */
class LineData {
  @MinLength(1) readonly description!: string;
  @IsIn(UNITS) readonly unit!: Unit;
  @IsInt() @Min(0) readonly price!: number;
}
/** Work; `{task}` is the first sentence of the order. */
export class LabourData extends LineData {
  @ArrayMinSize(1) @IsNumber({}, { each: true }) readonly quantities!: readonly number[];
}
/** Material of the catalogue. */
export class MaterialData extends LineData {
  @IsNumber() readonly quantity!: number;
  @Name('catalogue item') readonly catalogNumber!: string;
}

/** Positions of reports: the way, the work itself, and material by the category of the problem. */
export class WorkData {
  @Item(() => LabourData) readonly travel!: LabourData;
  @Item(() => LabourData) readonly labour!: LabourData;
  @Converted(byName(listOf(itemOf(() => MaterialData)), 'category at all'))
  readonly material!: ReadonlyMap<string, readonly MaterialData[]>;
  @List(() => MaterialData) @ArrayMinSize(1) readonly otherMaterial!: readonly MaterialData[];
}

/** A page to attach; `{…}` is a value, and the line `{items}` becomes one `item` each. */
export class PaperData {
  @MinLength(1) readonly name!: string;
  @MinLength(1) readonly heading!: string;
  @IsArray() @IsString({ each: true }) readonly lines!: readonly string[];
  @IsString() readonly item: string = '';
}
