/**
 * A telephone on the screen: every SMS as its driver would read it, newest first. Polish or English by the browser. The server
 * sends all messages, oldest first, at each change (`/live`). Backslashes of the script are doubled, as a template string asks.
 */
export const phonePage = `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>SMS</title>
<style>
  body { margin: 0; font: 16px/1.45 system-ui, sans-serif; background: #dfe6ea; color: #1d2b33; }
  main { max-width: 26rem; margin: 2rem auto; padding: 1rem; background: #f7fafb; border-radius: 2rem; border: .6rem solid #22313a; min-height: 32rem; }
  h1 { font-size: 1.05rem; text-align: center; margin: .2rem 0 1rem; }
  article { margin: 0 0 1rem; }
  header { display: flex; justify-content: space-between; font-size: .8rem; color: #52656f; margin: 0 .4rem .25rem; }
  p { margin: 0; padding: .7rem .9rem; background: #fff; border-radius: 1rem; border-top-left-radius: .2rem; box-shadow: 0 1px 2px #0002; overflow-wrap: anywhere; white-space: pre-wrap; }
  footer { font-size: .75rem; color: #52656f; margin: .25rem .4rem 0; }
  .none { text-align: center; color: #52656f; margin-top: 6rem; background: none; box-shadow: none; }
</style>
<main><h1></h1><div id="list"></div></main>
<script>
  const polish = !/^en\\b/.test(navigator.language);
  const words = polish
    ? { title: 'Telefony kierowców', none: 'Nikt jeszcze nie dostał wiadomości', QUEUE: 'w drodze', DELIVERED: 'doręczono', UNDELIVERED: 'nie doręczono' }
    : { title: "Drivers' telephones", none: 'Nobody has received a message yet', QUEUE: 'on its way', DELIVERED: 'delivered', UNDELIVERED: 'not delivered' };
  document.documentElement.lang = polish ? 'pl' : 'en';
  document.title = words.title;
  document.querySelector('h1').textContent = words.title;
  const text = (tag, content, className = '') => Object.assign(document.createElement(tag), { textContent: content, className });
  const linked = (body) => {
    const paragraph = document.createElement('p');
    for (const piece of body.split(/(https?:\\/\\/\\S+)/)) {
      paragraph.append(/^https?:/.test(piece) ? Object.assign(document.createElement('a'), { href: piece, textContent: piece, target: '_blank' }) : piece);
    }
    return paragraph;
  };
  const show = (messages) => {
    const list = document.getElementById('list');
    list.replaceChildren(...messages.toReversed().map((message) => {
      const article = document.createElement('article');
      const head = document.createElement('header');
      head.append(text('span', message.from + ' → +' + message.number), text('time', new Date(message.at).toLocaleTimeString(polish ? 'pl' : 'en-GB')));
      article.append(head, linked(message.body), text('footer', words[message.status]));
      return article;
    }));
    if (messages.length === 0) list.append(text('p', words.none, 'none'));
  };
  show([]);
  new EventSource('/live').onmessage = ({ data }) => show(JSON.parse(data));
</script>
</html>`;
