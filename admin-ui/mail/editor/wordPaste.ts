/** The style that marks an entry of a list in Word, such as `mso-list:l0 level2 lfo1`. */
const listStyle = /mso-list:\s*l\d+\s+level(\d+)/i;
/** What begins an entry of a numbered list: `1.`, `a)`, `iv.` */
const numbered = /^[\s\u00a0]*(\d+|[a-z]{1,3}|[ivxlc]+)[.)]/i;

interface OpenList {
  readonly level: number;
  readonly list: HTMLElement;
}

/**
 * Returns pasted HTML with the lists of Word as HTML lists. Word writes each entry as a paragraph that begins with its bullet.
 * The editor itself drops the other markup that only Word understands.
 */
export function withLists(html: string): string {
  if (!listStyle.test(html)) return html;
  const pasted = new DOMParser().parseFromString(html, 'text/html');
  let openLists: OpenList[] = [];
  let lastList: Element | undefined;
  for (const paragraph of pasted.querySelectorAll('p, h1, h2, h3')) {
    const level = levelOf(paragraph);
    if (level === undefined) continue;
    // Something else stands between this entry and the last list, so a new list begins.
    if (paragraph.previousElementSibling !== lastList) openLists = [];
    // An entry ends the lists of deeper levels.
    openLists = openLists.filter((each) => each.level <= level);
    const mark = markOf(paragraph);
    if (openLists.at(-1)?.level !== level) {
      const list = pasted.createElement(numbered.test(mark) ? 'ol' : 'ul');
      const above = openLists.at(-1);
      // A deeper list belongs to the last entry of the list above it.
      if (above) (above.list.lastElementChild ?? above.list).append(list);
      else {
        paragraph.before(list);
        lastList = list;
      }
      openLists.push({ level, list });
    }
    const item = pasted.createElement('li');
    const words = pasted.createElement('p');
    words.append(...paragraph.childNodes);
    item.append(words);
    openLists.at(-1)?.list.append(item);
    paragraph.remove();
  }
  return pasted.body.innerHTML;
}

/** The level of an entry of a list, from 1; undefined for any other paragraph. */
const levelOf = (paragraph: Element): number | undefined => {
  const level = listStyle.exec(paragraph.getAttribute('style') ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
};

/** Removes the bullet or number that Word shows before an entry, and returns it; empty if there is none. */
const markOf = (paragraph: Element): string => {
  const mark = [...paragraph.querySelectorAll('span')].find((span) =>
    /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  mark?.remove();
  return mark?.textContent ?? '';
};
