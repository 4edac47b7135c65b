import { declarations, type ObjectName } from '#domain/objects.ts';
import { salesDimensions } from '#domain/sales/analysis.contracts.ts';
import { reports } from '#domain/reports/declaredReports.ts';
import { requestDimensions } from '#domain/service/requestAnalysis.rules.ts';

type Query = Readonly<Record<string, string | number | object>>;

/** A request that people make all day, for a page of a list, a report or a screen. */
export interface EverydayRead {
  readonly name: string;
  readonly login: 'admin' | 'operator' | 'sales' | 'forwarder';
  readonly path: string;
  readonly query?: Query;
}

/** The same read, where each `{object}` in it is the id of a record of that object. */
export function withRecordIds(read: EverydayRead, idOf: (object: ObjectName) => number): EverydayRead {
  // A text that is nothing but `{object}` becomes a number, so the pattern takes its quotes away too.
  const written = JSON.stringify(read).replaceAll(/"\{(\w+)\}"|\{(\w+)\}/g, (_all, alone, within) =>
    String(idOf((alone ?? within) as ObjectName)),
  );
  return JSON.parse(written) as EverydayRead;
}

const dayMs = 24 * 3_600_000;
/** The day so many days ago; a negative number gives a day to come. */
const dayOf = (daysAgo: number): string => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
const today = { from: dayOf(0), to: dayOf(0) };
const month = { from: dayOf(30), to: dayOf(0) };

/**
 * The first page of each list, as the back office asks for it. If people from outside may read the object, they ask for the same
 * page too, and see only what belongs to their firm.
 */
export function firstPages(): EverydayRead[] {
  return declarations.flatMap(({ name, path, sort, pageSize, access }) => {
    const page = {
      path: `/${path}`,
      query: {
        sort: sort.field,
        desc: String(sort.desc),
        limit: pageSize ?? 20,
        filter: { markedToDelete: false },
      },
    };
    return [
      { name: `list of ${name}`, login: 'admin' as const, ...page },
      ...(access.read.includes('forwarder')
        ? [{ name: `list of ${name}, from outside`, login: 'forwarder' as const, ...page }]
        : []),
    ];
  });
}

/** The declared reports of today, and analyses of a month. */
export function reportReads(): EverydayRead[] {
  const sums: EverydayRead[] = [
    ...reports.map(({ name }) => ({ name: `report ${name}`, path: `/reports/${name}`, query: today })),
    ...salesDimensions.map((by) => ({
      name: `sales by ${by}`,
      path: '/sales_order/analysis',
      query: { ...month, by },
    })),
    ...requestDimensions.map((type) => ({
      name: `requests by ${type}`,
      path: `/customer_request_analytics/${type}`,
      query: month,
    })),
    { name: 'analysis of reclamations', path: '/reclamation_analysis', query: month },
    { name: 'takings', path: '/cash_desk/takings', query: { day: dayOf(0) } },
    { name: 'stock', path: '/stock' },
  ].map((read) => ({ login: 'admin', ...read }));
  return sums;
}

type DeskRead = readonly [EverydayRead['login'], name: string, path: string, query?: Query];

