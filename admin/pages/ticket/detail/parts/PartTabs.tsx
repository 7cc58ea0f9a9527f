import { Tab, type TabProps, Tabs } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTicket } from '../../data/use-ticket';
import type { TicketPart } from './ticket-part';

interface PartTabsProps {
  parts: readonly TicketPart[];
  value: string;
  onChange: (name: string) => void;
}

/** The parts of the ticket to choose from, each with how many there are. */
export function PartTabs({ parts, value, onChange }: PartTabsProps) {
  const translate = useTranslate();
  return (
    <Tabs
      value={value}
      onChange={(_event, name: string) => onChange(name)}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={translate('tickets.detail.parts')}
      sx={{ borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
    >
      {parts.map((part) => (
        <PartTab key={part.name} value={part.name} shown={part} />
      ))}
    </Tabs>
  );
}

function PartTab({ shown, ...props }: TabProps & { shown: TicketPart }) {
  const translate = useTranslate();
  const { parts } = useTicket();
  const count = shown.counted && parts?.[shown.counted];
  const label = translate(shown.label);
  return (
    <Tab
      {...props}
      id={`tab-${shown.name}`}
      label={count ? translate('tickets.detail.counted', { label, count }) : label}
      sx={{ minWidth: 0, px: 1.25 }}
    />
  );
}
