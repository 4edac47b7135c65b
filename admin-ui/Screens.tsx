import { AuthContext, CustomRoutes, DataProviderContext } from 'ra-core';
import { lazy } from 'react';
import { AdminUI } from 'react-admin';
import { Route } from 'react-router-dom';
import { declaredReportScreens, screenPath } from '#domain/screens.ts';
import { signedInAuthProvider } from './data/accessControl.ts';
import { dataProvider } from './data/dataProvider.ts';
import { PickerDialogsProvider, type PickerDialogs } from './objects/fields/pickerDialogs.ts';
import { PanelsProvider } from './objects/panels.ts';
import { panels } from './panels.ts';
import { AppLayout } from './shell/AppLayout.tsx';
import { FrameSkeleton } from './shell/loading/FrameSkeleton.tsx';
import { lazyScreen } from './shell/loading/lazyScreen.ts';
import { Messages } from './shell/Messages.tsx';
import { NamedRecord } from './shell/NamedRecord.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';
import { RedirectPage } from './shell/RedirectPage.tsx';

const HomePage = lazyScreen(() => import('./shell/home/HomePage.tsx'));
const ObjectPage = lazyScreen(() => import('./objects/ObjectPage.tsx'));
const ProfilePage = lazyScreen(() => import('./auth/profile/ProfilePage.tsx'));
const SectionPage = lazyScreen(() => import('./shell/section/SectionPage.tsx'));
const DocumentationPage = lazyScreen(() => import('./shell/section/DocumentationPage.tsx'));
const LiveQueue = lazyScreen(() => import('./terminal/LiveQueue.tsx'));
const ScalesPage = lazyScreen(() => import('./scales/ScalesPage.tsx'));
const WhatIfPage = lazyScreen(() => import('./terminal/whatIf/WhatIfPage.tsx'));
const WeighingDesk = lazyScreen(() => import('./weighing/WeighingDesk.tsx'));
const TasksPage = lazyScreen(() => import('./tasks/TasksPage.tsx'));
const PlanningPage = lazyScreen(() => import('./ships/planning/PlanningPage.tsx'));
const TrainDesk = lazyScreen(() => import('./railway/TrainDesk.tsx'));
const ReportPage = lazyScreen(() => import('./reports/ReportPage.tsx'));
const ReclamationAnalysis = lazyScreen(() => import('./service/AnalysisPage.tsx'));
const OrderBoardPage = lazyScreen(() => import('./orders/OrderBoardPage.tsx'));
const SalesAnalysisPage = lazyScreen(() => import('./orders/SalesAnalysisPage.tsx'));
const RequestBoardPage = lazyScreen(() => import('./service/RequestBoardPage.tsx'));
const InteractionBoardPage = lazyScreen(() => import('./service/InteractionBoardPage.tsx'));
const RequestAnalysis = lazyScreen(() => import('./service/RequestAnalysisPage.tsx'));
const CalendarPage = lazyScreen(() => import('./calendar/CalendarPage.tsx'));
const FreeTimesPage = lazyScreen(() => import('./calendar/FreeTimesPage.tsx'));
const MailConsentPage = lazyScreen(() => import('./mail/MailConsentPage.tsx'));
const MailPage = lazyScreen(() => import('./mail/MailPage.tsx'));
const MergePage = lazyScreen(() => import('./partners/merge/MergePage.tsx'));
const UndoMergePage = lazyScreen(() => import('./partners/merge/UndoMergePage.tsx'));
const FileManagerPage = lazyScreen(() => import('./files/FileManagerPage.tsx'));
const PrintPage = lazyScreen(() => import('./printing/PrintPage.tsx'));
const FailedWorkPage = lazyScreen(() => import('./platform/FailedWorkPage.tsx'));
const FormFillPage = lazyScreen(() => import('./forms/FormFillPage.tsx'));
const ViewBuilderPage = lazyScreen(() => import('./views/builder/ViewBuilderPage.tsx'));
const CashDeskPage = lazyScreen(() => import('./finance/CashDeskPage.tsx'));
const MyOrdersPage = lazyScreen(() => import('./customer/MyOrdersPage.tsx'));
const MyOrderPage = lazyScreen(() => import('./customer/MyOrderPage.tsx'));
const TakingsPage = lazyScreen(() => import('./finance/TakingsPage.tsx'));
const CashFlowPage = lazyScreen(() => import('./finance/CashFlowPage.tsx'));
const KsefPage = lazyScreen(() => import('./finance/KsefPage.tsx'));
const DesignerPage = lazyScreen(() => import('./processes/designer/DesignerPage.tsx'));
const ProcessBoardPage = lazyScreen(() => import('./processes/board/BoardPage.tsx'));
const StockPage = lazyScreen(() => import('./weighing/StockPage.tsx'));
const TicketPage = lazyScreen(() => import('./weighing/TicketPage.tsx'));

