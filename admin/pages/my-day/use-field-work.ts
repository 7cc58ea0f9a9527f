import { useCallback, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Strokes } from '../../components/SignaturePad';
import { today } from '../../model/local-time';
import { serverNow } from '../../model/server-clock';
import { useApplication, useMe } from '../../providers/application';
import { type NewEntry, referenceTo } from '../../providers/offline/outbox-entry';
import { useOutboxEntries } from '../../providers/offline/use-outbox';
import { useFormat } from '../../providers/use-format';
import { ticketPath } from '../ticket/model/ticket';
import { standingOf } from './field-report';
import type { FieldOrder } from './use-day';

/** Used material, as the executor enters it. */
export interface UsedMaterial {
  description: string;
  quantity: number;
  unit: string;
  /** Number of a catalogue item; null for material described by words alone. */
  catalogNumber: string | null;
}

/** A customer's signature, as the dialog returns it. */
export interface GivenSignature {
  name: string;
  place: string | null;
  strokes: Strokes;
}

/** Longest duration of a visit, in milliseconds: past midnight it is the same visit, on the next day another one. */
const VISIT_MS = 12 * 3_600_000;
const ARRIVED = 'arrived';
const REPORT = 'report';

/**
 * A value of an order that this device stores, such as a running clock; undefined until it is read, and if there is
 * none.
 */
export function useNote<T>(name: string): [T | undefined, (value: T | undefined) => void] {
  const { offline } = useApplication();
  const [value, setValue] = useState<T>();
  useEffect(() => {
    let isCurrent = true;
    offline?.note<T>(name).then((found) => isCurrent && setValue(found), console.warn);
    return () => {
      isCurrent = false;
    };
  }, [offline, name]);
  const keep = useCallback(
    (next: T | undefined) => {
      setValue(next);
      offline?.keepNote(name, next).catch(console.warn);
    },
    [offline, name],
  );
  return [value, keep];
}

/**
 * The entries of an executor at the site of an order. Each entry goes through the outbox, with a network as without
 * one, so that it is stored before it is sent, in its order, with the device's time.
 */
export function useFieldWork(order: FieldOrder) {
  const translate = useTranslate();
  const format = useFormat();
  const me = useMe();
  const { offline } = useApplication();
  const { ticket } = order;
  const { id, identifier } = ticket;
  const outbox = offline?.outbox;
  const waiting = useOutboxEntries(outbox).filter(({ subject }) => subject === id);
  const standing = standingOf(order, waiting);
  const { report } = standing;
  const [arrivedAt, keepArrival] = useNote<string>(`${ARRIVED}:${id}`);
  const awaits = (label: string) => waiting.some((entry) => entry.label === `field.entry.${label}`);

  const add = async (label: string, { params, ...entry }: Omit<NewEntry, 'label' | 'subject'>): Promise<string> => {
    if (!outbox) throw new Error('This device keeps no outbox');
    const labelParams = { subject: identifier ?? '', ...params };
    return outbox.add({ ...entry, label: `field.entry.${label}`, params: labelParams, subject: id });
  };

  /** The id of the report in work, or its placeholder until the server has created it; undefined if there is none. */
  const knownReport = async (): Promise<string | undefined> => {
    if (report) return report.id;
    const begun = await offline?.note<string>(`${REPORT}:${id}`);
    return begun && referenceTo(begun);
  };
  const openReport = async (): Promise<string> => {
    const reportId = await knownReport();
    if (reportId) return reportId;
    const body = { executionDate: today() };
    const key = await add('report', { method: 'POST', path: ticketPath(id, 'reports'), body });
    await offline?.keepNote(`${REPORT}:${id}`, key);
    return referenceTo(key);
  };
  const position = async (label: string, body: Record<string, unknown>, params: NewEntry['params']) => {
    const path = positionsPath(await openReport());
    await add(label, { method: 'POST', path, body, params });
  };
  /** Hands the report in to the desk; later entries go into another report. */
  const handIn = async (handedIn: string) => {
    await add('reportDone', { method: 'POST', path: `reports/${handedIn}/transitions`, body: { to: 'BILLABLE' } });
    await offline?.keepNote(`${REPORT}:${id}`, undefined);
  };

  return {
    waiting,
    standing,
    /** Time of arrival at the site, if this device has recorded it and the visit can still last. */
    arrivedAt: arrivedAt && serverNow().getTime() - Date.parse(arrivedAt) < VISIT_MS ? arrivedAt : undefined,
    isFinished: ticket.state === 'WORK_COMPLETED' || awaits('finish'),
    checkIn: async () => {
      const deviceTime = serverNow().toISOString();
      await add('checkIn', { method: 'POST', path: ticketPath(id, 'check-in'), body: { deviceTime } });
      keepArrival(deviceTime);
    },
    bookWork: (minutes: number, day: string) =>
      position(
        'work',
        {
          kind: 'WORK',
          description: translate('field.time.work'),
          quantity: minutes,
          unit: 'MIN',
          employee: me.id,
          timeBookingDate: day,
          timesheetRelevant: true,
        },
        { duration: format.duration(minutes) },
      ),
    bookMaterial: (material: UsedMaterial) =>
      position('material', { kind: 'MATERIAL', ...material }, { name: material.description }),
    /**
     * The photo belongs to the report and begins one if necessary; once that was handed in, the photo belongs to the
     * ticket.
     */
    addPhoto: async (blob: Blob) => {
      const taken = serverNow().toISOString().slice(0, 19).replace(/[:T]/g, '-');
      const file = { blob, name: `${translate('field.photo')}-${taken}.jpg`, fields: {} };
      const ofTicket = {
        path: ticketPath(id, 'attachments'),
        file: { ...file, fields: { visibleForCustomer: false } },
      };
      const reportId = await knownReport();
      if (!reportId && standing.isReported) return add('ticketPhoto', { method: 'POST', ...ofTicket });
      const path = `reports/${reportId ?? (await openReport())}/attachments`;
      const otherwise = {
        ...ofTicket,
        label: 'field.entry.ticketPhoto',
        offer: 'field.outbox.toTicket',
        failed: 'field.outbox.photoMissing',
      };
      return add('photo', { method: 'POST', path, file, otherwise });
    },
    say: (text: string, forCustomer: boolean) =>
      add(forCustomer ? 'message' : 'workNote', {
        method: 'POST',
        path: ticketPath(id, forCustomer ? 'messages' : 'work-notes'),
        body: { text },
      }),
    remark: async (remarks: string) => {
      const opened = await openReport();
      const version = report ? report.version : opened;
      await add('remarks', { method: 'PATCH', path: `reports/${opened}`, body: { remarks }, version });
    },
    /** Hands in the report with the signature of the customer; its entries do not change any more. */
    sign: async (signature: GivenSignature) => {
      const opened = await openReport();
      await add('signature', {
        method: 'POST',
        path: `reports/${opened}/signature`,
        body: { ...signature, signedAt: serverNow().toISOString() },
        params: { name: signature.name },
        // The version of the signed content is exact only if the outbox holds no further entries.
        version: waiting.length === 0 ? report?.version : undefined,
      });
      await handIn(opened);
    },
    finish: async () => {
      const opened = await knownReport();
      for (const { id: signed } of standing.toHandIn) await handIn(signed);
      if (opened) await handIn(opened);
      await add('finish', { method: 'POST', path: ticketPath(id, 'transitions'), body: { to: 'WORK_COMPLETED' } });
    },
  };
}

const positionsPath = (report: string) => `reports/${report}/positions`;
