import { type ReactNode, useRef, useState } from 'react';
import type { ApiError } from '../../../providers/problem';
import { Question, questionsOf } from '../properties/Question';

/**
 * Saves values and shows the questions of the server, such as «absent until …, assign anyway?»; a yes saves once more.
 */
export function useConfirmedSave<Values extends object, How extends unknown[], Saved>(
  onSave: (values: Values, ...how: How) => Promise<Saved>,
): {
  save: (values: Values, ...how: How) => Promise<Saved>;
  question: (repeat: () => void) => ReactNode;
} {
  const [refusal, setRefusal] = useState<ApiError>();
  const answers = useRef<object>({});
  return {
    save: async (values, ...how) => {
      const confirmed = answers.current;
      answers.current = {};
      try {
        return await onSave({ ...values, ...confirmed }, ...how);
      } catch (error) {
        if (questionsOf(error)?.codes.length) setRefusal(error as ApiError);
        throw error;
      }
    },
    question: (repeat) =>
      refusal && (
        <Question
          error={refusal}
          onClose={() => setRefusal(undefined)}
          onAnswer={(answer) => {
            answers.current = answer;
            setRefusal(undefined);
            repeat();
          }}
        />
      ),
  };
}
