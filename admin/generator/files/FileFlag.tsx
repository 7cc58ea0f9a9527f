import { IconButton, Tooltip } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ResourceIcon } from '../../components/ResourceIcon';
import type { FileRecord } from '../../model/files';
import type { PageRecord, PanelModel } from '../../model/panels';
import { valueAt } from '../../model/paths';
import { rightsOn } from '../../model/rights';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { useLineWrites } from '../panels/use-line-writes';
import { usePanelText } from '../panels/use-panel-text';

interface FileFlagProps {
  panel: PanelModel;
  /** The record of the page. */
  page: PageRecord;
  file: FileRecord;
}

/**
 * The flag of a file: a switch for the users who may change it, or a mark of the files that have it (`flag` without `off`).
 */
export function FileFlag({ panel, page, file }: FileFlagProps) {
  const translate = useTranslate();
  const text = usePanelText(panel);
  const notifyFailure = useNotifyFailure();
  const { change } = useLineWrites(panel, page);
  const [isBusy, setBusy] = useState(false);
  const { flag, model } = panel;
  const field = model.fields.find(({ name }) => name === flag?.name);
  if (!flag || !field) return null;
  const isSet = valueAt(file, flag.name) === true;
  const label = translate(field.label);
  if (!flag.off) {
    return isSet ? (
      <Tooltip title={label}>
        <ResourceIcon name={flag.on} fontSize="small" color="action" titleAccess={label} />
      </Tooltip>
    ) : null;
  }
  if (!field.editable) return null;
  const turn = async () => {
    setBusy(true);
    await change(file, { [flag.name]: !isSet }).catch(notifyFailure);
    setBusy(false);
  };
  return (
    <Tooltip title={text(isSet ? 'flagOn' : 'flagOff', label)}>
      <span>
        <IconButton
          size="small"
          role="switch"
          aria-checked={isSet}
          aria-label={text('flag', label, { name: file.name })}
          disabled={isBusy || !rightsOn(model, file, page).update}
          onClick={turn}
          color={isSet ? 'primary' : 'default'}
        >
          <ResourceIcon name={isSet ? flag.on : flag.off} fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
}
