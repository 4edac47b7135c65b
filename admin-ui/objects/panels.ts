import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { Picked } from './list/bulk/inBulk.ts';
import type { ListStateInUse } from './list/useListState.ts';

type Panel = ComponentType<{ readonly record: AnyRecord }>;

interface Panels {
  readonly above?: LazyExoticComponent<Panel>;
  readonly below?: LazyExoticComponent<Panel>;
  /** Around the fields, which are among what it shows: the first of several tabs. */
  readonly around?: LazyExoticComponent<
    ComponentType<{ readonly record: AnyRecord; readonly children: ReactNode }>
  >;
  /** What stands under the fields of other objects, and which `around` shows in a tab. */
  readonly inTabs?: readonly GeneralName[];
  /** Over the list: what people divide it by before they look for anything. */
  readonly overList?: LazyExoticComponent<ComponentType<{ readonly list: ListStateInUse }>>;
  /** Beside what can be done with many records of any object. */
  readonly bulk?: LazyExoticComponent<ComponentType<{ readonly picked: readonly Picked[] }>>;
  /** Inside the form, between its buttons and its fields: sees what is typed. */
  readonly inForm?: LazyExoticComponent<ComponentType>;
}

const orderProgress = (name: 'DeliveryOrderProgress' | 'SalesOrderProgress') =>
  lazy(() => import('../orders/OrderProgressPanel.tsx').then((module) => ({ default: module[name] })));

/** What stands above and under the fields of some objects: made by hand, loaded when needed. */
const panels: Readonly<Record<string, Panels>> = {
  disposition: {
    above: lazy(() => import('../terminal/JourneyPanel.tsx')),
    below: lazy(() => import('../terminal/DispositionPanels.tsx')),
  },
  outgoingSms: { inForm: lazy(() => import('../terminal/SmsCount.tsx')) },
  scale: { inForm: lazy(() => import('../scales/ConnectionTest.tsx')) },
  train: { above: lazy(() => import('../railway/TrainPanel.tsx')) },
  deliveryOrder: { above: orderProgress('DeliveryOrderProgress') },
  salesOrder: { above: orderProgress('SalesOrderProgress') },
  queueDisplay: { above: lazy(() => import('../terminal/display/DisplayAddress.tsx')) },
  reclamation: {
    above: lazy(() => import('../service/ReclamationPanel.tsx')),
    around: lazy(() => import('../service/ReclamationTabs.tsx')),
    inTabs: ['processes', 'files'],
    overList: lazy(() => import('../service/ReclamationGroups.tsx')),
    inForm: lazy(() => import('../service/CopyAddress.tsx')),
    bulk: lazy(() => import('../service/ReclamationBulk.tsx')),
  },
  shipUnloading: { above: lazy(() => import('../ships/UnloadingPanel.tsx')) },
  shipPlanning: { above: lazy(() => import('../ships/planning/PlanPanel.tsx')) },
  loadingPlan: { above: lazy(() => import('../ships/planning/LoadingPlanPanel.tsx')) },
  punishment: { above: lazy(() => import('../finance/PunishmentPanel.tsx')) },
  invoice: { above: lazy(() => import('../finance/InvoicePanel.tsx')) },
  task: {
    above: lazy(() => import('../tasks/TaskPanel.tsx')),
    below: lazy(() => import('../tasks/TaskPanels.tsx')),
  },
  taskTemplate: { inForm: lazy(() => import('../tasks/TemplatePreview.tsx')) },
  bpDefinition: { above: lazy(() => import('../processes/designer/DefinitionPanel.tsx')) },
  bpExemplar: { above: lazy(() => import('../processes/run/InstancePanel.tsx')) },
  viewSetting: { above: lazy(() => import('../views/ViewSettingPanel.tsx')) },
  formDefinition: { above: lazy(() => import('../forms/FormPanel.tsx')) },
  weighingRecord: { above: lazy(() => import('../weighing/TicketPanel.tsx')) },
};

export const panelsOf = (objectName: string): Panels => panels[objectName] ?? {};

type GeneralPanel = ComponentType<{ readonly meta: ObjectMeta; readonly record: AnyRecord }>;

/** What stands under the fields of every object that has something to show there. */
const underEvery = {
  processes: lazy(() => import('../processes/run/RecordProcesses.tsx')),
  files: lazy(() => import('./files/FilesPanel.tsx')),
  prints: lazy(() => import('../printing/PrintsPanel.tsx')),
  versions: lazy(() => import('./versions/VersionsPanel.tsx')),
} satisfies Record<string, LazyExoticComponent<GeneralPanel>>;

type GeneralName = keyof typeof underEvery;

/** What stands under the fields of an object besides its own panels, from top to bottom. */
export const panelsUnder = (objectName: string): [string, LazyExoticComponent<GeneralPanel>][] => {
  const { inTabs = [] } = panelsOf(objectName);
  return Object.entries(underEvery).filter(([name]) => !inTabs.some((shown) => shown === name));
};
