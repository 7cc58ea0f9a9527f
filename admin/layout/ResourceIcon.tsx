import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import ContactPhoneOutlined from '@mui/icons-material/ContactPhoneOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import ExtensionOutlined from '@mui/icons-material/ExtensionOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShortTextOutlined from '@mui/icons-material/ShortTextOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import TimerOutlined from '@mui/icons-material/TimerOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';

const icons: Record<string, ComponentType<SvgIconProps>> = {
  Assignment: AssignmentOutlined,
  Business: BusinessOutlined,
  Campaign: CampaignOutlined,
  Category: CategoryOutlined,
  ConfirmationNumber: ConfirmationNumberOutlined,
  ContactPhone: ContactPhoneOutlined,
  EventBusy: EventBusyOutlined,
  Extension: ExtensionOutlined,
  Groups: GroupsOutlined,
  Insights: InsightsOutlined,
  Key: KeyOutlined,
  Mail: MailOutlined,
  People: PeopleOutlined,
  Place: PlaceOutlined,
  Settings: SettingsOutlined,
  ShortText: ShortTextOutlined,
  SpaceDashboard: SpaceDashboardOutlined,
  SupportAgent: SupportAgentOutlined,
  Timer: TimerOutlined,
  Tune: TuneOutlined,
  Webhook: WebhookOutlined,
};

/** The icon that the document names (x-resource.icon); an unknown name gives a neutral one. */
export function ResourceIcon({ name, ...props }: { name: string } & SvgIconProps) {
  const Icon = icons[name.replace(/Outlined$/, '')] ?? AssignmentOutlined;
  return <Icon aria-hidden {...props} />;
}
