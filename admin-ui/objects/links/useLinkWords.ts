import { linkedDocumentWords } from '#domain/platform/linkedDocuments.words.ts';
import { useLanguage } from '../../data/useLanguage.ts';

/** The words of links between documents, in the reader's language. */
export function useLinkWords(): ReturnType<typeof linkedDocumentWords> {
  return linkedDocumentWords(useLanguage());
}
