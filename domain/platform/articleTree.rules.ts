/** The data that decides in which sections an article of the documentation is shown. `thema` is its subject. */
export interface Article {
  readonly id: number;
  readonly name: string;
  readonly thema: string | null;
  readonly parentId: number | null;
}

export interface Chapter {
  readonly article: Article;
  readonly inside: readonly Chapter[];
}

/**
 * The articles about a section, chapter by chapter. An article without a subject has the subject of its chapter. If no chapter
 * above it has a subject, it is shown in every section.
 * @param names what the section may be called as a subject, in any case
 */
export function articlesAbout(articles: readonly Article[], names: readonly string[]): Chapter[] {
  const ids = new Set(articles.map(({ id }) => id));
  const subjects = new Set(names.map((name) => name.trim().toLowerCase()));
  // An article whose chapter is not among the given ones is at the top, under null.
  const byParent = Map.groupBy(articles, ({ parentId }) => (ids.has(parentId ?? 0) ? parentId : null));
  const chapters = (parentId: number | null, isParentAbout: boolean): Chapter[] =>
    (byParent.get(parentId) ?? []).flatMap((article) => {
      const thema = article.thema?.trim().toLowerCase() ?? '';
      const isAbout = thema === '' ? isParentAbout : subjects.has(thema);
      const inside = chapters(article.id, isAbout);
      // A chapter about something else is kept if it contains an article about this section.
      return isAbout || inside.length > 0 ? [{ article, inside }] : [];
    });
  return chapters(null, true);
}
