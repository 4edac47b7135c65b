import { Suspense, useEffect } from 'react';
import { AdminContext } from 'react-admin';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { publicRoutes } from './auth/publicRoutes.tsx';
import { authProvider } from './data/authProvider.ts';
import { currentLanguage } from './data/language.ts';
import { queryClient } from './data/queryClient.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { loadLabels } from './i18n/labelLoading.ts';
import { FrameSkeleton } from './shell/loading/FrameSkeleton.tsx';
import { lazyScreen } from './shell/loading/lazyScreen.ts';
import { WhenKnown } from './shell/loading/WhenKnown.tsx';
import { LocalTheme } from './shell/LocalTheme.tsx';
import { ServerErrorPage } from './shell/ServerErrorPage.tsx';
import { browserStore } from './shell/store/browserStore.ts';
import { darkTheme, lightTheme } from './shell/theme.ts';

const loadScreens = () => {
  // At the same time as the code that would ask for them; should they not come, that code says so.
  void loadLabels(currentLanguage()).catch(() => undefined);
  return import('./Screens.tsx');
};
const Screens = lazyScreen(loadScreens);

/** The screens for who is signed in: their code comes while it is asked who that is, and not for the sign-in page. */
const KnownScreens = () => {
  useEffect(() => void loadScreens().catch(() => undefined), []);
  return (
    <WhenKnown>
      <Screens />
    </WhenKnown>
  );
};

/** What every page has around it, a failed one too: words, colours and data. */
const AppProviders = ({ failed = false }: { failed?: boolean }) => (
  <AdminContext
    authProvider={authProvider}
    i18nProvider={i18nProvider}
    queryClient={queryClient}
    store={browserStore}
    lightTheme={lightTheme}
    darkTheme={darkTheme}
  >
    <LocalTheme>
      <Suspense fallback={<FrameSkeleton />}>{failed ? <ServerErrorPage /> : <Outlet />}</Suspense>
    </LocalTheme>
  </AdminContext>
);

/** Only a router with data can hold a navigation back, which unsaved changes must. */
const router = createBrowserRouter([
  {
    element: <AppProviders />,
    errorElement: <AppProviders failed />,
    children: [...publicRoutes, { path: '*', element: <KnownScreens /> }],
  },
]);

/** Without transitions: one that starts while sessions are looked up anew would never come to an end. */
export function App() {
  return <RouterProvider router={router} useTransitions={false} />;
}
