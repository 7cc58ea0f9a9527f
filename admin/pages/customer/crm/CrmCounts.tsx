import { useQuery } from '@tanstack/react-query';
import type { RecordSlotProps } from '../../../generator';
import { apiAddress, apiAnswer } from '../../../providers/http';
import { useFormat } from '../../../providers/use-format';
import type { CustomerRecord } from '../customer';
import { CRM, crmPath } from './crm';

/** The number of contacts of the customer's company in the CRM; nothing without a link to the CRM. */
export function ContactCount({ record }: RecordSlotProps) {
  const { id, crmAddressNumber: company } = record as CustomerRecord;
  return <CrmCount path={company ? crmPath.contacts(id) : undefined} />;
}

/** The number of further addresses of the customer's company in the CRM. */
export function SubaddressCount({ record }: RecordSlotProps) {
  const { crmAddressNumber: company } = record as CustomerRecord;
  return <CrmCount path={company ? crmPath.subaddresses(company) : undefined} />;
}

function CrmCount({ path }: { path: string | undefined }) {
  const format = useFormat();
  const { data } = useQuery({
    queryKey: [CRM, path, 'count'],
    queryFn: async ({ signal }) => {
      const answer = await apiAnswer(apiAddress(path ?? '', { range: [0, 0] }), { signal });
      const total = answer.headers.get('X-Total-Count');
      return total === null ? null : Number(total);
    },
    enabled: Boolean(path),
    retry: false,
  });
  return typeof data === 'number' ? format.number(data) : null;
}
