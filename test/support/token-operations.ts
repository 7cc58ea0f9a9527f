import { document } from './document.js';
import type { Json } from './records.js';

const PACKAGED = 'categories assignment-groups custom-fields saved-queries slas text-blocks email-templates'.split(' ');

/**
 * Operations whose answers are no plain records: the further resources of which they hold names, figures, contents or
 * records. A new operation of that kind is named here.
 */
export const SHAPED: Readonly<Record<string, readonly string[]>> = {
  addCrmSubaddress: ['addresses', 'customers'],
  addCustomerContact: ['contacts', 'users'],
  exportContactData: ['exports'],
  exportUserData: ['exports'],
  fillTextBlock: ['text-blocks'],
  endTicketPresence: ['users'],
  listCrmAddresses: ['addresses', 'customers'],
  listCrmCatalogItems: ['catalog-items'],
  listCrmProjects: ['projects'],
  listCrmSubaddresses: ['addresses', 'customers'],
  listCustomerContacts: ['contacts', 'users'],
  listDeadlineChanges: ['tickets'],
  listExecutionCompanies: ['users'],
  listFigures: ['tickets'],
  listIncomingMails: ['intake-messages'],
  listMessageRecipients: ['sent-mails'],
  listTicketArticles: ['articles'],
  listTicketAttendees: ['users'],
  listTicketColleagues: ['users'],
  listTicketPresence: ['users'],
  previewEmailTemplate: ['tickets'],
  previewTextBlock: ['tickets'],
  prepareContactErasure: ['erasures'],
  prepareUserErasure: ['erasures'],
  printReport: ['report-positions', 'tickets'],
  readConfigPackage: PACKAGED,
  readCrmAddress: ['addresses', 'customers'],
  readCrmCatalogItem: ['catalog-items'],
  readCrmProject: ['projects'],
  readDashboard: ['tickets', 'activities'],
  readFigure: ['tickets'],
  readIncomingMail: ['intake-messages'],
  sendTestMail: ['tickets'],
  sendPresenceHeartbeat: ['users'],
  suggestTriage: ['customers', 'locations', 'categories'],
  transferDeadlines: ['tickets'],
  writeConfigPackage: PACKAGED,
};

/** Operations whose answers hold their own resource alone, or whose parameters decide on the scopes. */
const OWN = new Set(
  `chooseLanguage closeCalendarFeed countLists deliverMessage discardFailedJob
   dismissIntakeMessage downloadExport endAbsence fileIntakeMessage keepHolidays listChanges
   listCommonTransitions listEvaluationPeriods listImportRows listFailedJobs listMailPlaceholders listNextDeadlines
   listReportTransitions listTagsOfAsset listTextPlaceholders listTicketClocks listTicketTransitions listTypeChanges
   markArticleHelpful previewSla previewTicket proposeHolidays readAttachmentContent readCalendarFeed
   readAssetDocumentContent readCrmSource readCustomFieldSlots readCustomerLogo readDiagnosis readHolidayCalendar
   readInstallationHealth readIntakeMessageOriginal readInvoiceContent readMe readNotificationSettings
   readNotifications readPushKey readRefusedRows readReportAttachmentContent readReportSignature readSentMailContent
   readShippedWords readTenantLogo releaseMailAddress retryFailedJob retryFailedJobs
   search suggestArticles testErpConnection testMailbox unsubscribeDevice writeNotificationSettings
   writePreferences keepErasurePlace replaceErasurePlace previewRetention runRetention`.split(/\s+/),
);

/** Whether the answer holds its own resource alone; results of operations on many records name these records. */
export const isOwn = (id: string) =>
  OWN.has(id) || /^(bulk|reverseBulk)[A-Z]|^read(Asset|CatalogItem|Contact|Customer|Location)Template$/.test(id);

export interface TokenOperation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  readonly tag: string;
  readonly allow: string | string[];
  readonly reads: readonly string[];
  /** Paths of the resources whose records are in the answer, as its schema says. */
  readonly records: readonly string[];
  /** The answer holds more than records. */
  readonly isShaped: boolean;
}

const schemas: Json = document.components.schemas;

function schemasIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, part] of Object.entries(value)) {
    const name = key === '$ref' && typeof part === 'string' ? (part.split('/').at(-1) as string) : undefined;
    if (!name) schemasIn(part, found);
    else if (!found.has(name)) {
      found.add(name);
      if (!schemas[name]?.['x-resource']) schemasIn(schemas[name], found);
    }
  }
  return found;
}

/** Every operation that a token may call. */
export const tokenOperations: readonly TokenOperation[] = Object.entries<Json>(document.paths).flatMap(
  ([path, operations]) =>
    Object.entries<Json>(operations).flatMap(([method, operation]) => {
      const { allow, inPerson, reads = [] } = operation['x-operation'];
      if (allow === 'public' || inPerson) return [];
      const answers = Object.entries<Json>(operation.responses).filter(([status]) => status.startsWith('2'));
      const contents = answers.flatMap(([, { content = {} }]) => Object.entries<Json>(content));
      const names = [...schemasIn(contents.map(([, { schema }]) => schema))];
      const records = names.flatMap((name) => schemas[name]?.['x-resource']?.path ?? []);
      const isShaped = records.length === 0;
      return [
        {
          id: operation.operationId,
          method,
          path,
          tag: operation.tags[0],
          allow,
          reads,
          records,
          isShaped,
        } as TokenOperation,
      ];
    }),
);
