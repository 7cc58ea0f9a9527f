import type { FieldModel } from '../../../model/resource-model';
import { type Section, sectionsOf } from '../../../model/sections';

/** The sections of a ticket in the order of its form and of its properties; others stand behind them. */
const ORDER = ['request', 'contact', 'assignment', 'dates', 'execution', 'customerData', 'closing', 'internal'];
/** The section of fields that apply to orders. */
const OF_ORDERS = 'execution';

const CLARIFICATION = ['clarificationReason', 'clarificationText', 'previousState'];
const MOMENTS = ['submittedAt', 'workCompletedAt', 'closedAt'];
/** Fields with a place of their own on the page of a ticket. */
const elsewhere = new Set(['type', 'customerDescription', ...CLARIFICATION, ...MOMENTS]);
/** Fields that customers read and their screens leave out: their own company and channel, and the desk's order of work. */
const ofTheDesk = new Set(['customer', 'contactChannel', 'priority', 'reopenings']);
/** Fields that no form of a new ticket has. */
const notAsked = new Set(['followUpOf', 'costEstimate', 'approval', 'closingNote']);
/** Customers are asked for the place of their request, since their contact is known and folded. */
const place = new Set(['location', 'asset']);

function inOrder(fields: FieldModel[]): Section[] {
  const rank = ({ name = '' }: Section) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
  return sectionsOf(fields).toSorted((one, other) => rank(one) - rank(other));
}

/** Reader of the screens of a ticket. */
interface Reader {
  isCustomer: boolean;
}

/** The properties of a ticket by sections. */
export function propertySections(fields: readonly FieldModel[], { isCustomer }: Reader): Section[] {
  const isHidden = ({ name }: FieldModel) =>
    elsewhere.has(name) || (isCustomer && (ofTheDesk.has(name) || name === 'customerContact'));
  return inOrder(fields.filter((field) => field.section && !isHidden(field)));
}

/** Whether a field applies to orders alone; another ticket shows it only with a value. */
export const isOfOrders = ({ section }: Pick<FieldModel, 'section'>): boolean => section === OF_ORDERS;

/** A section of the form; a folded one is rarely used. */
export interface FormSection extends Section {
  isFolded: boolean;
}

/** The present state of the form. */
interface FormState extends Reader {
  /** Mandatory fields of a submission, as the server returns them; in a list of several, one of them suffices. */
  mandatory: readonly (readonly string[])[];
  isOrder: boolean;
}

/** The sections of the form for writable fields, folded ones at the end. */
export function formSections(fields: readonly FieldModel[], { isCustomer }: Reader): FormSection[] {
  const folded = ['customerData', 'internal', ...(isCustomer ? ['contact'] : [])];
  const asked = fields
    .filter(({ name, section }) => section && !notAsked.has(name) && !(isCustomer && ofTheDesk.has(name)))
    .map((field) => (isCustomer && place.has(field.name) ? { ...field, section: 'request' } : field));
  return inOrder(asked)
    .map((section) => ({ ...section, isFolded: folded.includes(section.name ?? '') }))
    .toSorted((one, other) => Number(one.isFolded) - Number(other.isFolded));
}

/** The fields of a section in the present form, with the mandatory ones marked. */
export function formFields({ name: section, fields }: Section, { mandatory, isOrder, isCustomer }: FormState) {
  if (section === OF_ORDERS && !isOrder) return [];
  // Customers choose their own priority; the effective one follows it.
  const own = isCustomer ? 'customerPriority' : 'priority';
  const isAsked = (name: string) =>
    mandatory.some((names) => names.length === 1 && name === (names[0] === 'priority' ? own : names[0]));
  return fields
    .filter(({ name }) => name !== 'preferredDate' || !isCustomer || isAsked(name))
    .map((field) => ({ ...field, required: isAsked(field.name) }));
}
