/** What came out of the printer, newest on top. Polish or English by the browser. */
export const printerPage = `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Drukarka</title>
<style>
  body { margin: 0; font: 16px/1.45 system-ui, sans-serif; background: #dfe6ea; color: #1d2b33; }
  main { max-width: 30rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.05rem; text-align: center; }
  article { background: #fff; margin: 0 0 1.25rem; padding: 1rem 1.25rem 1.5rem; box-shadow: 0 2px 6px #0003; }
  time { display: block; font-size: .8rem; color: #52656f; text-align: right; }
  pre { font: 13px/1.35 ui-monospace, monospace; white-space: pre-wrap; margin: 0; }
  iframe { width: 100%; height: 36rem; border: 1px solid #c9d4da; }
  .none { text-align: center; color: #52656f; margin-top: 5rem; }
</style>
<main><h1></h1><div id="papers"></div></main>
<script>
  const polish = !/^en\\b/.test(navigator.language);
  const words = polish
    ? { title: 'Drukarka (atrapa)', none: 'Nic jeszcze nie wydrukowano' }
    : { title: 'Printer (simulator)', none: 'Nothing has been printed yet' };
  document.documentElement.lang = polish ? 'pl' : 'en';
  document.title = words.title;
  document.querySelector('h1').textContent = words.title;
  const make = (tag, content) => Object.assign(document.createElement(tag), content);
  new EventSource('/live').onmessage = ({ data }) => {
    const papers = JSON.parse(data);
    const shown = papers.map(({ at, text, pdf }, index) => {
      const article = document.createElement('article');
      article.append(make('time', { textContent: new Date(at).toLocaleTimeString(polish ? 'pl' : 'en-GB') }));
      article.append(pdf ? make('iframe', { src: '/papers/' + index + '.pdf', title: 'PDF' }) : make('pre', { textContent: text }));
      return article;
    });
    document.getElementById('papers').replaceChildren(...shown.toReversed());
    if (papers.length === 0) document.getElementById('papers').append(make('p', { textContent: words.none, className: 'none' }));
  };
</script>
</html>`;
