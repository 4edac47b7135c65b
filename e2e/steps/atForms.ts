import type { Page } from 'playwright-core';
import { objects } from '#domain/objects.ts';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { offerFilter } from '../../admin-ui/objects/fields/offered.ts';
import { isBlank, samples, type TypedKind } from './typedFields.ts';
import type { Desk } from './desk.ts';
import { goTo } from './goTo.ts';

type Row = Record<string, unknown> & { readonly id: number; readonly presentation?: string };

/** A person at the back office's forms, who has a keyboard and nothing else. */
export interface AtForms {
  readonly page: Page;
  read(path: string): Promise<Row>;
  rows(path: string, filter?: object): Promise<readonly Row[]>;
  /** Opens the form of a new record. */
  create(path: string): Promise<void>;
  /** The input of a field; `source` is the name of the input, such as `name` or `products.0.quantity`. */
  input(source: string): ReturnType<Page['locator']>;
  type(source: string, words: string, msPerKey?: number): Promise<void>;
  /** What a scanner sends: all characters at once, then Enter. */
  scan(source: string, words: string): Promise<void>;
  /** The record at `index` (default 0) of those that may be chosen in this field and whose name no other one has. */
  offeredRecord(field: FieldMeta, index?: number): Promise<Row | undefined>;
  /** Types into every field that must not be left empty. The prefix names a row of a table part, such as `products.0.`. */
  typeNeeded(fields: readonly FieldMeta[], prefix?: string): Promise<void>;
  /** Presses Ctrl+S in the form of a new record. Resolves to the record that was written. */
  saved(path: string): Promise<Row>;
}

/** How many texts were typed: with this number each is a different one. */
let typedCount = 0;

/** What the person at the forms may read, through the API. It also tells which records a field offers. */
const readingOf = (desk: Desk, page: Page) => {
  const ask = async <T>(path: string): Promise<T> => {
    // The API closes a connection that was idle for five seconds, perhaps just when this request is sent. A browser repeats such a
    // request too.
    const answer = await page.context().request.get(`${desk.url}/api${path}`, { maxRetries: 1 });
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const rows = async (path: string, filter: object = {}) =>
    (
      await ask<{ rows: Row[] }>(
        `/${path}?${new URLSearchParams({ limit: '50', filter: JSON.stringify(filter) })}`,
      )
    ).rows;

  const offeredRecord = async (field: FieldMeta, index = 0): Promise<Row | undefined> => {
    const offeredRecords = await rows(objects[field.ref as keyof typeof objects].path, {
      markedToDelete: false,
      ...offerFilter({ where: field.where, without: field.without, notOffered: field.notOffered }),
    });
    return offeredRecords
      .filter(
        ({ presentation }) =>
          presentation && offeredRecords.filter((other) => other.presentation === presentation).length === 1,
      )
      .at(index);
  };
  return { ask, rows, offeredRecord };
};

export function atForms(desk: Desk, page: Page): AtForms {
  const { ask, rows, offeredRecord } = readingOf(desk, page);
  // A select of the component library has a second input beside the visible one, with `aria-hidden`.
  const input = (source: string) =>
    page.getByRole('main').locator(`input[name="${source}"]:not([aria-hidden]), textarea[name="${source}"]`);

  const type = async (source: string, words: string, msPerKey = 0): Promise<void> => {
    await input(source).first().focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(words, { delay: msPerKey });
  };

  const wordsFor = async (field: FieldMeta): Promise<string> => {
    if (field.type in samples) return samples[field.type as TypedKind].typed;
    if (field.type !== 'reference') return `typed ${(typedCount += 1)}`;
    return String((await offeredRecord(field))?.presentation);
  };

  return {
    page,
    read: (path) => ask<Row>(`/${path}`),
    rows,
    input,
    type,
    offeredRecord,
    scan: async (source, words) => {
      await type(source, words);
      await page.keyboard.press('Enter');
    },
    create: async (path) => {
      // The first screen has no form, so the form that appears afterwards is the new one.
      await goTo(page, '/main');
      await page.locator('main form').waitFor({ state: 'detached' });
      await goTo(page, `/${path}/create`);
      await page.locator('main form').waitFor();
      // Rarely used fields are folded away.
      const folded = page.locator('main form button[aria-expanded="false"]');
      while (await folded.first().isVisible()) await folded.first().click();
    },
    typeNeeded: async (fields, prefix = '') => {
      for (const field of fields.filter(isBlank)) {
        await type(`${prefix}${field.name}`, await wordsFor(field));
        await page.keyboard.press('Tab');
      }
    },
    saved: async (path) => {
      await page.keyboard.press('Control+s');
      await page.waitForURL(new RegExp(`/${path}/\\d+$`));
      return ask<Row>(new URL(page.url()).pathname);
    },
  };
}
