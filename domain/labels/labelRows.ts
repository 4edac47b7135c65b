import calendar from '../words/calendar/labels.json' with { type: 'json' };
import common from '../words/common/labels.json' with { type: 'json' };
import exchange from '../words/exchange/labels.json' with { type: 'json' };
import finance from '../words/finance/labels.json' with { type: 'json' };
import goods from '../words/goods/labels.json' with { type: 'json' };
import kiosk from '../words/kiosk/labels.json' with { type: 'json' };
import loads from '../words/loads/labels.json' with { type: 'json' };
import mail from '../words/mail/labels.json' with { type: 'json' };
import partners from '../words/partners/labels.json' with { type: 'json' };
import platform from '../words/platform/labels.json' with { type: 'json' };
import processes from '../words/processes/labels.json' with { type: 'json' };
import railway from '../words/railway/labels.json' with { type: 'json' };
import reports from '../words/reports/labels.json' with { type: 'json' };
import rights from '../words/rights/labels.json' with { type: 'json' };
import sales from '../words/sales/labels.json' with { type: 'json' };
import scales from '../words/scales/labels.json' with { type: 'json' };
import service from '../words/service/labels.json' with { type: 'json' };
import ships from '../words/ships/labels.json' with { type: 'json' };
import signingIn from '../words/signingIn/labels.json' with { type: 'json' };
import terminal from '../words/terminal/labels.json' with { type: 'json' };
import weighing from '../words/weighing/labels.json' with { type: 'json' };
import yards from '../words/yards/labels.json' with { type: 'json' };
import errors from '../words/common/errors.json' with { type: 'json' };
import valueDemands from '../words/common/valueDemands.json' with { type: 'json' };
import processErrors from '../words/processes/errors.json' with { type: 'json' };
import screens from '../words/common/screens.json' with { type: 'json' };
import type { RowsOf } from '../words/rows.ts';
import { joined } from './joined.ts';
import type { Words } from './words.ts';

/** The words of the domain in all languages, joined from the folders of `domain/words`. A missing word does not compile. */
export const labelRows: RowsOf<Words> = {
  ...joined(
    common,
    platform,
    signingIn,
    rights,
    partners,
    goods,
    weighing,
    loads,
    scales,
    terminal,
    kiosk,
    yards,
    ships,
    railway,
    sales,
    service,
    processes,
    mail,
    calendar,
    reports,
    finance,
    exchange,
  ),
  errors: { ...errors, ...processErrors },
  valueDemands,
  screens,
  modules: {
    platform: platform.module,
    partners: partners.module,
    goods: goods.module,
    weighing: weighing.module,
    terminal: terminal.module,
    ships: ships.module,
    railway: railway.module,
    sales: sales.module,
    service: service.module,
    processes: processes.module,
    mail: mail.module,
    calendar: calendar.module,
    reports: reports.module,
    finance: finance.module,
    exchange: exchange.module,
  },
};
