import InboxOutlined from '@mui/icons-material/InboxOutlined';
import { type ComponentType, useMemo } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { listAddress } from '../../model/list-address';
import { useApplication } from '../../providers/application';
import { useOverrides } from '../panels/use-overrides';
import { ResourceModelProvider } from '../resource-model-context';
import { HomeLine, type HomeLineProps } from './HomeLine';
import { ListPanel } from './ListPanel';
import { PanelNote } from './PanelNote';
import type { Home, HomeList } from './use-home';

/** Props of a look of a list: the list with its title and address, and all lists of the screen. */
export interface HomeLookProps {
  list: HomeList;
  title: string;
  to: string;
  lists: readonly HomeList[];
}

/** Looks of the lists of a resource: of their lines, of whole lists by name, and of empty ones by name. */
export interface HomeLooks {
  Line?: ComponentType<HomeLineProps>;
  lists?: Readonly<Record<string, ComponentType<HomeLookProps>>>;
  empty?: Readonly<Record<string, ComponentType<Pick<HomeLookProps, 'lists'>>>>;
}

/** Props of the lists. */
interface HomeListsProps {
  home: Pick<Home, 'lists'>;
  /** Shows the lists of the narrow column. */
  aside?: boolean;
  /** Looks by API path of the resource; other lists look as generated. */
  looks: Readonly<Record<string, HomeLooks>>;
}

/** The lists of the dashboard in one of its columns: declared views (`as: 'home'`) and saved queries. */
export function HomeLists({ home: { lists }, aside = false, looks }: HomeListsProps) {
  return lists
    .filter((list) => list.aside === aside)
    .map((list) => (
      <OneList key={`${list.resource}/${list.name}`} list={list} lists={lists} looks={looks[list.resource] ?? {}} />
    ));
}

function OneList({ list, lists, looks }: { list: HomeList; lists: readonly HomeList[]; looks: HomeLooks }) {
  const translate = useTranslate();
  const { models } = useApplication();
  const overrides = useOverrides();
  const { resource, name, line, rows, total, exact, kept } = list;
  const model = models.find(({ path }) => path === resource);
  const context = useMemo(() => model && { model, override: overrides[resource] ?? {} }, [model, overrides, resource]);
  if (!model || !context) return null;
  const label = `resources.${resource}.views.${name}`;
  const title = list.title ?? translate(label);
  const to = listAddress(model.route, list);
  const Look = looks.lists?.[name];
  if (Look) return <Look list={list} title={title} to={to} lists={lists} />;
  const Empty = looks.empty?.[name];
  const Line = looks.Line ?? HomeLine;
  const empty = Empty ? <Empty lists={lists} /> : <PanelNote icon={InboxOutlined} text={translate(`${label}Empty`)} />;
  return (
    <ResourceModelProvider value={context}>
      <ListPanel
        title={title}
        list={{ rows: rows as RaRecord[], total, exact }}
        to={to}
        line={(record) => <Line key={record.id} record={record} fields={line} />}
        empty={kept && empty}
      />
    </ResourceModelProvider>
  );
}
