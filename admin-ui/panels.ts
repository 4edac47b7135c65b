import { lazy } from 'react';
import type { PanelRegistry, Panels } from './objects/panels.ts';

/** The panels up to `ofObject` are exported by name, but `lazy` takes a default export only. */
const deliveryOrderProgress = lazy(() =>
  import('./orders/DeliveryOrderProgress.tsx').then((module) => ({ default: module.DeliveryOrderProgress })),
);

const overList = (name: 'OverOrders' | 'OverRequests' | 'OverInteractions') =>
  lazy(() => import('./overList/StatusCounts.tsx').then((module) => ({ default: module[name] })));

const tasks = (name: 'TasksOfRequest' | 'TasksOfInteraction') =>
  lazy(() => import('./service/RequestTasks.tsx').then((module) => ({ default: module[name] })));

const costOfBill = lazy(() =>
  import('./products/ProductCost.tsx').then((module) => ({ default: module.CostOfBill })),
);

const writeTo = (name: 'WriteToPeople' | 'WriteToFirms') =>
  lazy(() => import('./mail/mailing/WriteToList.tsx').then((module) => ({ default: module[name] })));

/**
 * What the modules show with the records of some objects: loaded when needed. `Panels` (objects/panels.ts) says what each
 * place is.
 */
const ofObject: Readonly<Record<string, Panels>> = {
  disposition: {
    above: lazy(() => import('./terminal/JourneyPanel.tsx')),
    below: lazy(() => import('./terminal/DispositionPanels.tsx')),
  },
  counterparty: {
    above: lazy(() => import('./partners/FirmMerged.tsx')),
    inForm: lazy(() => import('./partners/FirmPanel.tsx')),
    below: lazy(() => import('./partners/FirmPanels.tsx')),
    inHead: writeTo('WriteToFirms'),
  },
  contactPerson: { inHead: writeTo('WriteToPeople') },
  mailing: {
    above: lazy(() => import('./mail/mailing/MailingProgress.tsx')),
    below: lazy(() => import('./mail/mailing/MailingPreview.tsx')),
  },
  user: { inForm: lazy(() => import('./auth/FirstPassword.tsx')) },
  emailAccount: { inForm: lazy(() => import('./mail/AccountConnection.tsx')) },
  outgoingSms: { inForm: lazy(() => import('./terminal/SmsCount.tsx')) },
  scale: { inForm: lazy(() => import('./scales/ConnectionTest.tsx')) },
  scaleAgent: { above: lazy(() => import('./scales/AgentToken.tsx')) },
  train: { above: lazy(() => import('./railway/TrainPanel.tsx')) },
  deliveryOrder: { above: deliveryOrderProgress },
  salesOrder: {
    above: lazy(() => import('./orders/OrderPanel.tsx')),
    below: lazy(() => import('./orders/OrderPanels.tsx')),
    inForm: lazy(() => import('./orders/OrderSums.tsx')),
    overList: overList('OverOrders'),
  },
  pricelist: {
    above: lazy(() => import('./prices/PriceListPanel.tsx')),
    inForm: lazy(() => import('./prices/OverlapGuard.tsx')),
  },
  product: {
    inForm: lazy(() => import('./products/ProductPicture.tsx')),
    below: lazy(() => import('./products/ProductPanels.tsx')),
  },
  bom: { below: costOfBill },
  productVariantDefinition: { above: lazy(() => import('./products/VariantsPanel.tsx')) },
  productParamSetting: { beside: lazy(() => import('./orders/configurator/SettingTrial.tsx')) },
  customerRequest: {
    above: lazy(() => import('./service/RequestPanel.tsx')),
    below: tasks('TasksOfRequest'),
    overList: overList('OverRequests'),
  },
  calendarEvent: { inForm: lazy(() => import('./calendar/OrganizedElsewhere.tsx')) },
  crmEvent: { above: lazy(() => import('./calendar/CrmEventPanel.tsx')) },
  interaction: { below: tasks('TasksOfInteraction'), overList: overList('OverInteractions') },
  queueDisplay: { above: lazy(() => import('./terminal/display/DisplayAddress.tsx')) },
  reclamation: {
    above: lazy(() => import('./service/ReclamationPanel.tsx')),
    around: lazy(() => import('./service/ReclamationTabs.tsx')),
    inTabs: ['processes', 'files'],
    overList: lazy(() => import('./service/ReclamationGroups.tsx')),
    inForm: lazy(() => import('./service/CopyAddress.tsx')),
    bulk: lazy(() => import('./service/ReclamationBulk.tsx')),
  },
  shipUnloading: { above: lazy(() => import('./ships/UnloadingPanel.tsx')) },
  shipPlanning: { above: lazy(() => import('./ships/planning/PlanPanel.tsx')) },
  loadingPlan: { above: lazy(() => import('./ships/planning/LoadingPlanPanel.tsx')) },
  punishment: { above: lazy(() => import('./finance/PunishmentPanel.tsx')) },
  paymentOperation: { inForm: lazy(() => import('./finance/AmountOfOrder.tsx')) },
  invoice: { above: lazy(() => import('./finance/InvoicePanel.tsx')) },
  deliveryPayment: { above: lazy(() => import('./finance/InvoiceFailure.tsx')) },
  task: {
    above: lazy(() => import('./tasks/TaskPanel.tsx')),
    below: lazy(() => import('./tasks/TaskPanels.tsx')),
  },
  taskTemplate: { inForm: lazy(() => import('./tasks/TemplatePreview.tsx')) },
  bpDefinition: { above: lazy(() => import('./processes/designer/DefinitionPanel.tsx')) },
  bpExemplar: { above: lazy(() => import('./processes/run/InstancePanel.tsx')) },
  viewSetting: { above: lazy(() => import('./views/ViewSettingPanel.tsx')) },
  formDefinition: { above: lazy(() => import('./forms/FormPanel.tsx')) },
  weighingRecord: { above: lazy(() => import('./weighing/TicketPanel.tsx')) },
};

/** What can be done in one row of a table part; the key is the path of the object and the name of the part. */
const ofRow: PanelRegistry['ofRow'] = {
  'sales_order.products': lazy(() => import('./orders/LineActions.tsx')),
};

/** What is under the fields of every object that has something to show there. */
const underEvery = {
  comments: lazy(() => import('./objects/comments/CommentsPanel.tsx')),
  processes: lazy(() => import('./processes/run/RecordProcesses.tsx')),
  reminders: lazy(() => import('./reminders/RecordReminders.tsx')),
  letters: lazy(() => import('./mail/LettersAbout.tsx')),
  links: lazy(() => import('./objects/links/LinkedDocuments.tsx')),
  files: lazy(() => import('./objects/files/FilesPanel.tsx')),
  prints: lazy(() => import('./printing/PrintsPanel.tsx')),
  versions: lazy(() => import('./objects/versions/VersionsPanel.tsx')),
} satisfies PanelRegistry['underEvery'];

/** What the modules add to the screens of every object; the generic screens get it from here and know no module. */
export const panels: PanelRegistry = { ofObject, ofRow, underEvery };
