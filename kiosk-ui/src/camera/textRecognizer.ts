import Tesseract from 'tesseract.js';
import coreUrl from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import workerUrl from 'tesseract.js/dist/worker.min.js?url';
import dataUrl from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';

/** The lines of documents are not words, so the dictionaries of the recognizer are switched off. */
const withoutWords = {
  load_system_dawg: '0',
  load_freq_dawg: '0',
  load_unambig_dawg: '0',
  load_punc_dawg: '0',
  load_number_dawg: '0',
  load_bigram_dawg: '0',
};
/** The characters of an MRZ; `<` fills its empty places. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<';

export interface TextRecognizer {
  /** Returns the text in the picture, line by line. */
  readonly read: (picture: HTMLCanvasElement) => Promise<string>;
  readonly close: () => void;
}

/** Starts the text recognizer: 7 MB of program and data from our own server. Pictures never leave the browser. */
export async function openTextRecognizer(): Promise<TextRecognizer> {
  const recognizer = await Tesseract.createWorker(
    'eng',
    Tesseract.OEM.LSTM_ONLY,
    {
      workerPath: workerUrl,
      workerBlobURL: false,
      corePath: coreUrl,
      // The folder of the data; the recognizer adds the name of the file.
      langPath: dataUrl.slice(0, dataUrl.lastIndexOf('/')),
      cacheMethod: 'none',
    },
    withoutWords,
  );
  await recognizer.setParameters({
    tessedit_char_whitelist: alphabet,
    tessedit_pageseg_mode: Tesseract.PSM.SINGLE_BLOCK,
  });
  return {
    read: async (picture) => (await recognizer.recognize(picture)).data.text,
    close: () => void recognizer.terminate(),
  };
}
