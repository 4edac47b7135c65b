export const loginPath = '/login';
export const notFoundPath = '/404';
const secondStepPath = '/authentication-confirm';
const parameter = 'redirectFrom';

export const homePath = '/main';

/** Sign-in leads to the home page anyway. */
const needNotBeKept = (pathname: string): boolean => pathname === '/' || pathname === homePath;

type Place = Readonly<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/** The address of the sign-in page that leads back to this place, with its query and hash. */
export function signInFrom({ pathname, search, hash }: Place): string {
  if (pathname === loginPath) return loginPath + search;
  return needNotBeKept(pathname)
    ? loginPath
    : `${loginPath}?${parameter}=${encodeURIComponent(pathname + search + hash)}`;
}

/** The place to go to after sign-in; only a path of our own, so that an address cannot lead elsewhere. */
export function redirectFromOf(search: string): string | undefined {
  const place = new URLSearchParams(search).get(parameter);
  const isSignInPage = place?.startsWith(loginPath) || place?.startsWith(secondStepPath);
  // Browsers read `//host` and `/\host` as the address of another host.
  const isOwnPath = place !== null && /^\/(?![/\\])/.test(place);
  return isOwnPath && !isSignInPage ? place : undefined;
}

const withPlace = (path: string, search: string): string => {
  const place = redirectFromOf(search);
  return place ? `${path}?${parameter}=${encodeURIComponent(place)}` : path;
};

/** Addresses of the second step of sign-in and back to the first; both keep the place to go to afterwards. */
export function secondStepFrom(search: string): string {
  return withPlace(secondStepPath, search);
}
export function firstStepFrom(search: string): string {
  return withPlace(loginPath, search);
}
