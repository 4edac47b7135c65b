import { objects } from '#domain/objects.ts';
import { screens } from '#domain/screens.ts';

/** The first parts of addresses that belong to no screen and no object, and how many parts may follow each. */
const others: Readonly<Record<string, number>> = {
  main: 0,
  redirect: Infinity,
  'user-profile': 1,
  section: 1,
  documentation: 1,
  'interaction-detail': 1,
  CustomerRequest: 1,
  'weighing-ticket': 1,
  'process-designer': 1,
  'process-board': 1,
  'my-orders': 1,
  'firm-merge': 1,
  print: 2,
  'view-builder': 2,
  form: 1,
  'mail-consent': 0,
};
const screenNames = new Set<string>(screens.map(({ name }) => name));
const objectPaths = new Set<string>(Object.values(objects).map(({ path }) => path));

/** Whether an address of the back office can exist. It is used before signing in, so it reveals nothing about records. */
export function isKnownPath(pathname: string): boolean {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  if (first === '') return true;
  const mostFurtherParts = others[first];
  if (mostFurtherParts !== undefined) return rest.length <= mostFurtherParts;
  if (screenNames.has(first)) return rest.length === 0;
  if (!objectPaths.has(first)) return false;
  return rest.length <= 1 || (rest.length === 2 && rest[0] === 'view');
}
