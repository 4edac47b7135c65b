/** The code of a screen could not be loaded: the network is down, or a newer version has removed the old files. */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded';
}

/**
 * When loading is given up. The time is long, because a slow network may still bring the code, and `ScreenLoading` offers much
 * earlier to load the page again.
 */
export const giveUpMs = 120_000;

/** Loads the code of a screen. @throws ScreenNotLoaded if that fails or takes more than two minutes */
export async function loadInTime<T>(load: () => Promise<T>): Promise<T> {
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
}
