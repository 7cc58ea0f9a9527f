const note = (tenant: string, moments: readonly string[]) =>
  `perform public.vsd_mark_months(${tenant}, array[${moments.join(', ')}]);`;

const EVENTS: ('insert' | 'update' | 'delete')[] = ['insert', 'update', 'delete'];
const MARKS = { name: 'months', timing: 'after' as const, events: EVENTS };

/** Trigger of tickets that marks the months in which they were created and closed, whatever writes them and as what. */
export const MARKS_OF_TICKETS = {
  ...MARKS,
  body: [
    `if tg_op = 'INSERT' then ${note('new.tenant', ['new.created_at', 'new.closed_at'])} return new; end if;`,
    `if tg_op = 'DELETE' then ${note('old.tenant', ['old.created_at', 'old.closed_at'])} return old; end if;`,
    note('new.tenant', ['new.created_at', 'new.closed_at', 'old.created_at', 'old.closed_at']),
    'return new;',
  ].join(' '),
};

const ofReport = (row: 'new' | 'old') =>
  `perform public.vsd_mark_months(t.tenant, array[t.created_at, t.closed_at])
     from ticket t where t.tenant = ${row}.tenant and t.id = ${row}.ticket_id;`;

/** The same of reports, by which tickets are narrowed. Whoever writes one has locked its ticket (decision 12). */
export const MARKS_OF_REPORTS = {
  ...MARKS,
  body: [
    `if tg_op = 'DELETE' then ${ofReport('old')} return old; end if;`,
    `if tg_op = 'UPDATE' and new.ticket_id <> old.ticket_id then ${ofReport('old')} end if;`,
    `${ofReport('new')} return new;`,
  ].join(' '),
};
