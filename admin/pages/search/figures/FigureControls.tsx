import { Box, FormControlLabel, MenuItem, Switch, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type FigureChoice, type FigureDeclaration, isTimeStep, type ShownAs, shownAs, startOf } from './figure';
import { useFigureWords } from './use-figure-words';

/** Props of the controls. */
interface FigureControlsProps {
  figures: readonly FigureDeclaration[];
  declared: FigureDeclaration;
  choice: FigureChoice;
  /** Whether a period is set that can be compared with an earlier one. */
  canCompare: boolean;
  onChange: (choice: FigureChoice) => void;
}

/** Chooses a figure, its dimensions and its chart. */
export function FigureControls({ figures, declared, choice, canCompare, onChange }: FigureControlsProps) {
  const translate = useTranslate();
  const words = useFigureWords();
  const [first = '', second = ''] = choice.by;
  const choose = (name: string) => {
    const figure = figures.find((candidate) => candidate.name === name);
    if (figure) onChange(startOf(figure));
  };
  // A line would suggest an order between categories.
  const offered = shownAs.filter((as) => as !== 'line' || isTimeStep(first));
  const option = (name: string) => (
    <MenuItem key={name} value={name}>
      {words.dimension(name)}
    </MenuItem>
  );
  const select = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;
  const width = { width: { xs: '100%', sm: 220 } };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', columnGap: 2, rowGap: 1, pb: 1 }}>
      <TextField
        select
        id="figure"
        margin="none"
        label={translate('figures.figure')}
        value={choice.name}
        onChange={(event) => choose(event.target.value)}
        slotProps={select}
        sx={{ width: { xs: '100%', sm: 280 } }}
      >
        {figures.map(({ name }) => (
          <MenuItem key={name} value={name}>
            {translate(`figures.name.${name}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        id="figure-by"
        margin="none"
        label={translate('figures.by')}
        value={first}
        onChange={(event) => onChange({ ...choice, by: [event.target.value, second].filter(Boolean) })}
        slotProps={select}
        sx={width}
      >
        {declared.dimensions.filter((name) => name !== second).map(option)}
      </TextField>
      <TextField
        select
        id="figure-then"
        margin="none"
        label={translate('figures.then')}
        value={second}
        onChange={(event) => onChange({ ...choice, by: [first, event.target.value].filter(Boolean) })}
        slotProps={select}
        sx={width}
      >
        <MenuItem value="">{translate('figures.nothing')}</MenuItem>
        {declared.dimensions.filter((name) => name !== first).map(option)}
      </TextField>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={offered.includes(choice.as) ? choice.as : 'bar'}
        onChange={(_event, as: ShownAs | null) => as && onChange({ ...choice, as })}
      >
        {offered.map((as) => (
          <ToggleButton key={as} value={as}>
            {translate(`figures.shown.${as}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {canCompare && (
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={Boolean(choice.compare)}
              onChange={(_event, compare) => onChange({ ...choice, compare })}
            />
          }
          label={translate('figures.compare')}
        />
      )}
    </Box>
  );
}
