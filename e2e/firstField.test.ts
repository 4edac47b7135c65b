import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { objectMeta, type ObjectMeta } from '#domain/kernel/meta.ts';
import { declarations } from '#domain/objects.ts';
import { officeTexts } from '../admin-ui/i18n/officeRows.ts';
import { openDesk, type Desk } from './steps/desk.ts';
import { goTo } from './steps/goTo.ts';

const { save } = officeTexts('pl').common;

/** Who opens the form of a new record types at once: the focus is where the first value is demanded. */
let desk: Desk;
let page: Page;
beforeAll(async () => {
  desk = await openDesk();
  page = await desk.pageOf('admin');
  await page.goto(`${desk.url}/main`);
});
afterAll(() => desk?.close());

const forms = declarations
  .map((declaration) => objectMeta(declaration, 'pl', true))
  .filter(({ canCreate }) => canCreate);

/** The names of the fields that a person sees in the form, in their order, and of the one that has the focus. */
const shownFields = (): Promise<{ names: string[]; focused: string }> =>
  page.evaluate(() => {
    const nameOf = (element: Element | null) =>
      element?.getAttribute('name') ?? element?.parentElement?.querySelector('input')?.name ?? '';
    const fields = document.querySelectorAll<HTMLInputElement>(
      'main form input, main form textarea, main form [role=combobox]',
    );
    const seen = [...fields].filter(
      (field) =>
        field.getAttribute('aria-hidden') !== 'true' &&
        field.type !== 'checkbox' &&
        field.checkVisibility({ visibilityProperty: true }),
    );
    return { names: [...new Set(seen.map(nameOf))], focused: nameOf(document.activeElement) };
  });

/** What a person must type. The form itself fills in a field that `takes` its value from somewhere, or has a default. */
const mustBeTyped = (meta: ObjectMeta, name: string): boolean => {
  const field = meta.fields.find((each) => each.name === name);
  if (!field?.required || field.takes) return false;
  if (name === 'date' && meta.type === 'document') return false;
  return field.defaultValue === null || field.defaultValue === '';
};

it.each(forms)('a new $name begins in the first field that must be filled', async (meta) => {
  // A page that asks for nothing.
  await goTo(page, '/no/such/page');
  await page.locator('main form').waitFor({ state: 'detached' });
  await goTo(page, `/${meta.path}/create`);
  await page.getByRole('button', { name: save, exact: true }).waitFor();
  const { names, focused } = await shownFields();
  if (names.length === 0) return;
  const first = names.find((name) => mustBeTyped(meta, name));
  if (first) expect(focused).toBe(first);
  // Where nothing must be typed, some field has the focus, but not the prefix of the number.
  else expect(['', 'prefix']).not.toContain(focused);
});
