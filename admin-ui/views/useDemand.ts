import type { Validator } from 'ra-core';
import { errorMessage } from '#domain/labels/index.ts';
import { unmet, type Demand } from '#domain/platform/viewDemands.ts';
import { useLanguage } from '../data/useLanguage.ts';

/** What a view demands of an input, said in the reader's language: the very rule that the server asks. */
export const useDemand = (demand: Demand | undefined): Validator[] => {
  const language = useLanguage();
  if (!demand?.format && !demand?.pattern) return [];
  const { format, pattern } = demand;
  return [
    (value: unknown) => {
      const code = unmet({ format, pattern }, value);
      return code && errorMessage(language, code);
    },
  ];
};
