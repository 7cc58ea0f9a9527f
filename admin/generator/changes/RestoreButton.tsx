import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { IconAction } from '../../components/IconAction';
import type { FormerValue } from '../../model/former-values';
import type { Restoring } from './use-restore';

interface RestoreButtonProps {
  /** The values that the button restores: that of a field, or those of a whole change. */
  values: readonly FormerValue[];
  restore: Restoring['restore'];
}

/** Restores the value of one field before a change, or several ones at once. */
export function RestoreButton({ values, restore }: RestoreButtonProps) {
  const translate = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const act = () => {
    setBusy(true);
    void restore(values).finally(() => setBusy(false));
  };
  const [first, ...more] = values;
  if (!first) return null;
  if (more.length > 0) {
    return (
      <Button size="small" startIcon={<RestoreOutlined />} loading={isBusy} loadingPosition="start" onClick={act}>
        {translate('support.changes.restoreAll')}
      </Button>
    );
  }
  const label = translate('support.changes.restore', { field: translate(first.field.label, { _: first.field.name }) });
  return <IconAction icon={RestoreOutlined} label={label} loading={isBusy} onClick={act} />;
}
