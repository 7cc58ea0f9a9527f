import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, textOf } from '../../../providers/problem';
import { TICKETS } from '../model/ticket';

/** The question of the server before it saves: codes to be confirmed, or a missing reason of a change. */
export function questionsOf(error: unknown): { codes: string[]; reason: boolean } | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { codes } = error.params;
  if (error.code === 'CONFIRMATION_REQUIRED' && Array.isArray(codes)) return { codes, reason: false };
  if (error.problem.errors?.some(({ pointer }) => pointer === '/reason')) return { codes: [], reason: true };
  return undefined;
}

interface QuestionProps {
  error: ApiError;
  onClose: () => void;
  /** Called with the further fields of the repeated save. */
  onAnswer: (extra: Record<string, unknown>) => void;
}

/** Shows the question of the server before it saves a property, such as «absent until …, assign anyway?». */
export function Question({ error, onClose, onAnswer }: QuestionProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const questions = questionsOf(error) ?? { codes: [], reason: false };
  const details = error.problem.errors ?? [];
  const textFor = (code: string) =>
    textOf(
      code,
      { ...error.params, ...details.find((detail) => detail.code === code)?.params },
      translate,
      TICKETS.path,
    );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="question-title">
      <DialogTitle id="question-title">
        {translate(questions.reason ? 'tickets.property.whyTitle' : 'tickets.property.sureTitle')}
      </DialogTitle>
      <DialogContent>
        {questions.codes.map((code) => (
          <DialogContentText key={code}>{textFor(code)}</DialogContentText>
        ))}
        {questions.reason && (
          <TextField
            autoFocus
            multiline
            minRows={3}
            variant="outlined"
            label={translate('tickets.property.why')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={questions.reason && reason.trim() === ''}
          onClick={() => onAnswer(questions.reason ? { reason } : { confirm: questions.codes })}
        >
          {translate('ra.action.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
