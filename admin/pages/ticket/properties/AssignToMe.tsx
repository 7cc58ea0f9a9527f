import PersonAddAlt1Outlined from '@mui/icons-material/PersonAddAlt1Outlined';
import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useAssignToMe } from '../data/use-assign-to-me';

/** Assigns the ticket to the user with one click; hidden from its present assignee. */
export function AssignToMe() {
  const translate = useTranslate();
  const { assign, question } = useAssignToMe();
  return (
    <>
      {assign && (
        <Button
          size="small"
          startIcon={<PersonAddAlt1Outlined />}
          onClick={assign}
          sx={{ display: 'flex', py: 0, px: 0.5, ml: -0.5, typography: 'caption', fontWeight: 'fontWeightMedium' }}
        >
          {translate('absences.toMe')}
        </Button>
      )}
      {question}
    </>
  );
}
