import type { ResourceOverrides } from '../generator';
import { absences } from '../pages/people/absences';
import { announcements } from './announcements';
import { appointments } from './appointments';
import { assignmentGroups } from './assignment-groups';
import { attachments } from './attachments';
import { configChanges } from './config-changes';
import { customFields } from './custom-fields';
import { customers } from './customers';
import { emailTemplates } from './email-templates';
import { erpConnections } from './erp-connections';
import { erpLinks } from './erp-links';
import { holidays } from './holidays';
import { erasurePart, intakeMessages, supportPart } from './intake-messages';
import { refusedAddresses } from './refused-addresses';
import { reportPositions } from './report-positions';
import { reports } from './reports';
import { sentMails } from './sent-mails';
import { slas } from './slas';
import { tasks } from './tasks';
import { tenantSettings } from './tenant-settings';
import { tickets } from './tickets';
import { users } from './users';

/** The overrides of the generated screens, by API path of the resource. */
export const overrides: ResourceOverrides = {
  absences,
  announcements,
  appointments,
  'assignment-groups': assignmentGroups,
  attachments,
  'config-changes': configChanges,
  'custom-fields': customFields,
  customers,
  'data-accesses': supportPart,
  'email-templates': emailTemplates,
  'erasure-places': erasurePart,
  erasures: erasurePart,
  'erp-connections': erpConnections,
  'erp-links': erpLinks,
  holidays,
  'intake-messages': intakeMessages,
  mailboxes: supportPart,
  'refused-addresses': refusedAddresses,
  'report-positions': reportPositions,
  reports,
  'sent-mails': sentMails,
  'retention-rules': supportPart,
  'retention-runs': erasurePart,
  slas,
  tasks,
  'tenant-settings': tenantSettings,
  tickets,
  users,
  'webhook-deliveries': supportPart,
  webhooks: supportPart,
};
