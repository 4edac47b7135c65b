import { mailing } from '#domain/mail/mailing.ts';
import { counterparty } from '#domain/partners/counterparty.ts';
import { pricelist } from '#domain/sales/pricelist.ts';
import { salesOrder } from '#domain/sales/salesOrder.ts';
import { customerRequest } from '#domain/service/customerRequest.ts';
import { interaction } from '#domain/service/interaction.ts';
import { disposition } from '#domain/terminal/disposition.ts';
import { formView } from './formView.ts';

const dispositionForm = formView({
  name: 'Dyspozycja',
  declaration: disposition,
  sections: [
    {
      name: 'what',
      fields: ['type', 'order', 'customer', 'product', 'schemeOfCargo', 'nettoRegistered'],
    },
    { name: 'where', fields: ['weighingStation', 'warehouse', 'box'] },
    { name: 'when', fields: ['arrivalDate', 'queuePriority', 'comment'] },
    { name: 'parameters' },
    {
      name: 'more',
      place: 'folded',
      fields: [
        'date',
        'prefix',
        'typeOfDocument',
        'typeOfOperation',
        'vendor',
        'weighedAfter',
        'assortment',
        'actualWarehouse',
        'mine',
        'position',
        'ship',
        'scale',
        'scaleTwo',
        'customsGoods',
        'customsRelease',
        'researchResult',
        'productCondition',
        'numberOfWeighing',
        'allowRetaring',
        'gmpCheck',
        'ratified',
        'closed',
        'previousCargoes',
      ],
    },
    {
      name: 'facts',
      place: 'aside',
      fields: [
        'numberStr',
        'carsQueueStatus',
        'state',
        'driverTicket',
        'entryTicket',
        'barCode',
        'brutto',
        'tare',
        'netto',
        'numberOfWeighted',
        'arrivedAt',
        'punctuality',
        'holdReason',
        'noShows',
        'entryAllowedAt',
        'leaveParkingUntil',
        'beginWeighting',
        'endWeighting',
        'exitedAt',
      ],
    },
  ],
  // `numberStr` contains the number. The status is the state once more, as a record of a dictionary.
  hidden: ['number', 'status'],
});

const salesOrderForm = formView({
  name: 'Zamówienie sprzedaży',
  declaration: salesOrder,
  sections: [
    { name: 'products', fields: ['products'] },
    { name: 'sums', fields: ['sumNetto', 'sumVat', 'sumBrutto', 'incompliteParams'] },
    { name: 'parameters' },
    {
      name: 'terms',
      place: 'folded',
      fields: [
        'deliveryMethod',
        'supplyMethod',
        'shipmentDate',
        'tolerance',
        'packageMaterial',
        'paymentTerms',
        'project',
        'prefix',
        'comment',
        'acceptedBy',
        'customerRequest',
      ],
    },
  ],
  // The page shows above the form how the order ended and what its customer said.
  hidden: ['number', 'numberStr', 'ending', 'endingReason', 'endedWith', 'acceptedAt', 'changeAsked'],
});

const pricelistForm = formView({
  name: 'Cennik',
  declaration: pricelist,
  sections: [
    { name: 'items', fields: ['items'] },
    { name: 'parameters' },
    {
      name: 'terms',
      place: 'folded',
      fields: ['date', 'prefix', 'priceCode', 'discountType', 'rate', 'multiplier', 'formula', 'comment'],
    },
  ],
  // The number of the list would stand beside the form and leave too little room for the prices.
  hidden: ['number', 'numberStr'],
});

const counterpartyForm = formView({
  name: 'Kontrahent',
  declaration: counterparty,
  sections: [
    { name: 'roles', fields: ['isVendor', 'isCustomer', 'isForwarder'] },
    {
      name: 'address',
      fields: ['street', 'postCode', 'locality', 'region', 'country', 'language', 'email', 'phone'],
    },
    {
      name: 'terms',
      fields: [
        'manager',
        'currency',
        'termOfPayament',
        'priceType',
        'bankAccount',
        'vatPayer',
        'viesPayer',
        'sendDriversSms',
      ],
    },
    { name: 'accounts', fields: ['otherAccounts'] },
    {
      name: 'delivery',
      fields: ['deliverySettings', 'packageMaterial', 'documentationForm'],
    },
    { name: 'parameters' },
    {
      name: 'more',
      place: 'folded',
      fields: ['taxation', 'euMember', 'useActualWarehouse', 'useProductCondition', 'notUse', 'externalId'],
    },
  ],
  hidden: ['mergedInto'],
});

const customerRequestForm = formView({
  name: 'Zapytanie klienta',
  declaration: customerRequest,
  sections: [
    { name: 'products', fields: ['products'] },
    { name: 'order', fields: ['order', 'orderNumber', 'amount', 'currency', 'prefix'] },
    { name: 'parameters' },
    {
      name: 'facts',
      place: 'aside',
      fields: ['numberStr', 'noticeAt', 'pausedAt', 'firstAnswerAt', 'closedAt'],
    },
  ],
  // The page shows above the form what a visitor of the public form wrote.
  hidden: [
    'number',
    'source',
    'askerName',
    'askerFirm',
    'askerEmail',
    'askerPhone',
    'askerVatNumber',
    'askerLanguage',
  ],
});

const interactionForm = formView({
  name: 'Interakcja',
  declaration: interaction,
  sections: [
    { name: 'products', fields: ['interactionProductTable'] },
    { name: 'settlement', fields: ['ordered', 'financialPeriod', 'state', 'prefix'] },
    { name: 'parameters' },
    { name: 'facts', place: 'aside', fields: ['numberStr', 'noticeAt', 'pausedAt'] },
  ],
  // Only programs use these fields.
  hidden: ['number', 'uuid', 'version', 'versionUuid'],
});

const mailingForm = formView({
  name: 'Wysyłka wiadomości',
  declaration: mailing,
  sections: [
    { name: 'facts', place: 'aside', fields: ['status', 'failure', 'sender', 'startedAt', 'endedAt'] },
  ],
  // The panel below the form has a link to the list with this filter.
  hidden: ['filter'],
});

/** The forms in which people work all day: what most records need is open, the rest is folded. */
export const deskForms = [
  dispositionForm,
  salesOrderForm,
  pricelistForm,
  counterpartyForm,
  customerRequestForm,
  interactionForm,
  mailingForm,
];
