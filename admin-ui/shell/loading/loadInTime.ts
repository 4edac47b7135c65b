/** Code of a screen that did not come: the network is away, or a newer version has taken the old files with it. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

export const giveUpMs = 120_000;

/** Loads the code of a screen; what has not come after two minutes never will. */
export const loadInTime = async <T>(load: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ScreenNotLoaded(`no answer within ${giveUpMs} ms`)), giveUpMs);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } catch (error) {
    if (error instanceof ScreenNotLoaded) throw error;
    throw new ScreenNotLoaded('the code of a screen could not be loaded', { cause: error });
  } finally {
    clearTimeout(timer);
  }
};
