import { type ReactNode, useRef, useState } from 'react';
import type { ApiError } from '../../../providers/problem';
import type { SaveTicket } from '../model/ticket-form';
import { Question, questionsOf } from '../properties/Question';

/** Saves a ticket and shows what the server asks back, such as «absent until …, assign anyway?»; a yes saves once more. */
export function useConfirmedSave(onSave: SaveTicket): {
  save: SaveTicket;
  question: (repeat: () => void) => ReactNode;
} {
  const [asked, setAsked] = useState<ApiError>();
  const answers = useRef<object>({});
  return {
    save: async (values, how) => {
      const given = answers.current;
      answers.current = {};
      try {
        return await onSave({ ...values, ...given }, how);
      } catch (error) {
        if (questionsOf(error)?.codes.length) setAsked(error as ApiError);
        throw error;
      }
    },
    question: (repeat) =>
      asked && (
        <Question
          error={asked}
          onClose={() => setAsked(undefined)}
          onAnswer={(answer) => {
            answers.current = answer;
            setAsked(undefined);
            repeat();
          }}
        />
      ),
  };
}
