import { createContext, useContext } from 'react';
import { useGetOne } from 'react-admin';
import { useSearchParams } from 'react-router';
import { valueAt } from '../../model/paths';
import type { ResourceModel } from '../../model/resource-model';
import { useApplication } from '../../providers/application';

/** The resource into which tables are imported, and the addresses of its imports. */
interface ImportPlace {
  model: ResourceModel;
  /** API path of the imports: of all records, or below the record above them. */
  path: string;
  /** Address of the screen with the records. */
  records: string;
  /** Title of the record above; undefined without one, and while it loads. */
  owner?: string;
}

const context = createContext<ImportPlace | undefined>(undefined);

/** Provides the place of an import to the parts of its page. */
export const ImportPlaceProvider = context.Provider;

/** The place of the import around; throws outside of the page of an import. */
export function useImportPlace(): ImportPlace {
  const place = useContext(context);
  if (!place) throw new Error('useImportPlace needs the page of an import around it');
  return place;
}

/** Parameter of the address with the id of the record above. */
const ABOVE = 'of';

/** Address of the page that imports records, below a record if its id is given. */
export const importAddress = ({ route }: ResourceModel, above?: string | number) =>
  `/${route}/import${above === undefined ? '' : `?${ABOVE}=${encodeURIComponent(above)}`}`;

/** The place that the address of a page names. */
export function useAddressedPlace(model: ResourceModel): ImportPlace {
  const [query] = useSearchParams();
  const { models } = useApplication();
  const above = models.find(({ path }) => path === model.import?.below);
  const id = query.get(ABOVE) ?? '';
  const { data } = useGetOne(above?.route ?? '', { id }, { enabled: above !== undefined, onError: () => undefined });
  if (!above) return { model, path: `${model.path}/import`, records: `/${model.route}` };
  const segment = encodeURIComponent(id);
  return {
    model,
    path: `${above.path}/${segment}/${model.path}/import`,
    records: `/${above.route}/${segment}/show?tab=${model.path}`,
    owner: data && String(valueAt(data, above.title) ?? ''),
  };
}
