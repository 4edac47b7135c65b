/** The saving of letters that is under way, by the address at which each is written: it goes on when the letter is closed. */
const underWay = new Map<string, Promise<unknown>>();

/** Notes that a letter is being saved. @param saving never rejects */
export function noteSaving(address: string, saving: Promise<unknown>): void {
  underWay.set(address, saving);
  void saving.then(() => {
    if (underWay.get(address) === saving) underWay.delete(address);
  });
}

/** Waits until nothing is being saved of a letter: whoever reads it earlier gets an older version, which cannot be saved again. */
export async function whenSaved(address: string): Promise<void> {
  await underWay.get(address);
}
