import { useLocaleState, useLogout } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { useAppObjects } from '../../data/metadata.ts';
import { languageNames } from '../../i18n/languageNames.ts';
import { useText } from '../../i18n/useText.ts';
import type { Named } from '../../objects/fields/singleMatch.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { appearances, useAppearance } from '../useAppearance.ts';
import { isCalledLike } from './matchingEntries.ts';

/** An action that is available on every screen. */
export interface MenuAction extends Named {
  readonly key: string;
  readonly title: string;
  readonly act: () => void;
}

/** The most actions that are shown at once. */
const mostShown = 8;

/**
 * The actions whose names match the typed words: the kiosk, the description of the API, sign-out, the appearances, the languages,
 * new records; at most `mostShown` in this order.
 */
export function useMenuActions(typed: string): readonly MenuAction[] {
  const text = useText();
  const navigate = useNavigate();
  const logout = useLogout();
  const notifyError = useNotifyError();
  const [language, setLanguage] = useLocaleState();
  const [, chooseAppearance] = useAppearance();
  const { data: objects = [] } = useAppObjects();
  if (typed.trim() === '') return [];

  const action = (key: string, title: string, act: () => void, ...otherNames: string[]): MenuAction => ({
    key,
    title,
    act,
    names: [title, ...otherNames],
  });
  const created = objects
    .filter(({ canCreate }) => canCreate)
    .map(({ name, path, singularTitle }) =>
      action(
        `new ${name}`,
        text('detail.new', { object: singularTitle }),
        () => void navigate(`/${path}/create`),
        // Other words for "new", so that whoever types one of them finds the action too.
        ...text('shell.newWords')
          .split(' ')
          .map((word) => `${word} ${singularTitle}`),
      ),
    );
  // A language is found by its own name, such as `Deutsch`, and by its name in the reader's language.
  const namesForReader = new Intl.DisplayNames([language], { type: 'language' });
  const languages = Object.entries(languageNames).map(([locale, name]) =>
    action(
      `language ${locale}`,
      `${text('shell.language')}: ${name}`,
      () => setLanguage(locale),
      name,
      `${text('shell.language')} ${namesForReader.of(locale) ?? ''}`,
    ),
  );
  const looks = appearances.map((each) =>
    action(
      `appearance ${each}`,
      `${text('shell.appearance')}: ${text(`shell.${each}`)}`,
      () => chooseAppearance(each),
      text(`shell.${each}`),
    ),
  );
  const general = [
    action('kiosk', text('shell.kiosk'), () => void window.open('/kiosk', '_blank')),
    action('docs', text('shell.docs'), () => void window.open('/docs', '_blank')),
    action('sign out', text('shell.signOut'), () => void logout().catch(notifyError)),
  ];
  return [...general, ...looks, ...languages, ...created]
    .filter(({ names }) => names.some((name) => isCalledLike(name, typed)))
    .slice(0, mostShown);
}
