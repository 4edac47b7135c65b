import { wordsOf } from '#domain/labels/index.ts';
import { languages, type Language } from '#domain/kernel/language.ts';
import { roleKeys, type BuiltInRole } from '#domain/platform/roles.ts';
import { dispositionState, type DispositionState } from '#domain/terminal/statuses.ts';
import { overstayPunishments } from '#domain/terminal/punishmentCodes.ts';
import { rowsOf, type SeedRow } from '../seedRow.ts';
import { countries, currencies } from './countries.ts';
import { emailTemplates } from './emailTemplates.ts';
import { exchangeNodes } from './exchange.ts';
import { cashFlowItems, paymentTypes, termsOfPayment } from './finance.ts';
import { inventoryCategories, unitsOfMeasure, vatRates } from './goods.ts';
import { appSettingItems, documentPrefixes, userSettingItems } from './platform.ts';
import { processForms } from './processForms.ts';
import * as reclamations from './reclamations.ts';
import { reclamationForm } from './reclamationForm.ts';
import { salesOrderStatuses, supplyMethods } from './sales.ts';
import {
  customerRequestStatuses,
  interactionStatuses,
  reclamationStates,
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

const roleNames: Record<BuiltInRole, Record<Language, string>> = {
  operator: {
    pl: 'Operator terminala',
    en: 'Terminal operator',
    nl: 'Terminaloperator',
    de: 'Terminalbediener',
    fr: 'Opérateur du terminal',
    it: 'Operatore del terminal',
    es: 'Operador de la terminal',
  },
  sales: {
    pl: 'Handlowiec',
    en: 'Sales',
    nl: 'Verkoop',
    de: 'Vertrieb',
    fr: 'Commercial',
    it: 'Vendite',
    es: 'Ventas',
  },
  forwarder: {
    pl: 'Spedytor',
    en: 'Forwarder',
    nl: 'Expediteur',
    de: 'Spediteur',
    fr: 'Transitaire',
    it: 'Spedizioniere',
    es: 'Transitario',
  },
};

const inAllLanguages = (value: DispositionState) =>
  Object.fromEntries(
    languages.map((language) => [language, wordsOf(language).enums.dispositionState?.values[value] ?? value]),
  );

const statuses = dispositionState.values.map((key) => {
  const lang = inAllLanguages(key);
  return { key, name: lang.pl as string, color: statusColors[key], lang };
});

/** What every installation has. Amounts are a beginning: each terminal sets its own. */
export const predefinedRows: readonly SeedRow[] = [
  ...rowsOf(
    'userRole',
    'key',
    roleKeys.map((key) => ({ key, name: roleNames[key].pl, lang: roleNames[key] })),
  ),
  ...rowsOf('dispositionStatus', 'key', statuses),
  ...rowsOf('appSettingItem', 'name', appSettingItems),
  ...rowsOf('userSettingItem', 'name', userSettingItems),
  ...rowsOf('vatRate', 'code', vatRates),
  ...rowsOf('unitOfMeasure', 'code', unitsOfMeasure),
  ...rowsOf('inventoryCategory', 'predefinedName', inventoryCategories),
  ...rowsOf('currency', 'code', currencies),
  ...rowsOf('country', 'code', countries),
  ...rowsOf('documentPrefix', 'name', documentPrefixes),
  ...rowsOf('exchangeNode', 'predefinedName', exchangeNodes),
  ...rowsOf('termOfPayment', 'predefinedName', termsOfPayment),
  ...rowsOf('punishmentType', 'code', [
    {
      code: overstayPunishments.EntryAllowed,
      name: 'Przekroczenie czasu wyjazdu z parkingu',
      shortName: 'Postój po wezwaniu',
      price: '50.00',
      vatRate: '23',
    },
    {
      code: overstayPunishments.EntryAddParking,
      name: 'Przekroczenie czasu na parkingu dodatkowym',
      shortName: 'Parking dodatkowy',
      price: '50.00',
      vatRate: '23',
    },
  ]),
  ...rowsOf('workShift', 'name', workShifts),
  ...rowsOf('paymentType', 'predefinedName', paymentTypes),
  ...rowsOf('cashFlowItem', 'predefinedName', cashFlowItems),
  ...rowsOf('salesOrderStatus', 'code', salesOrderStatuses),
  ...rowsOf('supplyMethod', 'code', supplyMethods),
  ...rowsOf('customerRequestStatus', 'predefinedName', customerRequestStatuses),
  ...rowsOf('interactionStatus', 'predefinedName', interactionStatuses),
  ...rowsOf('reclamationStatusGroup', 'predefinedName', reclamationStatusGroups),
  ...rowsOf('reclamationState', 'predefinedName', reclamationStates),
  ...rowsOf('reclamationType', 'predefinedName', reclamationTypes),
  ...rowsOf('reclamationSubject', 'code', reclamations.reclamationSubjects),
  ...rowsOf('reclamationDecision', 'code', reclamations.reclamationDecisions),
  ...rowsOf('reclamationExecution', 'code', reclamations.reclamationExecutions),
  ...rowsOf('reclamationReason', 'code', reclamations.reclamationReasons),
  ...rowsOf('reclamationPerpetrator', 'code', reclamations.reclamationPerpetrators),
  ...rowsOf('reclamationClientExpectation', 'code', reclamations.reclamationClientExpectations),
  ...rowsOf('viewSetting', 'name', [reclamationForm, ...processForms]),
  ...rowsOf('emailTemplate', 'uuid', emailTemplates),
];
