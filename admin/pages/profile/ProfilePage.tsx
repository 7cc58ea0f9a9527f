import { Button, Card, CardContent, Chip, Link, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useLocales, useTranslate } from 'react-admin';
import { FactList } from '../../components/FactList';
import { PageHeader } from '../../components/PageHeader';
import { useApplication, useCan } from '../../providers/application';
import { isRole } from '../../providers/role';
import { useLanguage } from '../../providers/use-language';
import { type ThemeChoice, themeChoices, useThemeChoice } from '../../theme/use-theme-choice';
import { OwnAbsences } from './absence/OwnAbsences';
import { CalendarFeed } from './calendar/CalendarFeed';
import { NotificationSettings } from './notifications/NotificationSettings';
import { PasswordDialog } from './PasswordDialog';
import { OwnTokens } from './tokens/OwnTokens';

/** The user's account and preferences. */
export default function ProfilePage() {
  const translate = useTranslate();
  const { me } = useApplication();
  const mayBeAbsent = useCan('absences', 'create');
  const mayMakeTokens = useCan('api-tokens', 'create');
  return (
    <Stack spacing={2} sx={{ maxWidth: 640 }}>
      <PageHeader title="app.nav.profile" />
      <Section title={translate('app.profile.person')}>
        <FactList
          variant="body1"
          columns={{ xs: '1fr', sm: '160px minmax(0, 1fr)' }}
          facts={[
            [translate('app.profile.name'), me.name],
            [translate('app.profile.username'), me.username],
            [translate('app.profile.email'), me.email && <Link href={`mailto:${me.email}`}>{me.email}</Link>],
            [translate('app.tenant'), me.tenantName ?? me.tenant],
            [translate('app.profile.customer'), me.customer?.name],
            [translate('app.profile.company'), me.executionCompany],
            [translate('app.profile.roles'), <Roles key="roles" roles={me.roles} />],
          ]}
        />
        {me.account.locked && (
          <Typography variant="body2" color="text.secondary">
            {translate('users.profile.locked')}
          </Typography>
        )}
        {me.account.changePassword && <ChangePassword />}
      </Section>
      {mayBeAbsent && (
        <Section title={translate('absences.title')}>
          <OwnAbsences />
        </Section>
      )}
      <Section title={translate('notifications.profile.title')}>
        <NotificationSettings />
      </Section>
      <Section title={translate('calendar.feed.title')}>
        <CalendarFeed />
      </Section>
      {mayMakeTokens && (
        <Section title={translate('developers.profile.title')}>
          <OwnTokens />
        </Section>
      )}
      <Section title={translate('app.profile.display')}>
        <LanguageField />
        <ThemeField />
      </Section>
    </Stack>
  );
}

function ChangePassword() {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        {translate('app.profile.changePassword')}
      </Button>
      {open && <PasswordDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent component={Stack} spacing={2}>
        <Typography variant="h2">{title}</Typography>
        {children}
      </CardContent>
    </Card>
  );
}

function Roles({ roles }: { roles: string[] }) {
  const translate = useTranslate();
  return (
    <Stack direction="row" component="span" useFlexGap spacing={0.5} sx={{ flexWrap: 'wrap' }}>
      {roles.filter(isRole).map((role) => (
        <Chip key={role} component="span" size="small" label={translate(`enums.role.${role}`)} />
      ))}
    </Stack>
  );
}

function LanguageField() {
  const translate = useTranslate();
  const locales = useLocales() ?? [];
  const [locale, choose] = useLanguage();
  return (
    <TextField
      select
      id="language"
      label={translate('app.language')}
      value={locale}
      helperText={translate('users.profile.language')}
      onChange={(event) => choose(event.target.value)}
    >
      {locales.map((option) => (
        <MenuItem key={option.locale} value={option.locale} lang={option.locale}>
          {option.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

function ThemeField() {
  const translate = useTranslate();
  const [choice, setChoice] = useThemeChoice();
  return (
    <TextField
      select
      id="theme"
      label={translate('app.theme.label')}
      value={choice}
      onChange={(event) => setChoice(event.target.value as ThemeChoice)}
    >
      {themeChoices.map((theme) => (
        <MenuItem key={theme} value={theme}>
          {translate(`app.theme.${theme}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}
