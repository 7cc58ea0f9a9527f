import MailOutlined from '@mui/icons-material/MailOutlined';
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import { Box, Button, Link, ListItem, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { RecordSlotProps } from '../../../generator';
import { useCan } from '../../../providers/application';
import { Role } from '../../../providers/role';
import type { CustomerRecord } from '../customer';
import { AddDialog } from './AddDialog';
import { CrmList } from './CrmList';
import { type CrmContact, crmPath } from './crm';

const asked = ['firstname', 'lastname', 'position', 'email', 'phone'];
const USERS = '/masterdata/users';

/** The contacts of the customer in the CRM, with their users if they have one. */
export default function ContactsTab({ record }: RecordSlotProps) {
  const customer = record as CustomerRecord;
  const path = crmPath.contacts(customer.id);
  return (
    <CrmList<CrmContact>
      customer={customer}
      path={path}
      kind="contacts"
      row={(contact) => <Contact key={contact.number} contact={contact} code={customer.code} />}
      dialog={(close) => <AddDialog kind="contacts" path={path} describedBy="contacts" asked={asked} onClose={close} />}
    />
  );
}

function Contact({ contact, code }: { contact: CrmContact; code: string }) {
  const { name, number, position, email, phone } = contact;
  return (
    <ListItem divider sx={{ gap: 2, flexWrap: 'wrap', py: 1 }}>
      <Box sx={{ flex: '1 1 0', minWidth: (theme) => theme.spacing(26) }}>
        <Typography sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[position, number].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Stack sx={{ flex: '1 1 0', minWidth: (theme) => theme.spacing(26) }}>
        {email && <Reach icon={MailOutlined} href={`mailto:${email}`} text={email} />}
        {phone && <Reach icon={PhoneOutlined} href={`tel:${phone.replace(/[^+0-9]/g, '')}`} text={phone} />}
      </Stack>
      <Box sx={(theme) => ({ minWidth: { sm: theme.spacing(20) }, textAlign: { sm: 'right' } })}>
        <UserOf contact={contact} code={code} />
      </Box>
    </ListItem>
  );
}

function Reach({ icon: Icon, href, text }: { icon: typeof MailOutlined; href: string; text: string }) {
  return (
    <Link
      href={href}
      variant="body2"
      sx={{ display: 'flex', alignItems: 'center', gap: 0.75, overflowWrap: 'anywhere' }}
    >
      <Icon aria-hidden fontSize="inherit" color="action" />
      {text}
    </Link>
  );
}

/** A link to the user of a contact, or to the form of a new one. */
function UserOf({ contact, code }: { contact: CrmContact; code: string }) {
  const translate = useTranslate();
  const mayCreate = useCan('users', 'create');
  const { user, firstname, lastname, email, number } = contact;
  if (user) {
    const shown = `${USERS}/${encodeURIComponent(user)}/show`;
    return (
      <Button size="small" component={RouterLink} to={shown} startIcon={<PersonOutlined />}>
        {translate('customers.contacts.user')}
      </Button>
    );
  }
  if (!mayCreate) return null;
  const person = { firstname, lastname, email, username: email, externalContactNumber: number };
  const initial = { ...person, roles: [Role.Customer], customerCode: code };
  const create = `${USERS}/create?source=${encodeURIComponent(JSON.stringify(initial))}`;
  return (
    <Button size="small" component={RouterLink} to={create} startIcon={<PersonAddOutlined />}>
      {translate('customers.contacts.makeUser')}
    </Button>
  );
}
