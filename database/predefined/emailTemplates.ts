import words from '#domain/words/service/emailTemplates.json' with { type: 'json' };
import { variantsOf } from './letterVariants.ts';

/** The letters that customers get most often about their reclamations; people can change the words and add languages. */
export const emailTemplates = [
  {
    uuid: '5a4b1c0e-6f0d-4a53-9d3f-0c1f8e3f7a01',
    name: 'Reklamacja: potwierdzenie przyjęcia',
    baseDocument: 'reclamation',
    executionCondition: null,
    contentVariantsList: variantsOf(words.received),
  },
  {
    uuid: '5a4b1c0e-6f0d-4a53-9d3f-0c1f8e3f7a02',
    name: 'Reklamacja: decyzja',
    baseDocument: 'reclamation',
    executionCondition: 'has(record.decision)',
    contentVariantsList: variantsOf(words.decided),
  },
];
