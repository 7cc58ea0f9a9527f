import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { defaultsOf } from '../../model/written-values';
import { useApplication } from '../../providers/application';
import { apiFetch } from '../../providers/http';
import { FormDialog } from '../form/FormDialog';
import type { ListQuery } from './use-list-query';

const SCHEDULES = 'export-schedules';
/** Fields that the list itself fills. */
const NOT_ASKED = ['resource', 'filter', 'sort', 'fields'];

interface ScheduleDialogProps {
  /** The list of which a new schedule is made. */
  list?: ListQuery & { path: string };
  /** The schedule to be changed. */
  schedule?: { id: string; version: number };
  onClose: () => void;
}

/** The form of a scheduled export of a list. */
export function ScheduleDialog({ list, schedule, onClose }: ScheduleDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const client = useQueryClient();
  const model = useApplication().models.find(({ path }) => path === SCHEDULES);
  if (!model) return null;
  const fields = model.fields.filter(
    ({ name, editable }) => editable && !NOT_ASKED.includes(name) && (schedule || name !== 'active'),
  );
  const start = list && {
    ...defaultsOf(fields),
    name: translate(`resources.${list.path}.name`, { smart_count: 2 }),
    format: 'xlsx',
    weekday: 'MONDAY',
  };
  const save = async (values: Record<string, unknown>) => {
    if (schedule) {
      const { id, version } = schedule;
      await apiFetch(`${SCHEDULES}/${id}`, { method: 'PATCH', body: values, version });
    } else if (list) {
      const { path: resource, ...query } = list;
      const parts = Object.entries(query).map(([name, part]) => [name, JSON.stringify(part)]);
      const body = { ...values, resource, ...Object.fromEntries(parts) };
      await apiFetch(SCHEDULES, { method: 'POST', body });
    }
    await client.invalidateQueries({ queryKey: [SCHEDULES] });
    if (schedule) return;
    notify('generator.export.scheduled', { type: 'success' });
    navigate('/exports');
  };
  return (
    <FormDialog
      title={translate(schedule ? 'generator.export.schedule' : 'generator.export.newSchedule')}
      model={model}
      record={schedule ?? start ?? {}}
      stored={schedule}
      fields={fields}
      onSave={save}
      onClose={onClose}
    />
  );
}
