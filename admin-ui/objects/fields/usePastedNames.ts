import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { registry } from '#domain/objects.ts';
import { useText } from '../../i18n/useText.ts';
import { popup } from '../../parts/popup.ts';
import { singleMatch } from './singleMatch.ts';
import { offerFilter, type Offer } from './offered.ts';
import { choicesQuery } from './useChoices.ts';

/** The names of records in one paste. */
export interface PastedNames {
  /**
   * Looks up the record that the words mean among those that the field `into` offers; undefined if they mean none or several,
   * or if the search fails. The same words are asked for once.
   */
  readonly find: (into: FieldMeta, words: string, offer: Offer) => Promise<Reference | undefined>;
  /** Says for which words no single record was found. */
  readonly sayUnknown: () => void;
}

/** @returns a function to call once for each paste; it gives the look-up of the names in that paste */
export function usePastedNames(): () => PastedNames {
  const client = useQueryClient();
  const notify = useNotify();
  const text = useText();
  const lookUp = async (into: FieldMeta, words: string, offer: Offer): Promise<Reference | undefined> => {
    const path = registry.all.find(({ name }) => name === into.ref)?.path;
    if (!path) return undefined;
    const found = await client
      .fetchQuery(choicesQuery(path, words, offerFilter(offer), offer.notFor))
      .catch(() => undefined);
    const match = found && singleMatch(words, found.choices, found.count);
    return match && 'one' in match ? { id: match.one.id, presentation: match.one.presentation } : undefined;
  };
  return () => {
    const lookups = new Map<string, Promise<Reference | undefined>>();
    const unknown = new Set<string>();
    const find = async (into: FieldMeta, words: string, offer: Offer): Promise<Reference | undefined> => {
      const key = JSON.stringify([into.name, words, offer]);
      const answer = lookups.get(key) ?? lookUp(into, words, offer);
      lookups.set(key, answer);
      const found = await answer;
      if (!found) unknown.add(words);
      return found;
    };
    const sayUnknown = (): void => {
      if (unknown.size === 0) return;
      const message = text('detail.pasteUnknown', { words: [...unknown].join(', ') });
      // The message is a finished text and no key: `_` is what is shown for an unknown key.
      notify(message, { type: 'warning', autoHideDuration: popup.shownMs, messageArgs: { _: message } });
    };
    return { find, sayUnknown };
  };
}
