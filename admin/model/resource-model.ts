import type { Bounds, FieldHint, FilterOperator, ImportHint, SectionHint, Widget } from './document';

/** Bounds of a value, and the message of a broken bound. */
export interface Constraints extends Bounds {
  /** Code of the message for the pattern; FORMAT_INVALID if left out. */
  patternCode?: string;
}

/** Another resource that a field points to. */
export interface ReferenceModel {
  /** API path of the resource that is referred to. */
  path: string;
  /** The react-admin name; absent when this user may not list the resource: shown, but not chosen. */
  route?: string;
  /** Address of a record: `<route>/<id>/show` for generated screens, else `<route>/<id>`. */
  isGenerated: boolean;
  /** Field that holds the title of a record. */
  title: string;
  /** Only active records may be chosen anew. */
  onlyActive: boolean;
  /** Relative filter value for the user's own records: the user, or each of their groups. */
  relative?: string;
  /** References of the chosen record that equal other fields of the form, where those have a value. */
  within?: Record<string, string>;
  /** Filter key that finds a record by typed text; absent when the server cannot search. */
  searchBy?: string;
  /** The order of the resource, in which suggestions are listed. */
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** The address below the record of a page where its records of a panel are listed and created, as far as this user may. */
export interface PanelPlace {
  /** Last part of the address. */
  name: string;
  canList: boolean;
  canCreate: boolean;
  /** A creation takes one file of this type besides the fields. */
  file?: string;
  /** Names of the fields that are sent with the file. */
  fields?: readonly string[];
}

/** Hints that screens read as they stand in the document. */
type PlainHint = 'section' | 'rowWith' | 'width' | 'unit' | 'ungrouped' | 'when' | 'requiredWhen' | 'template';

/** One field of a resource, ready to be shown, filtered and entered. */
export interface FieldModel extends Pick<FieldHint, PlainHint> {
  /** Name in the record; custom fields are `custom.<key>`. */
  name: string;
  label: string;
  help?: string;
  widget: Widget;
  required: boolean;
  /** May be set when a record is created. */
  creatable: boolean;
  /** May be changed afterwards. */
  editable: boolean;
  list: boolean;
  sort: boolean;
  search: boolean;
  filter: FilterOperator[];
  reference?: ReferenceModel;
  /** The page of a record of the resource lists the records whose field has the value of its key. */
  panel?: FieldHint['panel'] & { below?: PanelPlace };
  /** The values of a choice; `offered` are those that its input offers, if there are fewer. */
  choices?: { name: string; values: string[]; offered?: readonly string[] };
  /** The server gives a new record one of the choices, so that no input may empty the field. */
  neverEmpty?: true;
  /** Name of the field whose tags an input of a filter suggests. */
  tagsOf?: string;
  default?: unknown;
  constraints: Constraints;
  /** A translated text is formatted in each language. */
  isRich?: boolean;
  /** A required translated text needs any one language; otherwise the German one. */
  anyLanguage?: boolean;
  /** Set by the server for every record (author and time); shown below a record, never entered. */
  isKept?: boolean;
  /** Fields of one item of an embedded list. */
  items?: FieldModel[];
}

/** A named list of a resource, which users open with one click. */
export interface ViewModel {
  name: string;
  label: string;
  /** A tab above the list, the first of which is open initially; an entry beside the list; or a quick filter. */
  as: 'tab' | 'queue' | 'quick';
  filter: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** Names of the columns until a user chooses others. */
  columns?: readonly string[];
  /** Whether the number of its records is shown beside its name. */
  isCounted: boolean;
}

/** An action on a record apart from saving, offered as a button on its page. */
export interface ActionModel {
  /** Last part of the address, below the address of the record. */
  name: string;
  label: string;
  icon: string;
  /** Fields of the body, shown in a dialog before the action is sent; absent without a body. */
  body?: FieldModel[];
  /** Whether the version of the record is sent along (If-Match). */
  isVersioned: boolean;
  /** Fields of the answer; undefined if the answer is the record itself or empty. */
  answer?: FieldModel[];
  /** Filters; the action is offered, also in rows, if the record matches one of them. */
  when?: Record<string, unknown>[];
  /** Whether the action is also for many records at once. */
  isBulk: boolean;
  /** Name of a right in the record's `can`; the action is offered if it is true. */
  can?: string;
  /** In rows of lists it stands nowhere, and in lines in the menu or nowhere. */
  place?: 'menu' | 'page';
  /** Whether the answer is a new record, whose page opens then. */
  isCreation?: boolean;
  /** Values of the body that a notice has chosen. */
  given?: object;
  /** Values with which the dialog begins. */
  begun?: object;
  /** Values in the texts of the dialog. */
  words?: Record<string, string | number>;
}

/** The model of a resource, from which all its screens are generated. */
export interface ResourceModel {
  /** Component schema that describes the record. */
  schema: string;
  /** API path, below services/v1/. */
  path: string;
  /** Name in react-admin and address in the application. */
  route: string;
  menu: 'masterdata' | 'main' | 'none';
  /** Group of the master data in the menu. */
  group?: string;
  icon: string;
  title: string;
  label: string;
  description: string;
  sort: { field: string; order: 'ASC' | 'DESC' };
  can: { list: boolean; create: boolean; update: boolean; delete: boolean };
  generated: boolean;
  /** Whether changes of its records are logged with their authors. */
  isAudited: boolean;
  /** Name of the field with the external system that alone changes the record. */
  keptElsewhere: string | undefined;
  /** Whether records are active or inactive; inactive records are not chosen anew. */
  isSwitched: boolean;
  /** Field with the state of a declared state machine. */
  stateField?: string;
  /** How the user may import a table of records; undefined without an import, or the right to create records. */
  import?: ImportHint;
  /** Whether the full-text search finds the records. */
  isSearched: boolean;
  /** Whether records have an order that users with the right to update set. */
  isOrdered: boolean;
  /** The resource has a single record, which replaces the list. */
  isSingle: boolean;
  /** Whether the server answers `q`. */
  searchable: boolean;
  fields: FieldModel[];
  /** Whether a record is a file, with its content below its address. */
  isFile: boolean;
  /** A secret that comes with the answer to a creation and never again. */
  once?: { name: string; label: string };
  actions: ActionModel[];
  /** Names of the operations for many records at once. */
  bulk: readonly string[];
  /** Declared sections in their order, which further ones follow; `label` replaces the heading in forms. */
  sections: readonly (SectionHint & { label?: string })[];
  /**
   * Fields whose values the server is asked about while the user types, whether it takes others as `formValues`, and the
   * parts of the answer.
   */
  preview?: { sent: readonly string[]; takesOthers: boolean; answered: readonly string[] };
  /** The named lists of the resource for this user, in their order. */
  views: ViewModel[];
}

/** Whether this user may activate and deactivate records of the resource. */
export const canSwitch = ({ isSwitched, can }: ResourceModel) => isSwitched && can.update;
