import { Typography } from '@mui/material';
import { RecordContextProvider, RichTextField } from 'react-admin';

/** Shows formatted text; what could run is removed from it first. */
export function RichText({ html }: { html: string }) {
  return (
    <RecordContextProvider value={{ id: 'text', html }}>
      <Typography component="div" sx={{ overflowWrap: 'anywhere', '& > span > :first-of-type': { mt: 0 } }}>
        <RichTextField source="html" />
      </Typography>
    </RecordContextProvider>
  );
}
