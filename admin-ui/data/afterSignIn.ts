import type { Info } from './info.ts';
import { homePath } from './redirectFrom.ts';

type Desktop = Pick<Info, 'desktopMode' | 'desktopName'>;

/** Where sign-in leads: to the screen of a working place in desktop mode, and home everywhere else. */
export const placeAfterSignIn = (info: Desktop | undefined): string => {
  const name = info?.desktopMode ? info.desktopName?.replace(/^\/+/, '') : undefined;
  return name ? `/${name}` : homePath;
};
