import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { MenuAction } from '../components/ActionsMenu';
import type { ColumnRoom } from '../model/columns';
import type { FilterValues } from '../model/filters';
import type { PanelModel } from '../model/panels';
import type { FieldModel, ViewModel } from '../model/resource-model';

/** Properties of a replaced field; the record is in react-admin's record context, the form in react-hook-form's. */
export interface FieldSlotProps {
  field: FieldModel;
}

/** Properties of a part that belongs to the record of the page. */
export interface RecordSlotProps {
  record: RaRecord;
}

/** Stores changed values of a record; a failure is shown as a notification. */
export type ChangeRecord = (values: object) => Promise<void>;

/** Properties of a part of a line. */
export interface LineSlotProps extends RecordSlotProps {
  change: ChangeRecord;
  /** Opens the form of the record with other values; undefined without the right to change it. */
  edit?: (given: object) => void;
  isBusy: boolean;
}

/** Replacements and additions in the lines of a resource on the pages of other records. */
export interface LineOverride {
  /** Icon or control before the title. */
  before?: ComponentType<LineSlotProps>;
  /** Replaces the title. */
  title?: ComponentType<LineSlotProps>;
  /** Address of the record's own page, which has its changes; `pathname` is that of the open page. */
  address?: (record: RaRecord, pathname: string) => string;
  /** Dialog with the content of a record, which its title opens. */
  content?: { has: (record: RaRecord) => boolean; Dialog: ComponentType<RecordSlotProps & { onClose: () => void }> };
  /** Replaces the dialog of a new record. */
  create?: ComponentType<{ panel: PanelModel; page: RaRecord; onClose: () => void }>;
  /** Replaces the declared facts. */
  facts?: ComponentType<LineSlotProps>;
  /** Content across the line, below it. */
  below?: ComponentType<LineSlotProps>;
  /** Whether the record is done or cancelled: its title is struck through. */
  isOver?: (record: RaRecord) => boolean;
  /** Further entries of the menu. */
  actions?: (record: RaRecord, change: ChangeRecord) => MenuAction[];
  /** Stands above the lines in front of the click, `records`. */
  notice?: ComponentType<{ records: readonly RaRecord[] }>;
}

/** The filters of a list that are stored for a user beyond the visit. */
export interface ListChoices {
  /** The filter with the stored choices for a tab. */
  apply: (filter: FilterValues, tab: ViewModel) => FilterValues;
  /** Stores the choices of a filter that the user changed in the open tab. */
  remember: (before: FilterValues, after: FilterValues, tab: ViewModel | undefined) => void;
}

/** Texts and initial values of an action that depend on the record. */
interface ActionOverride {
  /** Key of the label, and whether the button is the primary one. */
  look?: (record: RaRecord) => { label?: string; isPrimary?: boolean };
  /** Initial values of the body. */
  defaults?: (record: RaRecord) => object;
}

/** Replacements and additions in the list of a resource. */
export interface ListOverride {
  /** Names of fields that rows, cards and slots read, besides the columns. */
  besides?: readonly string[];
  /** Whether other parts of the application offer a new record. */
  isCreatedElsewhere?: boolean;
  /** Whether the list keeps its own order while a filter narrows it. */
  keepsOrder?: boolean;
  /** Widths of columns, and the columns without room. */
  columns?: Partial<ColumnRoom>;
  /** Key of the texts of short names of columns; columns without such a text have the name of their field. */
  columnTexts?: string;
  /** Replaces the value of a cell. */
  cell?: ComponentType<FieldSlotProps>;
  /** Replaces the content of a card. */
  card?: ComponentType<RecordSlotProps>;
  /** Replaces the navigation between the views; calls `onChosen` when the user chooses a list. */
  views?: ComponentType<{ onChosen?: () => void }>;
  /** Names of the fields whose filters are offered first. */
  filters?: readonly string[];
  /** Names of the fields of days or moments whose periods are chosen beside the search. */
  periods?: readonly string[];
  /** Translates the filters of the screen to filters of the API, if they differ. */
  toFilter?: (values: FilterValues) => FilterValues;
  /** Writes earlier words of filters, which addresses may hold, as the present ones. */
  toPresent?: (values: FilterValues) => FilterValues;
  /** Stands above the rows. */
  above?: ComponentType;
  /** Further filters, beside the search. */
  controls?: ComponentType;
  /** Key of the texts of empty tabs: by the name of the tab its title, and its text with `Text` behind the name. */
  emptyTexts?: string;
  /** The filters that a user chose earlier. */
  useChoices?: () => ListChoices;
  /**
   * Replaces the rows, under some filters. The note stands in the place of the choice of columns, or below the rows;
   * without one there are no pages either.
   */
  special?: { useIsShown: () => boolean; Rows: ComponentType; Note?: ComponentType };
  /** Replaces the actions for selected rows: the buttons, and the dialog that they opened. */
  useActions?: () => { buttons: ReactNode; dialog: ReactNode };
}

