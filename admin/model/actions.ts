import { matches } from './matches';
import type { ActionModel, ResourceModel } from './resource-model';

/** What may be done with a record as it is now. */
export const actionsFor = ({ actions }: Pick<ResourceModel, 'actions'>, record: object): ActionModel[] =>
  actions.filter(({ when }) => !when || when.some((filter) => matches(record, filter)));

/** Of these what its row offers as well: what is not for every record. */
export const rowActionsOf = ({ actions }: ResourceModel): ActionModel[] => actions.filter(({ when }) => when);
