import type { Validator } from 'ra-core';
import { errorMessage } from '#domain/labels/index.ts';
import type { Demand } from '#domain/platform/viewDemands.ts';
import { useLanguage } from '../data/useLanguage.ts';

/**
 * The validators of an input by what a view demands of its value: a format or a pattern. It is the same rule that the
 * server checks, with messages in the reader's language. The large library for patterns is loaded when first needed; if
 * that fails, the server still validates.
 */
export function useDemand(demand: Demand | undefined): Validator[] {
  const language = useLanguage();
  if (!demand?.format && !demand?.pattern) return [];
  const { format, pattern } = demand;
  return [
    async (value: unknown) => {
      const rule = await import('#domain/platform/viewDemands.ts').catch(() => undefined);
      const code = rule?.unmet({ format, pattern }, value);
      return code && errorMessage(language, code);
    },
  ];
}
