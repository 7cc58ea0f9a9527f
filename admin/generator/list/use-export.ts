import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import type { EXPORT_FORMATS } from '../../../openapi/vocabulary';
import { downloadFile } from '../../providers/files';
import { apiFetch } from '../../providers/http';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { useResourceModel } from '../resource-model-context';
import type { QueryOf } from './use-list-query';

export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** How a list is to be exported. */
interface Wanted {
  format: ExportFormat;
  /** Whether all columns are exported, not only the shown ones. */
  all: boolean;
  mail: boolean;
  /** The worker makes the file, instead of the answer being waited for. */
  isLater: boolean;
}

const TYPES = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
} as const;

/** Exports the rows of the list; the function resolves to whether the export succeeded. */
export function useExport(queryOf: QueryOf) {
  const { model } = useResourceModel();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isBusy, setIsBusy] = useState(false);
  const run = async ({ format, all, mail, isLater }: Wanted): Promise<boolean> => {
    const query = queryOf(all);
    setIsBusy(true);
    try {
      if (isLater || format === 'pdf') {
        await apiFetch('exports', { method: 'POST', body: { resource: model.path, format, mail, ...query } });
        await client.invalidateQueries({ queryKey: ['exports'] });
        notify('generator.export.ordered', { type: 'success' });
        navigate('/exports');
      } else {
        await downloadFile(model.path, `${model.path}.${format}`, { query: { ...query }, accept: TYPES[format] });
      }
      return true;
    } catch (error) {
      notifyFailure(error);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { run, isBusy };
}
