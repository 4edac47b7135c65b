import { describe, expect, it } from 'vitest';
import { firstStepFrom, redirectFromOf, secondStepFrom, signInFrom } from './redirectFrom.ts';

describe('the place that somebody wanted before signing in', () => {
  it.each([
    ['/vehicles', '', ''],
    ['/disposition/6', '', ''],
    ['/disposition/6', '', '#weighings'],
    ['/vehicles', '?page=2&filter=%7B%22a%22%3A%22b%3Fc%26d%22%7D', ''],
  ])('is found again after it: %s%s%s', (pathname, search, hash) => {
    const [path, query = '', ...rest] = signInFrom({ pathname, search, hash }).split('?');
    expect(path).toBe('/login');
    expect(rest).toEqual([]);
    expect(redirectFromOf(`?${query}`)).toBe(pathname + search + hash);
  });

  it.each(['/', '/main'])('is not kept when it is home: %s', (pathname) => {
    expect(signInFrom({ pathname, search: '', hash: '' })).toBe('/login');
  });

  it('is not lost when one is sent to sign in twice', () => {
    const search = '?redirectFrom=%2Fvehicles';
    expect(signInFrom({ pathname: '/login', search, hash: '' })).toBe('/login?redirectFrom=%2Fvehicles');
  });

  it('is kept through the second step and back', () => {
    const search = '?redirectFrom=%2Fvehicles%3Fpage%3D2';
    const secondStep = secondStepFrom(search);
    expect(secondStep).toBe(`/authentication-confirm${search}`);
    expect(firstStepFrom(secondStep.slice(secondStep.indexOf('?')))).toBe(`/login${search}`);
    expect(secondStepFrom('')).toBe('/authentication-confirm');
    expect(secondStepFrom('?redirectFrom=%2F%2Felsewhere.example')).toBe('/authentication-confirm');
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/login',
    '/authentication-confirm',
    'vehicles',
    '',
  ])('is never another site, nor sign-in itself: "%s"', (wanted) => {
    expect(redirectFromOf(`?redirectFrom=${encodeURIComponent(wanted)}`)).toBeUndefined();
  });
});
