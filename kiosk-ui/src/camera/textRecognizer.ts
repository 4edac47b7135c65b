import Tesseract from 'tesseract.js';
import core from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js?url';
import worker from 'tesseract.js/dist/worker.min.js?url';
import data from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';

/** The lines of documents are not words, so the dictionaries of the recognizer are switched off. */
const withoutWords = {
  load_system_dawg: '0',
  load_freq_dawg: '0',
  load_unambig_dawg: '0',
  load_punc_dawg: '0',
  load_number_dawg: '0',
  load_bigram_dawg: '0',
};
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
      workerPath: worker,
      workerBlobURL: false,
      corePath: core,
      langPath: data.slice(0, data.lastIndexOf('/')),
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
