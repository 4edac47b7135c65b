declare module 'virtual:languages' {
  type Language = import('#domain/kernel/language.ts').Language;
  interface WordsModule {
    readonly messages: import('ra-core').TranslationMessages;
    readonly library: import('@mui/material/locale').Localization;
  }
  interface LabelsModule {
    readonly labels: import('#domain/labels/words.ts').Words;
    readonly modules: ReturnType<typeof import('./officeRows.ts').moduleTexts>;
  }
  export const loadWords: Readonly<Record<Language, () => Promise<WordsModule>>>;
  export const loadLabels: Readonly<Record<Language, () => Promise<LabelsModule>>>;
}
