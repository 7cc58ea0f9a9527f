import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../layout/EmptyState';
import { PageHeader } from '../../layout/PageHeader';
import { useApplication } from '../../providers/application';
import { MasterdataCard } from './MasterdataCard';
import { MatchingRecords } from './MatchingRecords';
import { matchingModels } from './matching-models';

/** All master data as cards, with a search over them and over what they hold. */
export default function MasterdataHubPage() {
  const translate = useTranslate();
  const { models } = useApplication();
  const [words, setWords] = useState('');
  const own = models.filter((model) => model.menu === 'masterdata' && model.can.list);
  const found = matchingModels(own, words, translate);
  return (
    <>
      <PageHeader title="app.nav.masterdata" />
      <TextField
        type="search"
        label={translate('app.masterdata.search')}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        sx={{ maxWidth: 440, mb: 2 }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <SearchOutlined fontSize="small" />
              </InputAdornment>
            ),
          },
        }}
      />
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {found.map((model) => (
          <li key={model.path}>
            <MasterdataCard model={model} />
          </li>
        ))}
      </Box>
      <MatchingRecords models={own} words={words.trim()} alone={found.length === 0 && own.length > 0} />
      {own.length === 0 && <EmptyState title={translate('app.masterdata.none')} />}
    </>
  );
}
