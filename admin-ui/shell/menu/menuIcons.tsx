import LiveScalesIcon from '@mui/icons-material/MonitorHeartOutlined';
import AdminIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import FreeTimesIcon from '@mui/icons-material/EventAvailableOutlined';
import ExchangeIcon from '@mui/icons-material/SyncAltOutlined';
import CashDeskIcon from '@mui/icons-material/PointOfSaleOutlined';
import KsefIcon from '@mui/icons-material/ReceiptLongOutlined';
import FinanceIcon from '@mui/icons-material/PaymentsOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import ProcessIcon from '@mui/icons-material/AccountTreeOutlined';
import ReportIcon from '@mui/icons-material/BarChartOutlined';
import SalesIcon from '@mui/icons-material/SellOutlined';
import ServiceIcon from '@mui/icons-material/SupportAgentOutlined';
import TasksIcon from '@mui/icons-material/TaskAltOutlined';
import TrainIcon from '@mui/icons-material/TrainOutlined';
import ShiftReportIcon from '@mui/icons-material/SummarizeOutlined';
import ShipIcon from '@mui/icons-material/DirectionsBoatOutlined';
import GoodsIcon from '@mui/icons-material/Inventory2Outlined';
import ListIcon from '@mui/icons-material/ListAlt';
import PartnersIcon from '@mui/icons-material/HandshakeOutlined';
import WhatIfIcon from '@mui/icons-material/StackedLineChart';
import QueueIcon from '@mui/icons-material/LocalShippingOutlined';
import ScaleIcon from '@mui/icons-material/MonitorWeightOutlined';
import TerminalIcon from '@mui/icons-material/WarehouseOutlined';
import WeighingIcon from '@mui/icons-material/ScaleOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

/** By the name of a module of the menu, such as `sales`, or of a screen, such as `order-board`. */
const icons: Readonly<Record<string, SvgIconComponent>> = {
  terminal: TerminalIcon,
  weighing: WeighingIcon,
  ships: ShipIcon,
  'ship-board': ShipIcon,
  railway: TrainIcon,
  'train-desk': TrainIcon,
  'process-board': ProcessIcon,
  'shift-report': ShiftReportIcon,
  sales: SalesIcon,
  'order-board': SalesIcon,
  'sales-analysis': ShiftReportIcon,
  'request-board': ServiceIcon,
  'interaction-board': ServiceIcon,
  'my-orders': SalesIcon,
  service: ServiceIcon,
  processes: ProcessIcon,
  mail: MailIcon,
  calendar: CalendarIcon,
  'free-times': FreeTimesIcon,
  reports: ReportIcon,
  finance: FinanceIcon,
  exchange: ExchangeIcon,
  goods: GoodsIcon,
  partners: PartnersIcon,
  platform: AdminIcon,
  'cash-desk': CashDeskIcon,
  takings: ShiftReportIcon,
  'cash-flow': ShiftReportIcon,
  ksef: KsefIcon,
  'my-tasks': TasksIcon,
  'live-queue': QueueIcon,
  'what-if': WhatIfIcon,
  'reclamation-analysis': ShiftReportIcon,
  'interaction-report': ShiftReportIcon,
  'order-register': ShiftReportIcon,
  'email-report': ShiftReportIcon,
  'time-analysis': ShiftReportIcon,
  'request-analysis': ShiftReportIcon,
  'weighing-desk': ScaleIcon,
  'live-scales': LiveScalesIcon,
};

/** The icon of a menu entry by its name; the icon of a list if it has none. */
export function MenuIcon({ name, size = 19 }: { name: string; size?: number }) {
  const Icon = icons[name] ?? ListIcon;
  return <Icon sx={{ fontSize: size }} />;
}
