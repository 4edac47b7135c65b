type Traits = Readonly<Record<string, string | boolean>>;

/** An element with these attributes: `true` sets one without a value, `false` leaves it out. A child that is a text is never read as HTML. */
export function element<N extends keyof HTMLElementTagNameMap>(
  name: N,
  traits: Traits = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[N] {
  const created = document.createElement(name);
  for (const [trait, value] of Object.entries(traits))
    if (value !== false) created.setAttribute(trait, value === true ? '' : value);
  created.append(...children);
  return created;
}
