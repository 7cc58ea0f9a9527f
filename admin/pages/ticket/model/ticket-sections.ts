import type { FieldModel, ResourceModel } from '../../../model/resource-model';
import { type Section, sectionsOf } from '../../../model/sections';

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

/** Reader of the screens of a ticket. */
interface Reader {
  isCustomer: boolean;
}

/** The properties of a ticket by sections. */
export function propertySections({ fields, sections }: ResourceModel, { isCustomer }: Reader): Section[] {
  const isHidden = ({ name }: FieldModel) =>
    elsewhere.has(name) || (isCustomer && (ofTheDesk.has(name) || name === 'customerContact'));
  const shown = fields.filter((field) => field.section && !isHidden(field));
  return sectionsOf(shown, sections);
}

/** Whether a field applies to orders alone; another ticket shows it only with a value. */
export const isOfOrders = ({ section }: Pick<FieldModel, 'section'>): boolean => section === 'execution';

/** The fields of the form of a ticket. */
export function formFields(fields: readonly FieldModel[], { isCustomer }: Reader): FieldModel[] {
  const asked = fields.filter(({ name, section }) => section && !notAsked.has(name));
  if (!isCustomer) return asked;
  return asked
    .filter(({ name }) => !ofTheDesk.has(name))
    .map((field) => {
      if (field.name === 'preferredDate') return { ...field, when: { customerPriority: 'PREFERRED_DATE' } };
      return place.has(field.name) ? { ...field, section: 'request' } : field;
    });
}
