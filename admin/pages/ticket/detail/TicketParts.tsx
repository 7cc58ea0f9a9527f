import { Box, Stack, Tab, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { AttachmentPanel } from '../attachments/AttachmentPanel';
import { PropertyPanel } from '../properties/PropertyPanel';
import { Composer } from '../timeline/Composer';
import { Conversation } from '../timeline/Conversation';
import { TicketHistory } from './TicketHistory';

const parts = ['conversation', 'properties', 'attachments'] as const;

/** A part of the ticket on a small screen. */
export type TicketPart = (typeof parts)[number];

interface TicketPartsProps {
  part: TicketPart;
  onChange: (part: TicketPart) => void;
}

/** Conversation, properties and attachments one at a time, for small screens. */
export function TicketParts({ part, onChange }: TicketPartsProps) {
  const translate = useTranslate();
  return (
    <>
      <Tabs
        value={part}
        onChange={(_event, next: TicketPart) => onChange(next)}
        variant="fullWidth"
        aria-label={translate('tickets.detail.parts')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 1 }}
      >
        {parts.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`tab-${name}`}
            label={translate(`tickets.detail.${name}`)}
            sx={{ px: 0.5 }}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" aria-labelledby={`tab-${part}`}>
        {part === 'conversation' && (
          <Stack>
            <Conversation scrolls={false} />
            <Composer />
          </Stack>
        )}
        {part === 'properties' && (
          <>
            <PropertyPanel />
            <TicketHistory />
          </>
        )}
        {part === 'attachments' && <AttachmentPanel />}
      </Box>
    </>
  );
}
