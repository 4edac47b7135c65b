import { useMemo } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { usePathFields } from '../../data/usePathFields.ts';
import { useText } from '../../i18n/useText.ts';
import { useView } from '../useView.ts';
import { formLayout, type FormSection } from './formLayout.ts';
import { useChosenView } from '../useChosenView.ts';

const none: readonly string[] = [];

/** The reader's form layout of this object; undefined until it is loaded. */
export function useFormLayout(meta: ObjectMeta): readonly FormSection[] | undefined {
  const text = useText();
  const language = useLanguage();
  const { view } = useView(meta.name, 'detail', useChosenView());
  const paths = useMemo(() => view?.items.map(({ path }) => path) ?? none, [view]);
  const fields = usePathFields(view && meta.name, paths);
  return useMemo(
    () => view && fields && formLayout(view, fields, language, (name) => text(`views.sections.${name}`)),
    [view, fields, language, text],
  );
}
