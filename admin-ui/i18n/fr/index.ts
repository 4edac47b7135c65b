import { account } from './account.ts';
import { cash } from './cash.ts';
import { takings } from './takings.ts';
import { ksef } from './ksef.ts';
import { board } from './board.ts';
import { brand } from './brand.ts';
import { common } from './common.ts';
import { desk } from './desk.ts';
import { detail } from './detail.ts';
import { error } from './error.ts';
import { bulk } from './bulk.ts';
import { files } from './files.ts';
import { filters } from './filters.ts';
import { forms } from './forms.ts';
import { filesEmpty } from './filesEmpty.ts';
import { filterGroups } from './filterGroups.ts';
import { filterTree } from './filterTree.ts';
import { grid } from './grid.ts';
import { gridKeys } from './gridKeys.ts';
import { savedFilters } from './savedFilters.ts';
import { home } from './home.ts';
import { journey } from './journey.ts';
import { layout } from './layout.ts';
import { list } from './list.ts';
import { login } from './login.ts';
import { menu } from './menu.ts';
import { notifications } from './notifications.ts';
import { orderProgress } from './orderProgress.ts';
import { pages } from './pages.ts';
import { picker } from './picker.ts';
import { profile } from './profile.ts';
import { queue } from './queue.ts';
import { register } from './register.ts';
import { shell } from './shell.ts';
import { stock } from './stock.ts';
import { tabs } from './tabs.ts';
import { tasks } from './tasks.ts';
import { weighing } from './weighing.ts';
import { ticket } from './ticket.ts';
import { trainDesk } from './trainDesk.ts';
import { shipPlan } from './shipPlan.ts';
import { unloading } from './unloading.ts';
import { shiftReport } from './shiftReport.ts';
import { tracking } from './tracking.ts';
import { driverTicket } from './driverTicket.ts';
import { smsCount } from './smsCount.ts';
import { unsaved } from './unsaved.ts';
import { printing } from './printing.ts';
import { reclamations } from './reclamations.ts';
import { versions } from './versions.ts';
import { views } from './views.ts';
import { whatIf } from './whatIf.ts';
import { scales } from './scales.ts';
import { sheets } from './sheets.ts';
import type { BackOfficeWords } from '../words.ts';
import { processPicture } from './processPicture.ts';
import { processFault } from './processFault.ts';
import { expression } from './expression.ts';
import { designer } from './designer.ts';
import { designerKeys } from './designerKeys.ts';
import { processRun } from './processRun.ts';
import { processBoard } from './processBoard.ts';

export const fr: BackOfficeWords = {
  brand,
  login,
  shell,
  home,
  common,
  list,
  grid,
  gridKeys,
  bulk,
  savedFilters,
  files,
  filters,
  filesEmpty,
  filterGroups,
  forms,
  filterTree,
  detail,
  picker,
  journey,
  weighing,
  stock,
  queue,
  board,
  whatIf,
  desk,
  ticket,
  trainDesk,
  shipPlan,
  unloading,
  shiftReport,
  error,
  pages,
  driverTicket,
  smsCount,
  unsaved,
  views,
  tabs,
  tasks,
  notifications,
  orderProgress,
  tracking,
  layout,
  register,
  account,
  profile,
  menu,
  versions,
  printing,
  reclamations,
  scales,
  cash,
  takings,
  ksef,
  sheets,
  processPicture,
  processFault,
  expression,
  designer,
  designerKeys,
  processRun,
  processBoard,
};
