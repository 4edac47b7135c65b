import type { ModuleName } from '#domain/kernel/declaration.ts';
import type { Language } from '#domain/kernel/language.ts';
import { moduleLabel, objectLabel, screenLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { screens } from '#domain/screens.ts';
import type { Text } from '../../i18n/useText.ts';
import type { Tab } from './tabs.ts';

/** Gives the title of a view. `parts` are the parts of its path after the first: `['7']` for `/user-profile/7`. */
type TitleOf = (parts: readonly string[], context: TitleContext) => string | undefined;

interface TitleContext {
  readonly text: Text;
  readonly language: Language;
  /** The name of the view's record, the same in every language. */
  readonly record: string | undefined;
}

/** The names of the objects by the first part of their paths. */
const nameOfObjectAt = new Map<string, string>(Object.values(objects).map(({ path, name }) => [path, name]));

const recordAt = (path: string, { language, record }: TitleContext): string | undefined => {
  const name = nameOfObjectAt.get(path);
  return name && record !== undefined ? `${objectLabel(language, name).one} ${record}` : undefined;
};

/** The titles that are not simply those of a screen or an object, by the first part of the path. */
const furtherTitles: Readonly<Record<string, TitleOf>> = {
  'user-profile': (_parts, { text }) => text('profile.title'),
  'weighing-ticket': (_parts, { text }) => text('ticket.title'),
  'process-board': (_parts, { text }) => text('processBoard.title'),
  section: ([name], { language }) => moduleLabel(language, name as ModuleName),
  documentation: ([name], { text, language }) =>
    text('menu.documentationOf', { title: moduleLabel(language, name as ModuleName) }),
  print: ([path = ''], context) => {
    const recordTitle = recordAt(path, context);
    return recordTitle && `${context.text('printing.page')}: ${recordTitle}`;
  },
};

/** The title of a tab in another language than the one it was opened in; undefined if only the view knows it. */
export function titleAt(text: Text, language: Language, { path, record }: Tab): string | undefined {
  const [first = '', ...rest] = path.split('/').filter(Boolean);
  const screen = screens.find(({ name }) => name === first);
  if (screen && rest.length === 0) return screenLabel(language, screen.name);
  const context = { text, language, record };
  const furtherTitle = furtherTitles[first]?.(rest, context);
  if (furtherTitle) return furtherTitle;
  const name = nameOfObjectAt.get(first);
  if (name === undefined) return undefined;
  const { one, many } = objectLabel(language, name);
  if (rest.length === 0) return many;
  return rest[0] === 'create' ? text('detail.new', { object: one }) : recordAt(first, context);
}
