import { calendar } from './calendar.ts';
import { common } from './common.ts';
import { exchange } from './exchange.ts';
import { finance } from './finance.ts';
import { goods } from './goods.ts';
import { loads } from './loads.ts';
import { kiosk } from './kiosk.ts';
import { mail } from './mail.ts';
import { partners } from './partners.ts';
import { platform } from './platform.ts';
import { processes } from './processes.ts';
import { railway } from './railway.ts';
import { reports } from './reports.ts';
import { rights } from './rights.ts';
import { sales } from './sales.ts';
import { scales } from './scales.ts';
import { service } from './service.ts';
import { signingIn } from './signingIn.ts';
import { ships } from './ships.ts';
import { terminal } from './terminal.ts';
import { weighing } from './weighing.ts';
import { yards } from './yards.ts';
import { errors } from './errors.ts';
import { screens } from './screens.ts';
import { joined } from '../joined.ts';
import type { Words } from '../words.ts';

export const pl: Words = {
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
  errors,
  screens,
  modules: {
    platform: 'Administracja',
    partners: 'Kontrahenci',
    goods: 'Towary i pojazdy',
    weighing: 'Ważenie',
    terminal: 'Terminal',
    ships: 'Statki',
    railway: 'Kolej',
    sales: 'Sprzedaż',
    service: 'Obsługa klienta',
    processes: 'Procesy i zadania',
    mail: 'Poczta',
    calendar: 'Kalendarz',
    reports: 'Raporty',
    finance: 'Finanse',
    exchange: 'Wymiana danych',
  },
};
