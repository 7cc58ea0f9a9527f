import { Box, type SxProps, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { TabBar } from '../../../../components/TabBar';
import { partId } from '../../../../generator/transitions/part-opening';
import { useTicket } from '../../data/use-ticket';
import type { TicketPart } from './ticket-part';

/** Id of the panel of the open part. */
const PANEL = 'ticket-part';

/** The open part, named by its tab. */
export function PartPanel({ part, sx }: { part: TicketPart; sx: SxProps<Theme> }) {
  return (
    <Box role="tabpanel" id={PANEL} aria-labelledby={partId(part.name)} sx={sx}>
      <part.Panel />
    </Box>
  );
}

interface PartTabsProps {
  parts: readonly TicketPart[];
  value: string;
  onChange: (name: string) => void;
}

/** The tabs of the parts of the ticket, each with its number of records. */
export function PartTabs({ parts, value, onChange }: PartTabsProps) {
  const translate = useTranslate();
  const { parts: counts } = useTicket();
  const labelOf = ({ label, counted }: TicketPart) => {
    const count = counted && counts?.[counted];
    return count ? translate('tickets.detail.counted', { label: translate(label), count }) : translate(label);
  };
  return (
    <TabBar
      value={value}
      onChange={onChange}
      label={translate('tickets.detail.parts')}
      panel={PANEL}
      sx={{ borderBottom: 1, borderColor: 'divider', flexShrink: 0 }}
      tabSx={{ px: 1.25 }}
      tabs={parts.map((part) => ({ value: part.name, id: partId(part.name), label: labelOf(part) }))}
    />
  );
}
