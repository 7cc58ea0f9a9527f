import { records } from './tables.js';

/** Reports of work with their positions. */
export const reports: readonly string[] = [
  ...records('report', {
    columns: `
      identifier text not null,
      ticket_id uuid not null,
      state text not null,
      execution_date date,
      execution_time text,
      service_technician_id uuid,
      site_location_id uuid,
      remarks text,
      project text,
      billing_address text,
      author_id uuid`,
    unique: {
      report_identifier_unique: 'identifier',
    },
    references: {
      ticket_id: 'ticket on delete cascade',
      service_technician_id: '"user"',
      site_location_id: 'location',
      author_id: '"user"',
    },
    oneOf: {
      state: ['OPEN_IN_WORK', 'BILLABLE', 'INVOICED', 'NOT_INVOICED'],
    },
    listed: ['ticket_id', 'state', 'execution_date', 'service_technician_id', 'site_location_id'],
    search: ['identifier', 'project'],
  }),
  ...records('report_position', {
    columns: `
      report_id uuid not null,
      number int not null,
      kind text not null,
      catalog_number text,
      description text not null,
      quantity bigint not null,
      unit text not null,
      employee_id uuid,
      time_booking_date date,
      timesheet_relevant boolean default false not null,
      unit_price bigint`,
    unique: {
      report_position_number_report_unique: 'number, report_id',
    },
    references: {
      report_id: 'report on delete cascade',
      employee_id: '"user"',
    },
    oneOf: {
      kind: ['WORK', 'MATERIAL'],
      unit: [
        'HUR', 'MIN', 'EA', 'MTR', 'KMT', 'KGM', 'GRM', 'MGM', 'MLT', 'SET', 'GAR', 'PA', 'BX', 'BG', 'BO', 'CA',
        'TN', 'CQ', 'CS', 'DR', 'PF', 'PL', 'RL', 'RO', 'ST', 'Z2', 'Z3',
      ],
    },
    listed: ['report_id', 'number'],
  }),
];
