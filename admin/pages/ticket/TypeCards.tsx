import { Box, FormControl, FormHelperText, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useIsCustomer } from './data/use-is-customer';
import { TypeIcon } from './TypeIcon';

interface TypeCardsProps {
  label: string;
  name: string;
  choices: string[];
  value: string | undefined;
  onChange: (type: string) => void;
  error?: string;
}

/** The types of a ticket as cards that explain the use of each; customers read plain words. */
export function TypeCards({ label, name, choices, value, onChange, error }: TypeCardsProps) {
  const translate = useTranslate();
  const isCustomer = useIsCustomer();
  return (
    <FormControl component="fieldset" error={Boolean(error)} sx={{ m: 0 }}>
      <FormLabel component="legend" required sx={{ typography: 'body2', mb: 0.75 }}>
        {label}
      </FormLabel>
      <RadioGroup
        name={name}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}
      >
        {choices.map((type) => (
          <Box
            key={type}
            component="label"
            sx={{
              display: 'flex',
              alignItems: 'flex-start',
              gap: 1,
              p: 1.25,
              border: 1,
              borderColor: type === value ? 'primary.main' : 'line',
              borderRadius: 1,
              cursor: 'pointer',
              bgcolor: type === value ? 'action.selected' : 'background.paper',
              '&:hover': { borderColor: 'primary.main' },
            }}
          >
            <Radio value={type} sx={{ p: 0.25 }} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography component="span" sx={{ display: 'block', fontWeight: 'fontWeightMedium' }}>
                {translate(isCustomer ? `tickets.type.plain.${type}` : `enums.ticketType.${type}`)}
              </Typography>
              <Typography component="span" variant="body2" color="text.secondary">
                {translate(`tickets.type.when.${type}`)}
              </Typography>
            </Box>
            <TypeIcon type={type} titleAccess={undefined} aria-hidden />
          </Box>
        ))}
      </RadioGroup>
      {error && <FormHelperText>{translate(error, { _: error })}</FormHelperText>}
    </FormControl>
  );
}
