import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { desktopItem } from '../platform/desktopItems.ts';
import { widgetNames } from './widgets.ts';

const widgetName = z.enum(widgetNames);

const figure = z.object({
  count: z.int(),
  countCapped: z.boolean().describe('Whether there are more than `count`'),
  rows: z
    .array(z.looseObject({ id: z.int() }))
    .optional()
    .describe('The first records, for a widget that is a list'),
});
const chart = z.object({
  bars: z.array(
    z.object({
      key: z.string().describe('A day or a month'),
      values: z.array(z.string()).describe('Of each series: the number of records, or their sum'),
    }),
  ),
});

export type TodayFigure = z.infer<typeof figure>;
export type TodayChart = z.infer<typeof chart>;

/** What waits for the caller: their first screen. */
export const todayContracts = {
  page: contract({
    method: 'get',
    path: '/today',
    answer: z.object({
      today: z.iso.date(),
      own: z
        .array(desktopItem)
        .nullable()
        .describe('What the caller has chosen; null if nothing: then they have the usual widgets'),
      usual: z.array(widgetName).describe('The widgets that people with their roles have until they choose'),
      offered: z.array(widgetName).describe('All widgets that they may choose'),
      figures: z
        .partialRecord(widgetName, figure)
        .describe('Of the widgets on their page that are no charts'),
    }),
  }),
  charts: contract({
    method: 'get',
    path: '/today/charts',
    answer: z.object({ charts: z.partialRecord(widgetName, chart).describe('Of the charts on their page') }),
  }),
};
