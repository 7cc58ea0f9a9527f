import { type ComponentType, lazy, type ReactElement, Suspense, useMemo } from 'react';
import { type RaRecord, Resource } from 'react-admin';
import { Route } from 'react-router';
import { PageSkeleton } from '../components/PageSkeleton';
import { valueAt } from '../model/paths';
import type { ResourceModel } from '../model/resource-model';
import { inLanguage } from '../model/translated-text';
import { useApplication } from '../providers/application';
import type { ResourceOverride } from './overrides';

interface PageProps {
  model: ResourceModel;
  override: ResourceOverride;
}

/** The pages of a resource. */
type Page = 'list' | 'show' | 'create' | 'edit' | 'import';

const pages: Record<Page, ComponentType<PageProps>> = {
  list: lazy(() => import('./list/ListPage')),
  show: lazy(() => import('./pages/ShowPage')),
  create: lazy(() => import('./pages/CreatePage')),
  edit: lazy(() => import('./pages/EditPage')),
  import: lazy(() => import('./import/ImportPage')),
};

/**
 * The react-admin resource of a model, with the pages that this user may open. Pages are loaded when they are first
 * opened; pages of the override replace the generated ones.
 */
export function generatedResource(model: ResourceModel, override: ResourceOverride = {}): ReactElement {
  const { can, route } = model;
  const page = (name: Exclude<Page, 'import'>, isAllowed: boolean) =>
    isAllowed ? (override[name] ?? <GeneratedPage page={name} model={model} override={override} />) : undefined;
  return (
    <Resource
      key={route}
      name={route}
      list={page('list', can.list)}
      show={page('show', can.list)}
      create={page('create', can.create)}
      edit={page('edit', can.update)}
      options={{ label: model.label }}
      recordRepresentation={(record: RaRecord) =>
        inLanguage(valueAt(record, model.title), document.documentElement.lang)
      }
    >
      {model.import && (
        <Route path="import" element={<GeneratedPage page="import" model={model} override={override} />} />
      )}
    </Resource>
  );
}

const without = (model: ResourceModel, names: readonly string[] = []): ResourceModel =>
  names.length === 0 ? model : { ...model, fields: model.fields.filter(({ name }) => !names.includes(name)) };

/** The page of a resource by the present document. */
function GeneratedPage({ page, model: first, override }: PageProps & { page: Page }) {
  const Content = pages[page];
  const current = useApplication().models.find(({ path }) => path === first.path) ?? first;
  const model = useMemo(() => without(current, override.omit), [current, override.omit]);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Content model={model} override={override} />
    </Suspense>
  );
}
