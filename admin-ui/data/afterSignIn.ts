import type { Info } from './info.ts';
import { homePath } from './redirectFrom.ts';

type Desktop = Pick<Info, 'desktopMode' | 'desktopName'>;

/** The page after sign-in: the screen of a working place in desktop mode, else the home page. */
export function placeAfterSignIn(info: Desktop | undefined): string {
  const name = info?.desktopMode ? info.desktopName?.replace(/^\/+/, '') : undefined;
  return name ? `/${name}` : homePath;
}
