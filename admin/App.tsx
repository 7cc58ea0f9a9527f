import { lazy, Suspense, useMemo } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Notification } from 'react-admin';
import { createBrowserRouter, Navigate, Route, RouterProvider, ScrollRestoration, useLocation } from 'react-router';
import { FailureNotice } from './components/FailureNotice';
import { PageSkeleton } from './components/PageSkeleton';
import { generatedResource, OverridesProvider } from './generator';
import { AppLayout } from './layout/AppLayout';
import { lazyPage } from './pages/lazy-page';
import { APPLICATION_BASE, withoutState } from './providers/address';
import { ApplicationProvider } from './providers/application';
import { appRoutes } from './providers/routes';
import type { StartedApplication } from './providers/start';
import { overrides } from './resources';
import { ThemeProvider } from './theme/ThemeProvider';

// Fetched behind the first screen.
const SessionExpiredDialog = lazy(() => import('./layout/SessionExpiredDialog'));
const NotAuthorizedPage = lazyPage({ page: 'not-authorized/NotAuthorizedPage' });
const NotFoundPage = lazyPage({ page: 'not-found/NotFoundPage' });
const SignOutPage = lazyPage({ page: 'sign-out/SignOutPage' });
const pages = appRoutes.map((route) => ({ path: route.path, isBare: route.isBare, Page: lazyPage(route) }));

/** The application, mounted once its data are loaded. */
export function App({ started }: { started: StartedApplication }) {
  return <RouterProvider router={routerFor(started)} />;
}

const routers = new WeakMap<StartedApplication, ReturnType<typeof createBrowserRouter>>();

function routerFor(started: StartedApplication) {
  const router =
    routers.get(started) ??
    createBrowserRouter([{ path: '*', element: <Application started={started} /> }], { basename: APPLICATION_BASE });
  routers.set(started, router);
  return router;
}

/** The described parts may change while the application is open; the screens read them from the context. */
function Application({ started }: { started: StartedApplication }) {
  const { known, liveDocument } = started;
  const screens = useMemo(() => <Screens started={started} />, [started]);
  return (
    <ApplicationProvider known={known} liveDocument={liveDocument}>
      <StateStripped />
      <OverridesProvider value={overrides}>{screens}</OverridesProvider>
    </ApplicationProvider>
  );
}

/** Within the application too no address keeps a fragment that begins with `#state` (spec §2). */
function StateStripped() {
  const { pathname, search, hash } = useLocation();
  return withoutState(hash) === hash ? null : <Navigate to={{ pathname, search }} replace />;
}

function Screens({ started }: { started: StartedApplication }) {
  const { known: _known, liveDocument, ...providers } = started;
  return (
    <CoreAdminContext {...providers}>
      <ThemeProvider>
        <Suspense fallback={<PageSkeleton />}>
          <CoreAdminUI
            title="Volta Service Desk"
            layout={AppLayout}
            catchAll={NotFoundPage}
            loading={Loading}
            error={({ error, resetErrorBoundary }) => (
              <FailureNotice error={error} onRetry={() => resetErrorBoundary(undefined)} />
            )}
            accessDenied={GoHome}
            authenticationError={GoHome}
            disableTelemetry
          >
            {liveDocument
              .current()
              .models.filter((model) => model.generated)
              .map((model) => generatedResource(model, overrides[model.path]))}
            <CustomRoutes>
              <Route path="/" element={<GoHome />} />
              <Route path="/home" element={<GoHome />} />
              {routesOf(false)}
            </CustomRoutes>
            <CustomRoutes noLayout>
              {routesOf(true)}
              <Route path="/not-authorized" element={<NotAuthorizedPage />} />
              <Route path="/sign-out" element={<SignOutPage />} />
            </CustomRoutes>
          </CoreAdminUI>
        </Suspense>
        <Notification />
        <ScrollRestoration />
        <SessionExpiredDialog />
      </ThemeProvider>
    </CoreAdminContext>
  );
}

const routesOf = (bare: boolean) =>
  pages
    .filter(({ isBare = false }) => isBare === bare)
    .map(({ path, Page }) => <Route key={path} path={`/${path}`} element={<Page />} />);

const Loading = () => <PageSkeleton />;
const GoHome = () => <Navigate to="/dashboard" replace />;
