import { Suspense, useEffect } from 'react';
import { localStorageStore } from 'ra-core';
import { AdminContext } from 'react-admin';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router-dom';
import { publicRoutes } from './auth/publicRoutes.tsx';
import { authProvider } from './data/authProvider.ts';
import { currentLanguage } from './data/language.ts';
import { personHere } from './data/person.ts';
import { queryClient } from './data/queryClient.ts';
import { i18nProvider } from './i18n/i18nProvider.ts';
import { loadLabels } from './i18n/labelLoading.ts';
import { FrameSkeleton } from './shell/loading/FrameSkeleton.tsx';
import { lazyScreen } from './shell/loading/lazyScreen.ts';
import { WhenKnown } from './shell/loading/WhenKnown.tsx';
import { LocalTheme } from './shell/LocalTheme.tsx';
import { ServerErrorPage } from './shell/ServerErrorPage.tsx';
import { personalStore } from './shell/store/personalStore.ts';
import { darkTheme, lightTheme } from './shell/theme.ts';

/** The values that this browser keeps across reloads and sign-outs, for each person. `1` is the version of their form. */
const browserStore = personalStore(localStorageStore('1', 'keja'), personHere);

const loadScreens = () => {
  // The labels are loaded together with the code that needs them. If they cannot be loaded, that code reports it.
  void loadLabels(currentLanguage()).catch(() => undefined);
  return import('./Screens.tsx');
};
const Screens = lazyScreen(loadScreens);

/**
 * The screens for signed-in people. Their code is loaded while the server is asked who is signed in; the sign-in page
 * does not load it.
 */
const KnownScreens = () => {
  useEffect(() => void loadScreens().catch(() => undefined), []);
  return (
    <WhenKnown>
      <Screens />
    </WhenKnown>
  );
};

/** What surrounds every page, even one that failed: words, colours and data. */
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

/** Only a data router can block a navigation, which is needed while there are unsaved changes. */
const router = createBrowserRouter([
  {
    element: <AppProviders />,
    errorElement: <AppProviders failed />,
    children: [...publicRoutes, { path: '*', element: <KnownScreens /> }],
  },
]);

/** The router uses no transitions: one that starts while the session is read again would never end. */
export function App() {
  return <RouterProvider router={router} useTransitions={false} />;
}
