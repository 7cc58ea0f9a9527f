import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { FieldModel } from '../model/resource-model';
import type { CountLists } from '../model/views';

/** What a replaced field is given; the record stands in react-admin's record context, the form around it. */
export interface FieldSlotProps {
  field: FieldModel;
}

/**
 * What a resource shows instead of what is generated. Any page or field may be replaced; `notice` is put
 * above the fields of the form and may read the form (react-hook-form's context).
 */
export interface ResourceOverride {
  list?: ReactElement;
  show?: ReactElement;
  create?: ReactElement;
  edit?: ReactElement;
  fields?: Record<string, { field?: ComponentType<FieldSlotProps>; input?: ComponentType<FieldSlotProps> }>;
  notice?: ComponentType;
  /** Whether the form takes the width of the screen, for what is worked on beside how it turns out. */
  isWide?: boolean;
  /** Stands in place of the values of the generated show page and reads the record (react-admin's record context). */
  values?: ComponentType;
  /** Key of the sentence that asks before one or several are deleted, where the general one says too little. */
  deleteText?: string;
  /** Offered where a deletion is refused, for records that have their own way of being switched off. */
  insteadOfDelete?: (close: () => void) => ReactNode;
  /** Values with which the form of a new record begins, beside the defaults of the contract. */
  defaults?: () => Readonly<Record<string, unknown>>;
  /** Where one is led after a record was created; its page if left out. */
  afterCreate?: (id: unknown) => string;
  /** Stands beside the title of the generated list and may read its filters (react-admin's list context). */
  control?: ComponentType;
  /** How many values stand below the title of a card on a phone; three if left out. */
  details?: number;
  /** Counts the lists of its views in one request, where the API has an operation for that. */
  count?: CountLists;
  /** How often its list is asked anew while it is shown, in milliseconds; when something has changed if left out. */
  refreshMs?: number;
  /** Stands above the generated list and record page: what follows from what was changed here. */
  banner?: ComponentType;
}

/** Overrides by API path. */
export type ResourceOverrides = Record<string, ResourceOverride>;
