import { useNotify } from 'react-admin';
import { useApplication } from './application';

/** Returns a function that removes too large files from a choice and notifies the user of them. */
export function useFittingFiles(): (files: File[]) => File[] {
  const notify = useNotify();
  const { attachmentMaxBytes } = useApplication().config;
  return (files) => {
    const large = files.filter(({ size }) => size > attachmentMaxBytes);
    if (large.length > 0) {
      const names = large.map(({ name }) => name).join(', ');
      notify('files.tooLarge', { type: 'warning', messageArgs: { names } });
    }
    return files.filter((file) => !large.includes(file));
  };
}
