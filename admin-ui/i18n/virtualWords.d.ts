/** The module that `wordsPlugin.ts` makes: for each language a function that loads its texts. */
declare module 'virtual:languages' {
  type Language = import('#domain/kernel/language.ts').Language;
  /** What every page needs: the texts of the sign-in page and the frame, and those of MUI. */
  interface WordsModule {
    readonly messages: import('ra-core').TranslationMessages;
    readonly library: import('@mui/material/locale').Localization;
  }
  /** What the screens need too: the names of objects and fields, and the texts of the modules. */
  interface LabelsModule {
    readonly labels: import('#domain/labels/words.ts').Words;
    readonly modules: ReturnType<typeof import('./officeRows.ts').moduleTexts>;
  }
  export const loadWords: Readonly<Record<Language, () => Promise<WordsModule>>>;
  export const loadLabels: Readonly<Record<Language, () => Promise<LabelsModule>>>;
}
