import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetManyParams, Identifier, RaRecord, UpdateParams } from 'react-admin';
import { changedFields, filledFields } from '../model/record-diff';
import { SERVICES_BASE } from './address';
import { uploadFile } from './files';
import { apiAnswer, apiFetch, readJson } from './http';
import { SubmissionKeys } from './submission-keys';

/** Most rows that the API returns in one answer (contract, dialect). */
const MAXIMUM_RANGE = 200;

/** A resource's name in react-admin (its route) and its path in the API. */
export interface ResourceAddress {
  route: string;
  path: string;
}

type Fields = Record<string, unknown>;
type Place = { below?: string };
/** The fields of a form with a file. */
type Texts = Record<string, string | number | boolean | object>;
type HttpClient = NonNullable<Parameters<typeof simpleRestProvider>[1]>;

/**
 * The data provider of the contract's dialect: ra-data-simple-rest, with PATCH of changed fields under If-Match,
 * Idempotency-Key on create, ranges on getMany and `meta.totalExact` false when a list is longer than it was counted.
 * `meta.below` is the API path of a list or creation below another record, `meta.file` the file that a creation sends.
 */
export function createDataProvider(resources: readonly ResourceAddress[]): DataProvider {
  const paths = new Map(resources.map(({ route, path }) => [route, path]));
  const pathOf = (resource: string, meta?: Place) => meta?.below ?? paths.get(resource) ?? resource;
  const capped = new WeakSet<object>();
  const keys = new SubmissionKeys();

  const http: HttpClient = async (address, options = {}) => {
    const answer = await apiAnswer(address, { signal: options.signal ?? undefined });
    const json = await readJson<object>(answer);
    if (answer.headers.get('X-Total-Exact') === 'false') capped.add(json);
    return { status: answer.status, headers: answer.headers, body: '', json };
  };
  const providerOf = (client: HttpClient) => simpleRestProvider(`${SERVICES_BASE}v1`, client, 'X-Total-Count');
  const base = providerOf(http);

  const getPage = async (resource: string, params: GetListParams & { signal?: AbortSignal }) => {
    const { fields } = (params.meta ?? {}) as { fields?: readonly string[] };
    const only = fields && `&fields=${encodeURIComponent(JSON.stringify(fields))}`;
    const provider = only ? providerOf((address, options) => http(`${address}${only}`, options)) : base;
    const result = await provider.getList(pathOf(resource, params.meta), { ...params, filter: params.filter ?? {} });
    return { ...result, meta: { totalExact: !capped.has(result.data) } };
  };

  const getList = async (resource: string, params: GetListParams & { signal?: AbortSignal }) => {
    const { page = 1, perPage = 25 } = params.pagination ?? {};
    if (perPage <= MAXIMUM_RANGE) return getPage(resource, params);
    const rows: RaRecord[] = [];
    for (let offset = (page - 1) * perPage; ; offset += MAXIMUM_RANGE) {
      const pagination = { page: Math.floor(offset / MAXIMUM_RANGE) + 1, perPage: MAXIMUM_RANGE };
      const part = await getPage(resource, { ...params, pagination });
      rows.push(...part.data);
      if (part.data.length < MAXIMUM_RANGE || rows.length >= perPage) return { ...part, data: rows.slice(0, perPage) };
    }
  };

  const getMany = async (resource: string, { ids, meta, signal }: GetManyParams & { signal?: AbortSignal }) => {
    const parts = await Promise.all(
      chunks(ids, MAXIMUM_RANGE).map((part) =>
        apiFetch<RaRecord[]>(pathOf(resource), {
          query: { filter: { id_eq_any: part }, range: [0, part.length - 1], embed: meta?.embed, count: 'none' },
          signal,
        }),
      ),
    );
    return { data: parts.flat() };
  };

  const update = async (resource: string, { id, data, previousData }: UpdateParams) => {
    const before = (previousData ?? {}) as Fields;
    const body = changedFields(before, data);
    if (Object.keys(body).length === 0) return { data: { ...before, ...data, id } };
    const version = (before.version ?? data.version) as number | undefined;
    const address = recordOf(pathOf(resource), id);
    return { data: await apiFetch<RaRecord>(address, { method: 'PATCH', body, version }) };
  };

  const remove = async (resource: string, id: Identifier, version?: number) =>
    apiFetch<RaRecord>(recordOf(pathOf(resource), id), { method: 'DELETE', version });

  const provider = {
    ...base,
    getList,
    getOne: (resource: string, params: Parameters<typeof base.getOne>[1]) => base.getOne(pathOf(resource), params),
    getMany,
    getManyReference: (
      resource: string,
      { target, id, filter, ...params }: Parameters<typeof base.getManyReference>[1],
    ) => getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: async (resource: string, { data, meta }: { data: Partial<RaRecord>; meta?: Place & { file?: File } }) => {
      const body = filledFields(data);
      const path = pathOf(resource, meta);
      if (meta?.file) return { data: await uploadFile<RaRecord>(path, meta.file, { fields: body as Texts }) };
      const submission = keys.of(path, body);
      const record = await submission.settle((idempotencyKey) =>
        apiFetch<RaRecord>(path, { method: 'POST', body, idempotencyKey }),
      );
      return { data: record };
    },
    update,
    updateMany: async (resource: string, { ids, data }: { ids: Identifier[]; data: Fields }) => {
      const { data: records } = await getMany(resource, { ids });
      await Promise.all(records.map((previousData) => update(resource, { id: previousData.id, data, previousData })));
      return { data: ids };
    },
    delete: async (resource: string, { id, previousData }: { id: Identifier; previousData?: RaRecord }) => ({
      data: (await remove(resource, id, previousData?.version)) ?? { ...previousData, id },
    }),
    deleteMany: async (resource: string, { ids }: { ids: Identifier[] }) => {
      await Promise.all(ids.map((id) => remove(resource, id)));
      return { data: ids };
    },
    supportAbortSignal: true,
  };
  return provider as unknown as DataProvider;
}

const recordOf = (path: string, id: Identifier) => `${path}/${encodeURIComponent(id)}`;

/** A list in parts of at most a size. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}
