import type { ResourceModel } from '../../admin/model/resource-model';
import { groupedModels, groups } from '../../admin/pages/masterdata-hub/grouped-models';
import { RESOURCE_GROUPS } from '../../api/vocabulary/master-data';

const of = (path: string, group?: string) => ({ path, group }) as ResourceModel;
const pathsBy = (models: ResourceModel[]) =>
  groupedModels(models).map(({ group, models: members }) => [group, members.map(({ path }) => path)]);

describe('the groups of the master data', () => {
  it('are those that resources may name', () => {
    expect(groups).toEqual(RESOURCE_GROUPS);
  });

  it('stand in their order, each with its resources as they are sorted, and none that is empty', () => {
    expect(pathsBy([of('sla', 'DEADLINES'), of('b', 'CUSTOMERS'), of('a', 'CUSTOMERS')])).toEqual([
      ['CUSTOMERS', ['b', 'a']],
      ['DEADLINES', ['sla']],
    ]);
  });

  it('end with what names none, or one that is not known', () => {
    expect(pathsBy([of('own'), of('later', 'FLEET'), of('category', 'TICKETS')])).toEqual([
      ['TICKETS', ['category']],
      ['OTHER', ['own', 'later']],
    ]);
  });
});
