import { type MatchContext, matches } from './matches';
import type { ActionModel, ResourceModel } from './resource-model';

type Acted = Pick<ResourceModel, 'actions' | 'fields'>;

/** The actions of a record in its present state. */
export const actionsFor = ({ actions, fields }: Acted, record: object, context: MatchContext): ActionModel[] =>
  actions.filter(({ when }) => !when || when.some((filter) => matches(record, filter, fields, context)));

/** The actions in the row of a record: those with a condition. */
export const rowActionsFor = ({ actions, fields }: Acted, record: object, context: MatchContext): ActionModel[] =>
  actionsFor({ actions: rowActionsOf({ actions }), fields }, record, context);

/** The actions that rows of a resource may offer. */
export const rowActionsOf = ({ actions }: Pick<ResourceModel, 'actions'>): ActionModel[] =>
  actions.filter(({ when }) => when);

/** The actions for several records at once: row actions without an answer of their own. */
export const bulkActionsOf = ({ actions }: Pick<ResourceModel, 'actions'>): ActionModel[] =>
  rowActionsOf({ actions }).filter(({ answer }) => !answer);
