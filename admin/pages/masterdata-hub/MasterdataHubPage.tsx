import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Box, InputAdornment, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { PageHeader } from '../../components/PageHeader';
import type { ResourceModel } from '../../model/resource-model';
import { useApplication } from '../../providers/application';
import type { Translate } from '../../providers/format';
import { groupedModels } from './grouped-models';
import { MasterdataCard } from './MasterdataCard';
import { MatchingRecords } from './MatchingRecords';

/** The resources whose name or sentence contains all the words, by name. */
function matchingModels(models: readonly ResourceModel[], words: string, translate: Translate): ResourceModel[] {
  const wanted = words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const named = models.map((model) => {
    const name = translate(model.label, { smart_count: 2 });
    return { model, name, text: `${name} ${translate(model.description, { _: '' })}`.toLocaleLowerCase() };
  });
  return named
    .filter(({ text }) => wanted.every((word) => text.includes(word)))
    .sort((left, right) => left.name.localeCompare(right.name))
    .map(({ model }) => model);
}

/** All master data as cards in groups, with a search over the cards and their records. */
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
      {groupedModels(found).map(({ group, models: members }) => (
        <Box key={group} component="section" aria-labelledby={`masterdata-${group}`} sx={{ mb: 3 }}>
          <Typography
            id={`masterdata-${group}`}
            variant="subtitle2"
            component="h2"
            color="text.secondary"
            sx={{ mb: 1 }}
          >
            {translate(`enums.resourceGroup.${group}`)}
          </Typography>
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
            {members.map((model) => (
              <li key={model.path}>
                <MasterdataCard model={model} />
              </li>
            ))}
          </Box>
        </Box>
      ))}
      <MatchingRecords models={own} words={words.trim()} alone={found.length === 0 && own.length > 0} />
      {own.length === 0 && <EmptyState title={translate('app.masterdata.none')} />}
    </>
  );
}
