import { AvatarGroup, Box, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { PersonAvatar } from '../../../components/PersonAvatar';
import { useFormat } from '../../../providers/use-format';
import { useTicket } from '../data/use-ticket';
import type { PresentPerson } from './presence';
import { usePresence } from './use-presence';

/** Most pictures side by side; further people are counted. */
const MOST = 4;

/** The other people with the ticket open, and the activity of each. */
export function PresentPeople() {
  const translate = useTranslate();
  const format = useFormat();
  const { id } = useTicket();
  const people = usePresence(id);
  const busy = people.filter(({ doing }) => doing !== 'READING');
  const shown = busy.length > 0 ? busy : people;
  const textOf = ({ name, doing }: PresentPerson) => translate(`live.doing.${doing}`, { name });
  const sentence =
    busy.length === 1 && busy[0]
      ? textOf(busy[0])
      : translate(busy.length > 0 ? 'live.busy' : 'live.alsoHere', {
          names: format.list(shown.map(({ name }) => name)),
          smart_count: shown.length,
        });
  return (
    <Box role="status" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
      {people.length > 0 && (
        <>
          <AvatarGroup max={MOST} sx={{ '& .MuiAvatar-root': { width: 24, height: 24, typography: 'caption' } }}>
            {people.map((person) => (
              <Tooltip key={person.user} title={textOf(person)}>
                <span>
                  <PersonAvatar name={person.name} size={24} />
                </span>
              </Tooltip>
            ))}
          </AvatarGroup>
          <Typography variant="body2" color={busy.length > 0 ? 'text.primary' : 'text.secondary'} noWrap>
            {sentence}
          </Typography>
        </>
      )}
    </Box>
  );
}
