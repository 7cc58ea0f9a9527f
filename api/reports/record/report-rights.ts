/** The present rights of a user on a report. */
export interface ReportRights {
  readonly edit: boolean;
  readonly delete: boolean;
  /** Let the customer sign it. */
  readonly sign: boolean;
  /** Replace it by a new one. */
  readonly correct: boolean;
}

const FLAG = { type: 'boolean' };

export const REPORT_RIGHTS_SCHEMA = {
  type: 'object',
  required: ['edit', 'delete', 'sign', 'correct'],
  properties: { edit: FLAG, delete: FLAG, sign: FLAG, correct: FLAG },
};
