import { describe, expect, it } from 'vitest';
import { parsePath } from '../kernel/fieldPath.ts';
import { parseFilter } from '../kernel/filter.ts';
import { objects, registry } from '../objects.ts';
import { systemActor, type Actor } from '../platform/actor.ts';
import { keptItems } from '../platform/desktopItems.ts';
import type { BuiltInRole } from '../platform/roles.ts';
import { offeredWidgets, usualWidgets } from './choice.rules.ts';
import type { WidgetReader } from './widget.ts';
import {
  barConditions,
  barKeys,
  filterOfWidget,
  seriesConditions,
  widgetConditions,
} from './widgetList.rules.ts';
import { widgetNamed, widgets } from './widgets.ts';

const reader: WidgetReader = { today: '2026-03-02', person: { id: 7, presentation: 'Jan' } };
const nobodyYet: Actor = { ...systemActor, userId: 7, system: false, fullRights: false, roles: [] };
const inRole = (...roles: readonly BuiltInRole[]): Actor => ({
  ...nobodyYet,
  roles,
  external: roles.includes('forwarder'),
});
const namesOf = (some: readonly { readonly name: string }[]) => some.map(({ name }) => name);

it('no two widgets have the same name', () => {
  expect(new Set(namesOf(widgets)).size).toBe(widgets.length);
});

describe.each(widgets.map((widget) => [widget.name, widget] as const))('%s', (_name, widget) => {
  const declaration = registry.byName(widget.object);

  it('counts the records of a filter that its list takes', () => {
    const filter = filterOfWidget(widgetConditions(widget, reader));
    expect(() => parseFilter(registry, declaration, filter)).not.toThrow();
    expect(filter).toMatchObject({ markedToDelete: false });
  });

  it('shows fields that its object has', () => {
    const shown = widget.kind === 'list' ? [widget.date, widget.about] : [];
    const measured =
      widget.kind === 'chart' ? [...widget.series.map(({ time }) => time), widget.sum ?? 'id'] : [];
    for (const path of [...shown, ...measured])
      expect(() => parsePath(registry, declaration, path), path).not.toThrow();
  });

  it('draws its bars by a moment', () => {
    if (widget.kind !== 'chart') return;
    for (const { time } of widget.series)
      expect(parsePath(registry, declaration, time).field.type, time).toBe('datetime');
  });
});

describe('the conditions of a widget', () => {
  it('the value of orders contains no offers and no cancelled orders', () => {
    expect(widgetConditions(widgetNamed('ordersValue'), reader)).toContainEqual({
      fieldPath: 'status.code',
      operator: 'notInList',
      value: ['OFERTA', 'CANCELED'],
    });
  });

  it('name the reader and days counted from today', () => {
    expect(widgetConditions(widgetNamed('customersToCall'), reader)).toEqual([
      { fieldPath: 'employee.user', operator: 'eq', value: { id: 7, presentation: 'Jan' } },
      { fieldPath: 'eventStatus', operator: 'eq', value: 'Planned' },
      { fieldPath: 'begin', operator: 'lte', value: '2026-03-02' },
    ]);
    expect(widgetConditions(widgetNamed('offersThatLapse'), reader)).toContainEqual({
      fieldPath: 'validTo',
      operator: 'lte',
      value: '2026-03-09',
    });
  });

  it('count a task as late whose term was the midnight that ended yesterday', () => {
    const [late] = widgetConditions(widgetNamed('tasksLate'), reader).slice(-1);
    expect(late).toEqual({
      fieldPath: 'executionPeriod',
      operator: 'lte',
      value: '2026-03-01T23:00:00.000Z',
    });
  });

  it('become one group with `or` where one of several is enough', () => {
    expect(filterOfWidget(widgetConditions(widgetNamed('myRequests'), reader))).toMatchObject({
      and: [
        {
          or: [
            { filters: [{ fieldPath: 'manager', value: 7 }] },
            { filters: [{ fieldPath: 'executor', value: 7 }] },
          ],
        },
      ],
    });
  });
});

