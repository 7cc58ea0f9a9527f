import { RecordContextProvider, RichTextField } from 'react-admin';

/** Formatted text without the parts that a browser would run. */
export default function SanitizedText({ html }: { html: string }) {
  return (
    <RecordContextProvider value={{ id: 'text', html }}>
      <RichTextField source="html" />
    </RecordContextProvider>
  );
}
