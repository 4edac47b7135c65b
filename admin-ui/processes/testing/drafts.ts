import type { DesignDraft } from '../designer/designDraft.ts';

/** A definition in which nothing has been drawn. */
export const emptyDraft: DesignDraft = {
  name: 'Contract',
  description: '',
  isActive: false,
  ownerObjectName: 'salesOrder',
  startsByRule: false,
  startCode: '',
  lang: {},
  stageSettingsList: [],
  layout: {},
};

export const stageNamed = (id: number) => ({ id, presentation: `Stage ${id}` });