describe('the bars of a chart', () => {
  const byMonth = widgetNamed('ordersValue');
  const byDay = widgetNamed('trucksServed');
  if (byMonth.kind !== 'chart' || byDay.kind !== 'chart') throw new Error('these are charts');
  const [orderValue] = byMonth.series;
  const [trucksThatLeft] = byDay.series;
  if (!orderValue || !trucksThatLeft) throw new Error('a chart has a series');

  it('end with the present day or month, and leave none out', () => {
    expect(barKeys(byDay, reader)).toHaveLength(14);
    expect(barKeys(byDay, reader).slice(-4)).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ]);
    expect(barKeys(byMonth, { today: '2026-03-31' })[0]).toBe('2025-04');
    expect(barKeys(byMonth, { today: '2026-03-31' }).slice(-2)).toEqual(['2026-02', '2026-03']);
  });

  it('open the records of their day or month, the last day included', () => {
    expect(barConditions(byMonth, orderValue, '2026-02', reader).slice(-2)).toEqual([
      { fieldPath: 'date', operator: 'gte', value: '2026-02-01' },
      { fieldPath: 'date', operator: 'lte', value: '2026-02-28' },
    ]);
    expect(barConditions(byDay, trucksThatLeft, '2026-03-02', reader).slice(-2)).toEqual([
      { fieldPath: 'exitedAt', operator: 'gte', value: '2026-03-02' },
      { fieldPath: 'exitedAt', operator: 'lte', value: '2026-03-02' },
    ]);
  });

  it('are read together from the begin of the first to the end of the last', () => {
    expect(seriesConditions(byMonth, orderValue, reader).slice(-2)).toEqual([
      { fieldPath: 'date', operator: 'gte', value: '2025-04-01' },
      { fieldPath: 'date', operator: 'lte', value: '2026-03-31' },
    ]);
  });
});

describe('who gets which widgets', () => {
  // Who; some of the widgets that they have before they choose; some that they do not have then.
  it.each([
    [
      'a weigher',
      inRole('operator'),
      ['trucksWaiting', 'myTasks', 'notesToApprove'],
      ['ordersValue', 'myRequests'],
    ],
    [
      'a sales clerk',
      inRole('sales'),
      ['myRequests', 'offersThatLapse', 'customersToCall'],
      ['trucksWaiting'],
    ],
    [
      'a manager',
      { ...nobodyYet, fullRights: true },
      ['ordersValue', 'requestsSolved', 'trucksServed'],
      ['changesAsked'],
    ],
    ['a forwarder', inRole('forwarder'), ['trucks', 'trucksOnTheWay'], ['myTasks', 'ordersValue']],
  ])('%s', (_who, actor, usualOnes, others) => {
    const usual = namesOf(usualWidgets(actor));
    expect(usual).toEqual(expect.arrayContaining(usualOnes));
    for (const name of others) expect(usual).not.toContain(name);
  });

  it('nobody is offered what they may not read, on the way to a field either', () => {
    const forwarder = namesOf(offeredWidgets(inRole('forwarder')));
    for (const name of ['customersToCall', 'myTasks', 'unreadMail', 'myReclamations'])
      expect(forwarder).not.toContain(name);
    // The widget `customersToCall` compares `employee.user`, and this role may not read employees.
    const grant = { object: 'crmEvent', modify: false } as unknown as Actor['grants'][number];
    expect(namesOf(offeredWidgets({ ...nobodyYet, grants: [grant] }))).not.toContain('customersToCall');
  });

  it('a role that an administrator defined gets what it may read', () => {
    const grant = { object: 'disposition', modify: false } as unknown as Actor['grants'][number];
    expect(namesOf(usualWidgets({ ...nobodyYet, grants: [grant] }))).toContain('trucks');
  });

  it('full rights may choose every widget', () => {
    for (const widget of widgets) expect(objects[widget.object], widget.name).toBeDefined();
    expect(namesOf(offeredWidgets({ ...nobodyYet, fullRights: true }))).toEqual(namesOf(widgets));
  });
});

describe('what a person has kept', () => {
  it.each([
    ['nothing', null, null],
    ['no list', { items: [] }, null],
    ['an empty page', [], []],
    ['only what is unknown', [{ kind: 'widget', name: 'noSuchWidget' }], null],
    [
      'something unknown beside something known',
      [
        { kind: 'widget', name: 'noSuchWidget' },
        { kind: 'widget', name: 'myTasks' },
      ],
      [{ kind: 'widget', name: 'myTasks' }],
    ],
    [
      'the figures of before there were widgets',
      [{ kind: 'figures' }, { kind: 'entry', viewType: 'list', path: '/vehicles' }],
      [
        { kind: 'widget', name: 'trucksOnTheWay' },
        { kind: 'widget', name: 'trucksWaiting' },
        { kind: 'widget', name: 'trucksCalled' },
        { kind: 'widget', name: 'trucksLeftToday' },
        { kind: 'entry', viewType: 'list', path: '/vehicles' },
      ],
    ],
  ])('%s', (_what, kept, items) => {
    expect(keptItems(kept)).toEqual(items);
  });
});
