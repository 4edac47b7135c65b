/** Every letter that went out, newest first, and the chosen one as its reader sees it. Polish or English by the browser. */
export const mailboxPage = `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Poczta</title>
<style>
  * { box-sizing: border-box; }
  body { margin: 0; height: 100vh; display: grid; grid-template: auto 1fr / minmax(16rem, 24rem) 1fr; font: 15px/1.45 system-ui, sans-serif; background: #dfe6ea; color: #1d2b33; }
  h1 { grid-column: 1 / -1; margin: 0; padding: .7rem 1rem; font-size: 1.05rem; background: #14506e; color: #fff; }
  nav { overflow: auto; background: #f7fafb; border-right: 1px solid #c5d2d9; }
  nav button { display: block; width: 100%; padding: .6rem 1rem; border: 0; border-bottom: 1px solid #dfe6ea; background: none; font: inherit; color: inherit; text-align: left; cursor: pointer; }
  nav button:hover { background: #e8f0f4; }
  nav button:focus-visible { outline: 3px solid #14506e; outline-offset: -3px; }
  nav button[aria-current=true] { background: #d3e5ee; }
  nav small { display: flex; justify-content: space-between; gap: .5rem; color: #52656f; }
  nav strong { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  main { display: flex; flex-direction: column; min-width: 0; padding: 1rem; gap: .75rem; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .75rem; margin: 0; font-size: .85rem; }
  dt { color: #52656f; } dd { margin: 0; overflow-wrap: anywhere; }
  iframe, pre { flex: 1; min-height: 0; width: 100%; margin: 0; border: 1px solid #c5d2d9; border-radius: .5rem; background: #fff; overflow: auto; padding: 0; }
  pre { padding: 1rem; white-space: pre-wrap; font: 14px/1.5 ui-monospace, monospace; }
  main > div { display: flex; gap: .5rem; }
  main > div button { padding: .3rem .8rem; border: 1px solid #14506e; border-radius: .4rem; background: #fff; font: inherit; color: #14506e; cursor: pointer; }
  main > div button[aria-pressed=true] { background: #14506e; color: #fff; }
  .none { padding: 3rem 1rem; text-align: center; color: #52656f; }
</style>
<h1></h1><nav></nav><main></main>
<script>
  const polish = !/^en\\b/.test(navigator.language);
  const words = polish
    ? { title: 'Poczta wysłana', none: 'Żaden list jeszcze nie przyszedł', from: 'Od', to: 'Do', subject: 'Temat', files: 'Załączniki', page: 'Jako strona', text: 'Jako tekst' }
    : { title: 'Mail that went out', none: 'No letter has come yet', from: 'From', to: 'To', subject: 'Subject', files: 'Attachments', page: 'As a page', text: 'As text' };
  document.documentElement.lang = polish ? 'pl' : 'en';
  document.title = words.title;
  document.querySelector('h1').textContent = words.title;
  const make = (tag, content = '', more = {}) => Object.assign(document.createElement(tag), { textContent: content }, more);
  let letters = [], chosen = null, asText = false;

  const showList = () => {
    const nav = document.querySelector('nav');
    nav.replaceChildren(...letters.toReversed().map((letter) => {
      const button = make('button', '', { type: 'button', onclick: () => choose(letter.id) });
      const head = make('small');
      head.append(make('span', letter.to.join(', ')), make('time', new Date(letter.at).toLocaleTimeString(polish ? 'pl' : 'en-GB')));
      button.append(head, make('strong', letter.subject));
      button.setAttribute('aria-current', letter.id === chosen);
      return button;
    }));
    if (letters.length === 0) nav.append(make('p', words.none, { className: 'none' }));
  };
  const bodyOf = (letter) => {
    if (asText || !letter.html) return make('pre', letter.text || letter.html);
    const frame = make('iframe', '', { title: letter.subject, srcdoc: letter.html.replace(/<a /g, '<a target="_blank" ') });
    frame.setAttribute('sandbox', 'allow-popups allow-popups-to-escape-sandbox');
    return frame;
  };
  const showLetter = () => {
    const main = document.querySelector('main');
    const letter = letters.find(({ id }) => id === chosen);
    if (!letter) return main.replaceChildren();
    const facts = document.createElement('dl');
    const files = letter.attachments.map(({ filename, size }) => filename + ' (' + size + ' B)').join(', ');
    for (const [name, value] of [[words.from, letter.from], [words.to, letter.to.join(', ')], [words.subject, letter.subject], [words.files, files]])
      if (value) facts.append(make('dt', name), make('dd', value));
    const choice = document.createElement('div');
    for (const [name, text] of [[words.page, false], [words.text, true]]) {
      const button = make('button', name, { type: 'button', onclick: () => { asText = text; showLetter(); } });
      button.setAttribute('aria-pressed', asText === text);
      choice.append(button);
    }
    main.replaceChildren(facts, choice, bodyOf(letter));
  };
  const choose = (id) => { chosen = id; showList(); showLetter(); };
  new EventSource('/live').onmessage = ({ data }) => {
    letters = JSON.parse(data);
    if (!letters.some(({ id }) => id === chosen)) { chosen = letters.at(-1)?.id ?? null; showLetter(); }
    showList();
  };
</script>
</html>`;
