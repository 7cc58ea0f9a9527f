import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { type Confirmation, useConfirmation } from '../../components/use-confirmation';
import type { FieldModel } from '../../model/resource-model';
import { StaleError } from '../../providers/problem';
import { refusalOf } from './refusal';

export type FormRecord = Partial<RaRecord>;

/** One attempt to save a form. */
export interface Attempt {
  /** The record may be unfinished: no field is required. */
  isDraft: boolean;
  /** The record that the values change. */
  base: FormRecord;
  /** The user's answers to questions of the server. */
  confirmation: Confirmation;
  /** Takes the stored record, which the next attempt changes. */
  onStored: (record: FormRecord) => void;
}

/** Saves the values of a form; rejects with ApiError. Returns a function that leaves the form without unsaved changes. */
export type SaveForm = (values: Record<string, unknown>, attempt: Attempt) => Promise<() => void>;

interface Saving {
  /** The record of the form: as loaded or saved last, without changes of others while the user types. */
  shown: FormRecord;
  base: FormRecord;
  follow: (record: FormRecord) => void;
  /** A change of another user, which is to be merged before the next attempt. */
  stale?: StaleError;
  forgetStale: () => void;
  /** Continues on the record that another user has saved. */
  continueOn: (current: object) => void;
  /** Saves; returns the errors of a refusal in the shape of the form. `onSaved` takes the changes as saved. */
  save: (values: Record<string, unknown>, isDraft: boolean, onSaved?: () => void) => Promise<object | undefined>;
  question: ReactNode;
}

/** Saves a form on the version that was loaded: questions of the server and conflicts become questions to the user. */
export function useSaving(record: FormRecord, path: string, fields: FieldModel[], onSave: SaveForm): Saving {
  const { confirmed, question } = useConfirmation(path);
  const [shown, setShown] = useState(record);
  const [base, setShownBase] = useState(record);
  const [stale, setStale] = useState<StaleError>();
  // A repeated attempt begins before the next rendering.
  const latest = useRef(record);
  const setBase = useCallback((next: FormRecord) => {
    latest.current = next;
    setShownBase(next);
  }, []);
  const follow = useCallback(
    (next: FormRecord) => {
      setBase(next);
      setShown(next);
    },
    [setBase],
  );
  return {
    shown,
    base,
    follow,
    stale,
    forgetStale: () => setStale(undefined),
    continueOn: (current) => {
      setStale(undefined);
      setBase({ ...current, id: base.id });
    },
    save: async (values, isDraft, onSaved) => {
      try {
        const leave = await confirmed((confirmation) =>
          onSave(values, { isDraft, base: latest.current, confirmation, onStored: setBase }),
        );
        onSaved?.();
        setTimeout(() => {
          setShown(latest.current);
          leave();
        });
        return undefined;
      } catch (error) {
        if (error instanceof StaleError) setStale(error);
        return refusalOf(error, fields);
      }
    },
    question,
  };
}