const screens: readonly DeskRead[] = [
  ['operator', 'the live queue', '/cars_qeue_dispositions_list'],
  ['operator', 'the live queue, searched', '/cars_qeue_dispositions_list', { searchStr: 'GD 1' }],
  ['operator', 'the orders of the queue', '/cars_qeue_orders_list'],
  ['operator', 'trucks for the first weighing', '/disposition_first_weighting', { scaleId: '{scale}' }],
  ['operator', 'trucks for the second weighing', '/disposition_second_weighting', { scaleId: '{scale}' }],
  ['operator', 'the plan of a weighing', '/dispositions/{disposition}/weighing_plan'],
  [
    'operator',
    'how often a truck was weighed',
    '/disposition_number_of_weighted',
    { dispositionId: '{disposition}' },
  ],
  ['operator', 'the last tare', '/delivery_note_last_tare/{disposition}'],
  ['operator', 'the newest weight', '/weights/newest', { scaleId: '{scale}' }],
  ['operator', 'the batches of a scale', '/scales/{scale}/batches'],
  ['operator', 'the health of scales', '/scales/health'],
  ['operator', 'a disposition', '/disposition/{disposition}'],
  ['operator', 'weighings of a truck', '/weighing_records', { filter: { disposition: '{disposition}' } }],
  ['operator', 'messages to a truck', '/outgoing_sms', { filter: { disposition: '{disposition}' } }],
  [
    'operator',
    'what a truck has been through',
    '/disposition_status_history',
    { filter: { disposition: '{disposition}' } },
  ],
  ['operator', 'trucks at the cash desk', '/cash_desk/trucks', { query: 'GD 0' }],
  ['operator', 'a truck at the cash desk', '/cash_desk/trucks/{disposition}'],
  [
    'operator',
    'the board of ships',
    '/ship_planning_board',
    { from: `${dayOf(30)}T00:00:00Z`, to: `${dayOf(0)}T00:00:00Z` },
  ],
  ['operator', 'the picture of a ship plan', '/ship_planning/{shipPlanning}/picture'],
  ['operator', 'the picture of an unloading', '/ship_unloading/{shipUnloading}/picture'],
  ['operator', 'the progress of a delivery order', '/delivery_order/{deliveryOrder}/progress'],
  ['sales', 'a sales order', '/sales_order/{salesOrder}'],
  ['sales', 'the state of an order', '/sales_order/{salesOrder}/state'],
  ['sales', 'the progress of an order', '/sales_order/{salesOrder}/progress'],
  ['sales', 'what is under way for an order', '/sales_order/{salesOrder}/under_way'],
  ['sales', 'the payments of an order', '/sales_order/{salesOrder}/payments'],
  ['sales', 'orders by status', '/sales_order/count_by_status'],
  ['sales', 'amounts of orders', '/sales_order/amount'],
  ['sales', 'amounts of orders by status', '/sales_order/amount_by_status'],
  ['sales', 'requests by status', '/customer_request/count_by_status'],
  ['sales', 'amounts of requests by status', '/customer_request/amount_by_status'],
  ['sales', 'interactions by status', '/interaction/count_by_status'],
  ['sales', 'a firm', '/vendor_and_customer/{counterparty}'],
  ['sales', 'the timeline of a firm', '/counterparties/{counterparty}/timeline'],
  ['sales', 'documents below an order', '/sales_order/subordination/{salesOrder}'],
  ['sales', 'reclamations by group', '/reclamation/count_by_group'],
  ['sales', 'the board of a process', '/bp_definition/{bpDefinition}/board'],
  ['sales', 'the state of a task', '/task/{task}/state'],
  ['sales', 'tasks of their own roles', '/task/own_roles'],
  ['sales', 'who works on what', '/objects_time_tracking/current_objects'],
  ['sales', 'unread notifications', '/notification', { filter: { read: false }, sort: 'id', desc: 'true' }],
  ['sales', 'the mailbox', '/email', { page: 1, limit: 20 }],
  ['sales', 'the mailbox, searched', '/email', { searchStr: 'invoice', limit: 20 }],
  ['sales', 'unread letters', '/email', { seen: 'false', limit: 20 }],
  ['sales', 'letters that could not be read', '/email', { unreadable: 'true', limit: 20 }],
  ['sales', 'counts of unread letters', '/email_unread'],
  ['sales', 'addresses', '/email_contacts', { searchStr: 'ann', limit: 10 }],
  ['sales', 'the menu', '/navigation'],
  ['operator', 'search for a plate', '/search', { q: 'gd 154321' }],
  ['operator', 'search for a number', '/search', { q: 'B-0154321' }],
  ['sales', 'search for a name', '/search', { q: 'kowalski' }],
  ['admin', 'versions of a record', '/object_versions/of/disposition/{disposition}'],
  ['admin', 'prints of a record', '/print_history/of/disposition/{disposition}'],
  [
    'admin',
    'files of a record',
    '/file',
    { filter: { objectName: 'disposition', objectId: '{disposition}' } },
  ],
  ['admin', 'folders of files', '/file/folders'],
  ['admin', 'the folder of an object', '/file/folders/disposition'],
];

/** Reads of the screens that people have open all day; `{object}` in them stands for the id of a record. */
export function deskReads(): EverydayRead[] {
  return screens.map(([login, name, path, query]) => ({ login, name, path, ...(query ? { query } : {}) }));
}

/** The reads of the calendar screen: for each object, what lies within 15 days before and after today. */
export function calendarReads(): EverydayRead[] {
  const [from, to] = [dayOf(15), dayOf(-15)];
  const asked = (...and: object[]): Query => ({ filter: { and, markedToDelete: false }, limit: 200 });
  // `within` is for an object with one moment, `across` for one with a begin and an end.
  const within = (field: string) => asked({ [field]: { gte: from } }, { [field]: { lt: to } });
  const across = (begin: string, end: string) =>
    asked({ [begin]: { lt: to } }, { or: [{ [begin]: { gte: from } }, { [end]: { gte: from } }] });
  const spans: readonly (readonly [string, string, Query])[] = [
    ['calendarEvent', '/calendar_events', across('start', 'end')],
    ['crmEvent', '/events', across('begin', 'ending')],
    ['customerRequest', '/customer_request', within('executionTerm')],
    ['salesOrder by validity', '/sales_order', within('validTo')],
    ['salesOrder by delivery', '/sales_order', within('deliveryDate')],
    ['reclamation', '/reclamation', within('executionTerm')],
    ['task', '/task', within('executionPeriod')],
  ];
  return spans.map(([name, path, query]) => ({
    name: `calendar of ${name}`,
    login: 'sales',
    path,
    query,
  }));
}
