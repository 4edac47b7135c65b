import { CustomRoutes } from 'ra-core';
import { AdminContext, AdminUI, localStorageStore } from 'react-admin';
import { lazy, type ReactNode } from 'react';
import { createBrowserRouter, Navigate, Route, RouterProvider } from 'react-router-dom';
import { authProvider } from './data/authProvider.ts';
import { dataProvider } from './data/dataProvider.ts';
import { queryClient } from './data/queryClient.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { AppLayout } from './shell/AppLayout.tsx';
import { LoadingScreen } from './shell/LoadingScreen.tsx';
import { LoginPage } from './shell/LoginPage.tsx';
import { GoToNotFound, NotFoundPage } from './shell/NotFoundPage.tsx';
import { RedirectPage } from './shell/RedirectPage.tsx';
import { ServerErrorPage } from './shell/ServerErrorPage.tsx';
import { darkTheme, lightTheme } from './shell/theme.ts';

const HomePage = lazy(() => import('./shell/HomePage.tsx'));
const ObjectPage = lazy(() => import('./objects/ObjectPage.tsx'));
const LiveQueue = lazy(() => import('./terminal/LiveQueue.tsx'));
const WeighingDesk = lazy(() => import('./weighing/WeighingDesk.tsx'));
const TicketPage = lazy(() => import('./weighing/TicketPage.tsx'));

const store = localStorageStore('1', 'keja');

/** What every page has around it, a failed one too: words, colours and data. */
const Surroundings = ({ children }: { children: ReactNode }) => (
  <AdminContext
    dataProvider={dataProvider}
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={store}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
    defaultTheme="light"
  >
    {children}
  </AdminContext>
);

/** Screens made by hand have their own paths; every other path is a declared object's. */
const Screens = () => (
  <AdminUI
    layout={AppLayout}
    loginPage={LoginPage}
    catchAll={GoToNotFound}
    loading={LoadingScreen}
    disableTelemetry
    requireAuth
    title="Keja"
  >
    <CustomRoutes noLayout>
      <Route path="/404" element={<NotFoundPage />} />
      <Route path="/500" element={<ServerErrorPage />} />
    </CustomRoutes>
    <CustomRoutes>
      <Route path="/" element={<Navigate to="/main" replace />} />
      <Route path="/main" element={<HomePage />} />
      <Route path="/redirect/*" element={<RedirectPage />} />
      <Route path="/live-queue" element={<LiveQueue />} />
      <Route path="/weighing-desk" element={<WeighingDesk />} />
      <Route path="/weighing-ticket/:dispositionId" element={<TicketPage />} />
      <Route path="/:path" element={<ObjectPage />} />
      <Route path="/:path/:id" element={<ObjectPage />} />
    </CustomRoutes>
  </AdminUI>
);

/** Only a router with data can hold a navigation back, which unsaved changes must. */
const router = createBrowserRouter([
  {
    path: '*',
    element: (
      <Surroundings>
        <Screens />
      </Surroundings>
    ),
    errorElement: (
      <Surroundings>
        <ServerErrorPage />
      </Surroundings>
    ),
  },
]);

/** Without transitions: one that starts while sessions are looked up anew would never come to an end. */
export const App = () => <RouterProvider router={router} useTransitions={false} />;
