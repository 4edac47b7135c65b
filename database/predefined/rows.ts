import labels from '#domain/words/terminal/labels.json' with { type: 'json' };
import roles from '#domain/words/rights/predefined.json' with { type: 'json' };
import { roleKeys } from '#domain/platform/roles.ts';
import { dispositionState, type DispositionState } from '#domain/terminal/statuses.ts';
import { rowsOf, type SeedRow } from '../seedRow.ts';
import { countries, currencies } from './countries.ts';
import { emailTemplates } from './emailTemplates.ts';
import { orderTemplates } from './orderTemplates.ts';
import { exchangeNodes } from './exchange.ts';
import { cashFlowItems, paymentTypes, termsOfPayment } from './finance.ts';
import { deskForms } from './deskForms.ts';
import { inventoryCategories, unitsOfMeasure, vatRates } from './goods.ts';
import { named } from './named.ts';
import { appSettingItems, documentPrefixes, userSettingItems } from './platform.ts';
import { processForms } from './processForms.ts';
import * as reclamations from './reclamations.ts';
import { reclamationForm } from './reclamationForm.ts';
import { punishmentTypes } from './punishmentTypes.ts';
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

const statuses = dispositionState.values.map((key) => ({
  key,
  color: statusColors[key],
  ...named(labels.enums.dispositionState.values[key]),
}));

/**
 * Objects whose history is kept from the start: what people agree on with customers, and who may do what. An
 * administrator adds others, and marks a setting for deletion to keep no history. What workflows write all day is left
 * out: it has a history of its own.
 */
export const versioned = [
  'counterparty',
  'contactPerson',
  'product',
  'pricelist',
  'discount',
  'salesOrder',
  'customerRequest',
  'interaction',
  'userRole',
].map((objectType) => ({ objectType, versioningMethod: 'all' }));

/**
 * The rows that every installation gets. The second argument of `rowsOf` is the field by which a row is recognised, so that it
 * is not added twice. Amounts are only a beginning: each terminal sets its own.
 */
export const predefinedRows: readonly SeedRow[] = [
  ...rowsOf(
    'userRole',
    'key',
    roleKeys.map((key) => ({ key, ...named(roles.userRole[key]) })),
  ),
  ...rowsOf('objectVersioningSetting', 'objectType', versioned),
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
  ...rowsOf('punishmentType', 'code', punishmentTypes),
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
  ...rowsOf('viewSetting', 'name', [reclamationForm, ...processForms, ...deskForms]),
  ...rowsOf('emailTemplate', 'uuid', [...emailTemplates, ...orderTemplates]),
];
