import PauseCircle from '@mui/icons-material/PauseCircleOutlined';
import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useResourceModel } from '../resource-model-context';
import { useReload } from '../use-reload';
import RefusedDialog from './RefusedDialog';
import { type Refusal, refusalOn } from './refusal';

interface SwitchButtonProps {
  record: RaRecord;
  title: string;
  onDone?: () => void;
}

/** Deactivates or activates a record; a refusal is shown with the records that use it. */
export default function SwitchButton({ record, title, onDone }: SwitchButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const reload = useReload();
  const dataProvider = useDataProvider();
  const { model } = useResourceModel();
  const [refusal, setRefusal] = useState<Refusal>();
  const [isPending, setPending] = useState(false);
  const isActive = record.active !== false;
  const turn = async () => {
    setPending(true);
    try {
      await dataProvider.update(model.route, {
        id: record.id,
        data: { ...record, active: !isActive },
        previousData: record,
      });
      notify(isActive ? 'masterdata.switch.isOff' : 'masterdata.switch.isOn', { type: 'success' });
      reload();
      onDone?.();
    } catch (error) {
      setRefusal(refusalOn(error, translate));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button startIcon={isActive ? <PauseCircle /> : <PlayCircle />} onClick={turn} disabled={isPending}>
        {translate(isActive ? 'masterdata.switch.off' : 'masterdata.switch.on')}
      </Button>
      {refusal && (
        <RefusedDialog
          title={translate('masterdata.switch.refused', { title })}
          refusal={refusal}
          onClose={() => setRefusal(undefined)}
        />
      )}
    </>
  );
}
