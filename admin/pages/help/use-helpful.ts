import { useState } from 'react';
import { useNotifyFailure } from '../../providers/use-notify-failure';
import { foundHelpful } from './articles';

/** The steps of the confirmation that an article has helped; a failure is shown, and the user may try again. */
export function useHelpful(id: string, onSaid: () => void = () => undefined) {
  const notifyFailure = useNotifyFailure();
  const [step, setStep] = useState<'asking' | 'saying' | 'said'>('asking');
  const say = async () => {
    setStep('saying');
    try {
      await foundHelpful(id);
      onSaid();
      setStep('said');
    } catch (error) {
      notifyFailure(error);
      setStep('asking');
    }
  };
  return { step, say };
}
