const loginPath = '/login';
const secondStepPath = '/authentication-confirm';
const parameter = 'redirectFrom';

export const homePath = '/main';

/** Home is where sign-in leads anyway. */
const needNotBeKept = (pathname: string): boolean => pathname === '/' || pathname === homePath;

type Place = Readonly<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** The sign-in page that leads back to this place, a path with its query and what it points at there. */
export const signInFrom = ({ pathname, search, hash }: Place): string => {
  if (pathname === loginPath) return loginPath + search;
  return needNotBeKept(pathname)
    ? loginPath
    : `${loginPath}?${parameter}=${encodeURIComponent(pathname + search + hash)}`;
};

/** The place to go after sign-in; only one of our own, whatever the address says. */
export const redirectFromOf = (search: string): string | undefined => {
  const wanted = new URLSearchParams(search).get(parameter);
  const atTheDoor = wanted?.startsWith(loginPath) || wanted?.startsWith(secondStepPath);
  return wanted && /^\/(?![/\\])/.test(wanted) && !atTheDoor ? wanted : undefined;
};

const keeping = (path: string, search: string): string => {
  const wanted = redirectFromOf(search);
  return wanted ? `${path}?${parameter}=${encodeURIComponent(wanted)}` : path;
};

/** From the first step of signing in to the second and back, with the place that somebody wanted. */
export const secondStepFrom = (search: string): string => keeping(secondStepPath, search);
export const firstStepFrom = (search: string): string => keeping(loginPath, search);
