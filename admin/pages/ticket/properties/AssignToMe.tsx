import PersonAddAlt1Outlined from '@mui/icons-material/PersonAddAlt1Outlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useMe } from '../../../providers/application';
import type { ApiError } from '../../../providers/problem';
import { useSaveField } from '../data/use-save-field';
import { useTicket } from '../data/use-ticket';
import { Question, questionsOf } from './Question';

/** Takes the ticket on with one click; nothing is offered to whom it belongs already. */
export function AssignToMe() {
  const translate = useTranslate();
  const notify = useNotify();
  const { id } = useMe();
  const ticket = useTicket();
  const save = useSaveField();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState<ApiError>();
  if (!id || ticket.responsible === id) return null;
  const assign = async (extra?: Record<string, unknown>) => {
    setBusy(true);
    setAsked(undefined);
    try {
      await save({ field: 'responsible', value: id, extra });
    } catch (error) {
      if (questionsOf(error)) setAsked(error as ApiError);
      else notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<PersonAddAlt1Outlined />}
        loading={busy}
        onClick={() => void assign()}
        sx={{ display: 'flex', py: 0, px: 0.5, ml: -0.5, typography: 'caption', fontWeight: 'fontWeightMedium' }}
      >
        {translate('absences.toMe')}
      </Button>
      {asked && <Question error={asked} onClose={() => setAsked(undefined)} onAnswer={(extra) => void assign(extra)} />}
    </>
  );
}
