import type { Language } from './kernel/language.ts';
import type { AppObject } from './kernel/meta.ts';
import { moduleLabel, screenLabel } from './labels/index.ts';
import { holdsRole } from './platform/access.rules.ts';
import type { Actor } from './platform/actor.ts';
import { screens } from './screens.ts';

/** The reports that somebody may open, as objects of the type `report`: they have a screen and no records. */
export function reportObjects(actor: Actor, language: Language): AppObject[] {
  return screens
    .filter((screen) => 'report' in screen && holdsRole(actor, 'read', screen.roles))
    .map(({ name, module }) => ({
      name,
      singularName: name,
      title: screenLabel(language, name),
      singularTitle: screenLabel(language, name),
      model: name,
      type: 'report',
      path: name,
      module,
      moduleTitle: moduleLabel(language, module),
      canCreate: false,
    }));
}
