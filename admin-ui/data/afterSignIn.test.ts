import { expect, it } from 'vitest';
import { placeAfterSignIn } from './afterSignIn.ts';

it.each([
  ['before the installation has answered', undefined, '/main'],
  ['at an ordinary desk', { desktopMode: false, desktopName: 'weighing-desk' }, '/main'],
  ['in desktop mode without a name', { desktopMode: true, desktopName: null }, '/main'],
  ['in desktop mode with an empty name', { desktopMode: true, desktopName: '' }, '/main'],
  ['in desktop mode', { desktopMode: true, desktopName: 'weighing-desk' }, '/weighing-desk'],
  ['in desktop mode with a path', { desktopMode: true, desktopName: '/weighing-desk' }, '/weighing-desk'],
  [
    'in desktop mode, never on another site',
    { desktopMode: true, desktopName: '//evil.example' },
    '/evil.example',
  ],
] as const)('%s sign-in leads to its place', (_where, info, place) => {
  expect(placeAfterSignIn(info)).toBe(place);
});
