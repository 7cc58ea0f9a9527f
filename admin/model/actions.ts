import { type MatchContext, matches } from './matches';
import type { ActionModel, ResourceModel } from './resource-model';

type Acted = Pick<ResourceModel, 'actions' | 'fields'>;

/** What may be done with a record as it is now. */
export const actionsFor = ({ actions, fields }: Acted, record: object, context: MatchContext): ActionModel[] =>
  actions.filter(({ when }) => !when || when.some((filter) => matches(record, filter, fields, context)));

/** The same for its row: what is not for every record. */
export const rowActionsFor = ({ actions, fields }: Acted, record: object, context: MatchContext): ActionModel[] =>
  actionsFor({ actions: rowActionsOf({ actions }), fields }, record, context);

/** What rows of a resource may offer. */
export const rowActionsOf = ({ actions }: Pick<ResourceModel, 'actions'>): ActionModel[] =>
  actions.filter(({ when }) => when);

/** What may be done with several records at once: the actions of rows that answer nothing of their own. */
export const bulkActionsOf = ({ actions }: Pick<ResourceModel, 'actions'>): ActionModel[] =>
  rowActionsOf({ actions }).filter(({ answer }) => !answer);
