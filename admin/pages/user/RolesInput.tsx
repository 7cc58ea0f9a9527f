import { Box, Checkbox, FormControlLabel, FormHelperText, FormLabel, Stack, Typography } from '@mui/material';
import { InputHelperText, useInput, useRecordContext, useTranslate } from 'react-admin';
import type { FieldSlotProps } from '../../generator';
import { inputProps } from '../../generator/inputs/input-props';
import { useApplication } from '../../providers/application';
import type { UserRecord } from './user';

const isMain = (role: string) => role.startsWith('vsd-');

/** The roles with the rights of each; roles that the reader may not grant cannot be ticked. */
export default function RolesInput({ field }: FieldSlotProps) {
  const translate = useTranslate();
  const { me } = useApplication();
  const record = useRecordContext<UserRecord>();
  const { field: input, fieldState } = useInput({ ...inputProps(field), defaultValue: [] });
  const chosen: string[] = input.value ?? [];
  const locked = (record?.can?.locked.length ?? 0) > 0;
  const roles = field.choices?.values ?? [];
  const toggle = (role: string) =>
    input.onChange(chosen.includes(role) ? chosen.filter((other) => other !== role) : [...chosen, role]);
  const group = (name: string, members: string[]) => (
    <Stack component="fieldset" key={name} sx={{ border: 0, m: 0, p: 0 }}>
      <Typography component="legend" variant="caption" color="text.secondary">
        {translate(`users.roles.${name}`)}
      </Typography>
      {members.map((role) => (
        <FormControlLabel
          key={role}
          sx={{ alignItems: 'flex-start', mr: 0 }}
          disabled={!me.account.assignableRoles.includes(role) || (locked && isMain(role))}
          control={<Checkbox checked={chosen.includes(role)} onChange={() => toggle(role)} size="small" />}
          label={
            <Box sx={{ py: 0.75 }}>
              {translate(`enums.role.${role}`)}
              <Typography variant="caption" component="div" color="text.secondary">
                {translate(`users.roles.${role}`)}
              </Typography>
            </Box>
          }
        />
      ))}
    </Stack>
  );
  const message = fieldState.error?.message;
  return (
    <Stack spacing={1} role="group" aria-labelledby="roles-label">
      <FormLabel id="roles-label" error={Boolean(message)}>
        {translate(field.label)}
      </FormLabel>
      {group('main', roles.filter(isMain))}
      {group(
        'more',
        roles.filter((role) => !isMain(role)),
      )}
      <FormHelperText component="div" error={Boolean(message)}>
        <InputHelperText error={message} helperText={field.help} />
      </FormHelperText>
    </Stack>
  );
}
