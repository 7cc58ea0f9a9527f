import { join } from 'node:path';
import { MinLength } from 'class-validator';
import { Category } from '../../../masterdata/category.entity.js';
import { projectRoot } from '../../../platform/project-root.js';
import { TICKET_PRIORITIES, TICKET_TYPES, type TicketPriority } from '../../../vocabulary/ticket.js';
import { DEMO_ACCOUNTS, DEMO_TENANTS, type DemoTenant } from '../../accounts.js';
import {
  byName,
  Converted,
  DataReader,
  Item,
  itemOf,
  List,
  listOf,
  type Path,
  RecordData,
  RecordOf,
} from './data-reader.js';
import { TenantData } from './tenant-data.js';
import {
  AppointmentData,
  BEGINNINGS,
  PaperData,
  Phrases,
  PROBLEM_TEXTS,
  PriorityData,
  ProblemData,
  RatingData,
  StepData,
  StoryData,
  TasksData,
  Texts,
  WorkData,
} from './ticket-data.js';

@RecordOf(() => Category)
class CategoryData extends RecordData {
  @MinLength(1) readonly code!: string;
  @Item(() => Texts) readonly name!: Texts;
}

class PapersData {
  @Item(() => PaperData) readonly quote!: PaperData;
  @Item(() => PaperData) readonly invoice!: PaperData;
  @Item(() => PaperData) readonly log!: PaperData;
}

/** The demo data (docs/demo-data.md): the folder `demo`, each property a file or folder. */
export class DemoData {
  @List(() => AppointmentData) readonly appointments!: readonly AppointmentData[];
  @List(() => CategoryData) readonly categories!: readonly CategoryData[];
  @Item(() => PapersData) readonly papers!: PapersData;
  @Phrases() readonly phrases!: Phrases;
  /** Photos and logos, as PNG. */
  @Converted(byName()) readonly pictures!: ReadonlyMap<string, Buffer>;
  @Converted(
    byName(
      itemOf(() => PriorityData),
      'priority',
    ),
  )
  readonly priorities!: ReadonlyMap<TicketPriority, PriorityData>;
  /** Problems of all tenants, by file. */
  @Converted(byName(listOf(itemOf(() => ProblemData)))) readonly problems!: ReadonlyMap<string, readonly ProblemData[]>;
  @List(() => RatingData) readonly ratings!: readonly RatingData[];
  @Converted(byName(itemOf(() => StepData))) readonly steps!: ReadonlyMap<string, StepData>;
  @List(() => StoryData) readonly stories!: readonly StoryData[];
  @Item(() => TasksData) readonly tasks!: TasksData;
  @Item(() => WorkData) readonly work!: WorkData;
  @Item(() => TenantData) readonly alpina!: TenantData;
  @Item(() => TenantData) readonly nordwind!: TenantData;
}

/** Phrases that the player uses without a step that names them. */
const NEEDED_PHRASES = ['greeting', 'goodbye', 'handover', 'notInvoiced', 'internallyInvoiced', 'incomplete'];

/**
 * Reads the demo data and checks it: form and limits of each value, by the product's own rules where it becomes a record,
 * and the existence of each named record. @throws DataFault with one sentence for each fault
 */
export async function readDemoData(folder = join(projectRoot, 'demo')): Promise<DemoData> {
  const reader = new DataReader(folder);
  const data = await reader.read(DemoData);
  reader.checkNames((kind, path) => namesOf(data, kind, path));
  checkShared(data, reader);
  for (const tenant of DEMO_TENANTS) checkTenant(data[tenant], tenant, reader);
  reader.refuseFaults();
  return data;
}

type NamesByKind = Readonly<Record<string, Iterable<string>>>;

const sharedNames = ({ categories, phrases, pictures, steps }: DemoData): NamesByKind => ({
  type: TICKET_TYPES,
  priority: TICKET_PRIORITIES,
  'category at all': categories.map(({ code }) => code),
  picture: pictures.keys(),
  phrase: [...PROBLEM_TEXTS, ...phrases.keys()],
  step: steps.keys(),
});

const namesIn = ({ tenant, people, groups, customers, catalog }: TenantData, name: DemoTenant): NamesByKind => ({
  category: tenant.categories,
  SLA: tenant.slas.map((sla) => sla.name),
  person: [...DEMO_ACCOUNTS.filter(({ tenants }) => tenants[name]), ...people].map(({ username }) => username),
  group: groups.map((group) => group.name),
  customer: customers.map(({ code }) => code),
  'catalogue item': catalog.map(({ number }) => number),
  location: customers.flatMap(({ locations }) => locations.map(({ externalId }) => externalId)),
});

/** The names of a kind that are valid at a path: outside the folders of tenants, the names common to all tenants. */
function namesOf(data: DemoData, kind: string, [folder]: Path): Iterable<string> {
  const shared = sharedNames(data)[kind];
  if (shared) return shared;
  const own = DEMO_TENANTS.filter((tenant) => tenant === folder);
  const lists = (own.length > 0 ? own : DEMO_TENANTS).map((tenant) => [...(namesIn(data[tenant], tenant)[kind] ?? [])]);
  return lists.reduce((common, list) => common.filter((name) => list.includes(name)));
}

function checkShared({ phrases, pictures, priorities, steps, stories }: DemoData, reader: DataReader): void {
  for (const [name, content] of pictures) {
    if (!Buffer.isBuffer(content) || !content.includes('PNG')) reader.fault(['pictures', name], 'is no PNG');
  }
  for (const name of NEEDED_PHRASES) if (!phrases.has(name)) reader.fault(['phrases'], `"${name}" is missing`);
  for (const name of TICKET_PRIORITIES) if (!priorities.has(name)) reader.fault(['priorities'], `${name} is missing`);
  for (const [index, entry] of stories.entries()) {
    for (const [number, [first = '']] of entry.stories.entries()) {
      if (BEGINNINGS.includes(steps.get(first)?.do)) continue;
      reader.fault(['stories', `${index}`, 'stories', `${number}`], `a story does not begin with "${first}"`);
    }
  }
}

function checkTenant(data: TenantData, tenant: DemoTenant, reader: DataReader): void {
  const { groups, customers, problems } = data;
  for (const [kind, names] of Object.entries(namesIn(data, tenant))) {
    const repeated = [...names].filter((name, index, all) => all.indexOf(name) !== index);
    for (const name of repeated) reader.fault([tenant], `the ${kind} "${name}" occurs twice`);
  }
  const desks = groups.filter(({ active, executingCompany }) => active && !executingCompany);
  for (const type of TICKET_TYPES) {
    if (desks.some(({ defaultForTypes }) => defaultForTypes.includes(type))) continue;
    reader.fault([tenant, 'groups'], `no group of the desk is the default for tickets of type ${type}`);
  }
  for (const [index, { customer, at: spots = [] }] of problems.entries()) {
    const own = customers.find(({ code }) => code === customer)?.locations ?? [];
    for (const [number, { location }] of spots.entries()) {
      if (own.some(({ externalId }) => externalId === location)) continue;
      const path = [tenant, 'problems', `${index}`, 'at', `${number}`];
      reader.fault(path, `the location "${location}" is none of the customer "${customer}"`);
    }
  }
}
