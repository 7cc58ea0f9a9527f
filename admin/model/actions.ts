import { type MatchContext, matches } from './matches';
import { valueAt } from './paths';
import { type ActionModel, canSwitch, type ResourceModel } from './resource-model';

type Acted = Pick<ResourceModel, 'actions' | 'fields'>;

/** The actions of a record in its present state. */
export const actionsFor = ({ actions, fields }: Acted, record: object, context: MatchContext): ActionModel[] =>
  actions.filter(
    ({ when, can }) =>
      (!can || valueAt(record, `can.${can}`) === true) &&
      (!when || when.some((filter) => matches(record, filter, fields, context))),
  );

/** The actions in the row of a record: those with a condition or a right that stand in no menu. */
export const rowActionsFor = ({ actions, fields }: Acted, record: object, context: MatchContext): ActionModel[] =>
  actionsFor({ actions: rowActionsOf({ actions }), fields }, record, context);

/** The actions that rows of a resource may offer. */
export const rowActionsOf = ({ actions }: Pick<ResourceModel, 'actions'>): ActionModel[] =>
  actions.filter(({ when, can, place }) => (when || can) && !place);

/** The actions in the menu of a line in the record's present state. */
export const menuActionsFor = ({ actions, fields }: Acted, record: object, context: MatchContext): ActionModel[] =>
  actionsFor({ actions: actions.filter(({ place }) => place === 'menu'), fields }, record, context);

/** The actions for many records at once. */
export const bulkActionsOf = ({ actions }: Pick<ResourceModel, 'actions'>): ActionModel[] =>
  actions.filter(({ isBulk }) => isBulk);

/** Whether the user may delete many records at once. */
export const mayDeleteMany = ({ can, bulk }: Pick<ResourceModel, 'can' | 'bulk'>): boolean =>
  can.delete && bulk.includes('delete');

/** Whether the user may activate and deactivate many records at once. */
export const maySwitchMany = (model: ResourceModel): boolean => canSwitch(model) && model.bulk.includes('update');

/** Whether the user may act on many records at once in any way. */
export const mayActOnMany = (model: ResourceModel): boolean =>
  mayDeleteMany(model) || maySwitchMany(model) || bulkActionsOf(model).length > 0;

/** Base key of the texts of an action. */
export const baseOf = ({ label }: ActionModel) => label.slice(0, -'.name'.length);