/** Pickers get these dialogs by a context. They cannot import the dialogs, because the dialogs import pickers. */
const pickerDialogs: PickerDialogs = {
  Select: lazy(() => import('./objects/SelectDialog.tsx')),
  Create: lazy(() => import('./objects/fields/CreateDialog.tsx')),
};

const handMade = (
  <>
    <Route path="/main" element={<HomePage />} />
    <Route path="/redirect/*" element={<RedirectPage />} />
    <Route path="/user-profile/:id?" element={<ProfilePage />} />
    <Route path="/section/:name" element={<SectionPage />} />
    <Route path="/documentation/:name" element={<DocumentationPage />} />
    {/* Links and letters name these two addresses; each leads on to the record. */}
    <Route path="/interaction-detail/:id" element={<NamedRecord objectName="interaction" />} />
    <Route path="/CustomerRequest/:id?" element={<NamedRecord objectName="customerRequest" />} />
    <Route path="/live-queue" element={<LiveQueue />} />
    <Route path="/live-scales" element={<ScalesPage />} />
    <Route path="/what-if" element={<WhatIfPage />} />
    <Route path="/weighing-desk" element={<WeighingDesk />} />
    <Route path="/cash-desk" element={<CashDeskPage />} />
    <Route path="/my-orders" element={<MyOrdersPage />} />
    <Route path="/my-orders/:id" element={<MyOrderPage />} />
    <Route path="/takings" element={<TakingsPage />} />
    <Route path="/cash-flow" element={<CashFlowPage />} />
    <Route path="/ksef" element={<KsefPage />} />
    <Route path="/stock" element={<StockPage />} />
    <Route path="/weighing-ticket/:dispositionId" element={<TicketPage />} />
    <Route path="/my-tasks" element={<TasksPage />} />
    <Route path="/process-designer/:id" element={<DesignerPage />} />
    <Route path="/process-board/:id?" element={<ProcessBoardPage />} />
    <Route path="/ship-board" element={<PlanningPage />} />
    <Route path="/train-desk" element={<TrainDesk />} />
    {declaredReportScreens().map((name) => (
      <Route key={name} path={screenPath(name)} element={<ReportPage name={name} />} />
    ))}
    <Route path="/reclamation-analysis" element={<ReclamationAnalysis />} />
    <Route path="/order-board" element={<OrderBoardPage />} />
    <Route path="/sales-analysis" element={<SalesAnalysisPage />} />
    <Route path="/request-board" element={<RequestBoardPage />} />
    <Route path="/interaction-board" element={<InteractionBoardPage />} />
    <Route path="/request-analysis" element={<RequestAnalysis />} />
    <Route path="/calendar" element={<CalendarPage />} />
    <Route path="/free-times" element={<FreeTimesPage />} />
    <Route path="/mail" element={<MailPage />} />
    <Route path="/mail-consent" element={<MailConsentPage />} />
    <Route path="/firm-merge" element={<MergePage />} />
    <Route path="/firm-merge/:id" element={<UndoMergePage />} />
    <Route path="/failed-work" element={<FailedWorkPage />} />
    <Route path="/files" element={<FileManagerPage />} />
    <Route path="/print/:path/:id" element={<PrintPage />} />
    <Route path="/view-builder/:objectName/:viewType" element={<ViewBuilderPage />} />
    <Route path="/form/:id" element={<FormFillPage />} />
  </>
);

const declared = (
  <>
    <Route path="/:path" element={<ObjectPage />} />
    <Route path="/:path/view/:viewId" element={<ObjectPage />} />
    <Route path="/:path/:id" element={<ObjectPage />} />
  </>
);

/** Screens made by hand have their own paths; every other path is a declared object's. */
const Screens = () => (
  <AuthContext.Provider value={signedInAuthProvider}>
    <DataProviderContext.Provider value={dataProvider}>
      <PanelsProvider value={panels}>
        <PickerDialogsProvider value={pickerDialogs}>
          <AdminUI
            layout={AppLayout}
            notification={Messages}
            loginPage={false}
            catchAll={NotFoundPage}
            loading={FrameSkeleton}
            disableTelemetry
            requireAuth
            title="Keja"
          >
            <CustomRoutes>
              {handMade}
              {declared}
            </CustomRoutes>
          </AdminUI>
        </PickerDialogsProvider>
      </PanelsProvider>
    </DataProviderContext.Provider>
  </AuthContext.Provider>
);

export default Screens;
