import { personalPartOf } from '../resource/field.js';
import { isAnyReference, targetOf } from '../resource/reference-kinds.js';
import { resourceOf } from '../resource/resource.js';
import type { ResourceModel } from '../resource/resource-model.js';

/** Whether records of a resource describe a person or refer to a user. */
export const hasPersons = ({ fields }: Pick<ResourceModel, 'fields'>): boolean =>
  fields.some((field) => {
    const part = personalPartOf(field);
    if (part && part !== 'copy') return true;
    return isAnyReference(field) && resourceOf(targetOf(field)).options.users === true;
  });
