import { Button, DialogContentText, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ApiError, NotConfirmedError, textOf } from '../providers/problem';
import { AppDialog } from './AppDialog';

/** The user's answer to the questions of the server: confirmed codes, or the reason of the change. */
export interface Confirmation {
  readonly confirm?: string[];
  readonly reason?: string;
}

/** Sends a request, with the user's confirmation if the server has questioned it. */
export type Confirmed = <T>(send: (confirmation: Confirmation) => Promise<T>) => Promise<T>;

/** The questions of a refusal: codes to be confirmed, or a missing reason. */
interface Questions {
  readonly error: ApiError;
  readonly codes: readonly string[];
}

/** The questions of the server in a refusal (409 CONFIRMATION_REQUIRED, or 422 on `/reason`); undefined for others. */
function questionsOf(error: unknown): Questions | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const { codes } = error.params;
  if (error.code === 'CONFIRMATION_REQUIRED' && Array.isArray(codes)) return { error, codes };
  return error.problem.errors?.some(({ pointer }) => pointer === '/reason') ? { error, codes: [] } : undefined;
}

/**
 * Repeats a request with the answers of the user to the questions of the server, such as «absent until …, assign anyway?».
 * `confirmed` rejects with `NotConfirmedError` if the user declines; `question` is the dialog, to be placed in the page.
 * `resource` is the API path whose field labels the questions use.
 */
export function useConfirmation(resource?: string): { confirmed: Confirmed; question: ReactNode } {
  const [asked, setAsked] = useState<Questions & { answer: (confirmation?: Confirmation) => void }>();
  const ask = (questions: Questions) =>
    new Promise<Confirmation | undefined>((resolve) => {
      setAsked({
        ...questions,
        answer: (confirmation) => {
          setAsked(undefined);
          resolve(confirmation);
        },
      });
    });
  const confirmed: Confirmed = async (send) => {
    let given: Confirmation = {};
    for (;;) {
      try {
        return await send(given);
      } catch (error) {
        const questions = questionsOf(error);
        // A question about an answer that was sent already would never end.
        if (!questions || isAnswered(questions, given)) throw error;
        const answer = await ask(questions);
        if (!answer) throw new NotConfirmedError();
        given = { ...given, ...answer, confirm: [...(given.confirm ?? []), ...(answer.confirm ?? [])] };
      }
    }
  };
  return { confirmed, question: asked && <Question key={asked.codes.join()} resource={resource} {...asked} /> };
}

function isAnswered({ codes }: Questions, { confirm = [], reason }: Confirmation): boolean {
  return codes.length > 0 ? codes.every((code) => confirm.includes(code)) : reason !== undefined;
}

interface QuestionProps extends Questions {
  resource?: string;
  answer: (confirmation?: Confirmation) => void;
}

function Question({ error, codes, resource, answer }: QuestionProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  const needsReason = codes.length === 0;
  const textFor = (code: string) => {
    const params = error.problem.errors?.find((detail) => detail.code === code)?.params;
    return textOf(code, { ...error.params, ...params }, translate, resource);
  };
  return (
    <AppDialog
      title={translate(`generator.confirmation.${needsReason ? 'reasonTitle' : 'title'}`)}
      onClose={() => answer()}
      actions={
        <Button
          variant="contained"
          autoFocus={!needsReason}
          disabled={needsReason && reason.trim() === ''}
          onClick={() => answer(needsReason ? { reason } : { confirm: [...codes] })}
        >
          {translate('ra.action.confirm')}
        </Button>
      }
    >
      {codes.map((code) => (
        <DialogContentText key={code}>{textFor(code)}</DialogContentText>
      ))}
      {needsReason && (
        <TextField
          autoFocus
          multiline
          minRows={3}
          variant="outlined"
          label={translate('generator.confirmation.reason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
    </AppDialog>
  );
}
