import { join } from 'node:path';
import { MinLength } from 'class-validator';
import { Category } from '../../../masterdata/category.entity.js';
import { projectRoot } from '../../../platform/project-root.js';
import { TICKET_PRIORITIES, TICKET_TYPES, type TicketPriority } from '../../../vocabulary/ticket.js';
import { DEMO_ACCOUNTS, DEMO_TENANTS, type DemoTenant } from '../../accounts.js';
import {
  byName,
  DataReader,
  Form,
  Item,
  itemOf,
  List,
  listOf,
  type Place,
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

/** Everything that the demonstration tells (docs/demo-data.md): the folder `demo`, each property a file or folder. */
export class DemoData {
  @List(() => AppointmentData) readonly appointments!: readonly AppointmentData[];
  @List(() => CategoryData) readonly categories!: readonly CategoryData[];
  @Item(() => PapersData) readonly papers!: PapersData;
  @Phrases() readonly phrases!: Phrases;
  /** Photos and logos, as PNG. */
  @Form(byName()) readonly pictures!: ReadonlyMap<string, Buffer>;
  @Form(
    byName(
      itemOf(() => PriorityData),
      'priority',
    ),
  )
  readonly priorities!: ReadonlyMap<TicketPriority, PriorityData>;
  /** What happens everywhere, by file. */
  @Form(byName(listOf(itemOf(() => ProblemData)))) readonly problems!: ReadonlyMap<string, readonly ProblemData[]>;
  @List(() => RatingData) readonly ratings!: readonly RatingData[];
  @Form(byName(itemOf(() => StepData))) readonly steps!: ReadonlyMap<string, StepData>;
  @List(() => StoryData) readonly stories!: readonly StoryData[];
  @Item(() => TasksData) readonly tasks!: TasksData;
  @Item(() => WorkData) readonly work!: WorkData;
  @Item(() => TenantData) readonly alpina!: TenantData;
  @Item(() => TenantData) readonly nordwind!: TenantData;
}

/** Phrases that are said whatever the steps say. */
const NEEDED_PHRASES = ['greeting', 'goodbye', 'handover', 'notInvoiced', 'internallyInvoiced', 'incomplete'];

/**
 * Reads the demo data and checks it: form and limits of each value, by the product's own rules where it becomes a record,
 * and that everything is there that is named. @throws DataFault with one sentence for each fault
 */
export async function readDemoData(folder = join(projectRoot, 'demo')): Promise<DemoData> {
  const reader = new DataReader(folder);
  const data = await reader.read(DemoData);
  reader.judgeNames((kind, place) => namesOf(data, kind, place));
  judgeShared(data, reader);
  for (const tenant of DEMO_TENANTS) judgeTenant(data[tenant], tenant, reader);
  reader.refuseFaults();
  return data;
}

type Known = Readonly<Record<string, Iterable<string>>>;

const sharedNames = ({ categories, phrases, pictures, steps }: DemoData): Known => ({
  type: TICKET_TYPES,
  priority: TICKET_PRIORITIES,
  'category at all': categories.map(({ code }) => code),
  picture: pictures.keys(),
  phrase: [...PROBLEM_TEXTS, ...phrases.keys()],
  step: steps.keys(),
});

const namesIn = ({ tenant, people, groups, customers, catalog }: TenantData, name: DemoTenant): Known => ({
  category: tenant.categories,
  SLA: tenant.slas.map((sla) => sla.name),
  person: [...DEMO_ACCOUNTS.filter(({ tenants }) => tenants[name]), ...people].map(({ username }) => username),
  group: groups.map((group) => group.name),
  customer: customers.map(({ code }) => code),
  'catalogue item': catalog.map(({ number }) => number),
  location: customers.flatMap(({ locations }) => locations.map(({ externalId }) => externalId)),
});

/** The names that are known at a place: outside the folders of tenants those that every tenant knows. */
function namesOf(data: DemoData, kind: string, [folder]: Place): Iterable<string> {
  const shared = sharedNames(data)[kind];
  if (shared) return shared;
  const here = DEMO_TENANTS.filter((tenant) => tenant === folder);
  const lists = (here.length > 0 ? here : DEMO_TENANTS).map((tenant) => [
    ...(namesIn(data[tenant], tenant)[kind] ?? []),
  ]);
  return lists.reduce((known, list) => known.filter((name) => list.includes(name)));
}

function judgeShared({ phrases, pictures, priorities, steps, stories }: DemoData, reader: DataReader): void {
  for (const [name, content] of pictures) {
    if (!Buffer.isBuffer(content) || !content.includes('PNG')) reader.fault(['pictures', name], 'is no PNG');
  }
  for (const name of NEEDED_PHRASES) if (!phrases.has(name)) reader.fault(['phrases'], `"${name}" is missing`);
  for (const name of TICKET_PRIORITIES) if (!priorities.has(name)) reader.fault(['priorities'], `${name} is missing`);
  for (const [at, { stories: lives }] of stories.entries()) {
    for (const [number, [first = '']] of lives.entries()) {
      if (BEGINNINGS.includes(steps.get(first)?.do)) continue;
      reader.fault(['stories', `${at}`, 'stories', `${number}`], `a story does not begin with "${first}"`);
    }
  }
}

function judgeTenant(told: TenantData, tenant: DemoTenant, reader: DataReader): void {
  const { groups, customers, problems } = told;
  for (const [kind, names] of Object.entries(namesIn(told, tenant))) {
    const twice = [...names].filter((name, at, all) => all.indexOf(name) !== at);
    for (const name of twice) reader.fault([tenant], `the ${kind} "${name}" is told twice`);
  }
  const desks = groups.filter(({ active, executingCompany }) => active && !executingCompany);
  for (const type of TICKET_TYPES) {
    if (desks.some(({ defaultForTypes }) => defaultForTypes.includes(type))) continue;
    reader.fault([tenant, 'groups'], `no group of the desk is there for tickets of type ${type}`);
  }
  for (const [at, { customer, at: spots = [] }] of problems.entries()) {
    const own = customers.find(({ code }) => code === customer)?.locations ?? [];
    for (const [number, { location }] of spots.entries()) {
      if (own.some(({ externalId }) => externalId === location)) continue;
      const place = [tenant, 'problems', `${at}`, 'at', `${number}`];
      reader.fault(place, `the location "${location}" is none of the customer "${customer}"`);
    }
  }
}
