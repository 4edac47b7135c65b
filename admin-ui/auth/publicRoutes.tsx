import { CssBaseline } from '@mui/material';
import { Suspense } from 'react';
import { Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { loadModuleTexts } from '../i18n/i18nProvider.ts';
import { lazyScreen } from '../shell/loading/lazyScreen.ts';
import { ScreenLoading } from '../shell/loading/ScreenLoading.tsx';
import { NotFoundPage } from '../shell/NotFoundPage.tsx';
import { ScreenErrorBoundary } from '../shell/ScreenErrorBoundary.tsx';
import { ServerErrorPage } from '../shell/ServerErrorPage.tsx';
import LoginPage from './LoginPage.tsx';

const RegisterPage = lazyScreen(() => import('./RegisterPage.tsx'));
const ConfirmAccountPage = lazyScreen(() => import('./ConfirmAccountPage.tsx'));
const ForgetPasswordPage = lazyScreen(() => import('./ForgetPasswordPage.tsx'));
const SecondStepPage = lazyScreen(() => import('./SecondStepPage.tsx'));
const EmailConfirmationPage = lazyScreen(() => import('./EmailConfirmationPage.tsx'));
const DisplayPage = lazyScreen(async () => {
  // This page needs the texts about trucks and scales, which no other public page needs.
  await loadModuleTexts();
  return import('../terminal/display/DisplayPage.tsx');
});
const PasswordResetPage = lazyScreen(() => import('./PasswordResetPage.tsx'));

/** What the back office's own layout gives its screens: basic styles, and what is shown while a screen loads or when it fails. */
const PublicLayout = () => (
  <>
    <CssBaseline />
    <ScreenErrorBoundary>
      <Suspense fallback={<ScreenLoading />}>
        <Outlet />
      </Suspense>
    </ScreenErrorBoundary>
  </>
);

/** The main part of a page: these pages are also shown inside the back office, which has one, so they have none themselves. */
const Main = () => (
  <main>
    <Outlet />
  </main>
);

/** The pages that need no sign-in. */
export const publicRoutes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: '/', element: <Navigate to="/login" replace /> },
      { path: '/login', element: <LoginPage /> },
      { path: '/register', element: <RegisterPage /> },
      { path: '/confirm-account', element: <ConfirmAccountPage /> },
      { path: '/forget-password', element: <ForgetPasswordPage /> },
      { path: '/authentication-confirm', element: <SecondStepPage /> },
      { path: '/email-confirmation/:token', element: <EmailConfirmationPage /> },
      { path: '/password-reset/:token', element: <PasswordResetPage /> },
      { path: '/display/:token', element: <DisplayPage /> },
      {
        element: <Main />,
        children: [
          { path: '/404', element: <NotFoundPage /> },
          { path: '/500', element: <ServerErrorPage /> },
        ],
      },
    ],
  },
];
