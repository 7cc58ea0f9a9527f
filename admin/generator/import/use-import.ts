import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { uploadFile } from '../../providers/files';
import { apiAddress, apiAnswer, apiFetch, readJson } from '../../providers/http';
import { type DataImport, IMPORTS, type ImportedRow, type ImportOutcome, importPath, isWorking } from './import';
import { useImportPlace } from './import-place';

/** Interval at which a running import is loaded again if no live update comes, in milliseconds. */
const PACE = 2_000;

/** Number of rows of a page. */
export const ROWS = 50;

/** One import, loaded again and again while the server works on it. */
export function useImport(id: string | null) {
  return useQuery({
    queryKey: [IMPORTS, 'getOne', { id }],
    queryFn: ({ signal }) => apiFetch<DataImport>(importPath(id as string), { signal }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data && isWorking(state.data) ? PACE : false),
  });
}

/** The imports of the place of the last day, newest first. */
export function useLatestImports() {
  const { path } = useImportPlace();
  return useQuery({
    queryKey: [IMPORTS, 'latest', path],
    queryFn: ({ signal }) => apiFetch<DataImport[]>(path, { signal }),
  });
}

/** One page of an import's rows, all or those of one outcome, with their total. */
export function useImportRows({ id, state }: DataImport, outcome: ImportOutcome | undefined, page: number) {
  const range = JSON.stringify([page * ROWS, page * ROWS + ROWS - 1]);
  return useQuery({
    queryKey: [IMPORTS, 'rows', id, outcome, page, state],
    queryFn: async ({ signal }) => {
      const answer = await apiAnswer(apiAddress(importPath(id, 'rows'), { outcome, range }), { signal });
      const total = Number(answer.headers.get('x-total-count'));
      return { rows: await readJson<ImportedRow[]>(answer), total };
    },
    placeholderData: keepPreviousData,
  });
}

/** The steps of an import as functions; each rejects with ApiError. */
export function useImportSteps() {
  const { path } = useImportPlace();
  const client = useQueryClient();
  const keep = async (data: DataImport) => {
    client.setQueryData([IMPORTS, 'getOne', { id: data.id }], data);
    await client.invalidateQueries({ queryKey: [IMPORTS, 'latest', path] });
    return data;
  };
  return {
    send: async (file: File) => keep(await uploadFile<DataImport>(path, file)),
    assign: async ({ id }: DataImport, fields: (string | null)[]) =>
      keep(await apiFetch<DataImport>(importPath(id, 'columns'), { method: 'PUT', body: { fields } })),
    run: async ({ id }: DataImport) => keep(await apiFetch<DataImport>(importPath(id, 'run'), { method: 'POST' })),
    discard: async ({ id }: DataImport) => {
      await apiFetch(importPath(id), { method: 'DELETE' });
      client.removeQueries({ queryKey: [IMPORTS, 'getOne', { id }] });
      await client.invalidateQueries({ queryKey: [IMPORTS, 'latest', path] });
    },
  };
}
