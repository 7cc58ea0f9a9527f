type Props = Readonly<Record<string, string | number | boolean | ((event: Event) => void) | undefined>>;
type Child = Node | string | null | undefined | false;

/** An element of the page; texts are always texts, never markup. Functions are listeners by the name of their event. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  props: Props = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (typeof value === 'function') element.addEventListener(name, value);
    else if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else if (value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)));
  return element;
}

/** Replaces the content of an element. */
export const show = (place: Element, ...children: readonly Child[]): void =>
  place.replaceChildren(...children.filter((child): child is Node | string => Boolean(child)));
