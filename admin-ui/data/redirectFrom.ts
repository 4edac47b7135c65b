const loginPath = '/login';
const parameter = 'redirectFrom';

/** Home is where sign-in leads anyway. */
const needNotBeKept = (pathname: string): boolean => pathname === '/' || pathname === '/main';

/** The sign-in page that leads back to this place, a path with its query. */
export const signInFrom = ({ pathname, search }: { pathname: string; search: string }): string => {
  if (pathname === loginPath) return loginPath + search;
  return needNotBeKept(pathname)
    ? loginPath
    : `${loginPath}?${parameter}=${encodeURIComponent(pathname + search)}`;
};

/** The place to go after sign-in; only one of our own, whatever the address says. */
export const redirectFromOf = (search: string): string | undefined => {
  const wanted = new URLSearchParams(search).get(parameter);
  return wanted && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith(loginPath) ? wanted : undefined;
};