/** A tab of a record's page with content of its own, behind its panels. */
export interface RecordTab {
  /** Name in the address. */
  name: string;
  /** Key of its label. */
  label: string;
  /** API path of the records that the user must be able to list. */
  requires: string;
  /** The number beside the label. */
  Count: ComponentType<RecordSlotProps>;
  Content: ComponentType<RecordSlotProps>;
}

/**
 * The replacements of generated parts of a resource. Any page or field may be replaced; `notice` stands above the
 * fields of the form and may read the form (react-hook-form's context).
 */
export interface ResourceOverride {
  list?: ReactElement;
  show?: ReactElement;
  create?: ReactElement;
  edit?: ReactElement;
  fields?: Record<string, { field?: ComponentType<FieldSlotProps>; input?: ComponentType<FieldSlotProps> }>;
  notice?: ComponentType;
  /** Whether the form takes the width of the screen, for records that are edited beside a preview. */
  isWide?: boolean;
  /** Replaces the values of the generated show page and reads the record (react-admin's record context). */
  values?: ComponentType;
  /** Key of the question before records are deleted, where the general question is too vague. */
  deleteText?: string;
  /** Offered after a refused deletion, for records with their own way of deactivation. */
  insteadOfDelete?: (close: () => void) => ReactNode;
  /**
   * Initial values of a new record, beside the defaults of the contract; in inline rows they may depend on the record of
   * the page and on the row before.
   */
  defaults?: (page?: RaRecord, before?: object) => Readonly<Record<string, unknown>>;
  /** Address to open after a record was created; its page if left out. */
  afterCreate?: (id: unknown) => string;
  /** Stands beside the title of the generated list and may read its filters (react-admin's list context). */
  control?: ComponentType;
  /** Replacements in the list. */
  listing?: ListOverride;
  /** Number of values below the title of a card on a phone; three if left out. */
  details?: number;
  /** Interval at which the shown list is refreshed, in milliseconds; if left out, changes refresh it. */
  refreshMs?: number;
  /** Names of the columns of inline rows; the fields of other columns stand in the form of a row alone. */
  columns?: readonly string[];
  /** Names of fields that pages and forms leave out, since another part of the page shows them. */
  omit?: readonly string[];
  /** The main facts of a record, above the tabs of its page. */
  strip?: ComponentType<RecordSlotProps>;
  /** Tabs behind the declared panels of the record. */
  tabs?: readonly RecordTab[];
  /** Replaces the rows in panels of this resource on the pages of other records. */
  panel?: ComponentType<RecordSlotProps & { panel: PanelModel }>;
  /** Looks of the lines in panels of this resource. */
  line?: LineOverride;
  /** Looks of actions, by their names. */
  actions?: Readonly<Record<string, ActionOverride>>;
  /** Notice above the generated list and record page about the consequences of changes. */
  banner?: ComponentType;
}

/** Overrides by API path. */
export type ResourceOverrides = Record<string, ResourceOverride>;
