import { useDataProvider, useNotify } from 'react-admin';
import type { SaveForm } from '../../../generator/form/use-saving';
import { useResourceModel } from '../../../generator/resource-model-context';
import { withValues } from '../../../model/written-values';
import { apiFetch } from '../../../providers/http';
import { useRefreshTickets, useTicket } from '../data/use-ticket';
import { TICKETS, type Ticket, ticketPath } from '../model/ticket';

/** Returns the function that saves the open draft, or submits it. */
export function useSaveDraft(): SaveForm {
  const { id } = useTicket();
  const { model } = useResourceModel();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefreshTickets();
  return async (values, { isDraft, base, confirmation, onStored }) => {
    const fields = model.fields.filter((field) => field.editable);
    const data = { ...withValues(base, fields, values), ...confirmation };
    const { data: kept } = await dataProvider.update<Ticket>(TICKETS.route, { id, data, previousData: base as Ticket });
    onStored(kept);
    if (!isDraft) {
      const body = { to: 'PENDING' };
      await apiFetch(ticketPath(id, 'transitions'), { method: 'POST', body, version: kept.version });
    }
    return () => {
      if (isDraft) notify('generator.form.saved', { type: 'success' });
      void refresh();
    };
  };
}
