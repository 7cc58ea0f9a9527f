import { useEffect } from 'react';
import type { RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';

interface FollowRecordProps {
  /** The present record, and the version that the form shows. */
  record: RaRecord;
  shown: number;
  onFollow: (record: RaRecord) => void;
}

/** Puts saved changes of other users into an untouched form; after typing they are merged on saving. */
export function FollowRecord({ record, shown, onFollow }: FollowRecordProps) {
  const { dirtyFields, isSubmitting } = useFormState();
  const isTouched = Object.keys(dirtyFields).length > 0 || isSubmitting;
  useEffect(() => {
    if (!isTouched && record.version > shown) onFollow(record);
  }, [isTouched, record, shown, onFollow]);
  return null;
}
