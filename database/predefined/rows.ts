import { wordsOf } from '#domain/labels/index.ts';
import { languages } from '#domain/kernel/language.ts';
import { roleKeys, type BuiltInRole } from '#domain/platform/roles.ts';
import { dispositionState, type DispositionState } from '#domain/terminal/statuses.ts';
import { overstayPunishments } from '#domain/terminal/punishmentCodes.ts';
import { rowsOf, type SeedRow } from '../seedRow.ts';
import { cashFlowItems, paymentTypes } from './finance.ts';
import { userSettingItems } from './platform.ts';
import { salesOrderStatuses, supplyMethods } from './sales.ts';
import {
  customerRequestStatuses,
  interactionStatuses,
  reclamationStatusGroups,
  reclamationTypes,
} from './service.ts';
import { workShifts } from './terminal.ts';

const statusColors: Record<DispositionState, string> = {
  OnTheWay: '#78909c',
  ParkingExit: '#5c6bc0',
  NaTerminalu: '#1e88e5',
  SecondWeighing: '#fb8c00',
  Loaded: '#43a047',
  Unloaded: '#2e7d32',
  RemoveWeight: '#e53935',
};

const roleNames: Record<BuiltInRole, { pl: string; en: string }> = {
  operator: { pl: 'Operator terminala', en: 'Terminal operator' },
  sales: { pl: 'Handlowiec', en: 'Sales' },
  forwarder: { pl: 'Spedytor', en: 'Forwarder' },
};

const inAllLanguages = (value: DispositionState) =>
  Object.fromEntries(
    languages.map((language) => [language, wordsOf(language).enums.dispositionState?.values[value] ?? value]),
  );

const statuses = dispositionState.values.map((key) => {
  const lang = inAllLanguages(key);
  return { key, name: lang.pl as string, color: statusColors[key], lang };
});

/** Polish rates in force; `code` is the one KSeF wants. */
const vatRates = [
  { code: '23', name: '23%', taxRate: '23.00', basicItem: true },
  { code: '8', name: '8%', taxRate: '8.00' },
  { code: '5', name: '5%', taxRate: '5.00' },
  { code: '0 KR', name: '0%', taxRate: '0.00' },
  { code: 'zw', name: 'zw.', taxRate: '0.00', fullName: 'Zwolnione' },
  { code: 'np I', name: 'np.', taxRate: '0.00', fullName: 'Niepodlegające' },
  { code: 'oo', name: 'oo', taxRate: '0.00', fullName: 'Odwrotne obciążenie', reverseChange: true },
];

/** What every installation has. Amounts are a beginning: each terminal sets its own. */
export const predefinedRows: readonly SeedRow[] = [
  ...rowsOf(
    'userRole',
    'key',
    roleKeys.map((key) => ({ key, name: roleNames[key].pl, lang: roleNames[key] })),
  ),
  ...rowsOf('dispositionStatus', 'key', statuses),
  ...rowsOf('userSettingItem', 'name', userSettingItems),
  ...rowsOf('vatRate', 'code', vatRates),
  ...rowsOf('unitOfMeasure', 'code', [
    { code: 't', name: 'tona', lang: { pl: 'tona', en: 'tonne' } },
    { code: 'kg', name: 'kilogram', lang: { pl: 'kilogram', en: 'kilogram' } },
    { code: 'szt.', name: 'sztuka', lang: { pl: 'sztuka', en: 'piece' } },
  ]),
  ...rowsOf('currency', 'code', [
    { code: 'PLN', name: 'złoty' },
    { code: 'EUR', name: 'euro' },
    { code: 'USD', name: 'dolar amerykański' },
  ]),
  ...rowsOf('country', 'code', [
    { code: 'PL', name: 'Polska', lang: { pl: 'Polska', en: 'Poland' } },
    { code: 'DE', name: 'Niemcy', lang: { pl: 'Niemcy', en: 'Germany' } },
    { code: 'UA', name: 'Ukraina', lang: { pl: 'Ukraina', en: 'Ukraine' } },
    { code: 'NL', name: 'Holandia', lang: { pl: 'Holandia', en: 'Netherlands' } },
  ]),
  ...rowsOf('termOfPayment', 'name', [
    { name: 'Przedpłata', days: 0 },
    { name: '14 dni', days: 14 },
    { name: '30 dni', days: 30 },
  ]),
  ...rowsOf('punishmentType', 'code', [
    {
      code: overstayPunishments.EntryAllowed,
      name: 'Przekroczenie czasu wyjazdu z parkingu',
      shortName: 'Postój po wezwaniu',
      price: '50.00',
      vatRate: 'np I',
    },
    {
      code: overstayPunishments.EntryAddParking,
      name: 'Przekroczenie czasu na parkingu dodatkowym',
      shortName: 'Parking dodatkowy',
      price: '50.00',
      vatRate: 'np I',
    },
  ]),
  ...rowsOf('workShift', 'name', workShifts),
  ...rowsOf('paymentType', 'name', paymentTypes),
  ...rowsOf('cashFlowItem', 'name', cashFlowItems),
  ...rowsOf('salesOrderStatus', 'code', salesOrderStatuses),
  ...rowsOf('supplyMethod', 'name', supplyMethods),
  ...rowsOf('customerRequestStatus', 'predefinedName', customerRequestStatuses),
  ...rowsOf('interactionStatus', 'predefinedName', interactionStatuses),
  ...rowsOf('reclamationStatusGroup', 'predefinedName', reclamationStatusGroups),
  ...rowsOf('reclamationType', 'name', reclamationTypes),
];
