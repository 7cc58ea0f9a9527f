import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import ApartmentOutlined from '@mui/icons-material/ApartmentOutlined';
import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import AutorenewOutlined from '@mui/icons-material/AutorenewOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import BoltOutlined from '@mui/icons-material/BoltOutlined';
import BookmarkOutlined from '@mui/icons-material/BookmarkOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ChecklistOutlined from '@mui/icons-material/ChecklistOutlined';
import CloudOutlined from '@mui/icons-material/CloudOutlined';
import CodeOutlined from '@mui/icons-material/CodeOutlined';
import ConfirmationNumberOutlined from '@mui/icons-material/ConfirmationNumberOutlined';
import ContactPhoneOutlined from '@mui/icons-material/ContactPhoneOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DevicesOutlined from '@mui/icons-material/DevicesOutlined';
import DomainOutlined from '@mui/icons-material/DomainOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EmailOutlined from '@mui/icons-material/EmailOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import ExtensionOutlined from '@mui/icons-material/ExtensionOutlined';
import FactoryOutlined from '@mui/icons-material/FactoryOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import FormatListNumberedOutlined from '@mui/icons-material/FormatListNumberedOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandymanOutlined from '@mui/icons-material/HandymanOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HomeOutlined from '@mui/icons-material/HomeOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import InventoryOutlined from '@mui/icons-material/InventoryOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import NotificationsOutlined from '@mui/icons-material/NotificationsOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PersonOutlined from '@mui/icons-material/PersonOutlined';
import PhoneOutlined from '@mui/icons-material/PhoneOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import QrCode2Outlined from '@mui/icons-material/QrCode2Outlined';
import ReceiptOutlined from '@mui/icons-material/ReceiptOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import ScienceOutlined from '@mui/icons-material/ScienceOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShortTextOutlined from '@mui/icons-material/ShortTextOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import SupportAgentOutlined from '@mui/icons-material/SupportAgentOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import TimerOutlined from '@mui/icons-material/TimerOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WebhookOutlined from '@mui/icons-material/WebhookOutlined';
import type { SvgIconProps } from '@mui/material';
import type { ComponentType } from 'react';

/** Every icon that a resource may bear (openapi/hints.schema.json). */
const resourceIcons: Record<string, ComponentType<SvgIconProps>> = {
  AccountBalance: AccountBalanceOutlined,
  Apartment: ApartmentOutlined,
  Archive: ArchiveOutlined,
  Assignment: AssignmentOutlined,
  AttachFile: AttachFileOutlined,
  Autorenew: AutorenewOutlined,
  Badge: BadgeOutlined,
  Bolt: BoltOutlined,
  Bookmark: BookmarkOutlined,
  Build: BuildOutlined,
  Business: BusinessOutlined,
  CalendarMonth: CalendarMonthOutlined,
  Campaign: CampaignOutlined,
  Category: CategoryOutlined,
  Checklist: ChecklistOutlined,
  Cloud: CloudOutlined,
  Code: CodeOutlined,
  ConfirmationNumber: ConfirmationNumberOutlined,
  ContactPhone: ContactPhoneOutlined,
  Dashboard: DashboardOutlined,
  Description: DescriptionOutlined,
  Devices: DevicesOutlined,
  Domain: DomainOutlined,
  EditNote: EditNoteOutlined,
  Email: EmailOutlined,
  EventBusy: EventBusyOutlined,
  Extension: ExtensionOutlined,
  Factory: FactoryOutlined,
  Flag: FlagOutlined,
  FormatListNumbered: FormatListNumberedOutlined,
  Gavel: GavelOutlined,
  Groups: GroupsOutlined,
  Handyman: HandymanOutlined,
  History: HistoryOutlined,
  Home: HomeOutlined,
  Insights: InsightsOutlined,
  Inventory: InventoryOutlined,
  Key: KeyOutlined,
  Label: LabelOutlined,
  Link: LinkOutlined,
  LinkOff: LinkOffOutlined,
  LocalShipping: LocalShippingOutlined,
  Lock: LockOutlined,
  Mail: MailOutlined,
  ManageHistory: ManageHistoryOutlined,
  Map: MapOutlined,
  MenuBook: MenuBookOutlined,
  MoveToInbox: MoveToInboxOutlined,
  Notifications: NotificationsOutlined,
  Payments: PaymentsOutlined,
  People: PeopleOutlined,
  Person: PersonOutlined,
  Phone: PhoneOutlined,
  Place: PlaceOutlined,
  QrCode2: QrCode2Outlined,
  Receipt: ReceiptOutlined,
  Route: RouteOutlined,
  Schedule: ScheduleOutlined,
  Science: ScienceOutlined,
  Settings: SettingsOutlined,
  ShortText: ShortTextOutlined,
  SpaceDashboard: SpaceDashboardOutlined,
  SupportAgent: SupportAgentOutlined,
  TaskAlt: TaskAltOutlined,
  Timer: TimerOutlined,
  Tune: TuneOutlined,
  UploadFile: UploadFileOutlined,
  Visibility: VisibilityOutlined,
  VisibilityOff: VisibilityOffOutlined,
  Webhook: WebhookOutlined,
};

/** The icon that the document names (x-resource.icon); an unknown name gives a neutral icon. */
export function ResourceIcon({ name, ...props }: { name: string } & SvgIconProps) {
  const Icon = resourceIcons[name.replace(/Outlined$/, '')] ?? AssignmentOutlined;
  return <Icon aria-hidden {...props} />;
}
