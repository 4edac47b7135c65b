import { translatedName, type Declaration } from '#domain/kernel/declaration.ts';
import { renamed, type Named } from '#domain/kernel/named.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { isChanged } from './changedFields.ts';
import type { Draft } from './hooks.ts';

/** When a name changes, changes its translation into the house's own language too, if that one repeated the old name. */
export function updateOwnTranslation(declaration: Declaration, draft: Draft, before: AnyRecord): void {
  const field = translatedName(declaration);
  if (!field || typeof draft[field] !== 'string' || !isChanged(draft, before, field)) return;
  const langBefore = before.lang as Named['lang'];
  const written = draft.lang === undefined ? langBefore : draft.lang;
  const { lang } = renamed(
    { name: String(before[field]), lang: langBefore },
    { name: draft[field], lang: written },
  );
  if (lang !== written) draft.lang = lang;
}
